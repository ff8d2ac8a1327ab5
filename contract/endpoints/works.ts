import { z } from 'zod'
import { workMaking } from './work-making'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery, shortVideo } from './define'
import { musicChoice } from './music-choice'

export const WORK_STATES = ['pending', 'public', 'rejected', 'withdrawn'] as const
export const FEEDS = ['recommended', 'newest', 'following', 'video'] as const
export const REPORT_REASONS = [
  'sexual',
  'violence',
  'politics',
  'infringement',
  'advertising',
  'minors',
  'other',
] as const

/**
 * Lists here go on by `cursor`. `total` is counted once, at the first page, and no further than 100
 * among everybody's works and 1,000 among one person's: when it says so much, more are there. What
 * rises in the order while one scrolls is met at the top again, nothing is met twice.
 */
const feedCursor = z.string().max(2000).optional()

/** Public data of a user. */
export const authorView = z.object({
  id: z.string(),
  nickname: z.string(),
  avatarUrl: z.string().nullable(),
  /** A plainly named demo author. */
  demo: z.boolean(),
})

/** A work as a gallery shows it. */
export const workCard = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['image', 'video']),
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int().nullable(),
  thumbhash: z.string(),
  color: z.string(),
  author: authorView,
  likeCount: z.number().int(),
  /** Public comments and replies. */
  commentCount: z.number().int(),
  liked: z.boolean(),
  featured: z.boolean(),
})

/** A place in the feed for a picture that this installation is about to paint itself, in its shape. */
const comingWork = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() })

/** One step of where a work comes from or what came of it. */
const relative = z.object({
  id: z.string(),
  title: z.string(),
  thumbUrl: z.string(),
  author: authorView,
})

/** A work whole. What its author hides is null. */
export const workView = workCard.extend({
  words: z.string(),
  tags: z.array(z.string()),
  state: z.enum(WORK_STATES),
  /** For its author: why it was not let through. */
  reason: z.string().nullable(),
  /** For its author: refused, and nothing was said against that yet. */
  appealable: z.boolean(),
  /** Mine. */
  mine: z.boolean(),
  /** For its author: the job it was made by. */
  jobId: z.string().nullable(),
  tool: z.string(),
  toolName: z.string(),
  modelName: z.string(),
  style: z.object({ id: z.string(), name: z.string() }).nullable(),
  promptShown: z.boolean(),
  /** All parameters to make the same again; media of their owner are left out. */
  params: z.record(z.string(), z.unknown()).nullable(),
  making: workMaking.nullable(),
  /** Contest it was entered in; `place` (with a prize) and `picked` from its result on. */
  contest: z
    .object({
      id: z.string(),
      title: z.string(),
      place: z.number().int().nullable(),
      picked: z.boolean(),
    })
    .nullable(),
  /** May be remade by its viewer. */
  remakable: z.boolean(),
  remakeCount: z.number().int(),
  /** Its author takes no more comments. */
  commentsClosed: z.boolean(),
  following: z.boolean(),
  /** 收藏: bookmarked by the viewer; not visible to others. */
  favourite: z.boolean(),
  /** Ancestors, the first one first; those not public any more are left out. */
  ancestors: z.array(relative),
  remakes: z.array(relative),
  createdAt: isoTime,
  publishedAt: isoTime.nullable(),
})

/** My own work in a list. */
export const myWork = workCard.extend({
  state: z.enum(WORK_STATES),
  reason: z.string().nullable(),
  jobId: z.string(),
  pictureId: z.string(),
  createdAt: isoTime,
})

/** A new work, a reported one, a new name, bio or avatar, or a new or reported comment. */
export const REVIEW_KINDS = ['new', 'report', 'profile', 'comment'] as const

/**
 * A review item as a reviewer sees it: without its author. Of a profile `title` is the new name,
 * `words` the new bio ('' = unchanged) and the picture the new avatar. Of a comment `words` is the
 * comment and `title` the title of its work.
 */
