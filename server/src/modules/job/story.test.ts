import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import sharp from 'sharp'
import type { Database } from '../../platform/db/client'
import { type FakeApi, startFakeApi } from '../../integrations/engines/openai/testing/fake-api'
import { readAigcRecords } from '@media/aigc/read'
import { jobPrefix } from '../../integrations/storage/keys'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { embeddedDatabase } from '../../testing/databases'

let api: FakeApi
let database: Database
let server: TestApp
let token: string

before(async () => {
  api = await startFakeApi({ pictureSize: '300x400' })
  // Everything else runs on PostgreSQL where there is one; this is its pass on PGlite.
  database = await embeddedDatabase()
  server = await startTestApp({
    database,
    works: true,
    env: { OPENAI_BASE_URL: api.baseUrl, OPENAI_MODEL: 'painter-x', OPENAI_CREDITS: '3' },
  })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await database.close()
  await api.close()
})

let requests = 0

async function submit(params: Record<string, unknown>, quotedCredits: number, parentId?: string) {
  const body = {
    requestId: `request-${++requests}`,
    params,
    quotedCredits,
    ...(parentId && { parentId }),
  }
  return callApi(server.app, 'POST', '/api/generate', { token, body })
}

const finished = (id: string): Promise<JobView> => waitForEnd(server, { token, id })

async function score() {
  const { data } = await callApi(server.app, 'GET', '/api/user/score', { token })
  return data as { balance: number; held: number }
}

