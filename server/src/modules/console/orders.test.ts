import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { adminLog } from '../../platform/db/schema'
import { isSandbox, SIGNATURE_HEADER } from '../../integrations/payment-providers/sandbox'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { signInNew } from '../../testing/sessions'
import { signInStaff } from '../../testing/staff'
import { FIRST_GOODS } from '../payment/goods-data'
import { insertFirstGoods } from '../payment/repository'

type OrderPage = CallData<'GET /api/console/orders'>

describe('orders at the console', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    server = await startTestApp({ env: { FIRST_TOPUP_CREDITS: '0' } })
    await insertFirstGoods(server.deps.db, FIRST_GOODS)
    operator = await signInStaff(server, 'operator')
  })
  after(() => server.close())

  /** An order of a new user, paid at the sandbox's cashier. */
  async function paid() {
    const { id: userId, token } = await signInNew(server)
    const post = (url: string, body: object) => callApi(server.app, 'POST', url, { token, body })
    const wish = { requestId: `order-${userId}`, goodsId: 'credits-300' }
    const created = (await post('/api/order/create', wish)).data as { id: string; priceFen: number }
    await post('/api/payment/h5pay', { orderId: created.id, provider: 'sandbox' })
    const sandbox = server.deps.payments.find(isSandbox)
    assert.ok(sandbox)
    const { body, signature } = await sandbox.pay({ id: created.id, amountFen: created.priceFen })
    await server.app.inject({
      method: 'POST',
      url: '/api/payment/notify/sandbox',
      payload: body,
      headers: { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' },
    })
    return { userId, ...created }
  }

  const list = async (query: string) =>
    (await callApi(server.app, 'GET', `/api/console/orders?${query}`, { token: operator.token }))
      .data as OrderPage
  const refund = (id: string, reason = '重复购买') =>
    callApi(server.app, 'POST', `/api/console/orders/${id}/refund`, {
      token: operator.token,
      body: { reason },
    })

  test('an order is found by its state, number, payment and user', async () => {
    const { id, userId } = await paid()
    const [row] = (await list(`q=${id}`)).list
    assert.deepEqual([row?.state, row?.userId, row?.provider], ['paid', userId, 'sandbox'])
    for (const query of ['state=paid', `q=${userId}`, `q=${row?.tradeId}`])
      assert.ok(
        (await list(query)).list.some((order) => order.id === id),
        query,
      )
    assert.deepEqual((await list('state=refunded')).list, [])
  })

  test('a refund pays back once, takes the credits, and is logged', async () => {
    const { id, userId } = await paid()
    assert.ok((await assertSoundLedger(server.deps.db, userId)).balance >= 300)
    const done = await refund(id)
    assert.equal((done.data as OrderPage['list'][number]).state, 'refunded')
    assert.equal((await assertSoundLedger(server.deps.db, userId)).balance, 0)
    const again = await refund(id)
    assert.deepEqual([again.status, again.message], [409, '这笔订单已经退款了'])
    const log = await server.deps.db
      .select()
      .from(adminLog)
      .where(eq(adminLog.actorId, operator.id))
    assert.deepEqual(
      log.map(({ command, args, reason }) => [command, args, reason]),
      [['refund', [id], '重复购买']],
    )
  })

  test('what was never paid, or never was, is not paid back', async () => {
    const { token } = await signInNew(server)
    const wish = { requestId: 'unpaid-order', goodsId: 'credits-300' }
    const created = await callApi(server.app, 'POST', '/api/order/create', { token, body: wish })
    const unpaid = await refund((created.data as { id: string }).id)
    assert.deepEqual([unpaid.status, unpaid.message], [409, '这笔订单没有支付，不用退款'])
    assert.equal((await refund('nothing')).status, 404)
  })
})
