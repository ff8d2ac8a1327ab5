/** Webhook endpoints of a user, by the app and by /v1/webhooks. Other people's do not exist here. */
import type { deliveryView, webhookBodies, webhookView } from '@contract/endpoints/webhooks'
import { ROTATION_OVERLAP_MS, WEBHOOKS_MAX } from '@contract/open-api'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import { type CursorRequest, pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { readUrl } from './address'
import { queueAttempt } from './events'
import type { DeliveryPorts, WebhookPorts } from './ports'
import {
  countDeliveries,
  deleteDeliveriesBefore,
  deleteEndpoint,
  type DeliveryRow,
  type EndpointRow,
  findDelivery,
  findEndpoint,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  lockEndpoint,
  updateDelivery,
  updateEndpoint,
} from './repository'
import { createSecret, sealSecret } from './sign'
import { texts } from './texts'

type View = z.output<typeof webhookView>
type Delivery = z.output<typeof deliveryView>

interface Own {
  readonly userId: string
  readonly id: string
}

/** Of a user: each resolves a name or sends a request elsewhere. */
export const WEBHOOK_CALLS_PER_MINUTE = 20
const RETENTION_MS = 30 * 24 * 3_600_000

const iso = (time: Date | null) => time?.toISOString() ?? null

function toView(row: EndpointRow): View {
  return {
    id: row.id,
    url: row.url,
    events: row.events as View['events'],
    createdAt: row.createdAt.toISOString(),
    failingSince: iso(row.failingSince),
    disabledAt: iso(row.disabledAt),
    disabledBy: row.disabledBy,
    previousUntil: iso(row.previousUntil),
  }
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    event: row.event as Delivery['event'],
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.lastStatus,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: iso(row.lastAttemptAt),
    nextAttemptAt: iso(row.nextAttemptAt),
  }
}

const missing = () => new AppError('NOT_FOUND', { message: texts.gone })

function requireOn({ config }: Pick<DeliveryPorts, 'config'>): void {
  if (!config.openApi.on) throw new AppError('FORBIDDEN', { message: texts.off })
}

export async function listWebhooks(
  { db }: Pick<DeliveryPorts, 'db'>,
  userId: string,
): Promise<{ list: View[] }> {
  return { list: (await listEndpoints(db, userId)).map(toView) }
}

/** Answers the signing secret, once. Throws PARAM_INVALID, CONFLICT for one too many, FORBIDDEN. */
export async function addWebhook(
  deps: DeliveryPorts & Pick<WebhookPorts, 'jobCredits'>,
  userId: string,
  { url, events }: z.output<typeof webhookBodies.create>,
): Promise<View & { secret: string }> {
  requireOn(deps)
  const href = await readUrl(deps.config.openApi, url)
  const id = newId()
  const secret = createSecret()
  const row = await transaction(deps.db, async (tx) => {
    // One after the other: two at once would both be the last that fits.
    await deps.jobCredits.lock(tx, userId)
    if ((await listEndpoints(tx, userId)).length >= WEBHOOKS_MAX)
      throw new AppError('CONFLICT', { message: texts.tooMany(WEBHOOKS_MAX) })
    const sealedSecret = sealSecret(deps.keys, secret, { id, userId })
    return insertEndpoint(tx, {
      id,
      userId,
      url: href,
      events,
      sealedSecret,
      createdAt: deps.now(),
    })
  })
  return { ...toView(row), secret }
}

/** Throws NOT_FOUND and PARAM_INVALID. */
export async function changeWebhook(
  deps: DeliveryPorts,
  own: Own,
  { url, events, enabled }: z.output<typeof webhookBodies.change>,
): Promise<View> {
  requireOn(deps)
  const before = await findEndpoint(deps.db, own)
  if (!before) throw missing()
  const disabled = { disabledAt: before.disabledAt ?? deps.now(), disabledBy: 'owner' as const }
  const change = {
    ...(url !== undefined && { url: await readUrl(deps.config.openApi, url) }),
    ...(events !== undefined && { events }),
    ...(enabled === true && { disabledAt: null, disabledBy: null, failingSince: null }),
    ...(enabled === false && disabled),
  }
  const isEmpty = Object.keys(change).length === 0
  const row = isEmpty ? before : await updateEndpoint(deps.db, own, change)
  if (!row) throw missing()
  return toView(row)
}

/**
 * A new signing secret, answered once; deliveries carry signatures by both for 24 hours. Throws
 * NOT_FOUND, FORBIDDEN.
 */
export async function rotateWebhook(
  deps: DeliveryPorts,
  own: Own,
): Promise<View & { secret: string }> {
  requireOn(deps)
  const secret = createSecret()
  const row = await transaction(deps.db, async (tx) => {
    const before = await lockEndpoint(tx, own)
    if (!before) throw missing()
    return updateEndpoint(tx, own, {
      sealedSecret: sealSecret(deps.keys, secret, own),
      previousSealedSecret: before.sealedSecret,
      previousUntil: new Date(deps.now().getTime() + ROTATION_OVERLAP_MS),
    })
  })
  if (!row) throw missing()
  return { ...toView(row), secret }
}

export async function removeWebhook({ db }: Pick<DeliveryPorts, 'db'>, own: Own): Promise<void> {
  if (!(await deleteEndpoint(db, own))) throw missing()
}

export async function readDeliveries(
  { db }: Pick<DeliveryPorts, 'db'>,
  own: Own,
  query: CursorRequest,
) {
  if (!(await findEndpoint(db, own))) throw missing()
  const rows = await listDeliveries(db, { endpointId: own.id, ...timeRange(query) })
  const { shown, frame } = pageOfRows(rows, query, {
    total: await countDeliveries(db, own.id),
    cursorOf: writeCursor,
  })
  return { ...frame, list: shown.map(toDelivery) }
}

/**
 * Sends the same body with the same webhook-id again, and if that fails with its backoff from the
 * start. Throws NOT_FOUND, CONFLICT while the endpoint is disabled.
 */
export async function redeliver(
  deps: DeliveryPorts,
  own: Own,
  deliveryId: string,
): Promise<Delivery> {
  requireOn(deps)
  const found = await findDelivery(deps.db, deliveryId)
  if (found?.endpoint.id !== own.id || found.endpoint.userId !== own.userId) throw missing()
  if (found.endpoint.disabledAt !== null)
    throw new AppError('CONFLICT', { message: texts.disabled })
  const change = { state: 'pending' as const, attempts: 0, nextAttemptAt: deps.now() }
  const row = await transaction(deps.db, async (tx) => {
    await queueAttempt(tx, { id: deliveryId, endpointId: own.id, delayMs: 0 })
    return updateDelivery(tx, deliveryId, change)
  })
  if (!row) throw missing()
  return toDelivery(row)
}

export async function sweepDeliveries({ db, now }: Pick<DeliveryPorts, 'db' | 'now'>) {
  await deleteDeliveriesBefore(db, new Date(now().getTime() - RETENTION_MS))
}
