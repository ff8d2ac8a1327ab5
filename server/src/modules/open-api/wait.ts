/** Waiting for the end of a job, whichever process runs it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isTerminal } from '@contract/jobs'
import type { FastifyRequest } from 'fastify'
import { releasePlaces } from '../../platform/http/concurrency'
import { type ApiKeyPrincipal, requireValidKey } from '../api-key/authenticate'
import { readJobRow } from '../job/read/service'
import type { JobRow } from '../job/rows'
import { OpenApiError } from './errors'
import type { OpenApiPorts } from './ports'
import { texts } from './texts'

type WaitDeps = Pick<OpenApiPorts, 'db' | 'now'>

const POLL_MS = 150
/** A job that takes longer is looked at less often. */
const SLOW_POLL_MS = 600
const SLOW_AFTER_MS = 8_000
/** A revoked key ends a wait after at most so long. */
const KEY_CHECK_MS = 2_000
/** Requests of one user that wait in this process. */
const WAITING_MAX = 30

const waiting = new Map<string, number>()

function addWaiting(userId: string, by: 1 | -1): number {
  const count = (waiting.get(userId) ?? 0) + by
  if (count > 0) waiting.set(userId, count)
  else waiting.delete(userId)
  return count
}

/**
 * The rows of a job as it changes, its last one included; ends without it at `untilMs` of
 * performance.now(). Throws ApiKeyError when the key is revoked meanwhile, OpenApiError 429 for too
 * many waiting requests of a user and 404 when the job was deleted.
 */
export async function* watchJob(
  deps: WaitDeps,
  request: FastifyRequest,
  { key, jobId, untilMs }: { key: ApiKeyPrincipal; jobId: string; untilMs: number },
): AsyncGenerator<JobRow, void> {
  releasePlaces(request)
  if (addWaiting(key.userId, 1) > WAITING_MAX) {
    addWaiting(key.userId, -1)
    throw new OpenApiError({
      status: 429,
      code: 'rate_limit_exceeded',
      type: 'rate_limit_error',
      message: texts.tooManyWaiting,
      retryAfterS: 5,
    })
  }
  try {
    const began = performance.now()
    let checkedMs = began
    let seq = -1
    for (;;) {
      const row = await readJobRow(deps.db, { userId: key.userId, id: jobId })
      if (!row) throw new OpenApiError({ status: 404, code: 'not_found', message: texts.noResult })
      if (row.seq !== seq) yield row
      seq = row.seq
      const nowMs = performance.now()
      if (isTerminal(row.status) || nowMs >= untilMs || request.raw.socket.destroyed) return
      if (nowMs - checkedMs > KEY_CHECK_MS) {
        await requireValidKey(deps, key)
        checkedMs = nowMs
      }
      await sleep(nowMs - began > SLOW_AFTER_MS ? SLOW_POLL_MS : POLL_MS)
    }
  } finally {
    addWaiting(key.userId, -1)
  }
}

/** The job's row at its end, or as it is at `untilMs`. Throws like watchJob. */
export async function waitForJob(
  deps: WaitDeps,
  request: FastifyRequest,
  options: { key: ApiKeyPrincipal; jobId: string; untilMs: number },
): Promise<JobRow> {
  let last: JobRow | null = null
  for await (const row of watchJob(deps, request, options)) last = row
  if (!last) throw new OpenApiError({ status: 404, code: 'not_found', message: texts.noResult })
  return last
}
