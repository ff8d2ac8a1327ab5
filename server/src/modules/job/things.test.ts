import assert from 'node:assert/strict'
import { readPictureBytes } from '../../testing/jobs'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import type { ThingView } from '@contract/things'
import { jobPrefix, planKey } from '../../integrations/storage/keys'
import { REFERENCED } from '../../operations/backup/checks'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForSuccess } from '../../testing/ended-jobs'
import { waitUntil } from '../../testing/wait'
import { addPlan, makeJob } from '../../testing/works'
import { sweepJob } from './run/leftovers'

interface Things {
  readonly things: readonly ThingView[]
  readonly kernel: string | null
}

let server: TestApp
let token: string
let job: JobView

before(async () => {
  server = await startTestApp({ works: true, env: { WELCOME_CREDITS: '100' } })
  token = (await signInByCalls(server.app, newPhone())).token
  job = await finish('/api/generate', {
    requestId: 'paint-cat',
    params: { prompt: '一只橘猫坐在窗台上', count: 1, ratio: '1:1', style: 'flat', seed: 7 },
    quotedCredits: 2,
  })
})
after(() => server.close())

async function call<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<T> {
  const { data, message } = await callApi(server.app, method, url, { token, ...(body && { body }) })
  assert.equal(message, '')
  return data as T
}

async function finish(path: string, body: object): Promise<JobView> {
  const { id } = (await call<{ job: JobView }>('POST', path, body)).job
  return waitForSuccess(server, { token, id })
}

async function readRow(jobId: string) {
  const { rows } = await server.deps.pool.query<{
    id: string
    key: string
    under_key: string
    plan_bytes: number
  }>('select id, key, under_key, plan_bytes from pictures where job_id = $1', [jobId])
  const [row] = rows
  assert.ok(row)
  return row
}

const readThings = (query = '', as = token) =>
  callApi(server.app, 'GET', `/api/job/${job.id}/things${query}`, { token: as })

test('a painted picture has its plan next to it: with its kernel, counted, backed up, never served', async () => {
  const { pool, storage } = server.deps
  const { key, under_key: underKey, plan_bytes: planBytes } = await readRow(job.id)
  const bytes = await storage.get(planKey(underKey))
  assert.equal(bytes.length, planBytes)
  const plan = JSON.parse(Buffer.from(bytes).toString()) as { kernel: string; things: unknown[] }
  assert.match(plan.kernel, /^\w+$/)
  const { statusCode } = await server.app.inject(storage.url(planKey(underKey)))
  assert.equal(statusCode, 404)
  assert.equal((await server.app.inject(storage.url(key))).statusCode, 200)
  const { rows } = await pool.query<{ key: string }>(REFERENCED)
  assert.ok(rows.some((row) => row.key === planKey(underKey)))
  const [picture] = job.pictures
  assert.equal(await readPictureBytes(pool), (picture?.sizeBytes ?? 0) + planBytes)
  assert.equal(await sweepJob(server.deps, job.id, { settledMs: 0 }), 0)
})

test('its owner learns what is where in it, by number or id; a stranger gets 404', async () => {
  const { id, plan_bytes: planBytes } = await readRow(job.id)
  const answer = await readThings()
  const { things, kernel } = answer.data as Things
  assert.ok(kernel && planBytes > 0)
  const cat = things.find(({ name }) => name.includes('猫'))
  assert.ok(cat, things.map(({ name }) => name).join())
  assert.ok(cat.outline.length > 8 && cat.outline.length <= 64)
  const [x, y] = [cat.bounds.x + cat.bounds.width, cat.bounds.y + cat.bounds.height]
  for (const [px, py] of cat.outline) assert.ok(px <= x + 0.01 && py <= y + 0.01)
  assert.ok(Buffer.byteLength(JSON.stringify(answer.data)) <= 32 * 1024)
  assert.deepEqual((await readThings(`?picture=${id}`)).data, answer.data)
  assert.equal((await readThings('?picture=1')).code, 404)
  const stranger = (await signInByCalls(server.app, newPhone())).token
  assert.equal((await readThings('', stranger)).code, 404)
})

test('a picture without a plan is a photograph, and a lost plan makes it one', async () => {
  const { id: userId } = await call<{ id: string }>('GET', '/api/user/info')
  const photograph = await makeJob(server.deps, userId)
  const read = () => call<Things>('GET', `/api/job/${photograph.jobId}/things`)
  assert.deepEqual(await read(), { things: [], kernel: null })
  const lost = await addPlan(server.deps, photograph)
  await server.deps.storage.delete([lost])
  assert.deepEqual(await read(), { things: [], kernel: null })
})

test('a deleted job takes its plans along', async () => {
  const { storage } = server.deps
  const { under_key: underKey } = await readRow(job.id)
  assert.ok((await storage.list(jobPrefix(job.id))).some(({ key }) => key === planKey(underKey)))
  await call('DELETE', `/api/job/myjob?ids=${job.id}`)
  await waitUntil(async () => (await storage.list(jobPrefix(job.id))).length === 0)
  assert.deepEqual(await storage.list(jobPrefix(job.id)), [])
  assert.equal((await readThings()).code, 404)
})
