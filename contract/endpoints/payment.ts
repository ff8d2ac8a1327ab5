import { z } from 'zod'
import { PAY_PROVIDERS } from '../payment'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from './define'

export const ORDER_STATES = ['created', 'paying', 'paid', 'closed', 'refunded'] as const

const goodsView = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.number().int(),
  /** Given on top. */
  bonusCredits: z.number().int(),
  /** All that arrives when this person buys it now. */
  totalCredits: z.number().int(),
  /** Hundredths of a yuan. */
  priceFen: z.number().int(),
  appleProductId: z.string().nullable(),
})

export const orderView = z.object({
  id: z.string(),
  state: z.enum(ORDER_STATES),
  name: z.string(),
  credits: z.number().int(),
  bonusCredits: z.number().int(),
  firstBonusCredits: z.number().int(),
  /** All of them together. */
  totalCredits: z.number().int(),
  priceFen: z.number().int(),
  provider: z.enum(PAY_PROVIDERS).nullable(),
  createdAt: isoTime,
  expiresAt: isoTime,
  paidAt: isoTime.nullable(),
  refundedAt: isoTime.nullable(),
})

/** Instructions for the client to pay. */
const payStart = z.discriminatedUnion('kind', [
  /** Open this address; it leads back to the result page. */
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  /** Pass these, unchanged, to WeChat's requestVirtualPayment: both signatures are over the text. */
  z.object({
    kind: z.literal('wechatVirtual'),
    params: z.object({
      mode: z.literal('short_series_goods'),
      signData: z.string(),
      paySig: z.string(),
      signature: z.string(),
    }),
  }),
])

export const paymentEndpoints = defineEndpoints({
  goods: {
    method: 'GET',
    path: '/api/goods/list',
    auth: 'optional',
    summary:
      'What can be bought on the platform of app-sign and the system of app-system, by whom it can be paid, and the first top-up bonus',
    data: z.object({
      goods: z.array(goodsView),
      providers: z.array(
        z.object({ id: z.enum(PAY_PROVIDERS), name: z.string(), note: z.string().nullable() }),
      ),
      /** Credits on top of the first payment ever; 0 when this person has paid before. */
      firstBonusCredits: z.number().int(),
    }),
  },
  createOrder: {
    method: 'POST',
    path: '/api/order/create',
    auth: 'user',
    summary: 'Make an order; the amount is the server’s. The same requestId answers the same order',
    body: z.strictObject({ requestId: id, goodsId: id }),
    data: orderView,
  },
  pay: {
    method: 'POST',
    path: '/api/payment/h5pay',
    auth: 'user',
    summary: 'Start the payment of an own open order with a provider',
    body: z.strictObject({
      orderId: id,
      provider: z.enum(PAY_PROVIDERS).exclude(['apple']),
      /** Of wx.login, made right before: of the WeChat mini-program, and of no other client. */
      loginCode: z.string().max(200).optional(),
    }),
    data: payStart,
  },
  iapValidate: {
    method: 'POST',
    path: '/api/payment/iapValidatePayment',
    auth: 'user',
    whileClosing: true,
    summary: 'Hand in a signed App Store transaction for an own order. Idempotent',
    body: z.strictObject({ orderId: id, signedTransaction: z.string().min(20).max(20_000) }),
    data: orderView,
  },
  order: {
    method: 'GET',
    path: '/api/order/getOrder',
    auth: 'user',
    summary: 'An own order; without a notification its provider is queried',
    query: z.object({ id }),
    data: orderView,
  },
  myOrders: {
    method: 'GET',
    path: '/api/order/getMyOrderList',
    auth: 'user',
    summary: 'My orders, newest first',
    query: pageQuery.extend({ state: z.enum(ORDER_STATES).optional() }),
    data: pageSchema(orderView),
  },
})
