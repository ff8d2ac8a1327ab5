import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  startWechat,
  wechatNotification,
  wechatOptions,
  wechatTransaction,
} from '../../../testing/payments/wechat'
import type { MockResponse, ReceivedRequest } from '../../../testing/payments/http-server'
import { NotificationRefused } from '../provider'
import { createWechatPay } from './wechat'

const ID = '202601012000001234567890'
const order = {
  id: ID,
  goodsId: 'credits-300',
  description: '墨光积分 310',
  amountFen: 3000,
  payer: null,
  expiresAt: new Date('2026-01-01T12:30:00Z'),
  tradeId: null,
}
const now = () => new Date()
const payer = { channel: 'h5', address: '203.0.113.9', loginCode: null } as const

const closing: (() => Promise<void>)[] = []
after(() => Promise.all(closing.map((close) => close())))

async function withApi(
  answer: (request: ReceivedRequest) => MockResponse,
  how: { signer?: 'theirs' | 'stranger' } = {},
) {
  const server = await startWechat(answer, how)
  closing.push(server.close)
  const options = wechatOptions({ apiUrl: server.url })
  return { server, pay: createWechatPay(options, now) }
}

const json = (body: object, status = 200): MockResponse => ({ status, body: JSON.stringify(body) })

describe('calls of WeChat Pay', () => {
  test('H5: a signed order, and a way back to the result', async () => {
    const { server, pay } = await withApi(() =>
      json({ h5_url: 'https://wx.example/h5?prepay_id=1' }),
    )
    const start = await pay.begin(order, payer)
    assert.ok(start.kind === 'redirect')
    const url = new URL(start.url)
    const back = `https://moguang.example/pagesC/ucenter/pay-result?id=${ID}`
    assert.equal(url.searchParams.get('redirect_url'), back)
    const [request] = server.requests
    assert.equal(`${request?.method} ${request?.path}`, 'POST /v3/pay/transactions/h5')
    assert.equal(request?.headers['wechatpay-serial'], 'PUB_KEY_ID_0114')
    assert.deepEqual(JSON.parse(request?.body ?? ''), {
      appid: 'wxpage0000000001',
      mchid: '1900000109',
      description: '墨光积分 310',
      out_trade_no: ID,
      time_expire: '2026-01-01T20:30:00+08:00',
      notify_url: 'https://moguang.example/api/payment/notify/wechat',
      amount: { total: 3000, currency: 'CNY' },
      scene_info: { payer_client_ip: '203.0.113.9', h5_info: { type: 'Wap' } },
    })
  })

  test('reads the state of an order', async () => {
    const paid = wechatTransaction(ID, 3000)
    const { amount, transaction_id: tradeId } = paid
    const facts = { tradeId, amountFen: amount.total, paidAt: new Date(paid.success_time) }
    const rows: [MockResponse, object][] = [
      [json(paid), { state: 'paid', ...facts }],
      [
        json({ ...paid, trade_state: 'REFUND' }),
        { state: 'refunded', refundId: `refund-${ID}`, ...facts },
      ],
      [json({ trade_state: 'NOTPAY' }), { state: 'unpaid' }],
      [json({ trade_state: 'USERPAYING' }), { state: 'unpaid' }],
      [json({ trade_state: 'CLOSED' }), { state: 'closed' }],
      [json({ code: 'ORDER_NOT_EXIST' }, 404), { state: 'unpaid' }],
    ]
    let current = json({})
    const { pay, server } = await withApi(() => current)
    for (const [answer, expected] of rows) {
      current = answer
      assert.deepEqual(await pay.query(order), expected)
    }
    assert.equal(
      server.requests[0]?.path,
      `/v3/pay/transactions/out-trade-no/${ID}?mchid=1900000109`,
    )
    for (const changed of [{ mchid: '1' }, { appid: 'wx' }, { out_trade_no: '1'.repeat(24) }]) {
      current = json({ ...paid, ...changed })
      await assert.rejects(pay.query(order))
    }
    current = json({ code: 'SYSTEM_ERROR' }, 500)
    await assert.rejects(pay.query(order), /500 SYSTEM_ERROR/)
  })

  test('an answer that WeChat did not sign is none', async () => {
    const { pay } = await withApi(() => json(wechatTransaction(ID, 3000)), { signer: 'stranger' })
    await assert.rejects(pay.query(order), /forged/)
  })

  test('closing: done, done before, or paid meanwhile; anything else is a failure', async () => {
    let current: MockResponse = { status: 204, body: '' }
    const { pay, server } = await withApi(() => current)
    await pay.close(order)
    assert.equal(server.requests[0]?.path, `/v3/pay/transactions/out-trade-no/${ID}/close`)
    for (const code of ['ORDER_CLOSED', 'ORDERPAID', 'ORDER_NOT_EXIST']) {
      current = json({ code }, 400)
      await pay.close(order)
    }
    current = json({ code: 'SYSTEM_ERROR' }, 500)
    await assert.rejects(pay.close(order))
  })

  test('refunds name the payment and are made once by their number', async () => {
    let status = 'PROCESSING'
    const { pay, server } = await withApi(() => json({ status }))
    const refund = () =>
      pay.refund({ ...order, tradeId: '42' }, { refundId: 'refund-1', reason: '误购' })
    await refund()
    assert.deepEqual(JSON.parse(server.requests[0]?.body ?? ''), {
      transaction_id: '42',
      out_refund_no: 'refund-1',
      reason: '误购',
      notify_url: 'https://moguang.example/api/payment/notify/wechat',
      amount: { refund: 3000, total: 3000, currency: 'CNY' },
    })
    status = 'ABNORMAL'
    await assert.rejects(refund())
  })
})

describe('notifications of WeChat Pay', () => {
  const pay = createWechatPay(wechatOptions(), now)
  const facts = wechatTransaction(ID, 3000)

  test('a payment and a refund in our words', async () => {
    const paid = await pay.readNotification(
      wechatNotification(facts, { now: now(), notificationId: 'n-1' }),
    )
    assert.deepEqual(
      { ...paid, body: null },
      {
        kind: 'paid',
        notificationId: 'n-1',
        body: null,
        orderId: ID,
        tradeId: `42000${ID}`,
        amountFen: 3000,
        paidAt: new Date('2026-01-01T12:00:00Z'),
      },
    )
    const back = {
      mchid: facts.mchid,
      out_trade_no: ID,
      transaction_id: facts.transaction_id,
      out_refund_no: `refund-${ID}`,
      refund_status: 'SUCCESS',
      amount: { total: 3000, refund: 3000, payer_total: 3000, payer_refund: 3000 },
    }
    const refunded = await pay.readNotification(
      wechatNotification(back, { now: now(), event: 'REFUND.SUCCESS' }),
    )
    assert.ok(refunded.kind === 'refunded')
    assert.deepEqual([refunded.orderId, refunded.amountFen], [ID, 3000])
    const closed = await pay.readNotification(
      wechatNotification(back, { now: now(), event: 'REFUND.CLOSED' }),
    )
    assert.equal(closed.kind, 'other')
  })

  test('headers are part of what is signed', async () => {
    const notification = wechatNotification(facts, { now: now() })
    for (const name of Object.keys(notification.headers)) {
      for (const value of [undefined, '', 'x']) {
        const headers = { ...notification.headers, [name]: value }
        await assert.rejects(
          pay.readNotification({ ...notification, headers }),
          NotificationRefused,
        )
      }
    }
  })
})
