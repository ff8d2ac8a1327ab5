/** 角色卡. */
import type { CharacterLooks } from '@contract/characters'
import type { MediaRef } from '@contract/tools/media'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

export const characters = pgTable(
  'characters',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    words: text('words').notNull(),
    /** For the painter here; null: it is drawn by its words. */
    looks: jsonb('looks').$type<CharacterLooks>(),
    /** The main one first. */
    pictures: jsonb('pictures').$type<MediaRef[]>().notNull(),
    /** Name of the real person it shows; null: none. */
    realName: text('real_name'),
    /** Day of the owner's statement that this person agrees. */
    agreedAt: at('agreed_at'),
    paintedCount: integer('painted_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('characters_name_key').on(t.userId, t.name),
    index('characters_mine_idx').on(
      t.userId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)
