import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { jobs } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { newId } from '../../platform/lib/ids'
import type { OrderView } from './view'
import {
  isSandbox,
  SIGNATURE_HEADER,
  type SandboxCashier,
} from '../../integrations/payment-providers/sandbox'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { holdCredits, settlePart } from '../credits/service'
import { ORDER_OPEN_MS } from './orders'
import { reconcile } from './reconcile'
import { sweepOrders } from './sweep'
import { applyRefunded } from './machine'
import { insertFirstGoods } from './repository'
import { FIRST_GOODS } from './goods-data'

const FIRST = 30

type Client = Readonly<Record<string, string>>
const WEAPP: Client = { 'app-sign': 'weapp', 'app-system': 'android' }
const NOTIFY = '/api/payment/notify/sandbox'

async function insertQueued(db: Db, userId: string): Promise<string> {
  const id = newId()
  await db.insert(jobs).values({
    id,
    userId,
    requestId: id,
    requestHash: id,
    tool: 'text2img',
    params: {},
    engineId: 'studio',
    modelId: 'studio',
    costCredits: 300,
    status: 'queued',
  })
  return id
}

describe('topping up by the sandbox', () => {
  let server: TestApp
  let sandbox: SandboxCashier
  let token = ''
  before(async () => {
    const env = { SMS_PER_ADDRESS_HOUR: '10000', WELCOME_CREDITS: '0', FIRST_TOPUP_CREDITS: '30' }
    server = await startTestApp({ env })
    await insertFirstGoods(server.deps.db, FIRST_GOODS)
    const found = server.deps.payments.find(isSandbox)
    assert.ok(found)
    sandbox = found
  })
  after(() => server.close())

  const enter = async () => {
    token = (await signInByCalls(server.app, newPhone())).token
  }
  const call = async <T>(method: 'GET' | 'POST', url: string, body?: object, client: Client = {}) =>
    (await callApi(server.app, method, url, { token, headers: client, ...(body && { body }) })) as {
      status: number
      code: number
      message: string
      data: T
    }
  const sound = async () => {
    const { id } = (await call<{ id: string }>('GET', '/api/user/info')).data
    await assertSoundLedger(server.deps.db, id)
  }
  const balance = async () =>
    (await call<{ balance: number }>('GET', '/api/user/score')).data.balance
  const order = async (requestId = crypto.randomUUID(), goodsId = 'credits-300') =>
    (await call<OrderView>('POST', '/api/order/create', { requestId, goodsId })).data
  const begin = (orderId: string, client?: Client) =>
    call<{ url: string }>('POST', '/api/payment/h5pay', { orderId, provider: 'sandbox' }, client)
  const look = async (id: string) =>
    (await call<OrderView>('GET', `/api/order/getOrder?id=${id}`)).data
  const notify = (body: string, signature: string) =>
    server.app.inject({
      method: 'POST',
      url: NOTIFY,
      headers: { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' },
      payload: body,
    })
  const press = (url: string, notification: 'sent' | 'late') => {
    const query = new URL(url, 'http://x').searchParams
    const form = new URLSearchParams([...query, ['notification', notification]])
    return server.app.inject({
      method: 'POST',
      url: '/cashier/sandbox',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })
  }

  test('goods → order → cashier → credits, bill and balance agree', async () => {
    await enter()
    const goods = await call<{ goods: { id: string }[]; firstBonusCredits: number }>(
      'GET',
      '/api/goods/list',
    )
    assert.equal(goods.data.goods.length, FIRST_GOODS.length)
    assert.equal(goods.data.firstBonusCredits, FIRST)
    const created = await order()
    assert.deepEqual([created.state, created.priceFen, created.credits], ['created', 3000, 300])
    const { url } = (await begin(created.id)).data
    const page = await server.app.inject({ url })
    assert.match(page.body, /不会真的扣钱/)
    assert.match(page.body, new RegExp(`到账 ${310 + FIRST} 积分`))
    // One way to pay: leaving out the notification is for developers, who post it.
    assert.equal(page.body.match(/<button/g)?.length, 1)
    const answer = await press(url, 'sent')
    assert.equal(answer.statusCode, 303)
    assert.equal(answer.headers.location, `/pagesC/ucenter/pay-result?id=${created.id}`)
    const paid = await look(created.id)
    assert.deepEqual([paid.state, paid.firstBonusCredits], ['paid', FIRST])
    assert.equal(await balance(), 310 + FIRST)
    const after = await call<{ firstBonusCredits: number }>('GET', '/api/goods/list')
    assert.equal(after.data.firstBonusCredits, 0)
    const bills = await call<{ list: OrderView[]; total: number }>(
      'GET',
      '/api/order/getMyOrderList',
    )
    assert.deepEqual([bills.data.total, bills.data.list[0]?.id], [1, created.id])
    assert.equal(bills.data.list[0]?.totalCredits, 310 + FIRST)
    const again = await server.app.inject({ url })
    assert.match(again.body, new RegExp(`已经支付，${310 + FIRST} 积分已到账`))
    assert.doesNotMatch(again.body, /<form/)
    // Pressing again, by an old page, pays nothing.
    await press(url, 'sent')
    assert.equal(await balance(), 310 + FIRST)
    await sound()
  })

  test('in a mini-program the cashier ends with a sentence, and no other address does', async () => {
    await enter()
    const created = await order()
    const { url } = (await begin(created.id, WEAPP)).data
    assert.doesNotMatch((await server.app.inject({ url })).body, /<a /)
    const changed = new URL(url, 'http://x')
    changed.searchParams.set('channel', 'h5')
    assert.equal((await press(changed.href, 'sent')).statusCode, 404)
    for (const time of ['first', 'again']) {
      const answer = await press(url, 'sent')
      assert.equal(answer.statusCode, 200, time)
      assert.match(answer.body, /支付成功，请返回小程序/, time)
    }
    assert.equal(await balance(), 310 + FIRST)
  })

  test('the same requestId is one order, whatever the goods; 50 at once too', async () => {
    await enter()
    const requestId = crypto.randomUUID()
    const created = await Promise.all(Array.from({ length: 50 }, () => order(requestId)))
    assert.equal(new Set(created.map(({ id }) => id)).size, 1)
    const other = await call('POST', '/api/order/create', { requestId, goodsId: 'credits-60' })
    assert.equal(other.status, 409)
  })

  test('15 repeats and 50 twins of a notification credit once', async () => {
    await enter()
    const created = await order()
    await begin(created.id)
    const { body, signature } = await sandbox.pay({ id: created.id, amountFen: created.priceFen })
    for (let repeat = 0; repeat < 15; repeat++) {
      assert.equal((await notify(body, signature)).statusCode, 200)
    }
    const twins = await Promise.all(Array.from({ length: 50 }, () => notify(body, signature)))
    assert.ok(twins.every(({ statusCode }) => statusCode === 200))
    assert.equal(await balance(), 310 + FIRST)
    await sound()
  })

  test('forged, changed, stale, foreign notifications credit nothing', async () => {
    await enter()
    const created = await order()
    await begin(created.id)
    const { body, signature } = await sandbox.pay({ id: created.id, amountFen: created.priceFen })
    const changed = body.replace('3000', '1')
    const refused = [
      await notify(changed, signature),
      await notify(body, ''),
      await notify(body, sandbox.sign('other')),
      await notify('{}', sandbox.sign('{}')),
      await notify('not json', signature),
    ]
    for (const { statusCode } of refused) assert.equal(statusCode, 401)
    server.forward(10 * 60_000)
    assert.equal((await notify(body, signature)).statusCode, 401)
    await enter()
    assert.equal(await balance(), 0)
  })

  test('a notification of another amount, though genuine, credits nothing', async () => {
    await enter()
    const created = await order()
    await begin(created.id)
    const { body, signature } = await sandbox.pay({ id: created.id, amountFen: 1 })
    assert.equal((await notify(body, signature)).statusCode, 200)
    assert.equal(await balance(), 0)
    assert.equal((await look(created.id)).state, 'paying')
  })

  test('no notification: looking at the order asks, and so does the sweep', async () => {
    await enter()
    const [seen, swept] = [await order(), await order()]
    for (const { id } of [seen, swept]) await press((await begin(id)).data.url, 'late')
    server.forward(4_000)
    assert.equal((await look(seen.id)).state, 'paid')
    server.forward(60_000)
    await sweepOrders(server.deps)
    assert.equal((await look(swept.id)).state, 'paid')
    assert.equal(await balance(), 620 + FIRST)
  })

  test('unpaid orders close after their time; a late payment is credited all the same', async () => {
    await enter()
    const [left, late] = [await order(), await order()]
    await begin(late.id)
    server.forward(ORDER_OPEN_MS + 1000)
    await sweepOrders(server.deps)
    token = (await signInByCalls(server.app, newPhone())).token
    assert.equal((await call('GET', `/api/order/getOrder?id=${left.id}`)).status, 404)
    const closed = await server.deps.pool.query('select state from orders where id = any($1)', [
      [left.id, late.id],
    ])
    assert.deepEqual(
      closed.rows.map((row: { state: string }) => row.state),
      ['closed', 'closed'],
    )
    const { body, signature } = await sandbox.pay({ id: late.id, amountFen: late.priceFen })
    assert.equal((await notify(body, signature)).statusCode, 200)
    const paid = await server.deps.pool.query('select state from orders where id = $1', [late.id])
    assert.deepEqual(paid.rows, [{ state: 'paid' }])
    await sound()
  })

  test('a refund takes the credits back once, as far as they are there', async () => {
    await enter()
    const created = await order()
    await press((await begin(created.id)).data.url, 'sent')
    const refund = () =>
      transaction(server.deps.db, (tx) =>
        applyRefunded(server.deps, tx, { orderId: created.id, reason: '测试' }),
      )
    const outcomes = [await refund(), await refund()]
    assert.deepEqual(outcomes, ['refunded', 'already'])
    assert.equal(await balance(), 0)
    const { body, signature } = await sandbox.pay({ id: created.id, amountFen: created.priceFen })
    await notify(body, signature)
    assert.equal(await balance(), 0)
    await sound()
  })

  test('credits on hold while the refund arrives are owed, and paid by what comes back', async () => {
    await enter()
    const created = await order()
    await press((await begin(created.id)).data.url, 'sent')
    const { db } = server.deps
    const { id: userId } = (await call<{ id: string }>('GET', '/api/user/info')).data
    const job = { userId, jobId: await insertQueued(db, userId) }
    const paidFor = await balance()
    await transaction(db, (tx) => holdCredits(tx, { ...job, credits: 300 }))
    await transaction(db, (tx) =>
      applyRefunded(server.deps, tx, { orderId: created.id, reason: '测试' }),
    )
    type Score = { balance: number; held: number; debt: number }
    const score = async () => {
      const { data } = await call<Score>('GET', '/api/user/score')
      return [data.balance, data.held, data.debt]
    }
    assert.deepEqual(await score(), [0, 300, 300])
    await db.update(jobs).set({ status: 'cancelled' }).where(eq(jobs.id, job.jobId))
    await transaction(db, (tx) => settlePart(tx, job, 100))
    assert.deepEqual(await score(), [0, 0, 100], 'the 200 that came back are taken')
    const reward = (await call<{ credits: number }>('POST', '/api/user/signin')).data.credits
    assert.deepEqual(await score(), [0, 0, 100 - reward])
    await press((await begin((await order()).id)).data.url, 'sent')
    assert.deepEqual(await score(), [310 - 100 + reward, 0, 0])
    assert.equal(paidFor, 310 + FIRST)
    const log = await call<{ list: { kind: string; title: string; credits: number }[] }>(
      'GET',
      '/api/score-log/my',
    )
    const [newest] = log.data.list
    assert.deepEqual(
      [newest?.kind, newest?.title, newest?.credits],
      ['debt', '补扣退款积分', reward - 100],
    )
    await sound()
  })

  test('where nothing is sold there is no price, no order, and none is paid', async () => {
    const clients: [Client, boolean][] = [
      [{ 'app-sign': 'h5' }, true],
      [WEAPP, true],
      [{ 'app-sign': 'weapp', 'app-system': 'ohos' }, true],
      [{ 'app-sign': 'weapp', 'app-system': 'ios' }, false],
      [{ 'app-sign': 'weapp', 'app-system': 'mac' }, false],
      [{ 'app-sign': 'weapp' }, false],
      [{ 'app-sign': 'tt', 'app-system': 'android' }, false],
      [{ 'app-sign': 'qq', 'app-system': 'android' }, false],
      [{ 'app-sign': 'alipay', 'app-system': 'android' }, false],
      // Its App Store is not configured here.
      [{ 'app-sign': 'h5', 'app-system': 'ios' }, false],
    ]
    await enter()
    const created = await order()
    for (const [client, sold] of clients) {
      const name = JSON.stringify(client)
      const goods = await call('GET', '/api/goods/list', undefined, client)
      assert.equal(goods.status, sold ? 200 : 403, name)
      const wish = { requestId: crypto.randomUUID(), goodsId: 'credits-300' }
      const ordered = await call('POST', '/api/order/create', wish, client)
      assert.equal(ordered.status, sold ? 200 : 403, name)
      assert.equal((await begin(created.id, client)).status, sold ? 200 : 403, name)
      const { payCheck } = (
        await call<{ payCheck: boolean }>('GET', '/api/app-config/app', undefined, client)
      ).data
      assert.equal(payCheck, !sold, name)
      if (!sold) assert.equal(goods.message, '这里暂不提供充值')
    }
  })

  test('an operator sells nowhere, or on iPhones within WeChat too', async () => {
    for (const [TOP_UP_ON, expected] of [
      ['none', [true, true]],
      ['weapp-ios', [true, false]],
    ] as const) {
      const other = await startTestApp({ env: { TOP_UP_ON } })
      const clients: Client[] = [{ 'app-sign': 'h5' }, { 'app-sign': 'weapp', 'app-system': 'ios' }]
      const requests = clients.map(
        async (headers) =>
          (await callApi(other.app, 'GET', '/api/app-config/app', { headers })).data,
      )
      const hidden = (await Promise.all(requests)).map(
        (data) => (data as { payCheck: boolean }).payCheck,
      )
      assert.deepEqual(hidden, expected)
      await other.close()
    }
  })

  test('an order and its payment belong to its owner alone', async () => {
    await enter()
    const created = await order()
    await enter()
    assert.equal((await call('GET', `/api/order/getOrder?id=${created.id}`)).status, 404)
    assert.equal((await begin(created.id)).status, 404)
    const stranger = await server.app.inject({ url: `/cashier/sandbox?order=${created.id}&sign=x` })
    assert.equal(stranger.statusCode, 404)
  })

  test('the nightly comparison names what differs', async () => {
    await enter()
    const created = await order()
    await begin(created.id)
    await sandbox.pay({ id: created.id, amountFen: 1 })
    server.forward(3 * 3_600_000)
    const { differences } = await reconcile(server.deps)
    const mine = differences.filter(({ orderId }) => orderId === created.id)
    assert.deepEqual(mine, [{ orderId: created.id, ours: 'paying', theirs: 'paid', what: 'state' }])
  })
})
