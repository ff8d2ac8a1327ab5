import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import pino from 'pino'
import sharp from 'sharp'
import { jobPrefix } from '../../../integrations/storage/keys'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitForSuccess } from '../../../testing/ended-jobs'
import { MAX_STAGE_BYTES, MAX_STAGES } from './limits'
import { createStageSaver } from './stages'

let server: TestApp
let token: string

before(async () => {
  server = await startTestApp({ works: true, env: { WELCOME_CREDITS: '100' } })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(() => server.close())

let requests = 0
async function paint(count: number): Promise<JobView> {
  const body = {
    requestId: `stages-${++requests}`,
    params: { prompt: '海边的灯塔', count, ratio: '1:1', style: 'ukiyoe' },
    quotedCredits: 2 * count,
  }
  const submitted = await callApi(server.app, 'POST', '/api/generate', { token, body })
  assert.equal(submitted.message, '')
  const { id } = (submitted.data as { job: JobView }).job
  return waitForSuccess(server, { token, id })
}

const listStoredKeys = async (jobId: string) =>
  (await server.deps.storage.list(jobPrefix(jobId))).map(({ key }) => key)

test('a job keeps the stages of each picture, for its owner alone, and they go with it', async () => {
  const job = await paint(2)
  for (const index of [0, 1]) {
    const own = job.stages.filter(({ pictureIndex }) => pictureIndex === index)
    assert.ok(own.length >= 6 && own.length <= MAX_STAGES, `${own.length} stages`)
    assert.equal(own[0]?.name, '构图')
    const times = own.map(({ atMs }) => atMs)
    assert.deepEqual(
      times,
      [...times].sort((a, b) => a - b),
    )
  }
  const [first] = job.stages
  const file = await server.app.inject({ method: 'GET', url: first?.url ?? '' })
  assert.equal(file.statusCode, 200)
  assert.match(String(file.headers['content-type']), /^image\//)
  assert.ok(file.rawPayload.length <= MAX_STAGE_BYTES)

  const list = await callApi(server.app, 'GET', '/api/job/myJobList', { token })
  assert.deepEqual((list.data as { list: JobView[] }).list[0]?.stages, [], 'lists stay small')

  const other = (await signInByCalls(server.app, newPhone())).token
  const refused = await callApi(server.app, 'GET', `/api/job/${job.id}`, { token: other })
  assert.equal(refused.code, 404)
  const watched = await callApi(server.app, 'GET', `/api/job/jobCompleted?ids=${job.id}`, {
    token: other,
  })
  assert.deepEqual((watched.data as { jobs: JobView[] }).jobs, [])
  const anonymous = await callApi(server.app, 'GET', `/api/job/${job.id}`)
  assert.equal(anonymous.data, null)

  await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${job.id}`, { token })
  for (let tries = 0; (await listStoredKeys(job.id)).length > 0; tries += 1) {
    assert.ok(tries < 200, 'files of a deleted job are left')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
})

test('of an engine with constant previews a few small stages are stored', async () => {
  const large = await noise(450, 600)
  const reported: number[] = []
  const saver = createStageSaver(
    { storage: server.deps.storage, log: pino({ level: 'silent' }) },
    { jobId: 'stages-of-no-job', pictures: 1 },
    (stages) => reported.push(stages.length),
  )
  for (let step = 1; step <= 40; step += 1) {
    const picture = { data: large, mime: 'image/png' }
    saver.add({ progress: step / 40, index: 0, step: `第 ${step} 步` }, picture)
  }
  saver.add({ progress: 0.5, index: 1 }, { data: large, mime: 'image/png' })
  const stages = await saver.rest()
  assert.equal(stages.length, MAX_STAGES)
  assert.equal(reported.at(-1), MAX_STAGES)
  assert.ok(stages.every(({ pictureIndex }) => pictureIndex === 0))
  const last = Number(/\d+/.exec(stages.at(-1)?.name ?? '')?.[0])
  assert.ok(last > 20, `the last is of step ${last}: they are spread over the work`)
  for (const { key } of stages.slice(0, 2)) {
    const bytes = await server.deps.storage.get(key)
    const { width, height, format } = await sharp(bytes).metadata()
    assert.deepEqual([width, height, format], [320, 427, 'webp'])
    assert.ok(bytes.length <= MAX_STAGE_BYTES, `${bytes.length} bytes`)
  }
})

test('what is no picture is left out, and the run goes on', async () => {
  const warnings: unknown[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
  const saver = createStageSaver(
    { storage: server.deps.storage, log },
    { jobId: 'stages-of-no-job', pictures: 1 },
    () => undefined,
  )
  saver.add({ progress: 0.1, index: 0 }, { data: Buffer.from('no picture'), mime: 'image/png' })
  assert.deepEqual(await saver.rest(), [])
  assert.equal(warnings.length, 1)
})

function noise(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  for (let i = 0; i < data.length; i += 1) data[i] = (i * 7919) % 251
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
