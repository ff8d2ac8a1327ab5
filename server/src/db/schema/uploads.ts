/** What people bring. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
    sizeBytes: integer('size_bytes').notNull(),
    thumbhash: text('thumbhash').notNull(),
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
