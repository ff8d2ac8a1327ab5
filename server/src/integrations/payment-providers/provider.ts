/** The port of payment providers. One folder or file each; none imports a module. */
import type { IncomingHttpHeaders } from 'node:http'
import type { PayChannel, PayProvider } from '@contract/payment'

/** An order as sent to a provider. */
export interface PayableOrder {
  readonly id: string
  /** Name of the goods. */
  readonly goodsId: string
  /** At most 127 bytes of words for the payer. */
  readonly description: string
  readonly amountFen: number
  readonly expiresAt: Date
  /** The payer, as the provider names them; null where it named none. */
  readonly payer: string | null
}

/** Next step of the payer. */
export type PayStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'wechatVirtual'
      readonly params: {
        readonly mode: 'short_series_goods'
        readonly signData: string
        readonly paySig: string
        readonly signature: string
      }
      /** Stored with the order and never sent to clients: only this payer may pay it. */
      readonly payer: string
    }

export interface Paid {
  readonly orderId: string
  readonly tradeId: string
  readonly amountFen: number
  readonly paidAt: Date
  /** The payer, where the provider reports it. */
  readonly payer?: string
}

/** A genuine notification in our words. `other`: nothing to do, but it was theirs. */
export type PaymentNotification = {
  /** The same for repeats of one notification. */
  readonly notificationId: string
  /** For the record; nothing secret. */
  readonly body: Readonly<Record<string, unknown>>
} & (
  | ({ readonly kind: 'paid' } & Paid)
  | {
      readonly kind: 'refunded'
      readonly orderId: string
      readonly tradeId: string
      readonly refundId: string
      /** Null: everything, in whatever currency it was. */
      readonly amountFen: number | null
    }
  | { readonly kind: 'other'; readonly orderId: string | null }
)

/** An order as its provider knows it. */
export type ProviderOrder =
  | { readonly state: 'unpaid' }
  | ({ readonly state: 'paid' } & Omit<Paid, 'orderId'>)
  | { readonly state: 'closed' }
  | ({ readonly state: 'refunded'; readonly refundId: string } & Omit<Paid, 'orderId'>)

export interface NotificationRequest {
  readonly headers: IncomingHttpHeaders
  /** Of the address, for those that sign there. */
  readonly query?: unknown
  /** Exactly as it arrived: signatures are over bytes. */
  readonly rawBody: string
}

/** Only the provider itself pays back, when the payer asks it. */
export class RefundElsewhere extends Error {}

/** The notification is not from the provider, is stale, or is not for this merchant. */
export class NotificationRefused extends Error {}

export interface PaymentProvider {
  readonly id: PayProvider
  /** Chinese. */
  readonly name: string
  /** One honest sentence under the name, or null. */
  readonly note: string | null
  readonly channels: readonly PayChannel[]
  begin(
    order: PayableOrder,
    payer: { channel: PayChannel; address: string; loginCode: string | null },
  ): Promise<PayStart>
  /** Throws NotificationRefused. */
  readNotification(request: NotificationRequest): Promise<PaymentNotification>
  /** Response that ends the repeats of the notification. */
  readonly accepted: { readonly mime: string; readonly body: string }
  /** `tradeId`: of the payment we know of, if any. */
  query(order: PayableOrder & { readonly tradeId: string | null }): Promise<ProviderOrder>
  /** Confirms that a payment found by a query was credited, where the provider waits for that. */
  delivered?(order: PayableOrder): Promise<void>
  /** After it no payment of the order can succeed any more, unless one has; where it can be done. */
  close(order: PayableOrder): Promise<void>
  /** Pays everything back. `refundId` makes it once. Throws RefundElsewhere. */
  refund(
    order: PayableOrder & { readonly tradeId: string },
    refund: { refundId: string; reason: string },
  ): Promise<void>
}

/** `orderId`: of the order it was bought for, null when it names none. */
export interface StoreTransaction {
  readonly orderId: string | null
  readonly tradeId: string
  readonly productId: string
  readonly paidAt: Date
}

/** The App Store sells on the phone: what it signed is handed in afterwards. */
export interface AppStore extends PaymentProvider {
  /** Throws NotificationRefused unless it is a live transaction of this app. */
  readTransaction(signed: string): Promise<StoreTransaction>
}

export function isAppStore(provider: PaymentProvider): provider is AppStore {
  return provider.id === 'apple'
}

export type PaymentProviders = readonly PaymentProvider[]