export const reviewItem = z.object({
  id: z.string(),
  /** Null of a profile. */
  workId: z.string().nullable(),
  kind: z.enum(REVIEW_KINDS),
  /** Reason → how often. */
  reasons: z.record(z.string(), z.number().int()),
  /** Texts of reporters, newest first. */
  notes: z.array(z.string()),
  /** The author's objection to a refusal. */
  appeal: z.string().nullable(),
  title: z.string(),
  words: z.string(),
  /** Of a reply: the words of the comment at the first level. */
  repliesTo: z.string().nullable().optional(),
  tags: z.array(z.string()),
  prompt: z.string().nullable(),
  /** Null where there is no picture to look at. */
  media: z.enum(['image', 'video']).nullable(),
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  thumbhash: z.string(),
  color: z.string(),
  createdAt: isoTime,
  /** It is this reviewer's until then. */
  heldUntil: isoTime,
  /** Hash of all public text above; a decision names it. */
  shown: z.string(),
})

/** Number of remaining items, and the next one or two: the second may be preloaded. */
export const reviewQueue = z.object({ waiting: z.number().int(), items: z.array(reviewItem) })

const title = z.string().trim().min(1, '给作品起个名字').max(30, '名字最多 30 个字')
const tag = z.string().trim().min(1).max(12, '标签最多 12 个字')
/** `shown` of the item as the reviewer saw it: for another content a decision is a CONFLICT. */
const shown = z.string().regex(/^[0-9a-f]{64}$/, '请刷新审核台再处理')

/**
 * Content that an author enters when publishing. Each field has a column of its name in `works` and is
 * shown in the view of a work.
 */
export const workContent = z.strictObject({
  title,
  words: z.string().trim().max(300, '说明最多 300 个字').default(''),
  tags: z.array(tag).max(5, '标签最多 5 个').default([]),
  promptShown: z.boolean().default(true),
})
export type WorkContent = z.output<typeof workContent>

/** The fields of `workContent` in a row or a table of works. */
export function pickContent<T extends Record<keyof WorkContent, unknown>>(
  work: T,
): Pick<T, keyof WorkContent> {
  const keys = Object.keys(workContent.shape) as (keyof WorkContent)[]
  return Object.fromEntries(keys.map((key) => [key, work[key]])) as Pick<T, keyof WorkContent>
}

const liked = z.object({ liked: z.boolean(), likeCount: z.number().int() })

