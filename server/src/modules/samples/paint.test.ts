import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import sharp from 'sharp'
import { readAigcRecords } from '@media/aigc/read'
import { newPhone } from '../../testing/accounts'
import { hasQueuedJobs } from '../job/read/queue-state'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { paintSample, queueSamples } from './paint'
import { plannedSamples, SAMPLE_REVISION } from './plan'

const STYLE = 'style:studio:ink'
const PRESET = 'preset:great-wave'

let server: TestApp
let token: string

before(async () => {
  server = await startTestApp({ env: { STUDIO_CREDITS: '1', STUDIO_SIZE_PERCENT: '75' } })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(() => server.close())

const paint = (id: string) =>
  paintSample(
    { ...server.deps, painters: 'embedded', hasQueuedJobs: () => hasQueuedJobs(server.deps.db) },
    { id, signal: new AbortController().signal },
  )

interface PresetView {
  readonly id: string
  readonly params: { ratio: string }
  readonly picture: { url: string; thumbUrl: string; width: number; height: number } | null
}

async function offeredStyle() {
  const { data } = await callApi(server.app, 'GET', '/api/styles/app')
  return (data as { id: string; thumbUrl: string | null }[]).find(({ id }) => id === 'ink')
}

async function offeredPreset() {
  const { data } = await callApi(server.app, 'GET', '/api/preset/list')
  return (data as PresetView[]).find(({ id }) => PRESET.endsWith(id))
}

async function queued(): Promise<string[]> {
  const { rows } = await server.deps.pool.query<{ key: string }>(
    `select key from graphile_worker.jobs where task_identifier = 'paint_sample'
     order by priority, id`,
  )
  return rows.map(({ key }) => key)
}

async function forget(id: string) {
  await server.deps.pool.query('select graphile_worker.remove_job($1)', [id])
}

test('a sample gives way while a person waits, and is put off', async () => {
  const body = { requestId: 'card-test-1', params: { prompt: '山' }, quotedCredits: 1 }
  const { data } = await callApi(server.app, 'POST', '/api/generate', { token, body })
  for (const id of [STYLE, PRESET]) await paint(id)
  assert.equal((await offeredStyle())?.thumbUrl, null)
  assert.equal((await offeredPreset())?.picture, null)
  assert.deepEqual(await queued(), [STYLE, PRESET])
  const { job } = data as { job: JobView }
  await callApi(server.app, 'POST', `/api/job/${job.id}/cancel`, { token })
})

test('a painted style is offered as a real picture', async () => {
  await paint(STYLE)
  const url = (await offeredStyle())?.thumbUrl
  assert.ok(url)
  const file = await server.app.inject(url)
  assert.equal(file.statusCode, 200)
  assert.equal((await sharp(file.rawPayload).metadata()).format, 'webp')
})

test('a painted preset is offered in its true ratio, with the AIGC record in both sizes', async () => {
  await paint(PRESET)
  const offered = await offeredPreset()
  assert.ok(offered?.picture)
  assert.equal(offered.params.ratio, '4:3')
  assert.deepEqual([offered.picture.width, offered.picture.height], [768, 576])
  const sizes = []
  for (const url of [offered.picture.url, offered.picture.thumbUrl]) {
    const { rawPayload } = await server.app.inject(url)
    assert.equal(readAigcRecords(rawPayload).length, 1, url)
    const { width, height } = await sharp(rawPayload).metadata()
    sizes.push([width, height])
  }
  assert.deepEqual(sizes, [
    [768, 576],
    [640, 480],
  ])
})

test('what is painted is not queued again, all the rest is: styles first', async () => {
  for (const id of [STYLE, PRESET]) await forget(id)
  await queueSamples({ ...server.deps, painters: 'embedded' })
  const rest = plannedSamples(server.deps.engines)
    .map(({ id }) => id)
    .filter((id) => id !== STYLE && id !== PRESET)
  assert.ok(rest.length > 10)
  assert.deepEqual(await queued(), rest)
})

test('a sample of an older revision is painted again, and its old files are deleted', async () => {
  const old = (await offeredPreset())?.picture?.url
  await server.deps.pool.query('update samples set revision = $1 where id = $2', [
    SAMPLE_REVISION - 1,
    PRESET,
  ])
  await queueSamples({ ...server.deps, painters: 'embedded' })
  assert.ok((await queued()).includes(PRESET))
  await paint(PRESET)
  const now = (await offeredPreset())?.picture?.url
  assert.ok(old && now && now !== old)
  assert.equal((await server.app.inject(old)).statusCode, 404)
  assert.equal((await server.app.inject(now)).statusCode, 200)
  await forget(PRESET)
  await queueSamples({ ...server.deps, painters: 'embedded' })
  assert.ok(!(await queued()).includes(PRESET))
})

test('a sample whose engine, style or preset is gone is skipped', async () => {
  const count = async () => (await server.deps.pool.query('select 1 from samples')).rowCount
  const before = await count()
  for (const id of ['style:gone:ink', 'style:studio:gone', 'preset:gone']) await paint(id)
  assert.equal(await count(), before)
})

test('a starting server queues what is not painted, unless SAMPLES says no', async () => {
  for (const [said, some] of [
    ['true', true],
    ['false', false],
  ] as const) {
    const other = await startTestApp({ works: true, env: { SAMPLES: said } })
    try {
      const { rowCount } = await other.deps.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'paint_sample'`,
      )
      assert.equal((rowCount ?? 0) > 0, some, `SAMPLES=${said}`)
    } finally {
      await other.close()
    }
  }
})
