/** Notifications of Alipay: a signed form, compared with this app and merchant. */
import { z } from 'zod'
import { parseFen } from './money'
import { NotificationRefused, type PaymentNotification } from './provider'
import { parseShanghaiTime } from './shanghai-time'

/** Alipay repeats a notification for a day; an older one is a replay. */
const MAX_AGE_MS = 26 * 3_600_000
const MAX_AHEAD_MS = 300_000

const amount = z
  .string()
  .transform((text) => parseFen(text))
  .pipe(z.number().int().positive())
const moment = z
  .string()
  .transform((text) => parseShanghaiTime(text))
  .pipe(z.date())
const id = z.string().min(1).max(64)

const notificationSchema = z.object({
  notify_id: z.string().min(1).max(128),
  notify_type: z.literal('trade_status_sync'),
  notify_time: moment,
  charset: z.string().regex(/^utf-8$/i),
  sign_type: z.literal('RSA2'),
  app_id: id,
  seller_id: id,
  out_trade_no: id,
  trade_no: id,
  trade_status: z.string().max(32),
  total_amount: amount,
  gmt_payment: moment.optional(),
  /** Only of refunds: everything paid back so far. */
  refund_fee: amount.optional(),
  out_biz_no: id.optional(),
})

/** The form's fields; a name given twice would be signed as one and read as the other. */
function parseFields(rawBody: string): Record<string, string> {
  const entries = [...new URLSearchParams(rawBody)]
  const fields = Object.fromEntries(entries)
  if (Object.keys(fields).length !== entries.length) throw new NotificationRefused('fields twice')
  return fields
}

/** Throws NotificationRefused. */
export function readAlipayNotification(
  { appId, sellerId }: { appId: string; sellerId: string },
  rawBody: string,
  { isSigned, now }: { isSigned: (fields: Record<string, string>) => boolean; now: Date },
): PaymentNotification {
  const fields = parseFields(rawBody)
  // Before the signature: the SDK would believe whichever hash the notification names.
  if (fields.sign_type !== 'RSA2') throw new NotificationRefused('sign_type')
  if (!isSigned(fields)) throw new NotificationRefused('signature')
  const parsed = notificationSchema.safeParse(fields)
  if (!parsed.success) throw new NotificationRefused('body', { cause: parsed.error })
  const facts = parsed.data
  const ageMs = now.getTime() - facts.notify_time.getTime()
  if (ageMs > MAX_AGE_MS || ageMs < -MAX_AHEAD_MS) throw new NotificationRefused('stale')
  if (facts.app_id !== appId) throw new NotificationRefused('app')
  if (facts.seller_id !== sellerId) throw new NotificationRefused('merchant')
  return toNotification(facts)
}

function toNotification(facts: z.output<typeof notificationSchema>): PaymentNotification {
  const { out_trade_no: orderId, trade_no: tradeId, trade_status: status } = facts
  const body = { orderId, tradeId, status, amountFen: facts.total_amount }
  const known = { notificationId: facts.notify_id, orderId, tradeId }
  if (facts.refund_fee !== undefined) {
    const refundId = facts.out_biz_no ?? `refund-${orderId}`
    const amountFen = facts.refund_fee
    return { kind: 'refunded', ...known, refundId, amountFen, body: { ...body, amountFen } }
  }
  if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED') {
    return { kind: 'other', ...known, body }
  }
  const paidAt = facts.gmt_payment ?? facts.notify_time
  return { kind: 'paid', ...known, amountFen: facts.total_amount, paidAt, body }
}
