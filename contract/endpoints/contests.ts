/** Contests: a theme a week with entries, votes that stay hidden, and prizes. Not in the specification. */
import { z } from 'zod'
import { defineEndpoints, id, isoTime, pageQuery, pageSchema } from './define'
import { authorView } from './works'

/** By the server's clock; `judging`: no more entries, votes still count. */
export const CONTEST_STATES = ['upcoming', 'open', 'judging', 'result'] as const
/** Entries of a person in a contest; the best one counts. */
export const MOST_ENTRIES = 3

const count = z.number().int()

const cover = z.object({
  url: z.string(),
  thumbUrl: z.string(),
  thumbhash: z.string(),
  color: z.string(),
})

/** Fields after the closing are null before: `votes`, `place`, `words`; `picked` is false. */
const entryView = z.object({
  id: z.string(),
  workId: z.string(),
  title: z.string(),
  kind: z.enum(['image', 'video']),
  url: z.string(),
  thumbUrl: z.string(),
  width: count,
  height: count,
  thumbhash: z.string(),
  color: z.string(),
  author: authorView,
  mine: z.boolean(),
  /** The viewer voted for it. */
  voted: z.boolean(),
  votes: count.nullable(),
  /** Rank among the best entries of all persons. */
  place: count.nullable(),
  picked: z.boolean(),
  /** The jury's line. */
  words: z.string().nullable(),
  /** Credits booked for it. */
  credits: count,
})

const ownEntry = z.object({
  id: z.string(),
  workId: z.string(),
  title: z.string(),
  thumbUrl: z.string(),
  /** `pending`: takes part as soon as its review lets it through; `removed`: disqualified. */
  state: z.enum(['pending', 'public', 'removed']),
  reason: z.string().nullable(),
  place: count.nullable(),
  picked: z.boolean(),
  credits: count,
})

const contestView = z.object({
  id: z.string(),
  number: count,
  title: z.string(),
  brief: z.string(),
  words: z.string(),
  prompt: z.string(),
  wants: z.array(z.string()),
  state: z.enum(CONTEST_STATES),
  startsAt: isoTime,
  endsAt: isoTime,
  resultAt: isoTime,
  /** Time of the server: clocks of devices are not relied on. */
  now: isoTime,
  /** Credits of the first places. */
  prizes: z.array(count),
  pickCredits: count,
  cover: cover.nullable(),
  /** Public entries, counted up to 10,000. */
  entryCount: count,
  /** Small pictures of the newest entries. */
  newest: z.array(z.string()),
  /** Null without a session. */
  mine: z
    .object({
      entries: z.array(ownEntry),
      /** Entries that remain. */
      left: count,
      /** Won one of the last two: may take part, gets no place. */
      barred: z.boolean(),
    })
    .nullable(),
})

export const contestEndpoints = defineEndpoints({
  current: {
    method: 'GET',
    path: '/api/contest/current',
    auth: 'optional',
    summary:
      'The contest to show: open, judging, or the last result until the next begins (not in the specification)',
    data: z.object({ contest: contestView.nullable() }),
  },
  list: {
    method: 'GET',
    path: '/api/contest/list',
    auth: 'optional',
    summary:
      'Contests with a result, newest first; winners that the viewer mutes are not named (not in the specification)',
    query: pageQuery,
    data: pageSchema(
      z.object({
        id: z.string(),
        number: count,
        title: z.string(),
        endsAt: isoTime,
        entryCount: count,
        cover: cover.nullable(),
        winner: z.string().nullable(),
      }),
    ),
  },
  one: {
    method: 'GET',
    path: '/api/contest/{id}',
    auth: 'optional',
    summary: 'A contest that has begun (not in the specification)',
    params: z.object({ id }),
    data: contestView,
  },
  entries: {
    method: 'GET',
    path: '/api/contest/{id}/entries',
    auth: 'optional',
    summary:
      'Public entries: in an order of the viewer’s own, newest first, or by place after the result (not in the specification)',
    params: z.object({ id }),
    query: pageQuery.extend({ order: z.enum(['random', 'newest', 'place']).default('random') }),
    data: pageSchema(entryView),
  },
  enter: {
    method: 'POST',
    path: '/api/contest/enter',
    auth: 'user',
    summary:
      'Enter an own work, public or in review; it is listed once public. Idempotent (not in the specification)',
    body: z.strictObject({ contestId: id, workId: id }),
    data: contestView,
  },
  leave: {
    method: 'POST',
    path: '/api/contest/leave',
    auth: 'user',
    whileClosing: true,
    summary: 'Withdraw an own entry before the result; its work stays (not in the specification)',
    body: z.strictObject({ entryId: id }),
    data: contestView,
  },
  vote: {
    method: 'POST',
    path: '/api/contest/vote',
    auth: 'user',
    summary:
      'Vote for an entry of another person, or take the vote back. Idempotent (not in the specification)',
    body: z.strictObject({ entryId: id, voted: z.boolean() }),
    data: z.object({ voted: z.boolean() }),
  },
  badges: {
    method: 'GET',
    path: '/api/contest/badges',
    auth: 'optional',
    summary:
      'Where a person’s works won a place or were picked, newest first (not in the specification)',
    query: pageQuery.extend({ user_id: id }),
    data: pageSchema(
      z.object({
        contestId: z.string(),
        title: z.string(),
        workId: z.string(),
        /** A place with a prize; null: picked by the staff. */
        place: count.nullable(),
      }),
    ),
  },
})
