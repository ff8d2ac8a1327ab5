/** Uploads. */
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** For a video; null for a picture, and for videos before this was recorded. */
    durationMs: integer('duration_ms'),
    sizeBytes: integer('size_bytes').notNull(),
    thumbhash: text('thumbhash').notNull(),
    /** File name of a sound as its owner sees it, cleaned; null: none was sent. */
    name: text('name'),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst())],
)

/** Raw objects of direct uploads: granted by a policy, gone when confirmed or swept. */
export const uploadGrants = pgTable(
  'upload_grants',
  {
    key: text('key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    /** The upload it became: confirming twice answers the same. */
    uploadId: text('upload_id'),
  },
  (t) => [index('upload_grants_expires_idx').on(t.expiresAt)],
)

/** Size of a user's uploads in a period: a day (`2026-11-22`) or an hour (`2026-11-22T16`). */
export const uploadUsage = pgTable(
  'upload_usage',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In Shanghai. */
    period: text('period').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    pixels: bigint('pixels', { mode: 'number' }).notNull().default(0),
    cpuMs: bigint('cpu_ms', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.period] }),
    index('upload_usage_created_idx').on(t.createdAt),
  ],
)

/**
 * Objects that are being stored for a row which is not there yet: what a process that was killed
 * in between leaves behind is found here.
 */
export const pendingObjects = pgTable(
  'pending_objects',
  { key: text('key').primaryKey(), createdAt: createdAt() },
  (t) => [index('pending_objects_created_idx').on(t.createdAt)],
)
