import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { sendPush } from '../../integrations/web-push/send'
import {
  notifications,
  pushDeliveries,
  pushEvents,
  pushPreferences,
  pushSubscriptions,
  settings,
} from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { makeUser } from '../../testing/accounts'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { insertJob, insertPicture } from '../../testing/jobs'
import { readVapidToken, startPushService } from '../../testing/push-service'
import { signInNew } from '../../testing/sessions'
import { blockPerson } from '../console/acts'
import { notifyJobEnded } from '../notification/job-ended'
import { notify } from '../notification/notify'
import { composePushes } from './compose'
import { deliverPush } from './deliver'
import { computeQuietMs } from './quiet-hours'
import { readVapidKeys } from './vapid'

type View = CallData<'GET /api/push'>

let server: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let token = ''
let userId = ''
const errors: object[] = []
const log = { warn: () => undefined, error: (fields: object) => void errors.push(fields) }
const work = () => ({ ...server.deps, log, wechatApi: null })

before(async () => {
  service = await startPushService()
  server = await startTestApp({
    env: { WEBHOOK_ORIGINS: service.origin, PUBLIC_URL: 'https://moguang.example' },
  })
})
after(async () => {
  await service.close()
  await server.close()
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown) =>
  callApi(server.app, method, `/api/push${path}`, { token, ...(body ? { body } : {}) })

beforeEach(async () => {
  server.forward(60_000)
  service.received.splice(0)
  service.answerWith({ status: 201 })
  errors.splice(0)
  ;({ id: userId, token } = await signInNew(server))
})

const view = async () => (await call('GET')).data as View

/** A browser of the user, awake at any hour. */
async function subscribed() {
  const browser = service.browser()
  const { code, message } = await call('POST', '/subscriptions', browser.subscription)
  assert.equal(code, 0, message)
  assert.equal((await call('PUT', '', { quiet: false })).code, 0)
  return browser
}

/** A job of the user that ends now, after so many seconds. */
async function endJob(
  seconds: number,
  over: { errorCode?: 'ENGINE_FAILED'; apiKeyId?: string } = {},
) {
  const { deps } = server
  const finishedAt = deps.now()
  const createdAt = new Date(finishedAt.getTime() - seconds * 1000)
  const status = over.errorCode ? ('failed' as const) : ('succeeded' as const)
  const errorCode = over.errorCode ?? null
  const jobId = await insertJob(deps.db, userId, { status, errorCode, createdAt, finishedAt })
  const ended = { jobId, userId, status, createdAt, finishedAt, apiKeyId: over.apiKeyId ?? null }
  await transaction(deps.db, (tx) => notifyJobEnded(tx, ended))
  return jobId
}

const deliveries = () =>
  server.deps.db.select().from(pushDeliveries).where(eq(pushDeliveries.userId, userId))
const events = () => server.deps.db.select().from(pushEvents).where(eq(pushEvents.userId, userId))

/** Composes what waits and sends each message once. */
async function send() {
  await composePushes(work(), userId)
  for (const { id } of await deliveries()) await deliverPush(work(), id)
}

interface Shown {
  readonly web_push: number
  readonly notification: Record<string, string>
}
const shown = ({ decrypt }: { decrypt: (body: Buffer) => string }, nth = 0) => {
  const push = service.received[nth]
  assert.ok(push, `message ${nth} arrived`)
  return JSON.parse(decrypt(push.body)) as Shown
}

/** Minutes until the task with this key is due. */
async function minutesUntil(key: string): Promise<number | undefined> {
  const { rows } = await server.deps.pool.query<{ minutes: number }>(
    `select extract(epoch from run_at - now())::float8 / 60 as minutes
     from graphile_worker._private_jobs where key = $1`,
    [key],
  )
  return rows[0]?.minutes
}

describe('a finished job', () => {
  test('is announced encrypted and signed, with nothing of the prompt', async () => {
    const browser = await subscribed()
    const jobId = await endJob(90)
    await send()
    const [push] = service.received
    assert.ok(push && service.received.length === 1)
    const { headers } = push
    const { key, aud, exp = 0, sub } = await readVapidToken(push)
    assert.deepEqual(
      [key, aud, sub],
      [(await view()).publicKey, service.origin, 'https://moguang.example'],
    )
    const hours = (exp - Date.now() / 1000) / 3600
    assert.ok(hours > 1 && hours <= 24, `${hours}`)
    assert.deepEqual(
      [headers['content-encoding'], headers['urgency'], headers['content-type']],
      ['aes128gcm', 'normal', 'application/notification+json'],
    )
    assert.ok(Number(headers['ttl']) > 23 * 3600 && Number(headers['ttl']) <= 24 * 3600)
    assert.match(String(headers['topic']), /^[\w-]{1,32}$/)
    const { web_push, notification } = shown(browser)
    assert.equal(web_push, 8030)
    assert.deepEqual(
      [notification['title'], notification['navigate']],
      ['画好了', `https://moguang.example/pagesD/job-detail/job-detail?id=${jobId}`],
    )
    assert.ok(!JSON.stringify(notification).includes('山雨'))
    assert.deepEqual([await deliveries(), await events()], [[], []])
    assert.ok((await view()).subscriptions[0]?.lastSuccessAt)
  })

  test('quotes the prompt and shows the picture where its owner allows it', async () => {
    const browser = await subscribed()
    await call('PUT', '', { words: true })
    const pictureId = await insertPicture(server.deps.db, await endJob(90))
    await send()
    const { body, image } = shown(browser).notification
    assert.match(body ?? '', /「山雨」/)
    assert.ok(image?.includes(`${pictureId}.webp`), image)
  })

  test('of up to a minute, of an API key, read or switched off is not announced', async () => {
    await subscribed()
    await endJob(45)
    await endJob(90, { apiKeyId: 'key' })
    await send()
    await endJob(90)
    await server.deps.db.update(notifications).set({ readAt: new Date() })
    await send()
    await call('PUT', '', { kinds: ['failed'] })
    await endJob(90)
    await send()
    assert.deepEqual([service.received, await events()], [[], []])
  })

  test('that failed says why and that credits came back; several are one message', async () => {
    const browser = await subscribed()
    await endJob(40, { errorCode: 'ENGINE_FAILED' })
    await send()
    const { title, body } = shown(browser).notification
    assert.deepEqual([title, body], ['没画成', '这次没有画成，积分已退回，请重试'])
    await endJob(90)
    await endJob(90)
    await endJob(90, { errorCode: 'ENGINE_FAILED' })
    await send()
    assert.equal(service.received.length, 2)
    assert.equal(shown(browser, 1).notification['title'], '2 个画好了，1 个没画成')
  })

  test('in quiet hours waits for their end', async () => {
    await subscribed()
    const hour = (server.deps.now().getUTCHours() + 8) % 24
    const body = { quiet: true, quietFrom: hour, quietTo: (hour + 2) % 24, zoneMinutes: 480 }
    await call('PUT', '', body)
    await endJob(90)
    await composePushes(work(), userId)
    assert.deepEqual([(await events()).length, await deliveries()], [1, []])
    const minutes = (await minutesUntil(`push:${userId}`)) ?? 0
    assert.ok(minutes > 58 && minutes <= 120, `${minutes}`)
    server.forward(2 * 3_600_000)
    await send()
    assert.equal(service.received.length, 1)
  })
})

test('quiet hours follow the clock of the browser', async () => {
  const { subscription } = service.browser()
  await call('POST', '/subscriptions', { ...subscription, zoneMinutes: -300 })
  const [row] = await server.deps.db
    .select()
    .from(pushPreferences)
    .where(eq(pushPreferences.userId, userId))
  assert.deepEqual([row?.quiet, row?.quietFrom, row?.zoneMinutes], [true, 23, -300])
  await call('POST', '/subscriptions', subscription)
  assert.equal((await call('PUT', '', { quietTo: 7 })).code, 0)
  const [later] = await server.deps.db
    .select()
    .from(pushPreferences)
    .where(eq(pushPreferences.userId, userId))
  assert.deepEqual([later?.quietTo, later?.zoneMinutes], [7, -300])
})

test('one pair of keys is made, by whichever process is first, and survives a restart', async () => {
  const { db } = server.deps
  await db.delete(settings).where(eq(settings.key, 'push-vapid'))
  const made = await Promise.all([1, 2, 3].map(() => readVapidKeys(db, null)))
  assert.equal(new Set(made.map(({ privateKey }) => privateKey)).size, 1)
  assert.deepEqual(await readVapidKeys(db, null), made[0])
  const { length } = Buffer.from(made[0]?.publicKey ?? '', 'base64url')
  assert.equal(length, 65)
  const own = { publicKey: 'B', privateKey: 'p' }
  assert.deepEqual(await readVapidKeys(db, own), own)
})

test('quiet hours pass midnight on the clock of the user', () => {
  const hours = { quiet: true, quietFrom: 23, quietTo: 8, zoneMinutes: 480 }
  const at = (clock: string) => new Date(`2026-11-28T${clock}:00+08:00`)
  const minutes = (clock: string, over = {}) =>
    computeQuietMs({ ...hours, ...over }, at(clock)) / 60_000
  assert.deepEqual(
    ['22:59', '23:00', '03:00', '07:59', '08:00'].map((clock) => minutes(clock)),
    [0, 540, 300, 1, 0],
  )
  assert.equal(minutes('12:00', { zoneMinutes: -300 }), 9 * 60)
  assert.equal(minutes('03:00', { quiet: false }), 0)
  assert.equal(minutes('13:30', { quietFrom: 13, quietTo: 14 }), 30)
  assert.equal(minutes('13:30', { quietFrom: 5, quietTo: 5 }), 0)
})

describe('social kinds', () => {
  const comment = async (workId: string) =>
    notify(server.deps.db, {
      userId,
      kind: 'comment',
      groupKey: `comment:${workId}`,
      actorId: await makeUser(server.deps.db),
      data: { workId, commentId: 'c' },
    })

  test('are sent once an hour, gathered; finished jobs meanwhile are not held back', async () => {
    const browser = await subscribed()
    await comment('a')
    await send()
    assert.equal(shown(browser).notification['title'], '有人评论')
    await comment('b')
    await comment('c')
    await endJob(90)
    await send()
    assert.equal(service.received.length, 2, 'the job alone')
    const minutes = (await minutesUntil(`push:${userId}`)) ?? 0
    assert.ok(minutes > 59 && minutes <= 60, `${minutes}`)
    server.forward(3_600_000)
    await send()
    assert.deepEqual(
      [service.received.length, shown(browser, 2).notification['title']],
      [3, '2 条新消息'],
    )
    assert.equal(service.received[2]?.headers['urgency'], 'low')
  })

  test('are not stored for users who are reached nowhere', async () => {
    await comment('a')
    assert.deepEqual(await events(), [])
  })
})

describe('a push service', () => {
  const subscription = () =>
    server.deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))

  test('that answers 404 or 410 ends the subscription', async () => {
    for (const status of [404, 410]) {
      service.answerWith({ status: 201 })
      await subscribed()
      await endJob(90)
      service.answerWith({ status })
      await send()
      assert.deepEqual([await subscription(), await deliveries()], [[], []], `${status}`)
    }
  })

  test('that answers 401, 403 or a redirect is tried no more until the browser subscribes again', async () => {
    const { subscription: mine } = await subscribed()
    for (const status of [401, 403, 302]) {
      errors.splice(0)
      await endJob(90)
      service.answerWith({ status, headers: { location: `${service.origin}/elsewhere` } })
      await send()
      assert.deepEqual([errors.length, await deliveries()], [1, []], `${status}`)
      assert.equal((await view()).subscriptions[0]?.refused, true)
      await endJob(90)
      assert.deepEqual(await events(), [])
      await call('POST', '/subscriptions', mine)
      assert.equal((await view()).subscriptions[0]?.refused, false)
    }
    assert.ok(service.received.every(({ url }) => url.startsWith('/send/')))
  })

  test('that answers 429 or 500 is tried again, with the time it wants', async () => {
    await subscribed()
    await endJob(90)
    service.answerWith({ status: 429, headers: { 'retry-after': '3600' } })
    await send()
    const [waiting] = await deliveries()
    assert.ok(waiting)
    const minutes = async () => (await minutesUntil(`push-delivery:${waiting.id}`)) ?? -1
    assert.ok((await minutes()) > 59 && (await minutes()) <= 60)
    service.answerWith({ status: 500 })
    await deliverPush(work(), waiting.id)
    assert.ok((await minutes()) >= 1.9 && (await minutes()) <= 2.2)
    assert.equal((await deliveries())[0]?.attempts, 2)
    service.answerWith({ status: 201 })
    await deliverPush(work(), waiting.id)
    assert.deepEqual(await deliveries(), [])
  })

  test('gets no message after the message has expired', async () => {
    await subscribed()
    await endJob(90)
    await composePushes(work(), userId)
    server.forward(24 * 3_600_000)
    for (const { id } of await deliveries()) await deliverPush(work(), id)
    assert.deepEqual([service.received, await deliveries()], [[], []])
  })

  test('that answers 413 gets a shorter message once', async () => {
    const browser = await subscribed()
    await endJob(90)
    service.answerWith({ status: 413 })
    await send()
    const [waiting] = await deliveries()
    assert.ok(waiting)
    await deliverPush(work(), waiting.id)
    assert.deepEqual(Object.keys(shown(browser, 1).notification), ['title', 'navigate', 'tag'])
    assert.deepEqual([errors.length, await deliveries()], [1, []])
  })

  test('that never answers counts as busy', async () => {
    service.answerWith(null)
    const { subscription: mine } = service.browser()
    const sender = {
      keys: await readVapidKeys(server.deps.db, null),
      subject: 'mailto:a@b.example',
      isTrusted: () => true,
      now: server.deps.now,
      timeoutMs: 50,
    }
    const message = { ...mine, payload: '{}', topic: 't', urgency: 'low', ttlSeconds: 1 } as const
    assert.deepEqual(await sendPush(sender, message), { result: 'later', status: null, waitMs: 0 })
  })
})

describe('browsers', () => {
  test('end with their sign-in and with a block', async () => {
    await subscribed()
    await callApi(server.app, 'POST', '/api/auth/signOut', { token })
    const rows = () =>
      server.deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
    assert.deepEqual(await rows(), [])
    ;({ id: userId, token } = await signInNew(server))
    await subscribed()
    await endJob(90)
    const block = { userId, days: 1, reason: '广告', now: server.deps.now() }
    await transaction(server.deps.db, (tx) => blockPerson(tx, block))
    assert.deepEqual([await rows(), await events()], [[], []])
  })

  test('are tried with a message of their own', async () => {
    const browser = await subscribed()
    const id = (await view()).subscriptions[0]?.id ?? ''
    assert.equal((await call('POST', `/subscriptions/${id}/test`)).code, 0)
    for (const one of await deliveries()) await deliverPush(work(), one.id)
    assert.equal(shown(browser).notification['title'], '试一条')
    assert.equal((await call('DELETE', `/subscriptions/${id}`)).code, 0)
    assert.equal((await call('POST', `/subscriptions/${id}/test`)).status, 404)
  })
})
