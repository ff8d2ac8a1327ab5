/** The whole app with the real providers on APIs of this machine, and a person who buys. */
import assert from 'node:assert/strict'
import { users } from '../../platform/db/schema'
import type { Database } from '../../platform/db/client'
import { createAlipay } from '../../integrations/payment-providers/alipay'
import { createApple } from '../../integrations/payment-providers/apple'
import { createWechatPay } from '../../integrations/payment-providers/wechat/wechat'
import { FIRST_GOODS } from '../../modules/payment/goods-data'
import { insertFirstGoods } from '../../modules/payment/repository'
import type { OrderView } from '../../modules/payment/view'
import type { NotificationRequest } from '../../integrations/payment-providers/provider'
import { newPhone } from '../accounts'
import { callApi, signInByCalls, startTestApp } from '../app'
import { assertSoundLedger } from '../ledger-checks'
import { alipayOptions, startAlipay } from './alipay'
import { appleOptions, startAppStore } from './apple'
import { createWechatVirtual } from '../../integrations/payment-providers/wechat-virtual/wechat-virtual'
import { startXpay, type VirtualParams } from './xpay'
import { startWechat, wechatOptions, wechatTransaction } from './wechat'

export type Provider = 'wechat' | 'wechat-virtual' | 'alipay' | 'apple'

/** Within the mini-program, and anywhere else. */
const WEAPP = { 'app-sign': 'weapp', 'app-system': 'android' }

/** State of the providers: orders paid there, with their amounts. */
async function startProviders() {
  const paid = new Map<string, number>()
  const purchases = new Map<string, string>()
  const wechat = await startWechat(({ method, path }) => {
    if (method === 'POST') {
      const isH5Payment = path.endsWith('/h5')
      return isH5Payment
        ? { body: '{"h5_url":"https://wx.example/h5"}' }
        : { status: 204, body: '' }
    }
    const [, id = ''] = /out-trade-no\/(\d+)/.exec(path) ?? []
    const fen = paid.get(id)
    return { body: JSON.stringify(fen ? wechatTransaction(id, fen) : { trade_state: 'NOTPAY' }) }
  })
  const alipay = await startAlipay((_method, { out_trade_no: id = '' }) => {
    const fen = paid.get(id)
    if (fen === undefined) return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    const facts = { code: '10000', out_trade_no: id, trade_no: `2026${id}` }
    const when = { trade_status: 'TRADE_SUCCESS', send_pay_date: '2026-01-01 20:00:00' }
    return { ...facts, ...when, total_amount: `${fen / 100}.00` }
  })
  const store = await startAppStore(purchases)
  const goods = Object.fromEntries(FIRST_GOODS.map(({ id, priceFen }) => [id, priceFen]))
  const xpay = await startXpay({ goods })
  const options = appleOptions()
  const now = () => new Date()
  return {
    paid,
    xpay,
    payments: [
      createWechatPay(wechatOptions({ apiUrl: wechat.url }), now),
      createWechatVirtual(xpay.options, now),
      createAlipay(alipayOptions({ gateway: alipay.gateway }), now),
      createApple({ ...options, api: { ...options.api, url: store.url } }, now),
    ],
    close: () => Promise.all([wechat, alipay, store, xpay].map((server) => server.close())),
  }
}

function isQuery(query: unknown): query is Record<string, string> {
  return typeof query === 'object' && query !== null
}

export async function openShop(database?: Database) {
  const providers = await startProviders()
  const server = await startTestApp({
    ...(database && { database }),
    env: { SMS_PER_ADDRESS_HOUR: '10000', WELCOME_CREDITS: '0', FIRST_TOPUP_CREDITS: '0' },
    replace: { payments: providers.payments },
  })
  const { app, deps } = server
  const { xpay } = providers
  await insertFirstGoods(deps.db, FIRST_GOODS)

  async function enter() {
    const { token } = await signInByCalls(app, newPhone())
    const openId = `o-${crypto.randomUUID()}`
    const call = (method: 'GET' | 'POST', url: string, body?: object, headers?: typeof WEAPP) =>
      callApi(app, method, url, { token, ...(headers && { headers }), ...(body && { body }) })

    /** The phone's part: WeChat takes the order that the server signed, and shows its cashier. */
    async function orderVirtually(created: OrderView): Promise<OrderView> {
      const loginCode = providers.xpay.loginCode(openId)
      const wish = { orderId: created.id, provider: 'wechat-virtual', loginCode }
      const started = await call('POST', '/api/payment/h5pay', wish, WEAPP)
      assert.equal(started.status, 200, started.message)
      const { params } = started.data as { params: VirtualParams }
      assert.equal(xpay.books.request(params, openId), 0)
      return created
    }

    return {
      openId,
      call,
      /** A new order for 300 credits and 10 on top, begun with the provider. */
      async order(provider: Provider): Promise<OrderView> {
        const wish = { requestId: crypto.randomUUID(), goodsId: 'credits-300' }
        const created = (await call('POST', '/api/order/create', wish)).data as OrderView
        if (provider === 'apple') return created
        if (provider === 'wechat-virtual') return orderVirtually(created)
        const started = await call('POST', '/api/payment/h5pay', { orderId: created.id, provider })
        assert.equal(started.status, 200, started.message)
        return created
      },
      look: async (id: string) =>
        (await call('GET', `/api/order/getOrder?id=${id}`)).data as OrderView,
      submitReceipt: (orderId: string, signedTransaction: string) =>
        call('POST', '/api/payment/iapValidatePayment', { orderId, signedTransaction }),
      async balance() {
        const { id } = (await call('GET', '/api/user/info')).data as { id: string }
        return (await assertSoundLedger(deps.db, id)).balance
      },
    }
  }

  return {
    ...server,
    paid: providers.paid,
    xpay,
    enter,
    notify: async (provider: Provider, { headers, query, rawBody }: NotificationRequest) =>
      (
        await app.inject({
          method: 'POST',
          url: `/api/payment/notify/${provider}`,
          ...(isQuery(query) && { query }),
          headers: { 'content-type': 'application/json', ...headers },
          payload: rawBody,
        })
      ).statusCode,
    /** Credits of everybody: nothing may appear anywhere. */
    async creditsOfAll() {
      const people = await deps.db.select({ id: users.id }).from(users)
      let sum = 0
      for (const { id } of people) sum += (await assertSoundLedger(deps.db, id)).balance
      return sum
    },
    async close() {
      await server.close()
      await providers.close()
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
