import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { orderOfToken, tokenOfOrder } from '@contract/app-store-token'
import {
  appleChain,
  appleNotification,
  appleOptions,
  appleSign,
  appleTransaction,
  makeChain,
  startAppStore,
} from '../../testing/payments/apple'
import { createApple } from './apple'
import { NotificationRefused, RefundElsewhere } from './provider'

const ID = '202601012000001234567890'
const order = {
  id: ID,
  goodsId: 'credits-300',
  description: '墨光积分 310',
  payer: null,
  amountFen: 3000,
  expiresAt: new Date(),
  tradeId: null,
}

describe('purchases of the App Store', () => {
  const apple = createApple(appleOptions(), () => new Date())
  const read = (facts: object, chain = appleChain()) =>
    apple.readTransaction(appleSign(facts, chain))

  test('an order’s number is a UUID and back', () => {
    assert.equal(tokenOfOrder(ID), '00000000-2026-0101-2000-001234567890')
    assert.equal(orderOfToken(tokenOfOrder(ID)), ID)
    for (const token of [undefined, '', crypto.randomUUID(), ID]) {
      assert.equal(orderOfToken(token), null)
    }
  })

  test('what Apple signed is believed', async () => {
    const facts = appleTransaction(ID)
    assert.deepEqual(await read(facts), {
      orderId: ID,
      tradeId: facts.transactionId,
      productId: 'credits.300',
      paidAt: new Date(facts.purchaseDate),
    })
  })

  const wrong: Record<string, object> = {
    'another app': { bundleId: 'example.other' },
    'another environment': { environment: 'Production' },
    'not signed at all': { environment: 'Xcode' },
    'a purchase taken back': { revocationDate: Date.now(), revocationReason: 0 },
    'shared in a family': { inAppOwnershipType: 'FAMILY_SHARED' },
    'a subscription': { type: 'Auto-Renewable Subscription' },
    'several at once': { quantity: 5 },
    'no number': { transactionId: undefined },
  }
  for (const [name, more] of Object.entries(wrong)) {
    test(`refused: ${name}`, () =>
      assert.rejects(read(appleTransaction(ID, more)), NotificationRefused))
  }

  test('refused: another root, certificates without Apple’s marks or past their end, no JWS', async () => {
    const facts = appleTransaction(ID)
    const [leaf, between, root] = makeChain()
    const [, ownBetween, ownRoot] = appleChain()
    await assert.rejects(read(facts, [leaf, between, root]), NotificationRefused)
    await assert.rejects(read(facts, [leaf, ownBetween, ownRoot]), NotificationRefused)
    for (const chain of [
      makeChain({ marks: false }),
      makeChain({ until: new Date('2021-01-01') }),
    ]) {
      const options = appleOptions({ rootCertificates: [chain[2].der] })
      const trusting = createApple(options, () => new Date())
      await assert.rejects(trusting.readTransaction(appleSign(facts, chain)), NotificationRefused)
    }
    const [head, body, signature] = appleSign(facts).split('.')
    const other = Buffer.from(JSON.stringify(appleTransaction(ID, { productId: 'x' })))
    const forged = [
      '',
      'x'.repeat(40),
      `${head}.${body}.`,
      `${head}.${other.toString('base64url')}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    ]
    for (const signed of forged)
      await assert.rejects(apple.readTransaction(signed), NotificationRefused)
  })

  test('a refund is reported; other notices change nothing; old and foreign ones are refused', async () => {
    const signed = appleSign(appleTransaction(ID, { revocationDate: Date.now() }))
    const notify = (rawBody: string) => apple.readNotification({ headers: {}, rawBody })
    const refunded = await notify(appleNotification(signed))
    assert.ok(refunded.kind === 'refunded')
    assert.deepEqual([refunded.orderId, refunded.amountFen], [ID, null])
    const types = ['REFUND_DECLINED', 'REFUND_REVERSED', 'ONE_TIME_CHARGE', 'TEST']
    for (const type of types) {
      assert.equal((await notify(appleNotification(signed, { type }))).kind, 'other')
    }
    const bad = [
      appleNotification(signed, { at: new Date(Date.now() - 5 * 86_400_000) }),
      appleNotification(signed, { data: { bundleId: 'example.other' } }),
      appleNotification(signed, { data: { environment: 'Production' } }),
      appleNotification(signed, { chain: makeChain() }),
      appleNotification(appleSign(appleTransaction(ID, { revocationDate: 1 }), makeChain())),
      appleNotification(appleSign(appleTransaction(ID))),
      '{}',
      'null',
      '',
    ]
    for (const rawBody of bad) await assert.rejects(notify(rawBody), NotificationRefused)
  })

  test('reads the state of a purchase by the server API with a token of ours', async () => {
    const facts = appleTransaction(ID)
    const { transactionId: tradeId } = facts
    const known = new Map([[tradeId, appleSign(facts)]])
    const server = await startAppStore(known)
    try {
      const options = appleOptions()
      const api = { ...options.api, url: server.url }
      const asking = createApple({ ...options, api }, () => new Date())
      const paid = { tradeId, amountFen: 3000, paidAt: new Date(facts.purchaseDate) }
      assert.deepEqual(await asking.query({ ...order, tradeId }), { state: 'paid', ...paid })
      assert.match(server.requests[0]?.headers.authorization ?? '', /^Bearer ey/)
      known.set(tradeId, appleSign(appleTransaction(ID, { revocationDate: Date.now() })))
      assert.equal((await asking.query({ ...order, tradeId })).state, 'refunded')
      assert.deepEqual(await asking.query({ ...order, tradeId: '9' }), { state: 'unpaid' })
      await assert.rejects(asking.query({ ...order, id: '1'.repeat(24), tradeId }))
    } finally {
      await server.close()
    }
  })

  test('Apple alone pays back, and nothing begins here', async () => {
    const payer = { channel: 'ios', address: '', loginCode: null } as const
    await assert.rejects(apple.begin(order, payer))
    const refund = apple.refund({ ...order, tradeId: '1' }, { refundId: 'r', reason: '' })
    await assert.rejects(refund, RefundElsewhere)
    assert.deepEqual(await apple.query(order), { state: 'unpaid' })
  })
})
