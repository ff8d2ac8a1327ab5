/** Follows, albums, notifications. */
import { NOTIFICATION_KINDS } from '@contract/notifications'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'
import { jobs } from './jobs'

export const follows = pgTable(
  'follows',
  {
    followerId: text('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: text('followed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followedId] }),
    index('follows_mine_idx').on(t.followerId, t.createdAt.desc().nullsFirst()),
    index('follows_fans_idx').on(t.followedId, t.createdAt.desc().nullsFirst()),
  ],
)

export const albums = pgTable(
  'albums',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** A job inside it; null = the newest one. */
    coverJobId: text('cover_job_id'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('albums_mine_idx').on(t.userId, t.updatedAt.desc().nullsFirst())],
)

export const albumJobs = pgTable(
  'album_jobs',
  {
    albumId: text('album_id')
      .notNull()
      .references(() => albums.id, { onDelete: 'cascade' }),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Higher is earlier; gaps of 2^20 allow dragging between two. */
    position: bigint('position', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.albumId, t.jobId] }),
    index('album_jobs_order_idx').on(t.albumId, t.position.desc().nullsFirst(), t.jobId),
    index('album_jobs_job_idx').on(t.jobId),
  ],
)

/** One row a group: 甲等 5 人赞了 is one notification with five actors. */
export const notifications = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    /** e.g. `like:<work>`: what arrives while the notification is unread joins it. */
    groupKey: text('group_key').notNull(),
    /** Subject of the notification (modules/notification/kinds.ts). */
    data: jsonb('data').$type<unknown>().notNull().default({}),
    actorCount: integer('actor_count').notNull().default(0),
    readAt: at('read_at'),
    createdAt: createdAt(),
    /** Of the newest thing that joined. */
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('notices_group_key')
      .on(t.userId, t.groupKey)
      .where(sql`read_at is null`),
    index('notices_mine_idx').on(
      t.userId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('notices_group_idx').on(t.userId, t.groupKey),
    index('notices_unread_idx')
      .on(t.userId)
      .where(sql`read_at is null`),
  ],
)

export const notificationActors = pgTable(
  'notice_actors',
  {
    notificationId: text('notice_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    actorId: text('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.notificationId, t.actorId] })],
)
