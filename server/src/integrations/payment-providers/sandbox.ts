/**
 * Sandbox payment (模拟支付): a provider that takes no money, for development. It behaves as real ones
 * do: a cashier of its own, signed notifications that may be late, twice or missing, and an answer
 * to queries.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { PAY_CHANNELS, type PayChannel } from '@contract/payment'
import { z } from 'zod'
import type { Db } from '../../platform/db/client'
import { newId } from '../../platform/lib/ids'
import { NotificationRefused, type PaymentNotification, type PaymentProvider } from './provider'
import { findSandboxPayment, saveSandboxPayment, refundSandboxPayment } from './sandbox-repository'
import { PROVIDER_NAMES, SANDBOX_NOTE } from './texts'

export const SIGNATURE_HEADER = 'sandbox-signature'
export const CASHIER_PATH = '/cashier/sandbox'

/** A notification older than this is not believed. */
const NOTIFICATION_MAX_AGE_MS = 300_000

const notificationBody = z.strictObject({
  notificationId: z.string().min(1).max(40),
  sentAt: z.iso.datetime(),
  orderId: z.string().min(6).max(32),
  tradeId: z.string().min(1).max(40),
  amountFen: z.number().int().positive(),
  paidAt: z.iso.datetime(),
})

/** Content of the cashier's address; all of it under its signature. */
export interface CashierAddress {
  readonly order: string
  /** Origin of the payer, used as return address. */
  readonly channel: PayChannel
  readonly sign: string
}

const addressFields = z.object({
  order: z.string(),
  channel: z.enum(PAY_CHANNELS),
  sign: z.string(),
})

export interface SandboxCashier extends PaymentProvider {
  sign(text: string): string
  /** Null unless it is ours: only who began the payment may press the button. */
  readAddress(fields: unknown): CashierAddress | null
  /** The payer pressed 支付. Answers the notification that would be sent. */
  pay(order: { id: string; amountFen: number }): Promise<{ body: string; signature: string }>
}

export function createSandbox({
  db,
  key,
  now,
}: {
  db: Db
  /** Signs what the cashier page and its notifications carry. */
  key: Uint8Array
  now: () => Date
}): SandboxCashier {
  const sign = (text: string) =>
    createHmac('sha256', key).update(`sandbox-pay:${text}`).digest('base64url')

  function isSigned(text: string, signature: unknown): boolean {
    if (typeof signature !== 'string') return false
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))]
    return given.length === right.length && timingSafeEqual(given, right)
  }

  const addressText = (order: string, channel: PayChannel) => `${channel}:${order}`

  return {
    id: 'sandbox',
    name: PROVIDER_NAMES.sandbox,
    note: SANDBOX_NOTE,
    channels: ['h5', 'mini'],
    accepted: { mime: 'text/plain', body: 'success' },
    sign,

    readAddress(fields) {
      const { data } = addressFields.safeParse(fields)
      if (!data || !isSigned(addressText(data.order, data.channel), data.sign)) return null
      return data
    },

    async begin({ id: order }, { channel }) {
      const address: CashierAddress = { order, channel, sign: sign(addressText(order, channel)) }
      const query = new URLSearchParams({ ...address })
      return { kind: 'redirect', url: `${CASHIER_PATH}?${query.toString()}` }
    },

    async pay({ id, amountFen }) {
      const fresh = { orderId: id, tradeId: `sandbox-${newId()}`, amountFen, paidAt: now() }
      await saveSandboxPayment(db, fresh)
      const stored = (await findSandboxPayment(db, id)) ?? fresh
      const body = JSON.stringify({
        notificationId: stored.tradeId,
        sentAt: now().toISOString(),
        orderId: id,
        tradeId: stored.tradeId,
        amountFen: stored.amountFen,
        paidAt: stored.paidAt.toISOString(),
      } satisfies z.input<typeof notificationBody>)
      return { body, signature: sign(body) }
    },

    async readNotification({ headers, rawBody }): Promise<PaymentNotification> {
      if (!isSigned(rawBody, headers[SIGNATURE_HEADER])) throw new NotificationRefused('signature')
      const parsed = notificationBody.safeParse(JSON.parse(rawBody))
      if (!parsed.success) throw new NotificationRefused('body')
      const { notificationId, sentAt, orderId, tradeId, amountFen, paidAt } = parsed.data
      const ageMs = Math.abs(now().getTime() - new Date(sentAt).getTime())
      if (ageMs > NOTIFICATION_MAX_AGE_MS) throw new NotificationRefused('stale')
      const paid = { orderId, tradeId, amountFen, paidAt: new Date(paidAt) }
      return { kind: 'paid', notificationId, body: { ...parsed.data }, ...paid }
    },

    async query(order) {
      const row = await findSandboxPayment(db, order.id)
      if (!row) return { state: 'unpaid' }
      const { tradeId, amountFen, paidAt } = row
      const paid = { tradeId, amountFen, paidAt }
      return row.refundedFen > 0
        ? { state: 'refunded', refundId: `refund-${order.id}`, ...paid }
        : { state: 'paid', ...paid }
    },

    // The cashier looks at the order itself before it takes anything.
    async close() {},

    async refund(order) {
      const { id: orderId, tradeId, amountFen } = order
      if (!(await refundSandboxPayment(db, { orderId, tradeId, amountFen }))) {
        throw new Error(`the sandbox knows no payment of ${orderId}`)
      }
    },
  }
}

export function isSandbox(provider: PaymentProvider): provider is SandboxCashier {
  return provider.id === 'sandbox'
}
