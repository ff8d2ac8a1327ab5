/** Contests at the console: planned, picked from, ended. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { CONTEST_STATES } from '../contests'
import { defineEndpoints, id, isoTime, pageQuery, pageSchema } from '../define'

const count = z.number().int()
const reason = z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字')
const credits = z.number().int('积分要是整数').min(0, '积分不能是负数').max(100_000, '积分太多了')

const written = z.strictObject({
  title: z.string().trim().min(1, '请写主题').max(12, '主题最多 12 个字'),
  brief: z.string().trim().min(1, '请写一句要求').max(40, '要求最多 40 个字'),
  words: z.string().trim().max(400, '细则最多 400 个字'),
  prompt: z.string().trim().min(1, '请写画什么').max(200, '提示词最多 200 个字'),
  wants: z.array(z.string().trim().min(1).max(16, '一样东西最多 16 个字')).max(5, '最多写五样东西'),
  startsAt: isoTime,
  endsAt: isoTime,
  resultAt: isoTime,
  prizes: z.array(credits).min(1, '至少有一名').max(3, '最多三名'),
  pickCredits: credits,
})

/** Uploaded before; null keeps the one it has, or shows one of the entries. */
const picture = z.string().min(1, '请选一张图').max(40, '没有这张图').nullable()

const row = z.object({
  ...written.shape,
  id: z.string(),
  number: count,
  state: z.enum(CONTEST_STATES),
  thumbUrl: z.string().nullable(),
  entryCount: count,
  closedAt: isoTime.nullable(),
})

export const consoleContestEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/contests',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'All contests, the last one first',
    query: pageQuery,
    data: pageSchema(row),
  },
  add: {
    method: 'POST',
    path: '/api/console/contests',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Plan a contest; it must not overlap with another one',
    body: z.strictObject({ ...written.shape, picture }),
    data: row,
  },
  change: {
    method: 'POST',
    path: '/api/console/contests/{id}',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Change a contest that has not begun',
    params: z.object({ id }),
    body: z.strictObject({ ...written.shape, picture }),
    data: row,
  },
  end: {
    method: 'POST',
    path: '/api/console/contests/{id}/end',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'End early: an open one takes no more entries, a judged one gets its result now',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    data: row,
  },
  entries: {
    method: 'GET',
    path: '/api/console/contests/{id}/entries',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Entries with their votes so far, most votes or newest first',
    params: z.object({ id }),
    query: pageQuery.extend({ order: z.enum(['votes', 'newest']).default('votes') }),
    data: pageSchema(
      z.object({
        id: z.string(),
        workId: z.string(),
        title: z.string(),
        thumbUrl: z.string(),
        workState: z.string(),
        user: z.object({ id: z.string(), nickname: z.string() }),
        votes: count,
        /** Votes by persons for whose entries its author voted. */
        mutual: count,
        picked: z.boolean(),
        words: z.string(),
        removedReason: z.string().nullable(),
        place: count.nullable(),
        createdAt: isoTime,
      }),
    ),
  },
  pick: {
    method: 'POST',
    path: '/api/console/contests/entries/{id}/pick',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Pick an entry, or no longer, and write the jury’s line; before the result',
    params: z.object({ id }),
    body: z.strictObject({
      picked: z.boolean(),
      words: z.string().trim().max(40, '评语最多 40 个字'),
    }),
    data: z.null(),
  },
  disqualify: {
    method: 'POST',
    path: '/api/console/contests/entries/{id}/disqualify',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Take an entry out with a reason for its author, or let it back; before the result',
    params: z.object({ id }),
    body: z.strictObject({ removed: z.boolean(), reason }),
    data: z.null(),
  },
})
