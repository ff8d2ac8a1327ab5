/**
 * Pushes of xpay. The proof of a push covers its address, in plain text mode not its words: its
 * content is verified by a query, and only the answer moves credits.
 */
import { z } from 'zod'
import { WechatError } from '../../wechat/api'
import { readPush } from '../../wechat/push'
import {
  NotificationRefused,
  type NotificationRequest,
  type PaymentNotification,
} from '../provider'
import type { WechatVirtualOptions } from './options'
import { isPaidByApple, toProviderOrder, type Question, type Xpay, type XpayOrder } from './orders'

const id = z.string().min(1).max(64)
const fen = z.number().int().positive()

const head = z.object({ MsgType: z.literal('event'), Event: z.string().min(1).max(64) })

const delivery = z.object({
  OpenId: z.string().min(1).max(128),
  OutTradeNo: id,
  Env: z.number().int(),
  GoodsInfo: z.object({
    ProductId: id,
    Quantity: z.literal(1),
    ActualPrice: fen,
    Attach: z.string().max(1024),
  }),
})

const refund = z.object({
  OpenId: z.string().min(1).max(128),
  WxRefundId: id,
  MchOrderId: id,
  RefundFee: fen,
  RetCode: z.number().int(),
})

const XPAY_EVENT = /^xpay_/

/** Whether a pushed message is of virtual payment. */
export function isXpayMessage(message: unknown): boolean {
  const read = head.safeParse(message)
  return read.success && XPAY_EVENT.test(read.data.Event)
}

function parse<T extends z.ZodType>(schema: T, message: unknown, what: string): z.output<T> {
  const read = schema.safeParse(message)
  if (read.success) return read.data
  throw new NotificationRefused(what, { cause: read.error })
}

/** WeChat's state of the order in a push; it must be known. */
async function requireOrder(xpay: Xpay, question: Question): Promise<XpayOrder> {
  const order = await xpay.find(question).catch((error: unknown) => {
    // It answered, and knows nothing of it; without an answer it pushes again.
    const answered = error instanceof WechatError && error.errcode !== null
    throw answered ? new NotificationRefused('unknown to WeChat', { cause: error }) : error
  })
  if (!order) throw new NotificationRefused('unknown order')
  return order
}

export function createPushReader(options: WechatVirtualOptions, xpay: Xpay, now: () => Date) {
  async function delivered(event: string, message: unknown): Promise<PaymentNotification> {
    const {
      OpenId: payer,
      OutTradeNo: orderId,
      Env: env,
      GoodsInfo: goods,
    } = parse(delivery, message, 'delivery')
    if (env !== options.env) throw new NotificationRefused('environment')
    if (goods.Attach !== orderId) throw new NotificationRefused('attach')
    const providerOrder = toProviderOrder(await requireOrder(xpay, { orderId, payer }), payer)
    if (providerOrder.state !== 'paid') throw new NotificationRefused('not paid')
    if (providerOrder.amountFen !== goods.ActualPrice) throw new NotificationRefused('amount')
    const { state: _state, ...paid } = providerOrder
    const body = { event, orderId, productId: goods.ProductId, amountFen: paid.amountFen }
    return { kind: 'paid', notificationId: `paid-${paid.tradeId}`, body, orderId, ...paid }
  }

  async function refunded(event: string, message: unknown): Promise<PaymentNotification> {
    const { OpenId: payer, WxRefundId: refundId, ...rest } = parse(refund, message, 'refund')
    const { MchOrderId: orderId, RefundFee: amountFen } = rest
    const body = { event, orderId, refundId, amountFen, code: rest.RetCode }
    const notificationId = `refund-${refundId}`
    if (rest.RetCode !== 0) return { kind: 'other', notificationId, body, orderId }
    const order = await requireOrder(xpay, { orderId, payer })
    const providerOrder = toProviderOrder(order, payer)
    // After a partial refund the order stays paid, with less left of it; Apple reports no rest.
    const back =
      providerOrder.state === 'refunded' || (!isPaidByApple(order) && order.left_fee === 0)
    const left = back ? 0 : order.left_fee
    if (providerOrder.state !== 'refunded' && providerOrder.state !== 'paid') {
      throw new NotificationRefused('not refunded')
    }
    if (!back && order.paid_fee - left < amountFen) throw new NotificationRefused('not refunded')
    const { tradeId } = providerOrder
    return { kind: 'refunded', notificationId, body, orderId, tradeId, refundId, amountFen }
  }

  return async ({ query, rawBody }: NotificationRequest): Promise<PaymentNotification> => {
    const message = readPush(options.push, { query, rawBody }, now())
    const { Event: event } = parse(head, message, 'not from WeChat')
    if (event === 'xpay_goods_deliver_notify') return delivered(event, message)
    if (event === 'xpay_refund_notify') return refunded(event, message)
    if (!XPAY_EVENT.test(event)) throw new NotificationRefused('event')
    const notificationId = `${event}-${now().getTime()}`
    return { kind: 'other', notificationId, body: { event }, orderId: null }
  }
}
