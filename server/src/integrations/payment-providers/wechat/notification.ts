/** Notifications of WeChat Pay: verified, opened, and compared with this merchant. */
import { z } from 'zod'
import {
  NotificationRefused,
  type PaymentNotification,
  type NotificationRequest,
  type Paid,
} from '../provider'
import type { WechatPayOptions } from './options'
import { createSealCheck, openSealed } from './signing'

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string().max(64),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string().max(60_000),
    nonce: z.string().length(12),
    associated_data: z.string().max(64).default(''),
  }),
})

const id = z.string().min(1).max(64)
const fen = z.number().int().positive()
const moment = z.iso.datetime({ offset: true })

/** A payment that succeeded, in a notification and in an answer alike. */
export const transactionSchema = z.object({
  mchid: id,
  appid: id,
  out_trade_no: id,
  transaction_id: id,
  success_time: moment,
  amount: z.object({ total: fen, currency: z.literal('CNY').default('CNY') }),
})

const successSchema = transactionSchema.extend({ trade_state: z.literal('SUCCESS') })

const refundSchema = z.object({
  mchid: id,
  out_trade_no: id,
  transaction_id: id,
  out_refund_no: id,
  refund_status: z.literal('SUCCESS'),
  amount: z.object({ total: fen, refund: fen }),
})

/** Throws NotificationRefused for another merchant or app. */
export function toPaid(
  { merchantId, h5AppId }: WechatPayOptions,
  facts: z.output<typeof transactionSchema>,
): Paid {
  if (facts.mchid !== merchantId) throw new NotificationRefused('merchant')
  if (facts.appid !== h5AppId) throw new NotificationRefused('app')
  return {
    orderId: facts.out_trade_no,
    tradeId: facts.transaction_id,
    amountFen: facts.amount.total,
    paidAt: new Date(facts.success_time),
  }
}

/** JSON of a genuine sender that is not what it says is refused like a forged one. */
function parse<T extends z.ZodType>(schema: T, text: string, what: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new NotificationRefused(what, { cause: error })
  }
}

function openResource(key: string, { resource }: z.output<typeof envelope>): string {
  try {
    const { ciphertext, nonce, associated_data: associatedData } = resource
    return openSealed(key, { ciphertext, nonce, associatedData })
  } catch (error) {
    throw new NotificationRefused('cipher', { cause: error })
  }
}

export function createNotificationReader(options: WechatPayOptions, now: () => Date) {
  const check = createSealCheck(options.platformKeys, now)
  return ({ headers, rawBody }: NotificationRequest): PaymentNotification => {
    const seal = check((name) => headers[name], rawBody)
    if (seal !== 'genuine') throw new NotificationRefused(seal)
    const outer = parse(envelope, rawBody, 'body')
    const text = openResource(options.apiV3Key, outer)
    const { id: notificationId, event_type: event } = outer
    if (event === 'TRANSACTION.SUCCESS') {
      const facts = parse(successSchema, text, 'transaction')
      const paid = toPaid(options, facts)
      return { kind: 'paid', notificationId, body: { event, ...facts }, ...paid }
    }
    if (event === 'REFUND.SUCCESS') {
      const facts = parse(refundSchema, text, 'refund')
      if (facts.mchid !== options.merchantId) throw new NotificationRefused('merchant')
      return {
        kind: 'refunded',
        notificationId,
        body: { event, ...facts },
        orderId: facts.out_trade_no,
        tradeId: facts.transaction_id,
        refundId: facts.out_refund_no,
        amountFen: facts.amount.refund,
      }
    }
    return { kind: 'other', notificationId, body: { event }, orderId: null }
  }
}
