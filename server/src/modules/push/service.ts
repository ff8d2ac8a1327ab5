/** Browsers, switches and permits of a user. Other people's do not exist here. */
import { createECDH } from 'node:crypto'
import type { pushEndpoints } from '@contract/endpoints/push'
import {
  PUSH_KINDS,
  PUSH_SUBSCRIPTIONS_MAX,
  SUBSCRIBE_TEMPLATES,
  type SubscribeTemplate,
} from '@contract/push'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { isPublicName } from '../../platform/lib/outbound/public-network'
import { isOperatorOrigin } from '../webhook/address'
import { DEFAULT_KINDS } from './compose'
import { buildPayload, buildTestMessage } from './messages'
import { queueDelivery } from './queue'
import { insertDelivery } from './outbox-repository'
import type { PushPorts } from './ports'
import {
  addPermit,
  deleteOwnSubscription,
  findPreferences,
  findSubscription,
  insertSubscription,
  listPermits,
  listSubscriptions,
  lockEndpoint,
  lockPreferences,
  lockSession,
  updatePreferences,
  updateSubscription,
} from './repository'
import { texts } from './texts'
import { readVapidKeys } from './vapid'

type PushView = z.output<typeof pushEndpoints.read.data>
type Change = z.output<typeof pushEndpoints.change.body>
type Subscribe = z.output<typeof pushEndpoints.subscribe.body>
type Permit = z.output<typeof pushEndpoints.permit.body>

interface Asker {
  readonly id: string
  readonly sessionId: string
}

/** Permits beyond it are not counted: WeChat forgets none, but a user needs no more. */
const PERMITS_MAX = 999
const PUBLIC_KEY_BYTES = 65
const AUTH_BYTES = 16

async function readWechat({ config, db }: PushPorts, userId: string): Promise<PushView['wechat']> {
  const names = SUBSCRIBE_TEMPLATES.filter((name) => config.subscribe.templates[name])
  if (names.length === 0) return null
  const permits = await listPermits(db, userId)
  const fill = <T>(value: (name: SubscribeTemplate) => T) =>
    Object.fromEntries(names.map((name) => [name, value(name)]))
  return {
    templates: fill((name) => config.subscribe.templates[name]?.id ?? ''),
    permits: fill((name) => permits.get(name) ?? 0),
  }
}

export async function readPush(deps: PushPorts, user: Asker): Promise<PushView> {
  const { config, db } = deps
  const { publicKey } = await readVapidKeys(db, config.webPush.keys)
  const preferences = await findPreferences(db, user.id)
  const {
    kinds = DEFAULT_KINDS,
    quiet = true,
    quietFrom = 23,
    quietTo = 8,
    words = false,
  } = preferences ?? {}
  const rows = await listSubscriptions(db, user.id)
  return {
    publicKey,
    kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)),
    quiet,
    quietFrom,
    quietTo,
    words,
    subscriptions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      current: row.sessionId === user.sessionId,
      createdAt: row.createdAt.toISOString(),
      lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
      refused: row.refusedAt !== null,
    })),
    wechat: await readWechat(deps, user.id),
  }
}

export async function changePush(deps: PushPorts, user: Asker, change: Change): Promise<PushView> {
  await transaction(deps.db, async (tx) => {
    await lockPreferences(tx, user.id, DEFAULT_KINDS)
    await updatePreferences(tx, user.id, change)
  })
  return readPush(deps, user)
}

const invalid = (message: string, key: string) =>
  new AppError('PARAM_INVALID', { message, details: { key } })