test('the whole story: submit, watch, picture, detail, again from it, delete', async () => {
  const start = await score()
  const sent = await submit({ prompt: '雪山', count: 2 }, 6)
  assert.equal(sent.status, 200, sent.message)
  const { job, balance } = sent.data as { job: JobView; balance: number }
  assert.equal(job.status, 'queued')
  assert.equal(job.place, 1)
  assert.equal(balance, start.balance - 6)
  assert.deepEqual(job.params, {
    prompt: '雪山',
    style: null,
    ratio: '3:4',
    count: 2,
    strength: 0.6,
    negativePrompt: '',
    seed: null,
    model: 'painter-x',
  })

  const done = await finished(job.id)
  assert.equal(done.status, 'succeeded', done.error?.message)
  assert.equal(done.progress, 1)
  assert.ok(done.seq > job.seq)
  assert.deepEqual(
    done.pictures.map(({ index, width, height }) => [index, width, height]),
    [
      [0, 300, 400],
      [1, 300, 400],
    ],
  )
  assert.deepEqual(await score(), { ...(await score()), balance: start.balance - 6, held: 0 })

  for (const picture of done.pictures) {
    const file = await server.app.inject(picture.url)
    assert.equal(file.statusCode, 200)
    assert.equal(file.headers['x-content-type-options'], 'nosniff')
    assert.match(String(file.headers['cache-control']), /immutable/)
    assert.equal(file.rawPayload.length, picture.sizeBytes)
    assert.equal(readAigcRecords(file.rawPayload)[0]?.ProduceID, picture.id)
    const thumb = await server.app.inject(picture.thumbUrl)
    assert.equal((await sharp(thumb.rawPayload).metadata()).format, 'webp')
  }

  const detail = await callApi(server.app, 'GET', `/api/job/${job.id}`, { token })
  assert.deepEqual(detail.data, done)

  const again = await submit(done.params, 6, done.id)
  assert.equal(again.code, 0, again.message)
  const second = await finished((again.data as { job: JobView }).job.id)
  assert.equal(second.parentId, job.id)

  const list = await callApi(server.app, 'GET', '/api/job/myJobList?pageSize=1', { token })
  const page = list.data as { list: JobView[]; total: number; cursor: string }
  assert.deepEqual([page.list[0]?.id, page.total], [second.id, 2])
  const next = await callApi(
    server.app,
    'GET',
    `/api/job/myJobList?pageSize=1&cursor=${encodeURIComponent(page.cursor)}`,
    { token },
  )
  assert.deepEqual(
    (next.data as { list: JobView[] }).list.map(({ id }) => id),
    [job.id],
  )

  const gone = await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${job.id}`, { token })
  assert.deepEqual(gone.data, { deleted: [job.id] })
  assert.equal((await callApi(server.app, 'GET', `/api/job/${job.id}`, { token })).status, 404)
  for (let tries = 0; tries < 1200; tries += 1) {
    if ((await server.deps.storage.list(jobPrefix(job.id))).length === 0) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.deepEqual(await server.deps.storage.list(jobPrefix(job.id)), [])
  const counted = await callApi(server.app, 'GET', '/api/user/jobCount', { token })
  assert.deepEqual(counted.data, { total: 1, running: 0, succeeded: 1, failed: 0, pictures: 2 })
})

test('cancelling a running job stops the engine’s call and returns the credits', async () => {
  const start = await score()
  let aborted = false
  api.answerWith((_call, response) => {
    response.on('close', () => (aborted = true))
  })
  const calls = api.calls.length
  const sent = await submit({ prompt: '大海' }, 3)
  const { job } = sent.data as { job: JobView }
  while (api.calls.length === calls) await new Promise((resolve) => setTimeout(resolve, 20))
  const cancelled = await callApi(server.app, 'POST', `/api/job/${job.id}/cancel`, { token })
  const view = cancelled.data as JobView
  assert.deepEqual([view.status, view.error?.code], ['cancelled', 'JOB_CANCELLED'])
  assert.equal((await score()).balance, start.balance)
  for (let tries = 0; tries < 40 && !aborted; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25))
  assert.equal(aborted, true)
  api.answerWith(null)
  const again = await callApi(server.app, 'POST', `/api/job/${job.id}/cancel`, { token })
  assert.equal((again.data as JobView).status, 'cancelled')
})

test('a failed job says why in Chinese and returns the credits', async () => {
  const start = await score()
  api.answerWith((_call, response) => {
    response.writeHead(500, { 'content-type': 'text/html' })
    response.end('<h1>key sk-secret is broken</h1>')
  })
  const { job } = (await submit({ prompt: '湖' }, 3)).data as { job: JobView }
  const failed = await finished(job.id)
  api.answerWith(null)
  assert.equal(failed.status, 'failed')
  assert.deepEqual(failed.error, {
    code: 'ENGINE_UNAVAILABLE',
    message: '画笔那边出了错，没有画成，积分已退回，请稍后重试',
    retryable: true,
  })
  assert.deepEqual([(await score()).balance, (await score()).held], [start.balance, 0])
})

test('retries a busy engine after the time it names', async () => {
  let callCount = 0
  api.answerWith((_call, response) => {
    callCount += 1
    if (callCount === 2) api.answerWith(null)
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '0.1' })
    response.end('{"error":{"code":"rate_limit_exceeded"}}')
  })
  const { job } = (await submit({ prompt: '河' }, 3)).data as { job: JobView }
  const done = await finished(job.id)
  assert.equal(done.status, 'succeeded')
  assert.equal(callCount, 2)
})

const refused: [string, Record<string, unknown>, number, string][] = [
  ['an empty prompt', { prompt: '  ' }, 3, '先写下画面描述'],
  ['an unknown parameter', { prompt: '山', size: 1 }, 3, '不认识的参数 size'],
  ['another price', { prompt: '山' }, 2, '价格变成了 3 积分，请确认后再提交'],
  ['a style it has not', { prompt: '山', style: 'ink' }, 3, '没有这种风格'],
  ['a strength it has not', { prompt: '山', strength: 1 }, 3, '不能调风格强度'],
  ['a seed it has not', { prompt: '山', seed: 5 }, 3, '不支持指定种子'],
  ['a negative prompt', { prompt: '山', negativePrompt: '人' }, 3, '不支持反向提示词'],
  ['a ratio it has not', { prompt: '山', ratio: '5:4' }, 3, '画不了 5:4 的画幅'],
  ['an unknown model', { prompt: '山', model: 'none' }, 3, '没有这个模型，请换一个'],
]
for (const [title, params, price, message] of refused) {
  test(`${title} is refused with one sentence and costs nothing`, async () => {
    const start = await score()
    const sent = await submit(params, price)
    assert.notEqual(sent.code, 0)
    assert.ok(sent.message.endsWith(message), sent.message)
    assert.equal((await score()).balance, start.balance)
  })
}

test('a blocked prompt names its words and costs nothing', async () => {
  const start = await score()
  const sent = await submit({ prompt: '一个裸体的人' }, 3)
  assert.equal(sent.code, 3003)
  assert.match(sent.message, /裸体/)
  assert.equal((await score()).balance, start.balance)
})

test('other people’s jobs do not exist', async () => {
  const { job } = (await submit({ prompt: '竹林' }, 3)).data as { job: JobView }
  await finished(job.id)
  const other = (await signInByCalls(server.app, newPhone())).token
  const as = { token: other }
  assert.equal((await callApi(server.app, 'GET', `/api/job/${job.id}`, as)).status, 404)
  assert.equal((await callApi(server.app, 'POST', `/api/job/${job.id}/cancel`, as)).status, 404)
  assert.equal(
    (await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${job.id}`, as)).status,
    404,
  )
  const watched = await callApi(server.app, 'GET', `/api/job/jobCompleted?ids=${job.id}`, as)
  assert.deepEqual((watched.data as { jobs: unknown[] }).jobs, [])
  const body = {
    requestId: 'from-other',
    params: { prompt: '竹' },
    quotedCredits: 3,
    parentId: job.id,
  }
  assert.equal(
    (await callApi(server.app, 'POST', '/api/generate', { token: other, body })).status,
    404,
  )
})

test('a job that left the style to the engine says which one each picture has', async () => {
  const sent = await submit({ prompt: '湖', model: 'studio' }, 2)
  assert.equal(sent.status, 200, sent.message)
  const done = await finished((sent.data as { job: JobView }).job.id)
  assert.equal(done.params.style, null)
  const styles = server.deps.engines.byId('studio')?.capabilities.styles.map(({ id }) => id)
  assert.ok(styles?.includes(done.pictures[0]?.style ?? ''))
})
