import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  alipayForm,
  alipayOptions,
  alipayTrade,
  readAlipayRequest,
  startAlipay,
} from '../../testing/payments/alipay'
import { createAlipay } from './alipay'
import { NotificationRefused } from './provider'
import { parseShanghaiTime } from './shanghai-time'

const ID = '202601012000001234567890'
const order = {
  id: ID,
  goodsId: 'credits-300',
  description: '墨光积分 310 & 100%',
  payer: null,
  amountFen: 3000,
  expiresAt: new Date('2026-01-01T12:30:00Z'),
  tradeId: null,
}
const now = () => new Date()

const closing: (() => Promise<void>)[] = []
after(() => Promise.all(closing.map((close) => close())))

async function withGateway(
  answer: (method: string, wish: Record<string, string>) => object,
  how: { signer?: 'theirs' | 'stranger' } = {},
) {
  const server = await startAlipay(answer, how)
  closing.push(server.close)
  return createAlipay(alipayOptions({ gateway: server.gateway }), now)
}

const refusal = (subCode: string) => ({ code: '40004', msg: 'Business Failed', sub_code: subCode })

describe('calls of Alipay', () => {
  test('the cashier’s address is signed and says what was ordered', async () => {
    const payer = { channel: 'h5', address: '203.0.113.9', loginCode: null } as const
    const start = await createAlipay(alipayOptions(), now).begin(order, payer)
    assert.ok(start.kind === 'redirect')
    const { fields, wish } = readAlipayRequest({ path: start.url })
    assert.equal(fields.method, 'alipay.trade.wap.pay')
    assert.equal(fields.notify_url, 'https://moguang.example/api/payment/notify/alipay')
    const back = `https://moguang.example/pagesC/ucenter/pay-result?id=${ID}`
    assert.equal(fields.return_url, back)
    assert.deepEqual(wish, {
      out_trade_no: ID,
      total_amount: '30.00',
      subject: '墨光积分 310 & 100%',
      product_code: 'QUICK_WAP_WAY',
      time_expire: '2026-01-01 20:30:00',
      quit_url: back,
    })
  })

  test('reads the state of an order', async () => {
    const trade = {
      code: '10000',
      msg: 'Success',
      out_trade_no: ID,
      trade_no: '2026',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '30.00',
      send_pay_date: '2026-01-01 20:00:00',
    }
    const facts = {
      tradeId: '2026',
      amountFen: 3000,
      paidAt: new Date('2026-01-01T12:00:00Z'),
    }
    const { send_pay_date: _paid, ...unpaid } = trade
    const rows: [object, object][] = [
      [trade, { state: 'paid', ...facts }],
      [
        { ...trade, trade_status: 'TRADE_FINISHED' },
        { state: 'paid', ...facts },
      ],
      [
        { ...trade, trade_status: 'TRADE_CLOSED' },
        { state: 'refunded', refundId: `refund-${ID}`, ...facts },
      ],
      [{ ...unpaid, trade_status: 'TRADE_CLOSED' }, { state: 'closed' }],
      [{ ...unpaid, trade_status: 'WAIT_BUYER_PAY' }, { state: 'unpaid' }],
      [refusal('ACQ.TRADE_NOT_EXIST'), { state: 'unpaid' }],
    ]
    let current: object = {}
    const pay = await withGateway(() => current)
    for (const [answer, expected] of rows) {
      current = answer
      assert.deepEqual(await pay.query(order), expected)
    }
    const wrong = [
      { out_trade_no: '1' },
      { total_amount: '30,00' },
      { send_pay_date: 'soon' },
      { trade_status: 'X' },
    ]
    for (const changed of wrong) {
      current = { ...trade, ...changed }
      await assert.rejects(pay.query(order))
    }
    current = refusal('ACQ.SYSTEM_ERROR')
    await assert.rejects(pay.query(order), /ACQ.SYSTEM_ERROR/)
  })

  test('an answer that Alipay did not sign is none', async () => {
    const pay = await withGateway(() => ({ code: '10000' }), { signer: 'stranger' })
    await assert.rejects(pay.query(order), /验签失败/)
  })

  test('closing and refunding', async () => {
    const requests: [string, object][] = []
    let current: object = { code: '10000' }
    const pay = await withGateway((method, wish) => {
      requests.push([method, wish])
      return current
    })
    const refund = () =>
      pay.refund({ ...order, tradeId: '2026' }, { refundId: 'refund-1', reason: '误购' })
    await pay.close(order)
    await refund()
    assert.deepEqual(requests, [
      ['alipay.trade.close', { out_trade_no: ID }],
      [
        'alipay.trade.refund',
        {
          trade_no: '2026',
          refund_amount: '30.00',
          out_request_no: 'refund-1',
          refund_reason: '误购',
        },
      ],
    ])
    current = refusal('ACQ.TRADE_NOT_EXIST')
    await pay.close(order)
    await assert.rejects(refund())
  })
})

describe('notifications of Alipay', () => {
  const pay = createAlipay(alipayOptions(), now)
  const read = (rawBody: string) => pay.readNotification({ headers: {}, rawBody })
  const trade = alipayTrade(ID, 3000, now())

  test('a payment and a refund in our words', async () => {
    const paid = await read(alipayForm(trade))
    assert.deepEqual(
      { ...paid, body: null },
      {
        kind: 'paid',
        notificationId: trade.notify_id,
        body: null,
        orderId: ID,
        tradeId: `2026${ID}`,
        amountFen: 3000,
        paidAt: parseShanghaiTime(trade.gmt_payment ?? ''),
      },
    )
    const back = { ...trade, trade_status: 'TRADE_CLOSED', refund_fee: '30.00', out_biz_no: 'r-1' }
    const refunded = await read(alipayForm(back))
    assert.ok(refunded.kind === 'refunded')
    assert.deepEqual([refunded.orderId, refunded.amountFen, refunded.refundId], [ID, 3000, 'r-1'])
    const waiting = await read(alipayForm({ ...trade, trade_status: 'WAIT_BUYER_PAY' }))
    assert.equal(waiting.kind, 'other')
  })

  test('a weaker hash, a name given twice and a changed byte are refused', async () => {
    const good = alipayForm(trade)
    const weak = { ...trade, sign_type: 'RSA' }
    const bad = [
      alipayForm(weak, { algorithm: 'RSA-SHA1' }),
      `${good}&total_amount=1.00`,
      good.replace('30.00', '30.01'),
      '',
      'sign=',
      '{}',
    ]
    for (const rawBody of bad) await assert.rejects(read(rawBody), NotificationRefused)
  })
})
