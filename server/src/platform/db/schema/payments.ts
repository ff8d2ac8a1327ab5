/** Goods, orders and what payment providers said of them. Credits themselves are the ledger's. */
import { PAY_PROVIDERS } from '@contract/payment'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

export const goods = pgTable('goods', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  credits: integer('credits').notNull(),
  /** Given on top at every purchase. */
  bonusCredits: integer('bonus_credits').notNull().default(0),
  /** In fen, a hundredth of a yuan. */
  priceFen: integer('price_fen').notNull(),
  /** Set for what is sold through the App Store. */
  appleProductId: text('apple_product_id'),
  /** Smaller is earlier. */
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
  createdAt: createdAt(),
})

export const orders = pgTable(
  'orders',
  {
    /** Also what providers know it by: 6–32 characters. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From the client; with the user it makes an order once. */
    requestId: text('request_id').notNull(),
    goodsId: text('goods_id').notNull(),
    /** Credits promised at the time of the order, regardless of later changes of the goods. */
    name: text('name').notNull(),
    credits: integer('credits').notNull(),
    bonusCredits: integer('bonus_credits').notNull(),
    priceFen: integer('price_fen').notNull(),
    provider: text('provider', { enum: PAY_PROVIDERS }),
    state: text('state', { enum: ['created', 'paying', 'paid', 'closed', 'refunded'] }).notNull(),
    /** Payer, as the provider names them (WeChat's open id). */
    payer: text('payer'),
    /** The provider's own number of the payment. */
    tradeId: text('trade_id'),
    /** Given to the first paid order of a person. */
    firstBonusCredits: integer('first_bonus_credits').notNull().default(0),
    createdAt: createdAt(),
    /** Unpaid it is closed then. */
    expiresAt: at('expires_at').notNull(),
    payingAt: at('paying_at'),
    /** Time of the last query to the provider. */
    askedAt: at('asked_at'),
    paidAt: at('paid_at'),
    closedAt: at('closed_at'),
    refundedAt: at('refunded_at'),
    refundReason: text('refund_reason'),
  },
  (t) => [
    uniqueIndex('orders_request_key').on(t.userId, t.requestId),
    // One payment pays one order.
    uniqueIndex('orders_trade_key').on(t.provider, t.tradeId),
    index('orders_mine_idx').on(
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('orders_open_idx')
      .on(t.expiresAt)
      .where(sql`state in ('created', 'paying')`),
    index('orders_paid_idx').on(t.paidAt),
  ],
)

/** Every notification that arrived and was genuine, with what came of it. */
export const paymentNotifications = pgTable(
  'payment_notices',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The provider's id of the notification: a repeat is known by it. */
    notificationId: text('notice_id').notNull(),
    orderId: text('order_id'),
    kind: text('kind', { enum: ['paid', 'refunded', 'other'] }).notNull(),
    outcome: text('outcome').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_notices_once_key').on(t.provider, t.notificationId),
    index('payment_notices_order_idx').on(t.orderId),
  ],
)

/** State of the sandbox cashier: it plays the part of a payment provider. */
export const sandboxPayments = pgTable('sandbox_payments', {
  orderId: text('order_id').primaryKey(),
  tradeId: text('trade_id').notNull(),
  amountFen: integer('amount_fen').notNull(),
  paidAt: at('paid_at').notNull(),
  refundedFen: integer('refunded_fen').notNull().default(0),
})
