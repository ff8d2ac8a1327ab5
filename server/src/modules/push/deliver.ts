/** One attempt of one message: to a browser's push service, or to WeChat. */
import { randomInt } from 'node:crypto'
import type { SubscribeTemplate } from '@contract/push'
import { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import { openIdOfUser } from '../../integrations/safety/author'
import { sendPush } from '../../integrations/web-push/send'
import { sendSubscribeMessage } from '../../integrations/wechat/subscribe'
import { isOperatorOrigin } from '../webhook/address'
import { queueDelivery } from './queue'
import {
  deleteDelivery,
  deleteExpired,
  type DeliveryRow,
  findDelivery,
  updateDelivery,
} from './outbox-repository'
import type { PushWorkPorts } from './ports'
import {
  deleteSubscription,
  setPermits,
  type SubscriptionRow,
  updateSubscription,
} from './repository'
import { texts } from './texts'
import { readVapidKeys } from './vapid'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** Waits between attempts; the last one repeats until the message expires. */
const WAITS_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS]
const JITTER_PERCENT = 10
const EVENTS_RETENTION_MS = 72 * HOUR_MS

/** Tries again, unless the message expires before. */
async function retry(deps: PushWorkPorts, delivery: DeliveryRow, waitMs: number): Promise<void> {
  const { id, attempts, expiresAt } = delivery
  const stepMs = WAITS_MS[Math.min(attempts, WAITS_MS.length - 1)] ?? HOUR_MS
  const delayMs = Math.max(stepMs + (stepMs * randomInt(JITTER_PERCENT + 1)) / 100, waitMs)
  if (deps.now().getTime() + delayMs > expiresAt.getTime()) return deleteDelivery(deps.db, id)
  await transaction(deps.db, async (tx) => {
    await updateDelivery(tx, id, { attempts: attempts + 1 })
    await queueDelivery(tx, id, delayMs)
  })
}

const payloadSchema = z.object({
  notification: z.object({ title: z.string(), navigate: z.string(), tag: z.string() }),
})

/** Null: it is as short as can be. */
function shorten(payload: string): string | null {
  const { title, navigate, tag } = payloadSchema.parse(JSON.parse(payload)).notification
  const short = JSON.stringify({ web_push: 8030, notification: { title, navigate, tag } })
  return short.length < payload.length ? short : null
}

async function deliverToBrowser(
  deps: PushWorkPorts,
  delivery: DeliveryRow,
  subscription: SubscriptionRow,
): Promise<void> {
  const { config, db, now, log } = deps
  const { id, payload, topic, urgency, expiresAt } = delivery
  const { endpoint, p256dh, auth } = subscription
  const outcome = await sendPush(
    {
      keys: await readVapidKeys(db, config.webPush.keys),
      subject: config.webPush.subject,
      isTrusted: (url) => isOperatorOrigin(config.openApi, url),
      now,
    },
    {
      endpoint,
      p256dh,
      auth,
      payload,
      topic,
      urgency,
      ttlSeconds: Math.ceil((expiresAt.getTime() - now().getTime()) / SECOND_MS),
    },
  )
  const fields = { status: outcome.status, service: new URL(endpoint).host }
  switch (outcome.result) {
    case 'taken':
      await updateSubscription(db, subscription.id, { lastSuccessAt: now(), refusedAt: null })
      return deleteDelivery(db, id)
    case 'gone':
    case 'forbidden':
      return deleteSubscription(db, subscription.id)
    case 'refused':
      // Only this browser stops: a user can make any service refuse their own subscription.
      log.error(fields, 'a push service refused a message: check VAPID keys and VAPID_SUBJECT')
      await updateSubscription(db, subscription.id, { refusedAt: now() })
      return deleteDelivery(db, id)
    case 'large': {
      const short = shorten(payload)
      if (short === null) {
        log.error(fields, 'a push service found the shortest message too large')
        return deleteDelivery(db, id)
      }
      await updateDelivery(db, id, { payload: short })
      return retry(deps, delivery, 0)
    }
    case 'later':
      return retry(deps, delivery, outcome.waitMs)
  }
}

const wechatPayload = z.object({
  template: z.enum(['job', 'review', 'comment']),
  values: z.object({ work: z.string(), state: z.string(), note: z.string() }),
  page: z.string(),
  at: z.string(),
})

/** `2026年11月28日 15:01`, in Shanghai: the only time zone of these messages. */
function formatTime(at: Date): string {
  const local = new Date(at.getTime() + 8 * HOUR_MS).toISOString()
  const [day = '', clock = ''] = local.split('T')
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return texts.wechat.time({ year, month, date, clock: clock.slice(0, 5) })
}

async function deliverToWechat(deps: PushWorkPorts, delivery: DeliveryRow): Promise<void> {
  const { config, db, log, wechatApi } = deps
  const { id, userId } = delivery
  const { template: name, values, page, at } = wechatPayload.parse(JSON.parse(delivery.payload))
  const template = config.subscribe.templates[name satisfies SubscribeTemplate]
  const openId = await openIdOfUser(db, userId)
  if (!template || openId === null || wechatApi === null) return deleteDelivery(db, id)
  const outcome = await sendSubscribeMessage(wechatApi, {
    openId,
    template,
    values: { ...values, time: formatTime(new Date(at)) },
    page,
    state: config.subscribe.state,
  })
  const { errcode } = outcome
  switch (outcome.result) {
    case 'sent':
      return deleteDelivery(db, id)
    case 'refused':
      // WeChat's word is the truth: sending again would be refused again.
      await setPermits(db, { userId, template: name }, 'none')
      return deleteDelivery(db, id)
    case 'setup':
      log.error(
        { errcode, template: name },
        'WeChat refused a subscribe message: check its template',
      )
      await setPermits(db, { userId, template: name }, 'more')
      return deleteDelivery(db, id)
    case 'later':
      return retry(deps, delivery, 0)
  }
}

/** The task of one attempt. A delivery that is gone or expired is left alone. */
export async function deliverPush(deps: PushWorkPorts, id: string): Promise<void> {
  const found = await findDelivery(deps.db, id)
  if (!found) return
  const { delivery, subscription } = found
  if (delivery.expiresAt <= deps.now()) return deleteDelivery(deps.db, id)
  if (subscription) return deliverToBrowser(deps, delivery, subscription)
  await deliverToWechat(deps, delivery)
}

/** Rows that are too old to become or be messages. */
export async function sweepPushes({ db, now }: Pick<PushWorkPorts, 'db' | 'now'>): Promise<void> {
  const at = now()
  await deleteExpired(db, { now: at, before: new Date(at.getTime() - EVENTS_RETENTION_MS) })
}
