/** Open API: keys of programs, their use, and webhooks. */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

/** 接口密钥. The key itself is never stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The visible part: `mg-sk-9tQ4`, and the last four characters. */
    prefix: text('prefix').notNull(),
    lastFour: text('last_four').notNull(),
    /** SHA-256 of the key. */
    hash: text('hash').notNull(),
    /** SHA-256 of the key before a rotation; accepted until `previousUntil`. */
    previousHash: text('previous_hash'),
    previousUntil: at('previous_until'),
    /** Of API_KEY_SCOPES (contract/endpoints/api-keys). */
    scopes: text('scopes').array().notNull(),
    /** Credits it may spend in a calendar month of Shanghai. */
    monthlyCredits: integer('monthly_credits').notNull(),
    /** Addresses and CIDR ranges it may be used from; empty: any. */
    addresses: text('addresses')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
    /** Null: it does not expire. */
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    /** Revoked at the console. */
    revokedByStaff: boolean('revoked_by_staff').notNull().default(false),
    lastUsedAt: at('last_used_at'),
    /** Shortened address of the last use, see lib/address. */
    lastAddress: text('last_address'),
    /** Month (`2026-11`) whose warning about the limit was sent. */
    warnedMonth: text('warned_month'),
  },
  (t) => [
    uniqueIndex('api_keys_hash_key').on(t.hash),
    uniqueIndex('api_keys_previous_hash_key')
      .on(t.previousHash)
      .where(sql`previous_hash is not null`),
    index('api_keys_user_idx').on(t.userId, t.createdAt),
  ],
)

/** Spending of a key on a day (`2026-11-27`) of Shanghai: held or settled, without what was returned. */
export const apiKeyDays = pgTable(
  'api_key_days',
  {
    keyId: text('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    credits: integer('credits').notNull().default(0),
    /** Jobs it submitted. */
    jobs: integer('jobs').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.day] })],
)

/** Calls by keys, for their owners; removed after 30 days. */
export const apiCalls = pgTable(
  'api_calls',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    keyId: text('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /** Route, such as `images/generations`; never the address with its query. */
    call: text('call').notNull(),
    status: integer('status').notNull(),
    /** Code of the error that was answered; null: none. */
    errorCode: text('error_code'),
    durationMs: integer('duration_ms').notNull(),
    credits: integer('credits').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('api_calls_user_idx').on(t.userId, t.id.desc().nullsFirst()),
    index('api_calls_created_range_idx').using('brin', t.createdAt),
  ],
)

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Of WEBHOOK_EVENTS (contract/endpoints/webhooks). */
    events: text('events').array().notNull(),
    /** The signing secret, sealed (lib/seal). */
    sealedSecret: text('sealed_secret').notNull(),
    /** The one before a rotation: signs as well until `previousUntil`. */
    previousSealedSecret: text('previous_sealed_secret'),
    previousUntil: at('previous_until'),
    createdAt: createdAt(),
    /** First failure since the last success; null: the last delivery arrived. */
    failingSince: at('failing_since'),
    disabledAt: at('disabled_at'),
    /** `owner`, `failures` after a day of them, `gone` for an answer of 410. */
    disabledBy: text('disabled_by', { enum: ['owner', 'failures', 'gone'] }),
  },
  (t) => [index('webhook_endpoints_user_idx').on(t.userId, t.createdAt)],
)

/** Messages to endpoints; removed after 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The header `webhook-id`: the same for every attempt. */
    id: text('id').primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** Body as it is sent and signed. */
    body: text('body').notNull(),
    state: text('state', { enum: ['pending', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** HTTP status of the last attempt; null: none arrived. */
    lastStatus: integer('last_status'),
    /** Why the last attempt failed, as a short code: `timeout`, `private_address` … */
    lastError: text('last_error'),
    createdAt: createdAt(),
    lastAttemptAt: at('last_attempt_at'),
    nextAttemptAt: at('next_attempt_at'),
  },
  (t) => [
    index('webhook_deliveries_endpoint_idx').on(
      t.endpointId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('webhook_deliveries_created_range_idx').using('brin', t.createdAt),
  ],
)
