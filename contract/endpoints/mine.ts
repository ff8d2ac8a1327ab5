import { z } from 'zod'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from './define'
import { scoreView } from './user'

export const QUEST_STATES = ['open', 'ready', 'claimed'] as const
export const FEEDBACK_KINDS = ['bug', 'wish', 'account', 'pay', 'other'] as const

const questView = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  credits: z.number().int(),
  /** `daily` ones reset at midnight in Shanghai. */
  kind: z.enum(['daily', 'once']),
  goal: z.number().int(),
  /** Never more than the goal. */
  progress: z.number().int(),
  state: z.enum(QUEST_STATES),
  /** Page where it is done, of the route table. */
  route: z.string(),
})

const questBoard = z.object({ score: scoreView, quests: z.array(questView) })

const memberLevel = z.object({
  level: z.number().int(),
  name: z.string(),
  /** Credits spent on finished work from which on it begins. */
  from: z.number().int(),
  /** Added to each daily sign-in. */
  signinBonus: z.number().int(),
})

export const mineEndpoints = defineEndpoints({
  scoreState: {
    method: 'GET',
    path: '/api/user/scoreState',
    auth: 'user',
    summary: 'Quests with my progress, and my credits',
    data: questBoard,
  },
  claimScore: {
    method: 'POST',
    path: '/api/user/claimScore',
    auth: 'user',
    summary: 'Take the reward of a finished quest; {id} is the quest. Once a day, or once',
    body: z.strictObject({ id }),
    data: questBoard.extend({ credits: z.number().int() }),
  },
  inviteLog: {
    method: 'GET',
    path: '/api/user/inviteLog',
    auth: 'user',
    summary: 'My invitation code and link, and whom I brought, newest first',
    query: pageQuery,
    data: pageSchema(
      z.object({
        /** Shown with its middle hidden. */
        nickname: z.string(),
        createdAt: isoTime,
        /** `waiting`: no picture made yet · `beyond`: made, but over the limits. */
        state: z.enum(['waiting', 'paid', 'beyond']),
        credits: z.number().int(),
      }),
    ).extend({
      code: z.string(),
      /** Path and query to open; the host is the client's. */
      link: z.string(),
      inviterCredits: z.number().int(),
      invitedCredits: z.number().int(),
      earnedCredits: z.number().int(),
    }),
  },
  member: {
    method: 'GET',
    path: '/api/member/getMemberData',
    auth: 'user',
    summary: 'My level, by credits spent on finished work, and what it gives',
    data: memberLevel.extend({
      spentCredits: z.number().int(),
      /** Null at the top. */
      next: memberLevel.nullable(),
      levels: z.array(memberLevel),
    }),
  },
  exchange: {
    method: 'POST',
    path: '/api/gift/exchange',
    auth: 'user',
    summary: 'Redeem a gift code; each works once',
    body: z.strictObject({ code: z.string().trim().min(4, '请输入兑换码').max(40, '兑换码不对') }),
    data: z.object({ credits: z.number().int(), score: scoreView }),
  },
  feedback: {
    method: 'POST',
    path: '/api/feedback',
    auth: 'user',
    whileClosing: true,
    summary: 'Send feedback. The same requestId is stored once',
    body: z.strictObject({
      requestId: id,
      kind: z.enum(FEEDBACK_KINDS),
      words: z.string().trim().min(5, '请多写几个字').max(1000, '最多 1000 个字'),
      contact: z.string().trim().max(60, '联系方式最多 60 个字').default(''),
      /** Device facts sent by the client. */
      facts: z.record(z.string().max(30), z.string().max(200)).default({}),
      /** Own uploads. */
      uploadIds: z.array(id).max(4, '图片最多 4 张').default([]),
    }),
    data: z.object({ kept: z.boolean() }),
  },
})
