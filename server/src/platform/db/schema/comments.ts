/** Comments on works: one level of replies, likes, reports and their review. */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
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
import { works } from './works'

export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    /** Null: its writer's account was deleted; a placeholder remains for the replies of others. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The comment at the first level that it replies to; no foreign key: backups fill row by row. */
    parentId: text('parent_id'),
    /** Of a reply to a reply: the writer of that reply. */
    replyToId: text('reply_to_id').references(() => users.id, { onDelete: 'set null' }),
    /** Empty once it is deleted. Never changed otherwise: reviewed words are published words. */
    words: text('words').notNull(),
    /** Mentioned users with their name as written in the words. */
    mentions: jsonb('mentions').$type<{ id: string; name: string }[]>().notNull().default([]),
    state: text('state', {
      enum: ['pending', 'public', 'rejected', 'hidden', 'deleted'],
    }).notNull(),
    hiddenBy: text('hidden_by', { enum: ['author', 'staff'] }),
    /** Refusal reason, for its writer. */
    reason: text('reason'),
    likeCount: integer('like_count').notNull().default(0),
    /** The author of the work likes it. */
    authorLiked: boolean('author_liked').notNull().default(false),
    /** Public replies. */
    replyCount: integer('reply_count').notNull().default(0),
    /** Reports since the last decision of a reviewer. */
    reportCount: integer('report_count').notNull().default(0),
    /** The client's idempotency key. */
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
    publishedAt: at('published_at'),
  },
  (t) => [
    uniqueIndex('comments_request_key').on(t.userId, t.requestId),
    index('comments_liked_idx')
      .on(
        t.workId,
        t.likeCount.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      )
      .where(sql`parent_id is null and (state = 'public' or reply_count > 0)`),
    index('comments_newest_idx')
      .on(t.workId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`parent_id is null and (state = 'public' or reply_count > 0)`),
    index('comments_replies_idx')
      .on(t.parentId, t.createdAt, t.id)
      .where(sql`parent_id is not null and state = 'public'`),
    index('comments_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('comments_work_idx').on(t.workId),
    index('comments_all_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('comments_state_idx').on(
      t.state,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('comments_own_idx')
      .on(t.userId, t.workId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state in ('pending', 'rejected', 'hidden')`),
    index('comments_hidden_idx')
      .on(t.workId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'hidden' and hidden_by = 'author'`),
    index('comments_reply_to_idx').on(t.replyToId),
  ],
)

export const commentLikes = pgTable(
  'comment_likes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.commentId] }),
    index('comment_likes_comment_idx').on(t.commentId),
  ],
)

export const commentReports = pgTable(
  'comment_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    words: text('words').notNull().default(''),
    /** Null until a reviewer decided. */
    decidedAt: at('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('comment_reports_once_key').on(t.commentId, t.userId),
    index('comment_reports_user_idx').on(t.userId),
  ],
)

/**
 * Comments that wait for a reviewer: new ones, and public ones that users reported. One row a
 * comment; a decision deletes it.
 */
export const commentReviews = pgTable(
  'comment_reviews',
  {
    id: text('id').primaryKey(),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    /** Remarks of checks or reasons of reports → how often, as in review_items. */
    reasons: jsonb('reasons').$type<Record<string, number>>().notNull().default({}),
    createdAt: createdAt(),
    claimedBy: text('claimed_by'),
    claimedUntil: at('claimed_until'),
  },
  (t) => [
    uniqueIndex('comment_reviews_comment_key').on(t.commentId),
    index('comment_reviews_queue_idx').on(t.createdAt, t.id),
  ],
)
