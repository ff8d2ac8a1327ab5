/**
 * Idempotency: one order for a request that is sent more than once. With an Idempotency-Key for a day;
 * without one, a request that the official clients mark as a repeat (x-stainless-retry-count) joins
 * the job of the same body, since they send no key and repeat by themselves after a cut connection.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { newId } from '../../platform/lib/ids'
import { findSubmitted } from '../job/submit/service'
import { OpenApiError } from './errors'
import type { OpenApiPorts } from './ports'
import {
  type ApiRequestRow,
  deleteRequest,
  deleteRequestsBefore,
  findByIdempotencyKey,
  findRequest,
  findSame,
  insertRequest,
} from './requests-repository'
import { texts } from './texts'

type RequestDeps = Pick<OpenApiPorts, 'db' | 'now'>

const RETENTION_MS = 24 * 3_600_000
/** Repeats of the official clients follow within seconds; a job they wait for takes minutes. */
const REPEAT_WINDOW_MS = 10 * 60_000
/** Time from a request to its job: the upload of its pictures. */
const SUBMIT_PATIENCE_MS = 60_000
const POLL_MS = 250
const KEY_MAX_LENGTH = 255

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

export interface Repeatable {
  readonly keyId: string
  readonly userId: string
  readonly fingerprint: string
  readonly idempotencyKey: string | null
  /** The client says that it has sent this request before. */
  readonly isRepeat: boolean
}

/** @param content everything of the request that the result depends on */
export function readRepeatable(
  request: FastifyRequest,
  key: { keyId: string; userId: string },
  content: readonly unknown[],
): Repeatable {
  const { headers } = request
  const sent = headers['idempotency-key']
  if (typeof sent === 'string' && sent.length > KEY_MAX_LENGTH)
    throw new OpenApiError({
      status: 400,
      code: 'invalid_value',
      param: 'Idempotency-Key',
      message: texts.badField('Idempotency-Key'),
    })
  return {
    keyId: key.keyId,
    userId: key.userId,
    fingerprint: sha256(JSON.stringify([request.routeOptions.url, ...content])),
    idempotencyKey: typeof sent === 'string' && sent !== '' ? sha256(sent) : null,
    isRepeat: Number(headers['x-stainless-retry-count'] ?? 0) > 0,
  }
}

/** The request it repeats; null: it is the first one, and `row` is stored. */
async function findFirst(
  { db, now }: RequestDeps,
  row: ApiRequestRow,
  { isRepeat }: Repeatable,
): Promise<ApiRequestRow | null> {
  const { keyId, idempotencyKey, fingerprint } = row
  if (idempotencyKey === null && isRepeat) {
    const since = new Date(now().getTime() - REPEAT_WINDOW_MS)
    const first = await findSame(db, { keyId, fingerprint, since })
    if (first) return first
  }
  if (await insertRequest(db, row)) return null
  return idempotencyKey === null ? null : findByIdempotencyKey(db, { keyId, idempotencyKey })
}

/** The job of a request that was sent before; null: it was refused meanwhile. */
async function joinJob({ db }: RequestDeps, userId: string, first: ApiRequestRow) {
  const requestId = first.id
  for (let waitedMs = 0; waitedMs < SUBMIT_PATIENCE_MS; waitedMs += POLL_MS) {
    const jobId = await findSubmitted(db, { userId, requestId })
    if (jobId !== null) return jobId
    if (!(await findRequest(db, requestId))) return null
    await sleep(POLL_MS)
  }
  throw new OpenApiError({
    status: 409,
    code: 'request_in_progress',
    message: texts.inProgress,
    retryAfterS: 5,
  })
}

/**
 * Submits, or answers the job that the same request has submitted before.
 * @param submit submits a job under this request id
 * Throws OpenApiError 409 for an Idempotency-Key with another body, else what `submit` throws; a
 * refused request leaves nothing behind and can be sent again.
 */
export async function submitOnce(
  deps: RequestDeps,
  repeatable: Repeatable,
  submit: (requestId: string) => Promise<{ id: string }>,
): Promise<{ jobId: string; isRepeat: boolean }> {
  const { keyId, userId, fingerprint, idempotencyKey } = repeatable
  const id = `api-${newId()}`
  const row = { id, keyId, fingerprint, idempotencyKey, createdAt: deps.now() }
  const first = await findFirst(deps, row, repeatable)
  if (first) {
    if (first.fingerprint !== fingerprint)
      throw new OpenApiError({
        status: 409,
        code: 'idempotency_key_reused',
        message: texts.otherBody,
        shouldRetry: false,
      })
    const jobId = await joinJob(deps, userId, first)
    return jobId === null
      ? submitOnce(deps, { ...repeatable, isRepeat: false }, submit)
      : { jobId, isRepeat: true }
  }
  try {
    const job = await submit(id)
    return { jobId: job.id, isRepeat: false }
  } catch (error) {
    await deleteRequest(deps.db, id)
    throw error
  }
}

export async function sweepApiRequests({ db, now }: RequestDeps): Promise<void> {
  await deleteRequestsBefore(db, new Date(now().getTime() - RETENTION_MS))
}
