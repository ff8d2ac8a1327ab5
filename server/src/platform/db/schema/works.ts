/** 广场: works, what people think of them, and their review. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { WorkMaking } from '@contract/endpoints/work-making'
import { users } from './accounts'
import { at, createdAt } from './columns'
import { jobs, pictures } from './jobs'

export const works = pgTable(
  'works',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['image', 'video'] }).notNull(),
    tool: text('tool').notNull(),
    modelId: text('model_id').notNull(),
    /** `<engine>:<style>` as in 风格模型; null where the tool has none. */
    styleId: text('style_id'),
    title: text('title').notNull(),
    words: text('words').notNull().default(''),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The prompt and parameters may be seen and remade by others. */
    promptShown: boolean('prompt_shown').notNull().default(true),
    /** The way to an edited picture, as its author published it; null: not shown. */
    making: jsonb('making').$type<WorkMaking>(),
    state: text('state', { enum: ['pending', 'public', 'rejected', 'withdrawn'] }).notNull(),
    /** State before its author began to close the account, for restoring it. */
    closedFrom: text('closed_from', { enum: ['pending', 'public'] }),
    /** Why it was rejected, in words for its author. */
    reason: text('reason'),
    /** Search index: one- and two-character grams of all readable text. */
    grams: text('grams')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The same texts normalised, for the recheck of what the grams found. */
    search: text('search').notNull().default(''),
    /** 64-bit perceptual hash of the picture, as a signed number; null until it is known. */
    phash: bigint('phash', { mode: 'bigint' }),
    /** Its four 16-bit quarters, each with its place: alike pictures share one. */
    phashBands: integer('phash_bands')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The public work that looks the same and represents it in 推荐; null = itself. */
    mergedInto: text('merged_into'),
    likeCount: integer('like_count').notNull().default(0),
    remakeCount: integer('remake_count').notNull().default(0),
    /** Public comments and replies; changes in the transaction that shows or hides one. */
    commentCount: integer('comment_count').notNull().default(0),
    /** Its author takes no more comments. */
    commentsClosed: boolean('comments_closed').notNull().default(false),
    /** Shown before the others; no foreign key: backups fill row by row. */
    pinnedCommentId: text('pinned_comment_id'),
    /** Set by a reviewer: 精选. */
    featuredAt: at('featured_at'),
    /** The work it was remade from. */
    parentId: text('parent_id'),
    /** Place in 推荐: higher is earlier. See modules/works for the formula. */
    rank: doublePrecision('rank').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    publishedAt: at('published_at'),
  },
  (t) => [
    // A picture is published once at a time; withdrawn and published again it is the same row.
    uniqueIndex('works_picture_key').on(t.pictureId),
    index('works_ranked_idx')
      .on(t.rank.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'public' and merged_into is null`),
    index('works_newest_idx')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'public'`),
    index('works_model_idx')
      .on(t.modelId, t.publishedAt.desc().nullsFirst())
      .where(sql`state = 'public'`),
    index('works_ranked_video_idx')
      .on(t.rank.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'public' and merged_into is null and kind = 'video'`),
    index('works_ranked_author_idx')
      .on(t.userId, t.rank.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'public' and merged_into is null`),
    index('works_public_author_idx')
      .on(t.userId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'public'`),
    index('works_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('works_ranked_style_idx')
      .on(t.styleId, t.rank.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'public' and merged_into is null`),
    index('works_bands_idx')
      .using('gin', t.phashBands)
      .where(sql`state = 'public'`),
    index('works_merged_idx').on(t.mergedInto),
    index('works_tags_idx').using('gin', t.tags),
    index('works_grams_idx').using('gin', t.grams),
    index('works_job_idx').on(t.jobId),
    index('works_parent_idx').on(t.parentId),
  ],
)

export const workLikes = pgTable(
  'work_likes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.workId] }),
    index('work_likes_work_idx').on(t.workId),
    index('work_likes_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
)

/** 收藏: works a user wants to find again. Not visible to other users and not counted. */
export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.workId] }),
    index('favourites_work_idx').on(t.workId),
    index('favourites_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
)

export const modelLikes = pgTable(
  'model_likes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `<engine>:<style>` */
    modelId: text('model_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.modelId] }),
    index('model_likes_model_idx').on(t.modelId),
  ],
)

/**
 * Items for a reviewer to decide: a new work, or a public one that users reported. One open
 * item a work; more reports of it join the item.
 */
export const reviewItems = pgTable(
  'review_items',
  {
    id: text('id').primaryKey(),
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['new', 'report'] }).notNull(),
    /** Of reports: how often each reason was given. Of new works: words the check found. */
    reasons: jsonb('reasons').$type<Record<string, number>>().notNull().default({}),
    /** The author's objection to the refusal that this item is about. */
    appeal: text('appeal'),
    createdAt: createdAt(),
    /** Two reviewers never get the same item: it is held until then. */
    claimedBy: text('claimed_by'),
    claimedUntil: at('claimed_until'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('review_items_open_key')
      .on(t.workId)
      .where(sql`decided_at is null`),
    index('review_items_queue_idx')
      .on(t.createdAt, t.id)
      .where(sql`decided_at is null`),
  ],
)

/**
 * Name and avatar a user applied for, until a reviewer has decided: other users are shown the
 * values in `users`. Null = unchanged. Other wishes are another row with another id; a decision
 * deletes it.
 */
export const profileReviews = pgTable(
  'profile_reviews',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nickname: text('nickname'),
    bio: text('bio'),
    avatarKey: text('avatar_key'),
    /** Remarks of checks → 1, as in review_items. */
    reasons: jsonb('reasons').$type<Record<string, number>>().notNull().default({}),
    /** A picture check that has not answered yet names this. */
    traceId: text('trace_id'),
    createdAt: createdAt(),
    claimedBy: text('claimed_by'),
    claimedUntil: at('claimed_until'),
  },
  (t) => [
    uniqueIndex('profile_reviews_user_key').on(t.userId),
    index('profile_reviews_queue_idx').on(t.createdAt, t.id),
    index('profile_reviews_trace_idx').on(t.traceId),
  ],
)

export const workReports = pgTable(
  'work_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    words: text('words').notNull().default(''),
    /** The item that dealt with it. */
    itemId: text('item_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('work_reports_once_key').on(t.itemId, t.userId),
    index('work_reports_work_idx').on(t.workId),
  ],
)

/** Pictures sent to a remote check without an answer yet. */
export const mediaChecks = pgTable(
  'media_checks',
  {
    /** The check's own id of the question. */
    traceId: text('trace_id').primaryKey(),
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    answeredAt: at('answered_at'),
  },
  (t) => [index('media_checks_work_idx').on(t.workId)],
)

/** Append-only: who decided what about which work; of profiles the item alone is named. */
export const reviewLog = pgTable(
  'review_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workId: text('work_id'),
    itemId: text('item_id'),
    reviewerId: text('reviewer_id').notNull(),
    decision: text('decision', { enum: ['pass', 'reject', 'choose', 'unchoose'] }).notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('review_log_work_idx').on(t.workId, t.id)],
)
