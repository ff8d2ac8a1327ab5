/** Use of keys: by day and key, and call by call. */
import type { apiKeyEndpoints } from '@contract/endpoints/api-keys'
import type { z } from 'zod'
import { pageOfRows, pageRange } from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import { isJobOfKey, measureJobs } from '../job/keys'
import type { ApiKeyPrincipal } from './authenticate'
import type { ApiKeyPorts } from './ports'
import { formatMonth } from './spend'
import {
  countCalls,
  deleteCallsBefore,
  insertCall,
  listCallRows,
  listDays,
} from './usage-repository'

type Deps = Pick<ApiKeyPorts, 'db' | 'now'>
type Usage = z.output<typeof apiKeyEndpoints.usage.data>
type CallPage = z.output<typeof apiKeyEndpoints.calls.data>
type CallQuery = z.output<typeof apiKeyEndpoints.calls.query>

const CALL_RETENTION_MS = 30 * 24 * 3_600_000

/** First moment of a month in Shanghai, and of the next one. */
function monthRange(month: string): { from: Date; until: Date } {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  const start = (y: number, m: number) =>
    new Date(`${y}-${String(m).padStart(2, '0')}-01T00:00:00+08:00`)
  return { from: start(year, nth), until: nth === 12 ? start(year + 1, 1) : start(year, nth + 1) }
}

export async function readUsage(
  { db, now }: Deps,
  userId: string,
  month = formatMonth(now()),
): Promise<Usage> {
  const [days, figures] = await Promise.all([
    listDays(db, { userId, month }),
    measureJobs(db, { userId, ...monthRange(month) }),
  ])
  return { month, credits: days.reduce((sum, { credits }) => sum + credits, 0), ...figures, days }
}

/**
 * A key without the scope `read` sees the jobs that it submitted, not those of the app or of other
 * keys. Throws NOT_FOUND.
 */
export async function requireReadableJob(
  { db }: Pick<Deps, 'db'>,
  { keyId, scopes }: Pick<ApiKeyPrincipal, 'keyId' | 'scopes'>,
  jobId: string,
): Promise<void> {
  if (scopes.includes('read') || (await isJobOfKey(db, { jobId, keyId }))) return
  throw new AppError('NOT_FOUND')
}

/** One call by a key, as /v1 answered it. */
export interface RecordedCall {
  readonly keyId: string
  readonly userId: string
  /** Route without its first part, such as `images/generations`. */
  readonly call: string
  readonly status: number
  readonly errorCode: string | null
  readonly durationMs: number
  /** Price of what it ordered; 0 for a failed one. */
  readonly credits: number
}

/** Adds a call to the list that its owner sees; call it after the answer was sent. */
export async function recordCall(
  { db, now }: Deps,
  { durationMs, ...call }: RecordedCall,
): Promise<void> {
  await insertCall(db, { ...call, durationMs: Math.round(durationMs), createdAt: now() })
}

/** Throws BAD_REQUEST for a cursor this server did not make. */
function readCallCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^\d{1,15}$/.test(cursor)) throw new AppError('BAD_REQUEST')
  return Number(cursor)
}

export async function listCalls(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  query: CallQuery,
): Promise<CallPage> {
  const beforeId = readCallCursor(query.cursor)
  const rows = await listCallRows(db, { userId, beforeId, ...pageRange(query) })
  const { shown, frame } = pageOfRows(rows, query, {
    total: await countCalls(db, userId),
    cursorOf: ({ call }) => String(call.id),
  })
  const list = shown.map(({ keyName, call }) => ({
    id: String(call.id),
    keyId: call.keyId,
    keyName,
    call: call.call,
    status: call.status,
    errorCode: call.errorCode,
    durationMs: call.durationMs,
    credits: call.credits,
    createdAt: call.createdAt.toISOString(),
  }))
  return { ...frame, list }
}

export async function sweepCalls({ db, now }: Deps): Promise<void> {
  await deleteCallsBefore(db, new Date(now().getTime() - CALL_RETENTION_MS))
}
