/** Requests by API keys that order a job: a repeat joins the job instead of paying a second time. */
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'
import { apiKeys } from './open-api'

/** Removed after a day. */
export const apiRequests = pgTable(
  'api_requests',
  {
    /** Request id of the job it orders. */
    id: text('id').primaryKey(),
    keyId: text('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** SHA-256 of its route and its body. */
    fingerprint: text('fingerprint').notNull(),
    /** SHA-256 of the header Idempotency-Key; null: it had none. */
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('api_requests_idempotency_key')
      .on(t.keyId, t.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    index('api_requests_fingerprint_idx').on(t.keyId, t.fingerprint, t.createdAt),
    index('api_requests_created_range_idx').using('brin', t.createdAt),
  ],
)
