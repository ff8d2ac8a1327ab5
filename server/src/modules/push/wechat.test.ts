import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { createWechatApi } from '../../integrations/wechat/api'
import { identities, jobs, pushDeliveries } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { insertJob } from '../../testing/jobs'
import { signInNew } from '../../testing/sessions'
import { startWechatMini, type WechatMini } from '../../testing/wechat-mini'
import { createSubscribeCalls } from '../../testing/wechat-subscribe'
import { notifyJobEnded } from '../notification/job-ended'
import { composePushes } from './compose'
import { deliverPush } from './deliver'

type View = CallData<'GET /api/push'>

const TEMPLATE = 'template-of-finished-jobs'
const DETAIL = 'pagesD/job-detail/job-detail'

let server: TestApp
let wechat: WechatMini
let calls: ReturnType<typeof createSubscribeCalls>
let token = ''
let userId = ''
let openId = ''
const errors: object[] = []
const log = { warn: () => undefined, error: (fields: object) => void errors.push(fields) }
const work = () => ({ ...server.deps, log, wechatApi: createWechatApi(wechat.app) })

before(async () => {
  calls = createSubscribeCalls({
    templates: { [TEMPLATE]: ['thing1', 'phrase2', 'time3', 'thing4'] },
    pages: [DETAIL, 'pages/folder/folder'],
  })
  wechat = await startWechatMini({ more: (request) => calls.more(request) })
  server = await startTestApp({
    env: {
      ...wechat.env,
      WECHAT_SUBSCRIBE_JOB: `${TEMPLATE} work=thing1 state=phrase2 time=time3 note=thing4`,
    },
  })
})
after(async () => {
  await wechat.close()
  await server.close()
})

let users = 0
beforeEach(async () => {
  server.forward(60_000)
  calls.sent.splice(0)
  errors.splice(0)
  ;({ id: userId, token } = await signInNew(server))
  openId = `o-${++users}`
  const linkedAt = server.deps.now()
  await server.deps.db
    .insert(identities)
    .values({ provider: 'wechat-mini', subject: openId, userId, linkedAt })
  await callApi(server.app, 'PUT', '/api/push', { token, body: { quiet: false } })
})

/** One tap that was answered with yes. */
async function accept(requestId: string) {
  const body = { requestId, accepted: ['job', 'review'] }
  const { data } = await callApi(server.app, 'POST', '/api/push/permits', { token, body })
  return (data as View).wechat?.permits
}
const left = async () =>
  ((await callApi(server.app, 'GET', '/api/push', { token })).data as View).wechat?.permits.job

async function endJob(seconds = 90) {
  const { deps } = server
  const finishedAt = deps.now()
  const createdAt = new Date(finishedAt.getTime() - seconds * 1000)
  const jobId = await insertJob(deps.db, userId, { createdAt, finishedAt })
  const ended = { jobId, userId, status: 'succeeded' as const, createdAt, finishedAt }
  await transaction(deps.db, (tx) => notifyJobEnded(tx, { ...ended, apiKeyId: null }))
  await composePushes(work(), userId)
  return jobId
}
const deliveries = () =>
  server.deps.db.select().from(pushDeliveries).where(eq(pushDeliveries.userId, userId))
const send = async () => {
  for (const { id } of await deliveries()) await deliverPush(work(), id)
}

test('each tap counts once, by template that is set up', async () => {
  assert.deepEqual(await accept('tap-number-1'), { job: 1 })
  assert.deepEqual(await accept('tap-number-1'), { job: 1 })
  assert.deepEqual(await accept('tap-number-2'), { job: 2 })
})

test('a finished job uses one permit, within the rules of its values and without the prompt', async () => {
  await accept('tap-number-1')
  calls.allow(openId, TEMPLATE)
  const jobId = await endJob()
  await send()
  const [message] = calls.sent
  assert.equal(message?.page, `${DETAIL}?id=${jobId}`)
  assert.deepEqual(
    [message.data['thing1']?.value, message.data['phrase2']?.value, message.miniprogram_state],
    ['您的图片', '已画好', 'formal'],
  )
  assert.match(message.data['time3']?.value ?? '', /^\d{4}年\d{1,2}月\d{1,2}日 \d{2}:\d{2}$/)
  assert.ok(!JSON.stringify(message).includes('山雨'))
  assert.deepEqual([await left(), await deliveries()], [0, []])
  await endJob()
  assert.deepEqual(await deliveries(), [], 'none is left')
})

test('43101 forgets all permits and is never retried', async () => {
  await accept('tap-number-1')
  await accept('tap-number-2')
  await endJob()
  await send()
  assert.deepEqual([calls.sent, await left(), await deliveries()], [[], 0, []])
})

test('a page that the released version has not is left out', async () => {
  await accept('tap-number-1')
  calls.allow(openId, TEMPLATE)
  calls.failNext(41_030)
  await endJob()
  await send()
  assert.deepEqual([calls.sent.length, calls.sent[0]?.page], [1, undefined])
})

test('a wrong template or value is logged as an error and gives the permit back', async () => {
  await accept('tap-number-1')
  for (const code of [40_037, 47_003]) {
    errors.splice(0)
    calls.failNext(code)
    await endJob()
    await send()
    assert.deepEqual(errors, [{ errcode: code, template: 'job' }])
    assert.deepEqual([await left(), await deliveries()], [1, []])
  }
})

test('a busy service is tried later, and an old token is renewed once', async () => {
  await accept('tap-number-1')
  calls.allow(openId, TEMPLATE)
  await endJob()
  calls.failNext(-1)
  await send()
  const [waiting] = await deliveries()
  assert.equal(waiting?.attempts, 1)
  wechat.endToken(42_001)
  await send()
  assert.deepEqual([calls.sent.length, await deliveries()], [1, []])
})

test('the last permit waits for the longest job: one that was ordered before and goes on', async () => {
  await accept('tap-number-1')
  calls.allow(openId, TEMPLATE)
  const { deps } = server
  const createdAt = new Date(deps.now().getTime() - 300_000)
  const longest = await insertJob(deps.db, userId, { status: 'running', createdAt })
  await endJob()
  assert.deepEqual([await left(), await deliveries()], [1, []])
  await deps.db.update(jobs).set({ status: 'succeeded' }).where(eq(jobs.id, longest))
  await endJob(300)
  await send()
  assert.deepEqual([calls.sent.length, await left()], [1, 0])
})
