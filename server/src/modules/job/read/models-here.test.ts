import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { jobs, works } from '../../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'
import { makeJob, makePerson, makeWork, type Person } from '../../../testing/works'

interface Here {
  readonly modelId: string
  readonly samples: readonly { id: string; thumbUrl: string }[]
  readonly speed: { fromMs: number; toMs: number } | null
}

let server: TestApp
let painter: Person
let other: Person
before(async () => {
  server = await startTestApp({ env: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' } })
  painter = await makePerson(server)
  other = await makePerson(server)
})
after(() => server.close())

async function here(modelId: string, token?: string): Promise<Here> {
  const { data } = await callApi(
    server.app,
    'GET',
    '/api/app-config/models',
    token ? { token } : {},
  )
  const found = (data as Here[]).find((one) => one.modelId === modelId)
  assert.ok(found, `nothing about ${modelId}`)
  return found
}

test('a model that has painted nothing here has no picture and no speed', async () => {
  const { samples, speed } = await here('gpt-image-1.5', painter.token)
  assert.deepEqual([samples, speed], [[], null])
})

test('one’s own pictures are shown to oneself alone, works of the square to everybody', async () => {
  const own = await makeJob(server.deps, painter.id)
  const ids = async (token?: string) => (await here('studio', token)).samples.map(({ id }) => id)
  assert.deepEqual(await ids(painter.token), [own.pictureId])
  assert.deepEqual(await ids(other.token), [])
  assert.deepEqual(await ids(), [])
  const workId = await makeWork(server.deps, other.id)
  const [work] = await server.deps.db.select().from(works).where(eq(works.id, workId))
  assert.ok(work)
  assert.deepEqual(await ids(), [work.pictureId])
  assert.deepEqual(new Set(await ids(painter.token)), new Set([own.pictureId, work.pictureId]))
  await server.deps.db.update(works).set({ state: 'withdrawn' }).where(eq(works.id, workId))
  assert.deepEqual(await ids(), [], 'taken out of the square, gone from here')
  await server.deps.db
    .update(jobs)
    .set({ deletedAt: server.deps.now() })
    .where(eq(jobs.id, own.jobId))
  assert.deepEqual(await ids(painter.token), [])
})

test('no more than four, the newest first', async () => {
  const pictureIds: string[] = []
  for (let nth = 0; nth < 5; nth += 1)
    pictureIds.push((await makeJob(server.deps, painter.id)).pictureId)
  const { samples } = await here('studio', painter.token)
  assert.equal(samples.length, 4)
  assert.ok(samples.every(({ id }) => pictureIds.includes(id)))
  assert.ok(!samples.some(({ id }) => id === pictureIds[0]), 'the oldest')
})

test('speed is learnt from the model’s own last runs', async () => {
  const { jobId } = await makeJob(server.deps, painter.id)
  await server.deps.db
    .update(jobs)
    .set({ startedAt: new Date(0), finishedAt: new Date(8000) })
    .where(eq(jobs.id, jobId))
  const { speed } = await here('studio')
  assert.ok(speed && speed.fromMs > 0 && speed.fromMs <= speed.toMs, JSON.stringify(speed))
  assert.equal((await here('gpt-image-1.5')).speed, null, 'not by those of another model')
})
