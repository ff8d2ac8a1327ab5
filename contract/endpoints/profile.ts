import { z } from 'zod'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from './define'
import { authorView } from './works'

const userRow = authorView.extend({
  bio: z.string(),
  /** I follow them. */
  following: z.boolean(),
  /** They follow me. */
  followsMe: z.boolean(),
  workCount: z.number().int(),
})

const followState = z.object({
  following: z.boolean(),
  followsMe: z.boolean(),
  /** Followers of that user. */
  followerCount: z.number().int(),
})

export const followEndpoints = defineEndpoints({
  checkFollowing: {
    method: 'POST',
    path: '/api/follow/checkFollowing',
    auth: 'user',
    whileClosing: true,
    summary: 'Do I follow this user, do they follow me',
    body: z.strictObject({ user_id: id }),
    data: followState,
  },
  follow: {
    method: 'POST',
    path: '/api/follow/follow',
    auth: 'user',
    summary: 'Follow a user. Idempotent; oneself cannot be followed',
    body: z.strictObject({ user_id: id }),
    data: followState,
  },
  unfollow: {
    method: 'POST',
    path: '/api/follow/unfollow',
    auth: 'user',
    whileClosing: true,
    summary: 'Follow no longer. Idempotent',
    body: z.strictObject({ user_id: id }),
    data: followState,
  },
  getMyFollow: {
    method: 'GET',
    path: '/api/follow/getMyFollow',
    auth: 'user',
    summary: 'People I follow, or people who follow me, newest first',
    query: pageQuery.extend({ list: z.enum(['following', 'followers']).default('following') }),
    data: pageSchema(userRow),
  },
  list: {
    method: 'GET',
    path: '/api/follow/list',
    auth: 'optional',
    summary: 'People a user follows, or who follow them, newest first (not in the specification)',
    query: pageQuery.extend({
      user_id: id,
      list: z.enum(['following', 'followers']).default('following'),
    }),
    data: pageSchema(userRow),
  },
})

/** Start of the next page among the rows. */
const hitCursor = z
  .string()
  .regex(/^\d{1,3}$/)
  .optional()

const tag = z.string().trim().min(1, '没有说明是哪个标签').max(12, '标签最多 12 个字')
const tagState = z.object({
  tag: z.string(),
  following: z.boolean(),
  /** Id of the own mute of this tag; null: it is not muted. */
  muteId: z.string().nullable(),
})

export const tagFollowEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/api/follow/tag',
    auth: 'user',
    summary: 'Do I follow or mute this tag (not in the specification)',
    query: z.object({ tag }),
    data: tagState,
  },
  write: {
    method: 'POST',
    path: '/api/follow/tag',
    auth: 'user',
    summary:
      'Follow a tag, which ends a mute of it, or follow it no longer. Idempotent (not in the specification)',
    body: z.strictObject({ tag, following: z.boolean() }),
    data: tagState,
  },
  list: {
    method: 'GET',
    path: '/api/follow/tags',
    auth: 'user',
    summary: 'Tags I follow, newest first (not in the specification)',
    query: pageQuery.extend({ cursor: hitCursor }),
    data: pageSchema(z.object({ tag: z.string(), createdAt: isoTime })),
  },
})

export const profileEndpoints = defineEndpoints({
  search: {
    method: 'GET',
    path: '/api/user/search',
    auth: 'optional',
    summary: 'Authors of public works by their name, best match first (not in the specification)',
    query: pageQuery.extend({
      q: z.string().trim().min(1, '写一个字再搜').max(60),
      cursor: hitCursor,
    }),
    data: pageSchema(userRow.extend({ followerCount: z.number().int() })),
  },
  pubInfo: {
    method: 'GET',
    path: '/api/user/pubInfo',
    auth: 'optional',
    summary: 'Public profile of a user',
    query: z.object({ user_id: id }),
    data: authorView.extend({
      bio: z.string(),
      mine: z.boolean(),
      following: z.boolean(),
      followsMe: z.boolean(),
      followerCount: z.number().int(),
      followingCount: z.number().int(),
      workCount: z.number().int(),
      /** Likes their public works received. */
      likeCount: z.number().int(),
      createdAt: isoTime,
    }),
  },
})
