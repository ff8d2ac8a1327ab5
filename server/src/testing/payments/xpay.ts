/**
 * WeChat's virtual payment as its documents describe it: what the client's call wants of an order,
 * the server's calls with their signatures, and the pushes.
 */
import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { NotificationRequest } from '../../integrations/payment-providers/provider'
import type { WechatVirtualOptions } from '../../integrations/payment-providers/wechat-virtual/options'
import { buildSessionKey, startWechatMini } from '../wechat-mini'
import type { MockResponse, ReceivedRequest } from './http-server'

export const XPAY_PUSH = {
  token: 'push-token-0001',
  aesKey: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP0',
}
const OFFER_ID = '1450000001'
const APP_KEY = 'app-key-0001'
const ENV = 0

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

export interface VirtualParams {
  readonly mode: string
  readonly signData: string
  readonly paySig: string
  readonly signature: string
}

export interface XpayBook {
  readonly openId: string
  readonly orderId: string
  readonly productId: string
  readonly fee: number
  status: number
  paidFee: number
  leftFee: number
  byApple: boolean
  readonly refunds: Map<string, number>
}

const say = (errcode: number, more: object = {}): MockResponse => ({
  body: JSON.stringify({ errcode, errmsg: errcode === 0 ? 'ok' : 'error', ...more }),
})

/** Goods of the console by their id, in fen. */
export class XpayBooks {
  readonly orders = new Map<string, XpayBook>()

  constructor(readonly goods: Readonly<Record<string, number>>) {}

  /** Result of the client's call before the cashier is shown: 0 or its error code. */
  request({ mode, signData, paySig, signature }: VirtualParams, openId: string): number {
    if (mode !== 'short_series_goods') return -15_001
    if (paySig !== hmac(APP_KEY, `requestVirtualPayment&${signData}`)) return -15_006
    if (signature !== hmac(buildSessionKey(openId), signData)) return -15_005
    const data = JSON.parse(signData) as Record<string, unknown>
    const { outTradeNo, productId, goodsPrice, buyQuantity } = data
    const isShaped =
      data.offerId === OFFER_ID &&
      data.currencyType === 'CNY' &&
      buyQuantity === 1 &&
      typeof data.attach === 'string' &&
      typeof productId === 'string'
    if (!isShaped || !/^[A-Za-z\d|*@-][\w|*@-]{7,31}$/.test(String(outTradeNo))) return -15_001
    if (data.env !== ENV) return -15_011
    const price = this.goods[String(productId)]
    if (price === undefined) return -15_010
    if (price !== goodsPrice) return -15_013
    const orderId = String(outTradeNo)
    if (this.orders.has(orderId)) return -15_002
    const facts = { openId, orderId, productId: String(productId), fee: price }
    const state = { status: 1, paidFee: 0, leftFee: 0, byApple: false }
    this.orders.set(orderId, { ...facts, ...state, refunds: new Map() })
    return 0
  }

  order(orderId: string): XpayBook {
    const order = this.orders.get(orderId)
    if (!order) throw new Error(`xpay has no order ${orderId}`)
    return order
  }

  pay(orderId: string, fen = this.order(orderId).fee): XpayBook {
    const order = this.order(orderId)
    if (order.status === 1) Object.assign(order, { status: 2, paidFee: fen, leftFee: fen })
    return order
  }

  view(order: XpayBook) {
    const paid = order.paidFee > 0
    return {
      order_id: order.orderId,
      create_time: 1_767_268_700,
      status: order.status,
      order_fee: order.fee,
      paid_fee: order.paidFee,
      left_fee: order.leftFee,
      order_type: 0,
      refund_fee: 0,
      paid_time: paid ? 1_767_268_800 : 0,
      env_type: 1,
      wx_order_id: paid ? `wxo-${order.orderId}` : '',
      wxpay_order_id: paid && !order.byApple ? `42000${order.orderId}` : '',
    }
  }

  refund(order: XpayBook, body: Record<string, unknown>): MockResponse {
    const id = String(body.refund_order_id)
    if (!/^[\w-]{8,32}$/.test(id)) return say(268_490_002)
    if (order.refunds.has(id)) return say(268_490_004)
    if (body.left_fee !== order.leftFee) return say(268_490_016)
    const fen = Number(body.refund_fee)
    if (!(fen > 0 && fen <= order.leftFee)) return say(268_490_006)
    const isReasoned =
      /^[0-5]$/.test(String(body.refund_reason)) && /^[123]$/.test(String(body.req_from))
    if (!isReasoned) return say(268_490_002)
    order.refunds.set(id, fen)
    order.leftFee -= fen
    if (order.leftFee === 0) order.status = 5
    const ids = { refund_order_id: id, pay_order_id: order.orderId }
    return say(0, { ...ids, refund_wx_order_id: `wxr-${id}` })
  }

