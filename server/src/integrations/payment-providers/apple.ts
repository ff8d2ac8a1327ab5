/** The App Store by Apple's own library, which is loaded when it is first used. */
import { orderOfToken } from '@contract/app-store-token'
import { AppError } from '../../platform/lib/errors'
import { loadApple, type AppleLibrary, type AppleOptions } from './apple-library'
import {
  NotificationRefused,
  RefundElsewhere,
  type AppStore,
  type PaymentNotification,
  type NotificationRequest,
} from './provider'

type Transaction = Awaited<ReturnType<AppleLibrary['readTransaction']>>

/** Apple repeats a notification for three days. */
const MAX_AGE_MS = 4 * 24 * 3_600_000
const MAX_AHEAD_MS = 300_000

/** A purchase of this app, or NotificationRefused. The library compared bundle and environment. */
function parsePurchase({ transactionId, productId, purchaseDate, ...rest }: Transaction) {
  if (!transactionId || !productId || purchaseDate === undefined)
    throw new NotificationRefused('body')
  // Family sharing: another account paid for it.
  if (rest.inAppOwnershipType !== 'PURCHASED') throw new NotificationRefused('ownership')
  if (rest.type !== 'Consumable' || rest.quantity !== 1) throw new NotificationRefused('goods')
  return {
    orderId: orderOfToken(rest.appAccountToken),
    tradeId: transactionId,
    productId,
    paidAt: new Date(purchaseDate),
    isRevoked: rest.revocationDate !== undefined,
  }
}

function parsePayload({ rawBody }: NotificationRequest): string {
  try {
    const { signedPayload } = JSON.parse(rawBody) as { signedPayload?: unknown }
    if (typeof signedPayload === 'string') return signedPayload
  } catch (error) {
    throw new NotificationRefused('body', { cause: error })
  }
  throw new NotificationRefused('body')
}

export function createApple(options: AppleOptions, now: () => Date): AppStore {
  let loading: Promise<AppleLibrary> | undefined
  const apple = () => (loading ??= loadApple(options))

  async function readNotification(request: NotificationRequest): Promise<PaymentNotification> {
    const library = await apple()
    const notification = await library.readNotification(parsePayload(request))
    const { notificationType, notificationUUID, signedDate, data } = notification
    if (!notificationUUID || signedDate === undefined) throw new NotificationRefused('body')
    const ageMs = now().getTime() - signedDate
    if (ageMs > MAX_AGE_MS || ageMs < -MAX_AHEAD_MS) throw new NotificationRefused('stale')
    const known = { notificationId: notificationUUID, body: { event: notificationType } }
    if (notificationType !== 'REFUND' || !data?.signedTransactionInfo) {
      return { kind: 'other', orderId: null, ...known }
    }
    const transaction = await library.readTransaction(data.signedTransactionInfo)
    const { orderId, tradeId, isRevoked } = parsePurchase(transaction)
    if (!isRevoked) throw new NotificationRefused('not revoked')
    if (orderId === null) return { kind: 'other', orderId, ...known }
    return { kind: 'refunded', orderId, tradeId, refundId: tradeId, amountFen: null, ...known }
  }

  return {
    id: 'apple',
    name: 'App Store',
    note: null,
    channels: ['ios'],
    accepted: { mime: 'application/json', body: '{}' },
    readNotification,

    // Begun on the phone: the client never asks for it here.
    begin: () => Promise.reject(new AppError('CAPABILITY_MISSING')),

    async readTransaction(signed) {
      const { isRevoked, ...bought } = parsePurchase(await (await apple()).readTransaction(signed))
      if (isRevoked) throw new NotificationRefused('revoked')
      return bought
    },

    // Its price is in whatever currency: what was bought is compared, not what was paid.
    async query({ tradeId, id, amountFen }) {
      if (tradeId === null) return { state: 'unpaid' }
      const library = await apple()
      const signed = await library.lookUp(tradeId)
      if (signed === null) return { state: 'unpaid' }
      const bought = parsePurchase(await library.readTransaction(signed))
      if (bought.orderId !== id) throw new Error(`requested ${id}, answered for another order`)
      const paid = { tradeId: bought.tradeId, amountFen, paidAt: bought.paidAt }
      return bought.isRevoked
        ? { state: 'refunded', refundId: bought.tradeId, ...paid }
        : { state: 'paid', ...paid }
    },

    // Nothing was begun there that could be paid later.
    close: () => Promise.resolve(),
    refund: () => Promise.reject(new RefundElsewhere('Apple alone pays back')),
  }
}
