/** Mutes and blocks of users, and the tags they follow. */
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { createdAt } from './columns'
import { works } from './works'

/**
 * Mutes of works, users, tags and styles, and blocks of users. Each change raises
 * `users.mute_revision` of all users whose lists it changes, in the same transaction.
 */
export const mutes = pgTable(
  'mutes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `block` = a mute of a user that is valid in both directions. */
    kind: text('kind', { enum: ['work', 'user', 'block', 'tag', 'style'] }).notNull(),
    /** Id of the work, user or style, or the tag. */
    target: text('target').notNull(),
    /** The target of `work`. */
    workId: text('work_id').references(() => works.id, { onDelete: 'cascade' }),
    /** The target of `user` and `block`. */
    otherId: text('other_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('mutes_target_key').on(t.userId, t.kind, t.target),
    index('mutes_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('mutes_other_idx')
      .on(t.otherId)
      .where(sql`other_id is not null`),
    index('mutes_work_idx')
      .on(t.workId)
      .where(sql`work_id is not null`),
  ],
)

export const tagFollows = pgTable(
  'tag_follows',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tag] }),
    index('tag_follows_mine_idx').on(
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.tag.desc().nullsFirst(),
    ),
  ],
)
