/** Credits: double entry, append-only. Written by modules/credits alone. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns'

/**
 * Double entry, append-only. A transfer is two or more entries whose amounts sum to 0.
 * Accounts: `user:<id>` spendable, `held:<id>` on hold, `debt:<id>` owed after a refund, and `system:`
 * grant, revenue, sales, owed, adjust.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    userId: text('user_id').notNull(),
    jobId: text('job_id'),
    /** The API key that submitted the job; null: the app did. */
    apiKeyId: text('api_key_id'),
    /** e.g. `signin:<user>:<day>`; makes grants happen once. */
    onceKey: text('once_key'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_transfers_job_kind_key').on(t.jobId, t.kind),
    uniqueIndex('ledger_transfers_once_key').on(t.onceKey),
    // A hold ends once: settled or released, never both.
    uniqueIndex('ledger_transfers_job_end_key')
      .on(t.jobId)
      .where(sql`kind in ('settle', 'release')`),
    index('ledger_transfers_user_idx').on(t.userId),
    index('ledger_transfers_created_range_idx').using('brin', t.createdAt),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transferId: text('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    account: text('account').notNull(),
    amount: integer('amount').notNull(),
    /**
     * Running balance of a user's account after this entry: the balance is the newest entry's.
     * Null for `system:` accounts, which everybody writes at once: theirs is the sum.
     */
    balanceAfter: integer('balance_after'),
    createdAt: createdAt(),
  },
  (t) => [
    index('ledger_entries_account_idx').on(t.account, t.id.desc().nullsFirst()),
    index('ledger_entries_transfer_idx').on(t.transferId),
    check(
      'ledger_entries_balance',
      sql`case when account like 'system:%' then balance_after is null
          else balance_after is not null and balance_after >= 0 end`,
    ),
  ],
)

/**
 * Credits of settled jobs by user, less what was given back: a sum of the ledger, added up by a
 * trigger in the transaction of its entries (migration "user-spending"). No row: not summed up yet.
 */
export const userSpending = pgTable('user_spending', {
  userId: text('user_id').primaryKey(),
  credits: integer('credits').notNull(),
})

/**
 * Credits moved by hour and kind of transfer: sums of the ledger, added by a trigger in the
 * transaction of its entries (migration "hourly-figures"); a sweep joins the rows of one key.
 */
export const ledgerHours = pgTable(
  'ledger_hours',
  {
    hour: at('hour').notNull(),
    kind: text('kind').notNull(),
    /** Credits that came to spendable balances of users; negative: left them. */
    users: bigint('users', { mode: 'number' }).notNull(),
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
  },
  (t) => [index('ledger_hours_hour_idx').on(t.hour)],
)
