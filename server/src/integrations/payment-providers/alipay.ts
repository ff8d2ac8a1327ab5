/** Alipay by its vendor's SDK, which is loaded when it is first used: wap pay on H5. */
import { z } from 'zod'
import { readAlipayNotification } from './alipay-notification'
import { parseFen, formatYuan } from './money'
import type { PayableOrder, PaymentProvider, ProviderOrder } from './provider'
import { notifyUrl, resultPath } from './result-page'
import { parseShanghaiTime, shanghaiTime } from './shanghai-time'
import { PROVIDER_NAMES } from './texts'

export interface AlipayOptions {
  readonly appId: string
  /** The merchant's own number there (PID). */
  readonly sellerId: string
  /** PEM of our own key. */
  readonly privateKey: string
  /** PEM of Alipay's key for this app. */
  readonly alipayPublicKey: string
  readonly gateway: string
  readonly publicUrl: string
}

const TIMEOUT_MS = 8_000
const REASON_MAX = 256

const answerSchema = z.object({ code: z.string(), subCode: z.string().optional() }).loose()

const tradeSchema = z.object({
  outTradeNo: z.string(),
  tradeNo: z.string().min(1),
  tradeStatus: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  totalAmount: z.string(),
  /** Only of what was paid. */
  sendPayDate: z.string().optional(),
})

const NOT_THERE = 'ACQ.TRADE_NOT_EXIST'
/** Closing what is paid, closed or was never begun is no failure. */
const CLOSED_ALREADY = new Set([
  NOT_THERE,
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
])

async function loadSdk({ appId, privateKey, alipayPublicKey, gateway }: AlipayOptions) {
  const { AlipaySdk } = await import('alipay-sdk')
  const keyType = privateKey.includes('BEGIN RSA PRIVATE KEY') ? 'PKCS1' : 'PKCS8'
  const keys = { privateKey, alipayPublicKey, keyType } as const
  return new AlipaySdk({ appId, gateway, timeout: TIMEOUT_MS, ...keys })
}

class AlipayError extends Error {}

/** Full refunds end in TRADE_CLOSED as unpaid trades do: those were paid once. */
function toProviderOrder(order: PayableOrder, answer: unknown): ProviderOrder {
  const trade = tradeSchema.parse(answer)
  if (trade.outTradeNo !== order.id) throw new AlipayError('answered for another order')
  const { tradeStatus: status, tradeNo: tradeId, sendPayDate } = trade
  if (status === 'WAIT_BUYER_PAY') return { state: 'unpaid' }
  const paidAt = parseShanghaiTime(sendPayDate ?? '')
  if (status === 'TRADE_CLOSED' && sendPayDate === undefined) return { state: 'closed' }
  const amountFen = parseFen(trade.totalAmount)
  if (amountFen === null || paidAt === null) throw new AlipayError('amount or time is none')
  const paid = { tradeId, amountFen, paidAt }
  return status === 'TRADE_CLOSED'
    ? { state: 'refunded', refundId: `refund-${order.id}`, ...paid }
    : { state: 'paid', ...paid }
}

export function createAlipay(options: AlipayOptions, now: () => Date): PaymentProvider {
  let loading: ReturnType<typeof loadSdk> | undefined
  const sdk = () => (loading ??= loadSdk(options))

  /** The answer, its signature checked; a refusal in `allowed` comes back as its code. */
  async function call(method: string, bizContent: object, allowed: ReadonlySet<string>) {
    const answer = await (await sdk()).exec(method, { bizContent }, { validateSign: true })
    const { code, subCode } = answerSchema.parse(answer)
    if (code === '10000') return { refusal: null, answer }
    if (subCode !== undefined && allowed.has(subCode)) return { refusal: subCode, answer }
    throw new AlipayError(`Alipay answered ${code} ${subCode ?? ''}`)
  }

  return {
    id: 'alipay',
    name: PROVIDER_NAMES.alipay,
    note: null,
    channels: ['h5'],
    accepted: { mime: 'text/plain', body: 'success' },

    async begin(order) {
      const back = `${options.publicUrl}${resultPath(order.id)}`
      const url = (await sdk()).pageExecute('alipay.trade.wap.pay', 'GET', {
        notifyUrl: notifyUrl(options.publicUrl, 'alipay'),
        returnUrl: back,
        bizContent: {
          out_trade_no: order.id,
          total_amount: formatYuan(order.amountFen),
          subject: order.description,
          product_code: 'QUICK_WAP_WAY',
          time_expire: shanghaiTime(order.expiresAt),
          quit_url: back,
        },
      })
      return { kind: 'redirect', url }
    },

    async readNotification({ rawBody }) {
      const loaded = await sdk()
      return readAlipayNotification(options, rawBody, {
        isSigned: (fields) => loaded.checkNotifySignV2(fields),
        now: now(),
      })
    },

    async query(order) {
      const wish = { out_trade_no: order.id }
      const { refusal, answer } = await call('alipay.trade.query', wish, new Set([NOT_THERE]))
      return refusal === null ? toProviderOrder(order, answer) : { state: 'unpaid' }
    },

    async close(order) {
      await call('alipay.trade.close', { out_trade_no: order.id }, CLOSED_ALREADY)
    },

    async refund(order, { refundId, reason }) {
      const wish = {
        trade_no: order.tradeId,
        refund_amount: formatYuan(order.amountFen),
        out_request_no: refundId,
        refund_reason: reason.slice(0, REASON_MAX),
      }
      await call('alipay.trade.refund', wish, new Set())
    },
  }
}
