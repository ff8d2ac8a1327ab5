import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import {
  type FakeApi,
  paintPng,
  sendJson,
  startFakeApi,
} from '../../../integrations/engines/openai/testing/fake-api'
import { jobPrefix } from '../../../integrations/storage/keys'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitUntil } from '../../../testing/wait'
import { assertSoundLedger } from '../../../testing/ledger-checks'

const CREDITS = 3

let api: FakeApi
let server: TestApp
let token: string
let userId: string

before(async () => {
  api = await startFakeApi()
  // One picture a call: so they are finished one after the other.
  const env = {
    OPENAI_BASE_URL: api.baseUrl,
    OPENAI_MODEL: 'dall-e-3',
    OPENAI_CREDITS: `${CREDITS}`,
  }
  server = await startTestApp({ works: true, env: { ...env, WELCOME_CREDITS: '100' } })
  token = (await signInByCalls(server.app, newPhone())).token
  userId = (await call<{ id: string }>('GET', '/api/user/info')).id
})
after(async () => {
  await server.close()
  await api.close()
})

async function call<T>(method: 'GET' | 'POST', url: string, body?: object): Promise<T> {
  const { data, message } = await callApi(server.app, method, url, { token, ...(body && { body }) })
  assert.equal(message, '')
  return data as T
}

const balance = async () => (await call<{ balance: number }>('GET', '/api/user/score')).balance

async function until(done: () => Promise<boolean> | boolean): Promise<void> {
  await waitUntil(done)
  assert.ok(await done(), 'it did not come')
}

/** Answers `count` calls, then `last`. */
function answerThen(count: number, last: (response: Parameters<typeof sendJson>[0]) => void): void {
  let answered = 0
  api.answerWith(async (_call, response) => {
    answered += 1
    if (answered > count) return last(response)
    const png = await paintPng('64x64', `#${answered}${answered}0000`)
    sendJson(response, 200, { created: 1, data: [{ b64_json: png.toString('base64') }] })
  })
}

let requests = 0
async function submit(count: number): Promise<string> {
  const body = {
    requestId: `cancel-${++requests}`,
    params: { prompt: '大海', count, ratio: '1:1' },
    quotedCredits: CREDITS * count,
  }
  return (await call<{ job: JobView }>('POST', '/api/generate', body)).job.id
}

const savedCount = async (jobId: string) =>
  (await server.deps.pool.query('select 1 from pictures where job_id = $1', [jobId])).rowCount ?? 0
async function vendorCost(jobId: string): Promise<unknown> {
  const statement = 'select vendor_cost from jobs where id = $1'
  const { rows } = await server.deps.pool.query<{ vendor_cost: unknown }>(statement, [jobId])
  return rows[0]?.vendor_cost
}
const readJob = (id: string) => call<JobView>('GET', `/api/job/${id}`)

test('who cancels keeps the finished pictures and pays for them alone', async () => {
  const start = await balance()
  answerThen(2, () => {})
  const id = await submit(4)
  await until(async () => (await savedCount(id)) === 2)
  assert.deepEqual((await readJob(id)).pictures, [], 'nothing is shown while it may be restarted')
  const cancelled = await call<JobView>('POST', `/api/job/${id}/cancel`)
  assert.equal(cancelled.status, 'cancelled')
  assert.equal(cancelled.pictures.length, 2)
  assert.equal(cancelled.spentCredits, 2 * CREDITS)
  assert.equal(
    cancelled.error?.message,
    `已取消，画好的 2 张留给你，其余 ${2 * CREDITS} 积分已退回`,
  )
  assert.equal(await balance(), start - 2 * CREDITS)
  await assertSoundLedger(server.deps.db, userId)
  // Asking for what came back answers the same, and gives nothing twice.
  const back = await call<{ returnedCredits: number }>('POST', '/api/user/returnScore', { id })
  assert.equal(back.returnedCredits, 2 * CREDITS)
  assert.equal(await balance(), start - 2 * CREDITS)
  const finishedJobs = await call<{ list: JobView[] }>('GET', '/api/job/myJobList?state=succeeded')
  assert.equal(finishedJobs.list[0]?.id, id, 'it is listed among finished jobs')
  const [picture] = cancelled.pictures
  const work = { jobId: id, pictureId: picture?.id, title: '海', promptShown: true }
  await call('POST', '/api/works/post', work)
  for (const { url, thumbUrl } of cancelled.pictures)
    for (const file of [url, thumbUrl])
      assert.equal((await server.app.inject({ url: file })).statusCode, 200, file)
  assert.equal((await server.deps.storage.list(jobPrefix(id))).length, 6)
})

test('cancelled at the last picture of four, three are paid', async () => {
  const start = await balance()
  let isRequested = false
  answerThen(3, () => {
    isRequested = true
  })
  const id = await submit(4)
  await until(async () => isRequested && (await savedCount(id)) === 3)
  await call('POST', `/api/job/${id}/cancel`)
  assert.equal(await balance(), start - 3 * CREDITS)
  const lost = { amount: 3, unit: '张', lost: 1 }
  assert.deepEqual(await vendorCost(id), lost, 'the fourth was requested, too')
})

test('a failure after finished pictures costs nothing and leaves nothing', async () => {
  const start = await balance()
  let fail = () => {}
  answerThen(2, (response) => {
    fail = () => sendJson(response, 500, {})
  })
  const id = await submit(3)
  await until(async () => (await savedCount(id)) === 2)
  fail()
  await until(async () => (await readJob(id)).status === 'failed')
  assert.deepEqual((await readJob(id)).pictures, [])
  assert.equal(await balance(), start)
  assert.deepEqual(await vendorCost(id), { amount: 2, unit: '张' }, 'the vendor was paid')
  await until(async () => (await server.deps.storage.list(jobPrefix(id))).length === 0)
})

test('a success has each picture once, the stored ones too', async () => {
  const start = await balance()
  answerThen(4, () => {})
  const id = await submit(4)
  await until(async () => (await readJob(id)).status === 'succeeded')
  const job = await readJob(id)
  assert.deepEqual(
    job.pictures.map(({ index }) => index),
    [0, 1, 2, 3],
  )
  assert.equal(job.spentCredits, 4 * CREDITS)
  assert.equal(await balance(), start - 4 * CREDITS)
  assert.equal((await server.deps.storage.list(jobPrefix(id))).length, 12)
})
