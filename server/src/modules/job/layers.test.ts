import assert from 'node:assert/strict'
import { readPictureBytes } from '../../testing/jobs'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { jobPrefix } from '../../integrations/storage/keys'
import { REFERENCED } from '../../operations/backup/checks'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { makeJob } from '../../testing/works'
import { sweepJob } from './run/leftovers'

let server: TestApp
let token: string
let painted: JobView

const PAINT = { prompt: '一只橘猫坐在窗台上', count: 1, ratio: '1:1', style: 'flat', seed: 7 }

before(async () => {
  server = await startTestApp({ works: true, env: { WELCOME_CREDITS: '100' } })
  token = (await signInByCalls(server.app, newPhone())).token
  painted = await end(await order('/api/generate', PAINT))
})
after(() => server.close())

async function call<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<T> {
  const { data, message } = await callApi(server.app, method, url, { token, ...(body && { body }) })
  assert.equal(message, '')
  return data as T
}

const readBalance = async (): Promise<number> =>
  (await call<{ balance: number }>('GET', '/api/user/score')).balance

async function order(path: string, params: object, requestId = path): Promise<string> {
  const body = { requestId, params, quotedCredits: 2 }
  return (await call<{ job: JobView }>('POST', path, body)).job.id
}

async function end(id: string): Promise<JobView> {
  return waitForEnd(server, { token, id })
}

const toSource = (job: JobView): { image: string } => ({ image: `picture:${job.pictures[0]?.id}` })
const linkTo = (id: string, as = token) =>
  callApi(server.app, 'GET', `/api/job/${id}/layers`, { token: as })

test('a painted picture is ordered in layers once, and its file is private, counted and backed up', async () => {
  const { pool, storage } = server.deps
  assert.deepEqual(painted.pictures[0]?.layers, ['psd', 'svg'])
  const before = await readBalance()
  const id = await order('/api/tools/layers', toSource(painted))
  assert.equal(await order('/api/tools/layers', toSource(painted)), id)
  const job = await end(id)
  assert.equal(job.status, 'succeeded', job.error?.message)
  assert.equal(await readBalance(), before - 2)
  const [file, vectors] = job.pictures[0]?.files ?? []
  assert.deepEqual([file?.format, vectors?.format], ['psd', 'svg'])
  const stored = (await storage.list(jobPrefix(id))).find(({ key }) => key.endsWith('.psd'))
  assert.ok(stored)
  assert.equal(stored.sizeBytes, file?.sizeBytes)
  assert.equal((await server.app.inject(storage.url(stored.key))).statusCode, 404)
  const { rows } = await pool.query<{ key: string }>(REFERENCED)
  assert.ok(rows.some(({ key }) => key === stored.key))
  assert.equal(await sweepJob(server.deps, id, { settledMs: 0 }), 0)
  const plans = await pool.query<{ bytes: number }>(
    'select sum(plan_bytes)::int bytes from pictures',
  )
  const pictures = [...painted.pictures, ...job.pictures]
  const shown = pictures.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const files = stored.sizeBytes + (vectors?.sizeBytes ?? 0)
  const bytes = shown + files + (plans.rows[0]?.bytes ?? 0)
  assert.equal(await readPictureBytes(pool), bytes)
})

test('its link is its owner’s, works for minutes and leads to a file that names the picture', async () => {
  const job = await end(await order('/api/tools/layers', toSource(painted)))
  const stranger = (await signInByCalls(server.app, newPhone())).token
  assert.equal((await linkTo(job.id, stranger)).code, 404)
  const { url, sizeBytes } = (await linkTo(job.id)).data as { url: string; sizeBytes: number }
  const sent = await server.app.inject(url)
  assert.equal(sent.statusCode, 200)
  assert.equal(sent.headers['cache-control'], 'private, no-store')
  assert.match(String(sent.headers['content-disposition']), /^attachment; .*\.psd$/)
  assert.equal(sent.rawPayload.length, sizeBytes)
  assert.equal(sent.rawPayload.subarray(0, 4).toString(), '8BPS')
  assert.ok(sent.rawPayload.includes(String(job.pictures[0]?.id)))
  const forged = [
    url.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 60_000}`),
    url.replace(/user=[^&]+/, 'user=x'),
    url.replace(/layers\/[^.]+/, `layers/${painted.pictures[0]?.id}`),
    url.replace(/\?.*/, ''),
  ]
  for (const link of forged) assert.equal((await server.app.inject(link)).statusCode, 403, link)
  server.forward(10 * 60_000 + 1)
  assert.equal((await server.app.inject(url)).statusCode, 403)
})

test('a picture without a plan is refused in one sentence, and its price is returned', async () => {
  const { id: userId } = await call<{ id: string }>('GET', '/api/user/info')
  const photograph = await makeJob(server.deps, userId)
  const before = await readBalance()
  const image = { image: `picture:${photograph.pictureId}` }
  const job = await end(await order('/api/tools/layers', image, 'photograph'))
  assert.equal(job.status, 'failed')
  assert.match(job.error?.message ?? '', /没有分层的记录.*积分已退回/)
  assert.equal(await readBalance(), before)
})

test('a deleted job takes its layered files along', async () => {
  const id = await order('/api/tools/layers', toSource(painted))
  const { url } = (await linkTo(id)).data as { url: string }
  await call('DELETE', `/api/job/myjob?ids=${id}`)
  assert.notEqual((await server.app.inject(url)).statusCode, 200)
  assert.equal((await linkTo(id)).code, 404)
})
