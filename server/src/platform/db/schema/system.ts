/** Data of the installation itself. */
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns'

/** Pictures that an engine painted to show what it can do: style cards and starting points. */
export const samples = pgTable('samples', {
  /** `style:<engine>:<style>` or `preset:<id>` */
  id: text('id').primaryKey(),
  engineId: text('engine_id').notNull(),
  /** Rises when the engine's look or a starting point changes: then it is painted again. */
  revision: integer('revision').notNull(),
  /** Storage keys, never URLs. */
  key: text('key').notNull(),
  thumbKey: text('thumb_key').notNull(),
  thumbhash: text('thumbhash').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})

/** Small facts the operator or the start-up keeps, e.g. the signing secret of an embedded install. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  secret: boolean('secret').notNull().default(false),
})

/**
 * Changes of the stored bytes, added by triggers in the transaction of their rows (migration
 * "storage-bytes"); the hourly measurement replaces them by their sum.
 */
export const storageBytes = pgTable('storage_bytes', {
  /** `pictures` or `uploads`. */
  kind: text('kind').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})

/** Processes that work on jobs; one that was not seen for a while is dead and its locks are freed. */
export const workers = pgTable('workers', {
  /** Also the `locked_by` of its rows in the queue. */
  id: text('id').primaryKey(),
  /** Jobs it runs at once. */
  concurrency: integer('concurrency').notNull(),
  seenAt: at('seen_at').notNull(),
})

/**
 * Last write of a user, by the clock of the database: until a replica has replayed it, the primary
 * answers that user (db/replica). The migration makes it UNLOGGED, like `rate_limits`.
 */
export const recentWrites = pgTable('recent_writes', {
  userId: text('user_id').primaryKey(),
  at: at('at').notNull(),
})
