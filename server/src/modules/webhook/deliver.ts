/**
 * One attempt of a delivery: signed, sent to a public address, and tried again with backoff for a day.
 * Afterwards the endpoint is disabled and its owner notified.
 */
import { randomInt } from 'node:crypto'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { isPrivateAddressError, publicDispatcher } from '../../platform/lib/outbound/public-network'
import { notify } from '../notification/notify'
import { isOperatorOrigin } from './address'
import { queueAttempt } from './events'
import type { DeliveryPorts } from './ports'
import {
  type DeliveryRow,
  disableEndpoint,
  type EndpointRow,
  findDelivery,
  setFailingSince,
  updateDelivery,
} from './repository'
import { openSecret, signHeaders } from './sign'
import { texts } from './texts'

const TIMEOUT_MS = 15_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Waits between attempts, as Standard Webhooks advises; those after a day are left out. */
const WAITS_MS = [5000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS]
/** From the first attempt to the last one. */
const LAST_ATTEMPT_MS = WAITS_MS.reduce((sum, ms) => sum + ms, 0)
/** A receiver that wants more time gets no more than this. */
const MAX_RETRY_AFTER_MS = 10 * HOUR_MS
const JITTER_PERCENT = 10

interface Outcome {
  readonly delivered: boolean
  readonly status: number | null
  readonly error: 'status' | 'redirect' | 'timeout' | 'unreachable' | 'private_address' | null
  /** Time requested by the receiver (`Retry-After`). */
  readonly waitMs: number
}

/** Seconds or a date; 0 for neither. */
function readRetryAfter(header: string | null, now: Date): number {
  if (header === null) return 0
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : 0
}

function toFailure(error: unknown): Outcome {
  const failed = { delivered: false, status: null, waitMs: 0 }
  if (isPrivateAddressError(error)) return { ...failed, error: 'private_address' }
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  return { ...failed, error: isTimeout ? 'timeout' : 'unreachable' }
}

/** The secret, and during a rotation the one before it. Throws for a secret that does not open. */
function listSecrets({ keys, now }: DeliveryPorts, endpoint: EndpointRow): string[] {
  const { id, sealedSecret, previousSealedSecret, previousUntil } = endpoint
  const isRotating = previousUntil !== null && previousUntil > now()
  const sealed = [sealedSecret, isRotating ? previousSealedSecret : null]
  return sealed.flatMap((text) => {
    if (text === null) return []
    const secret = openSecret(keys, text, endpoint)
    if (secret === null) throw new Error(`the secret of webhook endpoint ${id} does not open`)
    return [secret]
  })
}

/** Never follows a redirect: it could lead anywhere, and the body is signed for this address alone. */
async function send(
  deps: DeliveryPorts,
  { id, body }: DeliveryRow,
  endpoint: EndpointRow,
): Promise<Outcome> {
  const { config, now } = deps
  const secrets = listSecrets(deps, endpoint)
  const isOperators = isOperatorOrigin(config.openApi, endpoint.url)
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Moguang-Webhooks/1.0',
        ...signHeaders(secrets, { id, at: now(), body }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isOperators && { dispatcher: await publicDispatcher() }),
    })
    await response.body?.cancel()
    const { status } = response
    if (response.ok) return { delivered: true, status, error: null, waitMs: 0 }
    const waitMs = readRetryAfter(response.headers.get('retry-after'), now())
    const isRedirect = status >= 300 && status < 400
    return { delivered: false, status, error: isRedirect ? 'redirect' : 'status', waitMs }
  } catch (error) {
    return toFailure(error)
  }
}

/** Null: no attempt is left. @param attempts those that failed, the last one included */
function computeWait(attempts: number, { waitMs }: Outcome): number | null {
  const stepMs = WAITS_MS[attempts - 1]
  if (stepMs === undefined) return null
  const jitterMs = (stepMs * randomInt(JITTER_PERCENT + 1)) / 100
  return Math.max(stepMs + jitterMs, waitMs)
}

async function disable(
  tx: Tx,
  { id, userId, url }: EndpointRow,
  { by, at }: { by: 'failures' | 'gone'; at: Date },
): Promise<void> {
  if (!(await disableEndpoint(tx, { id, by, at }))) return
  const { host } = new URL(url)
  const words = (by === 'gone' ? texts.disabledGone : texts.disabledFailures)(host)
  const groupKey = `webhook:${id}:${at.getTime()}`
  await notify(tx, { userId, kind: 'system', groupKey, data: { words } })
}

async function recordFailure(
  tx: Tx,
  { delivery, endpoint }: { delivery: DeliveryRow; endpoint: EndpointRow },
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const { id, endpointId } = delivery
  const attempts = delivery.attempts + 1
  const isGone = outcome.status === 410
  const waitMs = isGone ? null : computeWait(attempts, outcome)
  await updateDelivery(tx, id, {
    attempts,
    state: waitMs === null ? 'failed' : 'pending',
    lastStatus: outcome.status,
    lastError: outcome.error,
    lastAttemptAt: now,
    nextAttemptAt: waitMs === null ? null : new Date(now.getTime() + waitMs),
  })
  await setFailingSince(tx, { id: endpointId, at: now })
  if (isGone) return disable(tx, endpoint, { by: 'gone', at: now })
  if (waitMs !== null) return queueAttempt(tx, { id, endpointId, delayMs: waitMs })
  // A delivery that arrived since then shows that the endpoint works.
  const failedMs = now.getTime() - (endpoint.failingSince ?? now).getTime()
  if (failedMs >= LAST_ATTEMPT_MS) await disable(tx, endpoint, { by: 'failures', at: now })
}

async function recordSuccess(
  tx: Tx,
  { id, endpointId, attempts }: DeliveryRow,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  await updateDelivery(tx, id, {
    attempts: attempts + 1,
    state: 'delivered',
    lastStatus: outcome.status,
    lastError: null,
    lastAttemptAt: now,
    nextAttemptAt: null,
  })
  await setFailingSince(tx, { id: endpointId, at: null })
}

/** The task of one attempt. A delivery that is gone, done or of a disabled endpoint is left alone. */
export async function deliver(deps: DeliveryPorts, id: string): Promise<void> {
  const found = await findDelivery(deps.db, id)
  if (!found || found.delivery.state !== 'pending' || !deps.config.openApi.on) return
  const { delivery, endpoint } = found
  if (endpoint.disabledAt !== null) {
    await updateDelivery(deps.db, id, { state: 'failed', nextAttemptAt: null })
    return
  }
  const outcome = await send(deps, delivery, endpoint)
  const now = deps.now()
  await transaction(deps.db, (tx) =>
    outcome.delivered
      ? recordSuccess(tx, delivery, { outcome, now })
      : recordFailure(tx, found, { outcome, now }),
  )
}
