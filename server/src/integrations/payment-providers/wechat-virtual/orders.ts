/** Orders of xpay: query, confirm delivery, refund. */
import { z } from 'zod'
import { createWechatApi, WechatError } from '../../wechat/api'
import type { Paid, ProviderOrder } from '../provider'
import type { WechatVirtualOptions } from './options'
import { paySignature } from './signing'

/** Invalid field: for a query by number, the order does not exist. */
const UNKNOWN_ORDER = 268_490_002
/** The same refund is under way, or was made. */
const REFUND_RUNS = new Set([268_490_004, 268_490_005, 268_490_014])

const PAID = new Set([2, 3, 4, 7])
const AWAITS_DELIVERY = new Set([2, 3])
const REFUNDED = new Set([5, 8])
const CLOSED = 6

const ENV_TYPES = { 0: 1, 1: 2 } as const
/** 其他原因, by customer service. */
const REFUND_REASON = '5'
const REFUND_BY_SERVICE = '1'

const fen = z.number().int().nonnegative()

const orderSchema = z.object({
  order_id: z.string().min(1).max(64),
  status: z.number().int(),
  order_fee: fen,
  paid_fee: fen.default(0),
  left_fee: fen.default(0),
  order_type: z.number().int().default(0),
  env_type: z.number().int(),
  paid_time: z.number().int().nonnegative().default(0),
  wx_order_id: z.string().max(64).default(''),
  /** Empty of what was paid by Apple. */
  wxpay_order_id: z.string().max(64).default(''),
})

const queryAnswer = z.object({ order: orderSchema })

export type XpayOrder = z.output<typeof orderSchema>

export interface Question {
  readonly orderId: string
  /** Open id of the payer. */
  readonly payer: string
}

function toPaidFacts(order: XpayOrder, payer: string): Omit<Paid, 'orderId'> & { payer: string } {
  if (order.wx_order_id === '') throw new Error('a paid order without a number of WeChat')
  return {
    tradeId: order.wx_order_id,
    amountFen: order.paid_fee,
    paidAt: new Date(order.paid_time * 1000),
    payer,
  }
}

/** An order of xpay in the port's words. */
export function toProviderOrder(order: XpayOrder, payer: string): ProviderOrder {
  if (PAID.has(order.status)) return { state: 'paid', ...toPaidFacts(order, payer) }
  if (REFUNDED.has(order.status)) {
    return { state: 'refunded', refundId: `refund-${order.order_id}`, ...toPaidFacts(order, payer) }
  }
  return { state: order.status === CLOSED ? 'closed' : 'unpaid' }
}

export function isPaidByApple({ wxpay_order_id: number }: XpayOrder): boolean {
  return number === ''
}

export function createXpay(options: WechatVirtualOptions) {
  const api = createWechatApi(options)
  const { appKey, env } = options
  const call = <T extends z.ZodType>(name: string, body: object, answer: T) => {
    const path = `/xpay/${name}`
    const sign = (text: string) => ({ pay_sig: paySignature(appKey, path, text) })
    return api.post(path, { ...body, env }, answer, sign)
  }

  return {
    /** Null: xpay knows no such order. Rejects when there is no answer, or one about another. */
    async find({ orderId, payer }: Question): Promise<XpayOrder | null> {
      const body = { openid: payer, order_id: orderId }
      const answer = await call('query_order', body, queryAnswer).catch((error: unknown) => {
        if (error instanceof WechatError && error.errcode === UNKNOWN_ORDER) return null
        throw error
      })
      if (!answer) return null
      const { order } = answer
      if (order.order_id !== orderId) {
        throw new Error(`requested ${orderId}, answered ${order.order_id}`)
      }
      if (order.env_type !== ENV_TYPES[env] || order.order_type !== 0) {
        throw new Error(`order ${orderId} is of another environment or kind`)
      }
      return order
    },

    /** Says that the goods are there, where no push was there to be answered. */
    async deliver(order: XpayOrder): Promise<void> {
      if (!AWAITS_DELIVERY.has(order.status)) return
      await call('notify_provide_goods', { order_id: order.order_id }, z.unknown())
    },

    /** All that is left of it; by its number once. */
    async refund(order: XpayOrder, payer: string, refundId: string): Promise<void> {
      const body = {
        openid: payer,
        order_id: order.order_id,
        refund_order_id: refundId,
        left_fee: order.left_fee,
        refund_fee: order.left_fee,
        refund_reason: REFUND_REASON,
        req_from: REFUND_BY_SERVICE,
      }
      await call('refund_order', body, z.unknown()).catch((error: unknown) => {
        if (!(error instanceof WechatError) || !REFUND_RUNS.has(error.errcode ?? 0)) throw error
      })
    },
  }
}

export type Xpay = ReturnType<typeof createXpay>