  /** Null: none of these calls. */
  answer({ method, path, body: text }: ReceivedRequest): MockResponse | null {
    const { pathname, searchParams: query } = new URL(path, 'http://wechat')
    const [, name] = /^\/xpay\/(\w+)$/.exec(pathname) ?? []
    if (name === undefined || method !== 'POST') return null
    if (query.get('pay_sig') !== hmac(APP_KEY, `${pathname}&${text}`)) return say(268_490_003)
    const body = JSON.parse(text) as Record<string, unknown>
    if (body.env !== ENV) return say(268_490_002)
    const order = this.orders.get(String(body.order_id))
    if (!order) return say(268_490_002)
    if (name === 'notify_provide_goods') {
      order.status = 4
      return say(0)
    }
    if (body.openid !== order.openId) return say(268_490_001)
    if (name === 'query_order') return say(0, { order: this.view(order) })
    return name === 'refund_order' ? this.refund(order, body) : null
  }
}

/** The server API with virtual payment; `goods` are the console's, `guest` holds the scripted phone. */
export async function startXpay({
  goods,
  guest,
}: {
  goods: Readonly<Record<string, number>>
  guest?: { openId: string; phone: string }
}) {
  const books = new XpayBooks(goods)
  const mini = await startWechatMini({
    more: (request) => books.answer(request),
    ...(guest && { guest }),
  })
  const options: WechatVirtualOptions = {
    ...mini.app,
    offerId: OFFER_ID,
    appKey: APP_KEY,
    env: ENV,
    push: { appId: mini.app.appId, token: XPAY_PUSH.token, aesKey: null },
  }
  return {
    ...mini,
    books,
    options,
    env: {
      ...mini.env,
      WECHAT_VIRTUAL_OFFER_ID: OFFER_ID,
      WECHAT_VIRTUAL_APP_KEY: APP_KEY,
      WECHAT_PUSH_TOKEN: XPAY_PUSH.token,
    },
  }
}

export type XpayServer = Awaited<ReturnType<typeof startXpay>>

/** The message that goods are to be delivered. */
export function deliverMessage({ openId, orderId, productId, fee }: XpayBook, more: object = {}) {
  return {
    ToUserName: 'gh_0',
    FromUserName: openId,
    CreateTime: 1_767_268_801,
    MsgType: 'event',
    Event: 'xpay_goods_deliver_notify',
    OpenId: openId,
    OutTradeNo: orderId,
    Env: ENV,
    WeChatPayInfo: { MchOrderNo: `m-${orderId}`, TransactionId: `42000${orderId}`, PaidTime: 1 },
    GoodsInfo: {
      ProductId: productId,
      Quantity: 1,
      OrigPrice: fee,
      ActualPrice: fee,
      Attach: orderId,
    },
    ...more,
  }
}

/** The message that so much went back. */
export function refundMessage({ openId, orderId, fee }: XpayBook, fen = fee, more: object = {}) {
  return {
    ToUserName: 'gh_0',
    FromUserName: openId,
    CreateTime: 1_767_268_901,
    MsgType: 'event',
    Event: 'xpay_refund_notify',
    OpenId: openId,
    WxRefundId: `wxr-${orderId}-${fen}`,
    MchRefundId: `refund-${orderId}`,
    WxOrderId: `wxo-${orderId}`,
    MchOrderId: orderId,
    RefundFee: fen,
    RetCode: 0,
    RetMsg: 'ok',
    RefundSuccTimestamp: 1_767_268_900,
    RetryTimes: 0,
    ...more,
  }
}

interface PushHow {
  readonly now: Date
  readonly token?: string
  /** Safe mode: sealed with this key. */
  readonly aesKey?: string
  readonly appId?: string
}

const sha1 = (parts: readonly string[]) =>
  createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex')

function seal(key: string, text: string, appId: string): string {
  const bytes = Buffer.from(`${key}=`, 'base64')
  const message = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(message.length)
  const whole = Buffer.concat([randomBytes(16), length, message, Buffer.from(appId)])
  const fill = 32 - (whole.length % 32)
  const cipher = createCipheriv('aes-256-cbc', bytes, bytes.subarray(0, 16)).setAutoPadding(false)
  return Buffer.concat([
    cipher.update(Buffer.concat([whole, Buffer.alloc(fill, fill)])),
    cipher.final(),
  ]).toString('base64')
}

/** A push of this message, as WeChat sends it. */
export function wechatPush(
  message: object,
  { now, token = XPAY_PUSH.token, aesKey, appId = 'wxmini0000000001' }: PushHow,
): NotificationRequest & { readonly query: Record<string, string> } {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(5).toString('hex')
  const query = { signature: sha1([token, timestamp, nonce]), timestamp, nonce }
  const text = JSON.stringify(message)
  if (aesKey === undefined) return { headers: {}, query, rawBody: text }
  const Encrypt = seal(aesKey, text, appId)
  return {
    headers: {},
    query: {
      ...query,
      encrypt_type: 'aes',
      msg_signature: sha1([token, timestamp, nonce, Encrypt]),
    },
    rawBody: JSON.stringify({ ToUserName: 'gh_0', Encrypt }),
  }
}
