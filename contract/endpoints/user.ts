import { z } from 'zod'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from './define'
import { CONFIRM_BY } from '../sign-in'
import { multilineSchema, nameSchema } from './words'

/** The signed-in user. Changes that wait for a reviewer are included; other users see the old. */
export const userInfo = z.object({
  id: z.string(),
  nickname: z.string(),
  avatarUrl: z.string().nullable(),
  bio: z.string(),
  /** Masked: 138****8000; null when none is bound. */
  phone: z.string().nullable(),
  /** Masked: l***@example.com; null when it signs in by none. */
  email: z.string().nullable(),
  /** Account name for a password; null where it has none. */
  account: z.string().nullable(),
  /** Confirmations of account changes: a code, the password, a passkey or a recent sign-in. */
  confirmBy: z.enum(CONFIRM_BY),
  /** All that may confirm; confirmBy is the first, the oldest. */
  confirmOptions: z.array(z.enum(CONFIRM_BY)),
  role: z.enum(['user', 'reviewer']),
  createdAt: isoTime,
  /** The account is being closed: it is deleted then unless taken back. */
  closesAt: isoTime.nullable(),
  /** Which of the above only their owner sees until a reviewer has looked at them. */
  reviewing: z.array(z.enum(['nickname', 'bio', 'avatarUrl'])),
})

export const signinDay = z.object({
  /** Asia/Shanghai calendar day, YYYY-MM-DD. */
  day: z.string(),
  credits: z.number().int(),
  claimed: z.boolean(),
})

export const scoreView = z.object({
  /** Credits that may be spent. */
  balance: z.number().int(),
  /** Credits held by jobs that have not ended. */
  held: z.number().int(),
  /** Credits of refunded payments that were spent by then: paid by what comes in next. */
  debt: z.number().int(),
  signedInToday: z.boolean(),
  /** Consecutive days up to and with the last sign-in. */
  streakDays: z.number().int(),
  /** Seven days around today with what each pays. */
  calendar: z.array(signinDay),
})

export const LEDGER_KINDS = [
  'welcome',
  'signin',
  'quest',
  'invite',
  'gift',
  'contest',
  'topup',
  'firstTopup',
  'hold',
  'settle',
  'release',
  'refund',
  'debt',
  'return',
  'adjust',
] as const

export const scoreLogItem = z.object({
  id: z.string(),
  kind: z.enum(LEDGER_KINDS),
  /** Chinese words for a list row. */
  title: z.string(),
  /** Signed change of the balance. */
  credits: z.number().int(),
  balanceAfter: z.number().int(),
  jobId: z.string().nullable(),
  /** Prompt of the job, and its first picture; null where there is none, or no longer. */
  about: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  createdAt: isoTime,
})

export const userEndpoints = defineEndpoints({
  info: {
    method: 'GET',
    path: '/api/user/info',
    auth: 'user',
    summary: 'The signed-in user',
    data: userInfo,
  },
  update: {
    method: 'PUT',
    path: '/api/user',
    auth: 'user',
    summary: 'Change nickname, bio or avatar (the id of an own upload)',
    body: z
      .strictObject({
        nickname: nameSchema(20, { empty: '昵称不能为空', long: '昵称最多 20 个字' }),
        bio: multilineSchema(120, '简介最多 120 个字'),
        avatarUploadId: id,
      })
      .partial(),
    data: userInfo,
  },
  score: {
    method: 'GET',
    path: '/api/user/score',
    auth: 'user',
    summary: 'Balance, held credits and the sign-in calendar',
    data: scoreView,
  },
  signin: {
    method: 'POST',
    path: '/api/user/signin',
    auth: 'user',
    summary: 'Daily sign-in, once per Asia/Shanghai day',
    data: z.object({ credits: z.number().int(), score: scoreView }),
  },
  scoreLog: {
    method: 'GET',
    path: '/api/score-log/my',
    auth: 'user',
    summary: 'My ledger entries, newest first',
    query: pageQuery,
    data: pageSchema(scoreLogItem),
  },
  returnScore: {
    method: 'POST',
    path: '/api/user/returnScore',
    auth: 'user',
    whileClosing: true,
    summary:
      'Make sure the credits of an own job that failed or was cancelled are back, and ask those of a doubtful result back (JobView.doubt); {id} is the job. Idempotent',
    body: z.object({ id }),
    data: z.object({ returnedCredits: z.number().int(), score: scoreView }),
  },
  jobCount: {
    method: 'GET',
    path: '/api/user/jobCount',
    auth: 'user',
    summary: 'How many jobs I have, by state',
    data: z.object({
      total: z.number().int(),
      running: z.number().int(),
      succeeded: z.number().int(),
      failed: z.number().int(),
      pictures: z.number().int(),
    }),
  },
})