export const workEndpoints = defineEndpoints({
  publicWorks: {
    method: 'GET',
    path: '/api/works/publicWorks',
    auth: 'optional',
    summary: 'The public gallery: a feed, narrowed by tag, style model or all of some words',
    query: pageQuery.extend({
      cursor: feedCursor,
      feed: z.enum(FEEDS).default('recommended'),
      tag: z.string().trim().max(12).optional(),
      styleId: z.string().max(80).optional(),
      q: z.string().trim().max(60).optional(),
    }),
    data: pageSchema(workCard).extend({
      /** With the first page of 推荐 that would not fill a screen, while samples are being painted. */
      coming: z.array(comingWork).optional(),
    }),
  },
  tags: {
    method: 'GET',
    path: '/api/works/tags',
    auth: 'public',
    summary: 'Tags the newest public works use most (not in the specification)',
    data: z.array(z.object({ name: z.string(), count: z.number().int() })),
  },
  detail: {
    method: 'GET',
    path: '/api/works/{id}',
    auth: 'optional',
    summary: 'One work: public ones for everyone, the others for their author',
    params: z.object({ id }),
    data: workView,
  },
  related: {
    method: 'GET',
    path: '/api/works/{id}/related',
    auth: 'optional',
    summary: 'Up to twelve public works alike in tags, style or author (not in the specification)',
    params: z.object({ id }),
    data: z.object({ list: z.array(workCard) }),
  },
  film: {
    method: 'POST',
    path: '/api/works/{id}/film',
    auth: 'user',
    summary: "A work's poster as a short video (not in the specification)",
    params: z.object({ id }),
    query: z.object({ music: musicChoice }),
    data: shortVideo,
  },
  post: {
    method: 'POST',
    path: '/api/works/post',
    auth: 'user',
    summary:
      'Publish a picture of an own job; it is reviewed first. Publishing it twice is one work',
    body: z.strictObject({
      jobId: id,
      pictureId: id,
      withSteps: z.boolean().default(false),
      ...workContent.shape,
    }),
    data: workView,
  },
  cancelPost: {
    method: 'POST',
    path: '/api/works/cancelPost',
    auth: 'user',
    whileClosing: true,
    summary: 'Withdraw an own work. Idempotent',
    body: z.strictObject({ id }),
    data: workView,
  },
  appeal: {
    method: 'POST',
    path: '/api/works/{id}/appeal',
    auth: 'user',
    summary:
      'Ask for a refused work to be reviewed again, once a refusal (not in the specification)',
    params: z.object({ id }),
    body: z.strictObject({
      words: z.string().trim().min(1, '写一句为什么应该通过').max(200, '申诉最多 200 个字'),
    }),
    data: workView,
  },
  like: {
    method: 'POST',
    path: '/api/works/like',
    auth: 'user',
    summary: 'Like a public work that is not one’s own. Idempotent',
    body: z.strictObject({ id }),
    data: liked,
  },
  cancelLike: {
    method: 'POST',
    path: '/api/works/cancelLike',
    auth: 'user',
    whileClosing: true,
    summary: 'Take a like back. Idempotent',
    body: z.strictObject({ id }),
    data: liked,
  },
  favourite: {
    method: 'POST',
    path: '/api/works/favourite',
    auth: 'user',
    summary:
      'Save a public work of another user, or remove it. Idempotent (not in the specification)',
    body: z.strictObject({ id, favourite: z.boolean() }),
    data: z.object({ favourite: z.boolean() }),
  },
  favourites: {
    method: 'GET',
    path: '/api/works/favourites',
    auth: 'user',
    summary: 'Public works I remember, the last remembered first (not in the specification)',
    query: pageQuery.extend({ cursor: feedCursor }),
    data: pageSchema(workCard),
  },
  report: {
    method: 'POST',
    path: '/api/works/report',
    auth: 'user',
    summary: 'Report a public work; one report a person while the matter is open',
    body: z.strictObject({
      id,
      reason: z.enum(REPORT_REASONS),
      words: z.string().trim().max(300, '说明最多 300 个字').default(''),
    }),
    data: z.object({ accepted: z.boolean() }),
  },
  getUserWorks: {
    method: 'GET',
    path: '/api/works/getUserWorks',
    auth: 'optional',
    summary: 'Public works of a person, newest first, or the public works they like',
    query: pageQuery.extend({ user_id: id, list: z.enum(['works', 'likes']).default('works') }),
    data: pageSchema(workCard),
  },
  page: {
    method: 'GET',
    path: '/api/works/page',
    auth: 'user',
    summary: 'My works in every state, newest first',
    query: pageQuery.extend({
      state: z.enum(WORK_STATES).optional(),
      /** Only what this job became. */
      jobId: id.optional(),
    }),
    data: pageSchema(myWork),
  },
  reviewQueue: {
    method: 'GET',
    path: '/api/works/review',
    auth: 'reviewer',
    summary: 'The next items to review, held for this reviewer (not in the specification)',
    query: z.object({ kind: z.enum(REVIEW_KINDS).optional() }),
    data: reviewQueue,
  },
  auditPass: {
    method: 'POST',
    path: '/api/works/audit_pass',
    auth: 'reviewer',
    summary: 'Let a held item through as it was shown; answers the queue after it',
    body: z.strictObject({ itemId: id, shown }),
    data: reviewQueue,
  },
  auditReject: {
    method: 'POST',
    path: '/api/works/audit_reject',
    auth: 'reviewer',
    summary:
      'Refuse a held item as it was shown, with a reason for its author; answers the queue after it',
    body: z.strictObject({
      itemId: id,
      shown,
      reason: z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字'),
    }),
    data: reviewQueue,
  },
  choose: {
    method: 'POST',
    path: '/api/works/choose',
    auth: 'reviewer',
    summary: 'Feature a public work, or take it out again',
    body: z.strictObject({ id, featured: z.boolean() }),
    data: z.object({ id: z.string(), featured: z.boolean() }),
  },
})
