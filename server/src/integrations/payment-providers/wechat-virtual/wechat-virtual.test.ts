import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { AppError } from '../../../platform/lib/errors'
import {
  deliverMessage,
  refundMessage,
  startXpay,
  wechatPush,
  XPAY_PUSH,
  type XpayServer,
} from '../../../testing/payments/xpay'
import { NotificationRefused, RefundElsewhere } from '../provider'
import { paySignature, userSignature } from './signing'
import { createWechatVirtual } from './wechat-virtual'

const OPEN_ID = 'o-payer'
const now = () => new Date()

let number = 0
const newOrder = (more: object = {}) => ({
  id: `20260101200000${String(++number).padStart(10, '0')}`,
  goodsId: 'credits-300',
  description: '墨光积分 310',
  amountFen: 3000,
  expiresAt: new Date('2026-01-01T12:30:00Z'),
  payer: OPEN_ID,
  tradeId: null,
  ...more,
})

describe('virtual payment of WeChat', () => {
  let xpay: XpayServer
  before(async () => {
    xpay = await startXpay({ goods: { 'credits-300': 3000 } })
  })
  after(() => xpay.close())

  const provider = (more: object = {}) => createWechatVirtual({ ...xpay.options, ...more }, now)
  type Order = ReturnType<typeof newOrder>

  /** The payload of the phone, and WeChat's verification of it. */
  async function request(order: Order, openId = OPEN_ID, pay = provider()) {
    const loginCode = xpay.loginCode(openId)
    const start = await pay.begin(order, { channel: 'mini', address: '203.0.113.9', loginCode })
    assert.ok(start.kind === 'wechatVirtual')
    return { start, errCode: xpay.books.request(start.params, openId) }
  }

  async function paid(order: Order) {
    assert.equal((await request(order)).errCode, 0)
    return xpay.books.pay(order.id)
  }

  test('signatures are those of a published vector', () => {
    const text = '{"env":0,"attach":"中文"}'
    const paySig = paySignature('app_key_123', 'requestVirtualPayment', text)
    assert.ok(paySig.startsWith('55c764626f2c6488'), paySig)
    const signature = userSignature('session_key_123', text)
    assert.ok(signature.startsWith('f574f8739d12742d'), signature)
  })

  test('WeChat takes the order as it was signed, for its payer, once', async () => {
    const order = newOrder()
    const { start, errCode } = await request(order)
    assert.equal(errCode, 0)
    assert.deepEqual(JSON.parse(start.params.signData), {
      offerId: xpay.options.offerId,
      buyQuantity: 1,
      env: 0,
      currencyType: 'CNY',
      productId: 'credits-300',
      goodsPrice: 3000,
      outTradeNo: order.id,
      attach: order.id,
    })
    assert.equal(start.payer, OPEN_ID)
    assert.ok(!JSON.stringify(start).includes('session'))
    assert.equal(xpay.books.request(start.params, OPEN_ID), -15_002)
    assert.equal(xpay.books.request({ ...start.params, paySig: '0' }, OPEN_ID), -15_006)
    assert.equal(xpay.books.request(start.params, 'o-other'), -15_005)
  })

  test('no code, and one of another vendor, are the client’s mistake', async () => {
    for (const loginCode of [null, 'made-up']) {
      await assert.rejects(
        provider().begin(newOrder(), { channel: 'mini', address: '::1', loginCode }),
        (error) => error instanceof AppError && error.code === 'PARAM_INVALID',
      )
    }
  })

  test('reads the state of an order, from before it began to its refund', async () => {
    const order = newOrder()
    assert.deepEqual(await provider().query({ ...order, payer: null }), { state: 'unpaid' })
    assert.deepEqual(await provider().query(order), { state: 'unpaid' })
    await request(order)
    assert.deepEqual(await provider().query(order), { state: 'unpaid' })
    const theirs = xpay.books.pay(order.id)
    const facts = {
      tradeId: `wxo-${order.id}`,
      amountFen: 3000,
      paidAt: new Date('2026-01-01T12:00:00Z'),
      payer: OPEN_ID,
    }
    for (const status of [2, 3, 4, 7]) {
      theirs.status = status
      assert.deepEqual(await provider().query(order), { state: 'paid', ...facts })
    }
    for (const status of [5, 8]) {
      theirs.status = status
      const refundId = `refund-${order.id}`
      assert.deepEqual(await provider().query(order), { state: 'refunded', refundId, ...facts })
    }
    theirs.status = 6
    assert.deepEqual(await provider().query(order), { state: 'closed' })
  })

  test('another environment, another order, a wrong key and no answer are no answers', async () => {
    const order = newOrder()
    const theirs = await paid(order)
    const answerWith = (more: object) => {
      const facts = { order_id: order.id, status: 2, order_fee: 3000, paid_fee: 3000, env_type: 1 }
      const body = JSON.stringify({ errcode: 0, order: { ...facts, wx_order_id: 'w', ...more } })
      xpay.answerNext({ body })
    }
    const pay = provider()
    await pay.query(order)
    for (const more of [
      { env_type: 2 },
      { order_id: 'x' },
      { order_type: 1 },
      { wx_order_id: '' },
    ]) {
      answerWith(more)
      await assert.rejects(pay.query(order), JSON.stringify(more))
    }
    await assert.rejects(provider({ appKey: 'guessed' }).query(order), /268490003/)
    await assert.rejects(provider({ apiUrl: 'http://127.0.0.1:9' }).query(order))
    assert.equal(theirs.status, 2)
  })

  test('a payment found by a query is reported to WeChat as delivered; not twice, and not while unpaid', async () => {
    const order = newOrder()
    await request(order)
    await provider().delivered?.(order)
    assert.equal(xpay.books.order(order.id).status, 1)
    xpay.books.pay(order.id)
    await provider().delivered?.(order)
    assert.equal(xpay.books.order(order.id).status, 4)
    const before = xpay.requests.length
    await provider().delivered?.(order)
    const deliveries = xpay.requests
      .slice(before)
      .filter(({ path }) => path.includes('notify_provide'))
    assert.equal(deliveries.length, 0)
  })

  test('a refund is made once by its number, names what is left, and is Apple’s where Apple was paid', async () => {
    const order = newOrder()
    const theirs = await paid(order)
    const back = { refundId: `refund-${order.id}`, reason: '误购' }
    const refund = () => provider().refund({ ...order, tradeId: 'x' }, back)
    await refund()
    assert.deepEqual([theirs.status, theirs.leftFee, theirs.refunds.size], [5, 0, 1])
    await refund()
    assert.equal(theirs.refunds.size, 1)
    const bought = newOrder()
    ;(await paid(bought)).byApple = true
    await assert.rejects(
      provider().refund({ ...bought, tradeId: 'x' }, { ...back, refundId: `refund-${bought.id}` }),
      RefundElsewhere,
    )
    await assert.rejects(provider().refund({ ...newOrder(), tradeId: 'x' }, back))
  })

  test('pushes in our words: a payment, a refund, and what is none of it', async () => {
    const order = newOrder()
    const theirs = await paid(order)
    const read = (message: object) =>
      provider().readNotification(wechatPush(message, { now: now() }))
    const notification = await read(deliverMessage(theirs))
    assert.deepEqual(
      { ...notification, body: null },
      {
        kind: 'paid',
        notificationId: `paid-wxo-${order.id}`,
        body: null,
        orderId: order.id,
        tradeId: `wxo-${order.id}`,
        amountFen: 3000,
        paidAt: new Date('2026-01-01T12:00:00Z'),
        payer: OPEN_ID,
      },
    )
    assert.ok(!JSON.stringify(notification.body).includes(OPEN_ID))
    const unsent = deliverMessage(theirs, { WeChatPayInfo: undefined })
    assert.equal((await read(unsent)).kind, 'paid', 'Apple names no payment of WeChat')
    await assert.rejects(read(refundMessage(theirs)), NotificationRefused)
    const failed = await read(refundMessage(theirs, 3000, { RetCode: 1 }))
    assert.equal(failed.kind, 'other')
    theirs.leftFee = 2000
    const part = await read(refundMessage(theirs, 1000))
    assert.ok(part.kind === 'refunded')
    assert.equal(part.amountFen, 1000)
    Object.assign(theirs, { leftFee: 0, status: 5 })
    const back = await read(refundMessage(theirs))
    assert.ok(back.kind === 'refunded')
    assert.deepEqual([back.orderId, back.tradeId], [order.id, `wxo-${order.id}`])
    const complaint = await read({ MsgType: 'event', Event: 'xpay_complaint_notify' })
    assert.equal(complaint.kind, 'other')
  })

  test('in safe mode only what is sealed for this app is believed', async () => {
    const order = newOrder()
    const message = deliverMessage(await paid(order))
    const push = { ...xpay.options.push, aesKey: XPAY_PUSH.aesKey }
    const read = (request: ReturnType<typeof wechatPush>) =>
      provider({ push }).readNotification(request)
    const { aesKey } = XPAY_PUSH
    assert.equal((await read(wechatPush(message, { now: now(), aesKey }))).kind, 'paid')
    const other = 'zyxwvutsrqponmlkjihgfedcbaABCDEFGHIJKLMNOP0'
    const sealed = wechatPush(message, { now: now(), aesKey })
    const strange = [
      wechatPush(message, { now: now() }),
      wechatPush(message, { now: now(), aesKey: other }),
      wechatPush(message, { now: now(), aesKey, appId: 'wxother' }),
      { ...sealed, query: { ...sealed.query, msg_signature: '0'.repeat(40) } },
      { ...sealed, rawBody: sealed.rawBody.replace('"Encrypt":"', '"Encrypt":"A') },
    ]
    for (const request of strange) await assert.rejects(read(request), NotificationRefused)
  })

  test('no error contains a key or a code', async () => {
    const messages: string[] = []
    const note = (error: unknown): void => {
      for (let at = error; at instanceof Error; at = at.cause)
        messages.push(`${at.stack ?? ''} ${at}`)
    }
    xpay.failNext(-1, 'busy')
    const payer = { channel: 'mini', address: '::1', loginCode: 'secret-code' } as const
    await provider().begin(newOrder(), payer).catch(note)
    await provider({ appKey: 'wrong-key' }).query(newOrder()).catch(note)
    assert.equal(messages.length >= 2, true)
    const secrets = ['secret-code', 'wrong-key', xpay.options.appKey, xpay.options.appSecret]
    for (const secret of secrets) assert.ok(!messages.join('\n').includes(secret), secret)
  })
})
