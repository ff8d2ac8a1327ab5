/** Composing the messages of one user from the events that wait: read ones dropped, held back at night. */
import { LONG_JOB_SECONDS, PUSH_DEFINITIONS, PUSH_KINDS } from '@contract/push'
import { findJobTool } from '@contract/tools/all'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { newId } from '../../platform/lib/ids'
import { readReturned } from '../credits/service'
import { describeNotifications } from '../notification/service'
import { countOlderOpenJobs, findEndedJobs } from '../job/for-messages'
import {
  buildPayload,
  composeJobs,
  composeNotices,
  type EndedJob,
  type PushMessageDraft,
  type ShownNotification,
} from './messages'
import { queueCompose } from '../push-outbox/outbox'
import { queueDelivery } from './queue'
import { deleteEvents, type EventRow, insertDelivery, listEvents } from './outbox-repository'
import type { PushWorkPorts } from './ports'
import { computeQuietMs } from './quiet-hours'
import {
  isReachable,
  listSubscriptions,
  lockPreferences,
  type PreferencesRow,
  takePermit,
  updatePreferences,
} from './repository'

const SOCIAL = new Set(['comment', 'remake', 'like'])
const SOCIAL_EVERY_MS = 3_600_000

export const DEFAULT_KINDS = PUSH_KINDS.filter((kind) => PUSH_DEFINITIONS[kind].on)

async function loadJobs(
  { db, storage }: PushWorkPorts,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EndedJob>> {
  const jobs = new Map<string, EndedJob>()
  for (const job of await findEndedJobs(db, { userId, ids })) {
    const { id, tool, params, errorCode, thumbKey, filmTitle, seconds, createdAt } = job
    // Failures are announced earlier: the user waits for something that will not come.
    if (errorCode === null && seconds < LONG_JOB_SECONDS) continue
    const returnedCredits = errorCode === null ? 0 : await readReturned(db, { userId, jobId: id })
    jobs.set(id, {
      toolName: findJobTool(tool)?.name ?? tool,
      prompt: typeof params.prompt === 'string' ? params.prompt : (filmTitle ?? ''),
      errorCode,
      returnedCredits,
      thumbUrl: thumbKey === null ? null : storage.url(thumbKey),
      createdAt,
    })
  }
  return jobs
}

interface Loaded {
  readonly jobs: ReadonlyMap<string, EndedJob>
  readonly notifications: ReadonlyMap<string, ShownNotification & { readonly read: boolean }>
  /** Ids of the events it was loaded for. */
  readonly eventIds: ReadonlySet<string>
}

/** Facts of everything that waits; read before the transaction, for it takes several connections. */
async function loadFacts(deps: PushWorkPorts, userId: string): Promise<Loaded> {
  const events = await listEvents(deps.db, userId)
  const shown = await describeNotifications(
    deps,
    userId,
    events.map(({ notificationId }) => notificationId),
  )
  const ids = events.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]))
  return {
    jobs: await loadJobs(deps, userId, ids),
    notifications: new Map(shown.map((one) => [one.id, one])),
    eventIds: new Set(events.map(({ id }) => id)),
  }
}

/**
 * Permits for jobs that were ordered before these and are still being made: each of them takes
 * longer, and its end is awaited more.
 */
async function countReserved(
  tx: Tx,
  { userId, events }: { userId: string; events: readonly EventRow[] },
  { jobs }: Loaded,
): Promise<number> {
  const ordered = events.flatMap(({ jobId }) => {
    const createdAt = jobs.get(jobId ?? '')?.createdAt
    return createdAt ? [createdAt.getTime()] : []
  })
  if (ordered.length === 0) return 0
  return countOlderOpenJobs(tx, { userId, before: new Date(Math.min(...ordered)) })
}

/** To every browser, and to WeChat where a message is still allowed. */
async function send(
  { config, now }: PushWorkPorts,
  tx: Tx,
  { userId, draft, reserved = 0 }: { userId: string; draft: PushMessageDraft; reserved?: number },
): Promise<void> {
  const { topic, urgency, ttlMs, wechat, page } = draft
  const at = now()
  const common = { userId, topic, urgency, createdAt: at }
  const expiresAt = new Date(at.getTime() + ttlMs)
  const insert = async (subscriptionId: string | null, payload: string) => {
    const id = newId()
    await insertDelivery(tx, { ...common, id, subscriptionId, payload, expiresAt })
    await queueDelivery(tx, id, 0)
  }
  const payload = buildPayload(draft, config.publicUrl)
  for (const { id, refusedAt } of await listSubscriptions(tx, userId))
    if (refusedAt === null) await insert(id, payload)
  if (wechat === null || !config.subscribe.templates[wechat.template]) return
  if (await takePermit(tx, { userId, template: wechat.template, reserved }))
    await insert(null, JSON.stringify({ ...wechat, page, at: at.toISOString() }))
}

/** Milliseconds until another social message may be sent. */
function computeSocialWait({ lastSocialAt }: PreferencesRow, now: Date): number {
  if (lastSocialAt === null) return 0
  return Math.max(0, lastSocialAt.getTime() + SOCIAL_EVERY_MS - now.getTime())
}

/** Events that are still to be sent: wanted, and not seen in the app. */
async function listDue(
  tx: Tx,
  { userId, events, kinds }: { userId: string; events: EventRow[]; kinds: readonly string[] },
  { notifications }: Loaded,
): Promise<EventRow[]> {
  if (!(await isReachable(tx, userId))) return []
  return events.filter(
    ({ kind, notificationId }) =>
      kinds.includes(kind) && notifications.get(notificationId)?.read === false,
  )
}

/** The task of a user: sends what is due, and comes again for the rest. */
export async function composePushes(deps: PushWorkPorts, userId: string): Promise<void> {
  const now = deps.now()
  const loaded = await loadFacts(deps, userId)
  if (loaded.eventIds.size === 0) return
  await transaction(deps.db, async (tx) => {
    const preferences = await lockPreferences(tx, userId, DEFAULT_KINDS)
    const quietMs = computeQuietMs(preferences, now)
    if (quietMs > 0) return queueCompose(tx, userId, { delayMs: quietMs })
    // Events since then have queued a task of their own.
    const events = (await listEvents(tx, userId)).filter(({ id }) => loaded.eventIds.has(id))
    const { words, kinds } = preferences
    const due = await listDue(tx, { userId, events, kinds }, loaded)
    const social = due.filter(({ kind }) => SOCIAL.has(kind))
    const waitMs = social.length > 0 ? computeSocialWait(preferences, now) : 0
    const context = { ...loaded, words }
    const socialDraft = waitMs === 0 ? composeNotices(social, context) : null
    if (socialDraft) await updatePreferences(tx, userId, { lastSocialAt: now })
    const jobs = due.filter(({ jobId }) => jobId !== null)
    const reviews = due.filter(({ kind }) => kind === 'review')
    const jobsDraft = composeJobs(jobs, context)
    if (jobsDraft) {
      const reserved = await countReserved(tx, { userId, events: jobs }, loaded)
      await send(deps, tx, { userId, draft: jobsDraft, reserved })
    }
    for (const draft of [composeNotices(reviews, context), socialDraft])
      if (draft) await send(deps, tx, { userId, draft })
    const held = new Set(waitMs > 0 ? social.map(({ id }) => id) : [])
    await deleteEvents(
      tx,
      events.map(({ id }) => id).filter((id) => !held.has(id)),
    )
    if (held.size > 0) await queueCompose(tx, userId, { delayMs: waitMs })
  })
}
