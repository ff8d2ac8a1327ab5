/** People's accounts as the staff sees them. */
import { z } from 'zod'
import { HELPERS, OPERATORS } from '../../staff'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from '../define'

export const USER_FILTERS = ['recent', 'new', 'paid', 'blocked', 'staff'] as const
export const BLOCK_DAYS = ['1', '7', '30', 'ever'] as const

const reason = z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字')

const userRow = z.object({
  id: z.string(),
  nickname: z.string(),
  avatarUrl: z.string().nullable(),
  /** Masked: 138****6021, a***@mail.cn, or the account's name. */
  contact: z.string().nullable(),
  role: z.enum(['user', 'reviewer', 'support', 'operator']),
  demo: z.boolean(),
  balance: z.number().int(),
  createdAt: isoTime,
  seenAt: isoTime.nullable(),
  blocked: z.boolean(),
})

const userDetail = userRow.extend({
  bio: z.string(),
  closesAt: isoTime.nullable(),
  block: z.object({ at: isoTime, until: isoTime.nullable(), reason: z.string() }).nullable(),
  held: z.number().int(),
  debt: z.number().int(),
  /** The newest balances are the sum of all entries. */
  addsUp: z.boolean(),
  paidFen: z.number().int(),
  jobs: z.object({
    succeeded: z.number().int(),
    failed: z.number().int(),
    open: z.number().int(),
  }),
  works: z.number().int(),
  /** Not let through, or taken down. */
  rejectedWorks: z.number().int(),
})

const ledgerRow = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Words of the job, where there is one. */
  about: z.string().nullable(),
  credits: z.number().int(),
  /** On hold after it. */
  held: z.number().int(),
  balanceAfter: z.number().int(),
  jobId: z.string().nullable(),
  createdAt: isoTime,
})

const personsJob = z.object({
  id: z.string(),
  tool: z.string(),
  toolName: z.string(),
  prompt: z.string().nullable(),
  status: z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
  /** Reason of the failure, as its owner read it. */
  error: z.string().nullable(),
  engineId: z.string(),
  costCredits: z.number().int(),
  thumbUrl: z.string().nullable(),
  createdAt: isoTime,
  finishedAt: isoTime.nullable(),
})

const personsOrder = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['created', 'paying', 'paid', 'closed', 'refunded']),
  credits: z.number().int(),
  priceFen: z.number().int(),
  provider: z.string().nullable(),
  createdAt: isoTime,
  paidAt: isoTime.nullable(),
})

/** An API key of theirs; the key itself is never stored. */
const personsKey = z.object({
  id: z.string(),
  name: z.string(),
  /** `mg-sk-9tQ4…7F2a` */
  shown: z.string(),
  scopes: z.array(z.string()),
  monthlyCredits: z.number().int(),
  monthCredits: z.number().int(),
  /** Calls in the last 30 days. */
  calls: z.number().int(),
  createdAt: isoTime,
  expiresAt: isoTime.nullable(),
  revokedAt: isoTime.nullable(),
  lastUsedAt: isoTime.nullable(),
  lastAddress: z.string().nullable(),
})

const params = z.object({ id })
const query = pageQuery.omit({ cursor: true })

export const consoleUserEndpoints = defineEndpoints({
  users: {
    method: 'GET',
    path: '/api/console/users',
    auth: 'staff',
    staff: HELPERS,
    summary: 'People: by filter, or found by number, mailbox, account, nickname, id or order',
    query: query.extend({
      filter: z.enum(USER_FILTERS).default('recent'),
      q: z.string().trim().max(100).optional(),
    }),
    data: pageSchema(userRow),
  },
  user: {
    method: 'GET',
    path: '/api/console/users/{id}',
    auth: 'staff',
    staff: HELPERS,
    summary: 'One person',
    params,
    data: userDetail,
  },
  ledger: {
    method: 'GET',
    path: '/api/console/users/{id}/ledger',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Their credits, newest first, with what was on hold',
    params,
    query,
    data: pageSchema(ledgerRow),
  },
  jobs: {
    method: 'GET',
    path: '/api/console/users/{id}/jobs',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Their jobs, newest first, without those they deleted',
    params,
    query,
    data: pageSchema(personsJob),
  },
  orders: {
    method: 'GET',
    path: '/api/console/users/{id}/orders',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Their orders, newest first',
    params,
    query,
    data: pageSchema(personsOrder),
  },
  keys: {
    method: 'GET',
    path: '/api/console/users/{id}/keys',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Their API keys, newest first, with what each spent this month',
    params,
    query,
    data: pageSchema(personsKey),
  },
  revokeKey: {
    method: 'POST',
    path: '/api/console/users/{id}/keys/{keyId}/revoke',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Revoke an API key at once; its owner is notified of the reason. Idempotent',
    params: z.object({ id, keyId: id }),
    body: z.strictObject({ reason }),
    data: z.null(),
  },
  block: {
    method: 'POST',
    path: '/api/console/users/{id}/block',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Block a user, who is notified of the reason; blocking again replaces it',
    params,
    body: z.strictObject({ days: z.enum(BLOCK_DAYS), reason }),
    data: userDetail,
  },
  unblock: {
    method: 'POST',
    path: '/api/console/users/{id}/unblock',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Let a blocked person go on. Idempotent',
    params,
    body: z.strictObject({ reason }),
    data: userDetail,
  },
  adjust: {
    method: 'POST',
    path: '/api/console/users/{id}/credits',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Add or take credits, with a reason its owner reads; the same requestId once',
    params,
    body: z.strictObject({
      requestId: z.string().min(8).max(64),
      credits: z
        .number()
        .int('积分是整数')
        .min(-1_000_000, '一次最多 100 万')
        .max(1_000_000, '一次最多 100 万')
        .refine((credits) => credits !== 0, '加减 0 积分没有意义'),
      reason: z.string().trim().min(2, '请写明原因').max(40, '原因最多 40 个字'),
    }),
    data: userDetail,
  },
})
