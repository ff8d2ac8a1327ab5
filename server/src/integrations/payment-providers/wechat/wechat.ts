/** WeChat Pay, API v3: H5 payments in browsers. Its mini-program wants virtual payment for credits. */
import { z } from 'zod'
import type { PayableOrder, PaymentProvider, ProviderOrder } from '../provider'
import { notifyUrl, resultPath } from '../result-page'
import { shanghaiTime } from '../shanghai-time'
import { createWechatPayApi, WechatPayError } from './api'
import { createNotificationReader, toPaid, transactionSchema } from './notification'
import type { WechatPayOptions } from './options'
import { PROVIDER_NAMES } from '../texts'

const PAY = '/v3/pay/transactions'
const REASON_MAX = 80

const queryAnswer = z.object({ trade_state: z.string() }).loose()
const refundAnswer = z.object({ status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) })

/** Closing what is paid, closed or was never begun is no failure. */
const CLOSED_ALREADY = new Set(['ORDER_CLOSED', 'ORDERPAID', 'ORDER_PAID', 'ORDER_NOT_EXIST'])

function isUnknown(error: unknown): boolean {
  return error instanceof WechatPayError && error.status === 404
}

export function createWechatPay(options: WechatPayOptions, now: () => Date): PaymentProvider {
  const api = createWechatPayApi(options, now)
  const readNotification = createNotificationReader(options, now)
  const pathOf = ({ id }: PayableOrder) => `${PAY}/out-trade-no/${encodeURIComponent(id)}`
  const notify = notifyUrl(options.publicUrl, 'wechat')

  const buildTransaction = (order: PayableOrder) => ({
    appid: options.h5AppId,
    mchid: options.merchantId,
    description: order.description,
    out_trade_no: order.id,
    time_expire: `${shanghaiTime(order.expiresAt).replace(' ', 'T')}+08:00`,
    notify_url: notify,
    amount: { total: order.amountFen, currency: 'CNY' },
  })

  async function beginH5(order: PayableOrder, address: string) {
    const scene = { payer_client_ip: address, h5_info: { type: 'Wap' } }
    const body = { ...buildTransaction(order), scene_info: scene }
    const request = { method: 'POST', path: `${PAY}/h5`, body } as const
    const { h5_url: url } = await api.call(request, z.object({ h5_url: z.url() }))
    const back = new URL(url)
    back.searchParams.set('redirect_url', `${options.publicUrl}${resultPath(order.id)}`)
    return { kind: 'redirect', url: back.toString() } as const
  }

  async function query(order: PayableOrder): Promise<ProviderOrder> {
    const path = `${pathOf(order)}?mchid=${options.merchantId}`
    const answer = await api.call({ method: 'GET', path }, queryAnswer)
    const { trade_state: state } = answer
    if (state === 'CLOSED' || state === 'REVOKED') return { state: 'closed' }
    if (state !== 'SUCCESS' && state !== 'REFUND') return { state: 'unpaid' }
    const { orderId, ...paid } = toPaid(options, transactionSchema.parse(answer))
    if (orderId !== order.id) throw new Error(`requested ${order.id}, answered ${orderId}`)
    return state === 'SUCCESS'
      ? { state: 'paid', ...paid }
      : { state: 'refunded', refundId: `refund-${order.id}`, ...paid }
  }

  return {
    id: 'wechat',
    name: PROVIDER_NAMES.wechat,
    note: null,
    channels: ['h5'],
    accepted: { mime: 'application/json', body: '{"code":"SUCCESS","message":"成功"}' },

    begin: (order, { address }) => beginH5(order, address),

    readNotification: async (request) => readNotification(request),

    async query(order) {
      return query(order).catch((error: unknown) => {
        if (isUnknown(error)) return { state: 'unpaid' } as const
        throw error
      })
    },

    async close(order) {
      const request = {
        method: 'POST',
        path: `${pathOf(order)}/close`,
        body: { mchid: options.merchantId },
      } as const
      await api.call(request, z.unknown()).catch((error: unknown) => {
        if (!(error instanceof WechatPayError) || !CLOSED_ALREADY.has(error.code)) throw error
      })
    },

    async refund(order, { refundId, reason }) {
      const body = {
        transaction_id: order.tradeId,
        out_refund_no: refundId,
        reason: reason.slice(0, REASON_MAX),
        notify_url: notify,
        amount: { refund: order.amountFen, total: order.amountFen, currency: 'CNY' },
      }
      const request = { method: 'POST', path: '/v3/refund/domestic/refunds', body } as const
      const { status } = await api.call(request, refundAnswer)
      if (status === 'CLOSED' || status === 'ABNORMAL') throw new Error(`refund is ${status}`)
    },
  }
}