/** Throws PARAM_INVALID. Every message checks the address again when it connects. */
async function assertEndpoint({ config }: PushPorts, endpoint: string): Promise<void> {
  if (!/^https?:\/\//i.test(endpoint) || !URL.canParse(endpoint))
    throw invalid(texts.badEndpoint, 'endpoint')
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (username || password) throw invalid(texts.badEndpoint, 'endpoint')
  if (isOperatorOrigin(config.openApi, endpoint)) return
  if (protocol !== 'https:') throw invalid(texts.badEndpoint, 'endpoint')
  if (!(await isPublicName(hostname))) throw invalid(texts.private, 'endpoint')
}

/** Throws PARAM_INVALID for what is no point of P-256, or no secret. */
function assertKeys({ p256dh, auth }: Pick<Subscribe, 'p256dh' | 'auth'>): void {
  const point = Buffer.from(p256dh, 'base64url')
  const secret = Buffer.from(auth, 'base64url')
  if (point.length !== PUBLIC_KEY_BYTES || secret.length !== AUTH_BYTES)
    throw invalid(texts.badKeys, 'p256dh')
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  try {
    ecdh.computeSecret(point)
  } catch (error) {
    throw new AppError('PARAM_INVALID', {
      message: texts.badKeys,
      details: { key: 'p256dh' },
      cause: error,
    })
  }
}

/**
 * Adds a browser or refreshes it. An endpoint of another user moves only with the same keys, which
 * only its browser has. Throws PARAM_INVALID, CONFLICT, UNAUTHORIZED for a sign-in that just ended.
 */
export async function subscribe(
  deps: PushPorts,
  user: Asker,
  { endpoint, p256dh, auth, zoneMinutes, device }: Subscribe & { device: string },
): Promise<PushView> {
  await assertEndpoint(deps, endpoint)
  assertKeys({ p256dh, auth })
  await transaction(deps.db, async (tx) => {
    // One after the other: two at once would both be the last that fits.
    await deps.jobCredits.lock(tx, user.id)
    if (!(await lockSession(tx, { userId: user.id, sessionId: user.sessionId })))
      throw new AppError('UNAUTHORIZED')
    await lockPreferences(tx, user.id, DEFAULT_KINDS)
    if (zoneMinutes !== undefined) await updatePreferences(tx, user.id, { zoneMinutes })
    const known = await lockEndpoint(tx, endpoint)
    const isSameBrowser = known?.p256dh === p256dh && known.auth === auth
    if (known && known.userId !== user.id && !isSameBrowser)
      throw new AppError('CONFLICT', { message: texts.taken })
    const mine = await listSubscriptions(tx, user.id)
    const isMine = known?.userId === user.id
    if (!isMine && mine.length >= PUSH_SUBSCRIPTIONS_MAX)
      throw new AppError('CONFLICT', { message: texts.tooMany(PUSH_SUBSCRIPTIONS_MAX) })
    const row = { userId: user.id, sessionId: user.sessionId, p256dh, auth, device }
    if (known) return updateSubscription(tx, known.id, { ...row, refusedAt: null })
    if (!(await insertSubscription(tx, { ...row, id: newId(), endpoint, createdAt: deps.now() })))
      throw new AppError('CONFLICT', { message: texts.taken })
  })
  return readPush(deps, user)
}

/** Throws NOT_FOUND. */
export async function unsubscribe({ db }: PushPorts, userId: string, id: string): Promise<void> {
  if (!(await deleteOwnSubscription(db, { userId, id })))
    throw new AppError('NOT_FOUND', { message: texts.missing })
}

/** Queues a message of its own. Throws NOT_FOUND, CONFLICT for one that its service refuses. */
export async function sendTest(
  { config, db, now }: PushPorts,
  userId: string,
  id: string,
): Promise<void> {
  const subscription = await findSubscription(db, { userId, id })
  if (!subscription) throw new AppError('NOT_FOUND', { message: texts.missing })
  if (subscription.refusedAt !== null) throw new AppError('CONFLICT', { message: texts.refused })
  const draft = buildTestMessage()
  const { topic, urgency, ttlMs } = draft
  const at = now()
  const deliveryId = newId()
  await transaction(db, async (tx) => {
    await insertDelivery(tx, {
      id: deliveryId,
      userId,
      subscriptionId: id,
      topic,
      urgency,
      createdAt: at,
      payload: buildPayload(draft, config.publicUrl),
      expiresAt: new Date(at.getTime() + ttlMs),
    })
    await queueDelivery(tx, deliveryId, 0)
  })
}

/** Counts each `accept` once per tap; templates that are not set up are left out. */
export async function recordPermits(
  deps: PushPorts,
  user: Asker,
  { requestId, accepted, zoneMinutes }: Permit,
): Promise<PushView> {
  const { templates } = deps.config.subscribe
  await transaction(deps.db, async (tx) => {
    await lockPreferences(tx, user.id, DEFAULT_KINDS)
    if (zoneMinutes !== undefined) await updatePreferences(tx, user.id, { zoneMinutes })
    for (const template of new Set(accepted)) {
      if (!templates[template]) continue
      await addPermit(tx, { userId: user.id, template, requestId, most: PERMITS_MAX })
    }
  })
  return readPush(deps, user)
}
