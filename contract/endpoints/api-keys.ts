/** 接口密钥: keys by which programs use the open API (/v1, /mcp). Not the keys of vendors in own-keys. */
import { z } from 'zod'
import { API_KEY_NAME_MAX, API_KEY_SCOPES, MONTHLY_CREDITS_MAX } from '../open-api'
import { confirmation } from './confirmation'
import { defineEndpoints, id, isoTime, nothing, pageQuery, pageSchema } from './define'

const name = z
  .string()
  .trim()
  .min(1, '写上用在哪里')
  .max(API_KEY_NAME_MAX, `名字最多 ${API_KEY_NAME_MAX} 个字`)
const scopes = z
  .array(z.enum(API_KEY_SCOPES))
  .min(1, '至少选一样能做的')
  .max(API_KEY_SCOPES.length)
  .transform((list) => API_KEY_SCOPES.filter((scope) => list.includes(scope)))
const monthlyCredits = z
  .number()
  .int('每月上限是整数')
  .min(0, '每月上限不能小于 0')
  .max(MONTHLY_CREDITS_MAX, `每月上限最多 ${MONTHLY_CREDITS_MAX} 积分`)
/** Addresses or CIDR ranges; empty: any. */
const addresses = z.array(z.string().trim().min(1).max(60)).max(20, '最多写 20 个地址')
/** Null: it does not expire. */
const expiresAt = isoTime.nullable()

const apiKeyView = z.object({
  id: z.string(),
  name: z.string(),
  /** First characters of the key, `mg-sk-9tQ4`. */
  prefix: z.string(),
  lastFour: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  monthlyCredits: z.number().int(),
  /** Credits of this month in Shanghai: spent or on hold. */
  monthCredits: z.number().int(),
  addresses: z.array(z.string()),
  createdAt: isoTime,
  expiresAt: isoTime.nullable(),
  revokedAt: isoTime.nullable(),
  /** Revoked by the operator. */
  revokedByStaff: z.boolean(),
  lastUsedAt: isoTime.nullable(),
  /** Shortened address of the last use. */
  lastAddress: z.string().nullable(),
  /** The key before a rotation is accepted until then; null: there is none. */
  previousUntil: isoTime.nullable(),
})

/** `2026-11`, in Shanghai. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, '月份要像 2026-11 这样写')

const keyDay = z.object({
  day: z.string(),
  keyId: z.string(),
  credits: z.number().int(),
  jobs: z.number().int(),
})

const apiCallView = z.object({
  id: z.string(),
  keyId: z.string(),
  keyName: z.string(),
  /** `images/generations`. */
  call: z.string(),
  status: z.number().int(),
  errorCode: z.string().nullable(),
  durationMs: z.number().int(),
  credits: z.number().int(),
  createdAt: isoTime,
})

export const apiKeyEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/keys',
    auth: 'user',
    summary: 'My API keys, the newest first; revoked ones too (not in the specification)',
    query: pageQuery,
    data: pageSchema(apiKeyView),
  },
  create: {
    method: 'POST',
    path: '/api/keys',
    auth: 'user',
    summary:
      'Create an API key, confirmed as closing the account is; the key is answered this once (not in the specification)',
    body: z.strictObject({
      name,
      scopes,
      monthlyCredits,
      expiresAt: expiresAt.optional(),
      addresses: addresses.optional(),
      ...confirmation,
    }),
    data: z.object({ id: z.string(), key: z.string() }),
  },
  change: {
    method: 'PATCH',
    path: '/api/keys/{id}',
    auth: 'user',
    summary: 'Rename an API key or change its limits (not in the specification)',
    params: z.object({ id }),
    body: z.strictObject({
      name: name.optional(),
      scopes: scopes.optional(),
      monthlyCredits: monthlyCredits.optional(),
      expiresAt: expiresAt.optional(),
      addresses: addresses.optional(),
    }),
    data: apiKeyView,
  },
  rotate: {
    method: 'POST',
    path: '/api/keys/{id}/rotate',
    auth: 'user',
    summary:
      'Replace the secret of an API key, confirmed as creating one is; the old one is accepted for 24 hours (not in the specification)',
    params: z.object({ id }),
    body: z.strictObject(confirmation).prefault({}),
    data: z.object({ id: z.string(), key: z.string(), previousUntil: isoTime }),
  },
  revoke: {
    method: 'DELETE',
    path: '/api/keys/{id}',
    auth: 'user',
    summary: 'Revoke an API key at once. Idempotent (not in the specification)',
    params: z.object({ id }),
    data: nothing,
  },
  usage: {
    method: 'GET',
    path: '/api/keys/usage',
    auth: 'user',
    summary:
      'Credits and jobs of my API keys in a month, by day and key (not in the specification)',
    query: z.object({ month: month.optional() }),
    data: z.object({
      month,
      credits: z.number().int(),
      /** Pictures and other results of calls that succeeded, and jobs that failed. */
      succeeded: z.number().int(),
      failed: z.number().int(),
      /** Duration of succeeded jobs from their order to the result; null: there are none. */
      medianMs: z.number().int().nullable(),
      slowMs: z.number().int().nullable(),
      /** Days without use are left out. */
      days: z.array(keyDay),
    }),
  },
  calls: {
    method: 'GET',
    path: '/api/keys/calls',
    auth: 'user',
    summary:
      'Calls by my API keys in the last 30 days, the newest first (not in the specification)',
    query: pageQuery,
    data: pageSchema(apiCallView),
  },
})
