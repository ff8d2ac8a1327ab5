import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ToolParams } from '@contract/tools/define'
import { eq } from 'drizzle-orm'
import { jobs, uploads } from '../../../platform/db/schema'
import { newId } from '../../../platform/lib/ids'
import { makeUser } from '../../../testing/accounts'
import { startTestApp, type TestApp } from '../../../testing/app'
import { insertJob } from '../../../testing/jobs'
import { queueState } from './queue-state'
import { viewJob } from './view'

let server: TestApp
let userId: string
before(async () => {
  server = await startTestApp()
  userId = await makeUser(server.deps.db)
})
after(() => server.close())

const STARTED_AT = new Date('2026-11-23T08:00:00Z')
const after10s = new Date(STARTED_AT.getTime() + 10_000)

async function photo(side: number): Promise<string> {
  const id = newId()
  await server.deps.db.insert(uploads).values({
    id,
    userId,
    key: `${id}.jpg`,
    thumbKey: `${id}.webp`,
    mime: 'image/jpeg',
    width: side,
    height: side,
    sizeBytes: 1,
    thumbhash: '',
  })
  return `upload:${id}`
}

/** The bands of these jobs as they wait, each as if it were the only one. */
async function readBands(paramSets: readonly ToolParams[], tool: string) {
  const { engines } = server.deps
  // Seen as another one, for which nothing was read yet.
  const db = new Proxy(server.deps.db, {})
  const ids: string[] = []
  for (const params of paramSets)
    ids.push(await insertJob(db, userId, { tool, params, status: 'queued' }))
  const { queued } = await queueState(db, engines, ids)
  return ids.map((id) => queued.find((job) => job.id === id)?.band ?? null)
}

test('a tool is estimated by its runs, by the size of what it works on and by what was chosen', async () => {
  const { db } = server.deps
  const [small, large] = [await photo(500), await photo(2000)]
  const plain = { image: small, finish: 'plain' }
  assert.deepEqual(await readBands([plain], 'upscale'), [null], 'nothing was measured')
  const ran = { tool: 'upscale', startedAt: STARTED_AT, finishedAt: after10s, params: plain }
  for (let nth = 0; nth < 3; nth += 1) await insertJob(db, userId, ran)
  const bands = await readBands(
    [plain, { ...plain, image: large }, { ...plain, finish: 'clear' }],
    'upscale',
  )
  const [same, larger, otherwise] = bands
  assert.ok(same && larger && otherwise)
  assert.ok(same.fromMs < 10_000 && same.toMs > 10_000, JSON.stringify(same))
  assert.ok(larger.toMs > 3 * same.toMs, JSON.stringify(larger))
  assert.ok(otherwise.toMs / otherwise.fromMs > same.toMs / same.fromMs, 'more doubt')
})

test('a job that begins right after the queue was read keeps its estimate', async () => {
  const db = new Proxy(server.deps.db, {})
  const id = await insertJob(db, userId, { tool: 'upscale', params: {}, status: 'queued' })
  await queueState(db, server.deps.engines, [id])
  const startedRow = { status: 'running', startedAt: new Date() } as const
  const [row] = await db.update(jobs).set(startedRow).where(eq(jobs.id, id)).returning()
  assert.ok(row)
  assert.ok((await viewJob({ ...server.deps, db }, row)).eta)
})
