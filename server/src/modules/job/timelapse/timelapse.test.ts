import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { readAigcRecords } from '@media/aigc/read'
import { probeVideo } from '@media/video/probe/probe'
import { jobPrefix } from '../../../integrations/storage/keys'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitForSuccess } from '../../../testing/ended-jobs'
import { FPS, sealed, sizeFor, writeFrames } from './frames'

let server: TestApp
let token: string

before(async () => {
  server = await startTestApp({ works: true, env: { WELCOME_CREDITS: '100' } })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(() => server.close())

async function painted(): Promise<JobView> {
  const body = {
    requestId: 'timelapse-1',
    params: { prompt: '海边的灯塔', count: 1, ratio: '1:1', style: 'minimal' },
    quotedCredits: 2,
  }
  const submitted = await callApi(server.app, 'POST', '/api/generate', { token, body })
  assert.equal(submitted.message, '')
  const { id } = (submitted.data as { job: JobView }).job
  return waitForSuccess(server, { token, id })
}

const requestTimelapse = (id: string, body: object, as = token) =>
  callApi(server.app, 'POST', `/api/job/${id}/timelapse`, { token: as, body })

test('its owner gets a labelled video, rendered once, that goes with the job', async () => {
  const job = await painted()
  const request = { seconds: 3, shape: 'square' }
  const [made, again] = await Promise.all([
    requestTimelapse(job.id, request),
    requestTimelapse(job.id, request),
  ])
  assert.equal(made.message, '')
  assert.deepEqual(again.data, made.data)
  const { url, width, height, durationMs } = made.data as Record<string, unknown>
  assert.deepEqual([width, height, durationMs], [720, 720, 3000])
  const file = await server.app.inject({ method: 'GET', url: String(url) })
  assert.equal(file.headers['content-type'], 'video/mp4')
  const [record, ...others] = readAigcRecords(file.rawPayload)
  assert.ok(record && others.length === 0, 'one record says what it is')
  assert.equal(probeVideo(file.rawPayload).sound, true)

  // with its words, and without music, it is another video
  const silent = await requestTimelapse(job.id, { ...request, caption: true, music: 'none' })
  const worded = silent.data as { url: string }
  assert.notEqual(worded.url, url)
  const quiet = await server.app.inject({ method: 'GET', url: worded.url })
  assert.equal(probeVideo(quiet.rawPayload).sound, false)

  const other = (await signInByCalls(server.app, newPhone())).token
  assert.equal((await requestTimelapse(job.id, request, other)).code, 404)
  const { pool, storage } = server.deps
  await pool.query(`update jobs set stages = '[]' where id = $1`, [job.id])
  const without = await requestTimelapse(job.id, request)
  assert.deepEqual([without.code, without.message], [409, '这张画没有留下创作过程'])
  await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${job.id}`, { token })
  for (let tries = 0; (await storage.list(jobPrefix(job.id))).length > 0; tries += 1) {
    assert.ok(tries < 200, 'the video of a deleted job remains')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
})

test('every sheet comes up in its turn, the finished one is sealed and stays a second', async () => {
  const sheets = [0, 100, 200].map((value) => Buffer.alloc(4, value))
  const seen: number[] = []
  const last = Buffer.alloc(4, 250)
  await writeFrames(sheets, last, 3, async (frame) => void seen.push(frame[0] ?? -1))
  assert.equal(seen.length, 72)
  assert.deepEqual(
    seen,
    [...seen].sort((a, b) => a - b),
  )
  for (const value of [0, 100]) assert.ok(seen.filter((one) => one === value).length >= 9)
  assert.ok(
    seen.slice(-FPS).every((one) => one === 250),
    'the last second is sealed',
  )
  assert.ok(seen.filter((one) => one === 250).length === FPS)
  for (const [from, to] of [
    [0, 100],
    [100, 200],
    [200, 250],
  ])
    assert.ok(
      seen.some((one) => one > (from ?? 0) && one < (to ?? 0)),
      `${from} fades into ${to}`,
    )
})

test('the seal is drawn on the picture, the words only on request', () => {
  const size = { width: 160, height: 240 }
  const sheet = Buffer.alloc(size.width * size.height * 4, 255)
  const plan = { ...size, shape: 'tall', picture: { width: 100, height: 100 } } as const
  const changed = (words: string | null) => {
    const frame = sealed(sheet, { ...plan, words })
    const rows = Array.from({ length: size.height }, (_, y) => y)
    const row = (y: number) => frame.subarray(y * size.width * 4, (y + 1) * size.width * 4)
    return rows.filter((y) => row(y).some((value) => value !== 255))
  }
  const plain = changed(null)
  // the picture lies between rows 68 and 172
  assert.ok(plain.length > 5 && plain.every((y) => y > 68 && y < 172), plain.join(' '))
  assert.ok(changed('雪山湖泊').length > plain.length)
})

test('a video has even sides, 720 px on its short side', () => {
  assert.deepEqual(sizeFor('original', { width: 768, height: 1024 }), { width: 720, height: 960 })
  assert.deepEqual(sizeFor('original', { width: 1345, height: 769 }), { width: 1260, height: 720 })
  assert.deepEqual(sizeFor('tall', { width: 5, height: 5 }), { width: 720, height: 1280 })
})
