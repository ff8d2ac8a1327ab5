import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client'
import { jobs } from '../../../platform/db/schema'
import { makeUser } from '../../../testing/accounts'
import { startTestApp, type TestApp } from '../../../testing/app'
import { insertJob } from '../../../testing/jobs'
import { queueState } from './queue-state'
import { viewJob } from './view'

let server: TestApp
let people: string[]
before(async () => {
  server = await startTestApp()
  people = [await makeUser(server.deps.db), await makeUser(server.deps.db)]
})
after(() => server.close())
beforeEach(async () => void (await server.deps.db.delete(jobs)))

/** The database as something else asks it: nothing is known yet, and statements are counted. */
function asking() {
  let statements = 0
  const db = new Proxy(server.deps.db, {
    get(target, name) {
      if (name === 'execute') statements += 1
      return Reflect.get(target, name, target)
    },
  })
  return { db, statements: () => statements }
}

const LONG = 120

const wait = (db: Db, person: number, tool = 'text2img') =>
  insertJob(db, people[person] ?? '', { status: 'queued', tool })
const readState = (db: Db, ids: string[]) => queueState(db, server.deps.engines, ids)

/** So many of the first person's that more are added to what was read. */
async function fill(): Promise<string[]> {
  const { db } = server.deps
  return Promise.all(Array.from({ length: LONG }, () => wait(db, 0)))
}

test('jobs that came since the last reading get the positions of a full reading', async () => {
  const ids = await fill()
  const one = asking()
  await readState(one.db, ids)
  const late = await wait(server.deps.db, 1)
  const added = await readState(one.db, [late])
  const fresh = await readState(asking().db, [late])
  const order = ({ queued }: typeof fresh) => queued.map(({ id }) => id)
  assert.deepEqual(order(added), order(fresh))
  assert.equal(order(added).indexOf(late), 1, 'the second person’s first comes before second ones')
})

test('one that came to a long queue costs one statement, one that is known none', async () => {
  const [first = ''] = await fill()
  const { db, statements } = asking()
  await readState(db, [first])
  const whole = statements()
  const second = await wait(db, 0)
  await Promise.all([readState(db, [second]), readState(db, [second]), readState(db, [first])])
  assert.equal(statements() - whole, 1)
  assert.ok(whole > 1)
})

test('in a short queue places are those of this moment', async () => {
  const { db } = asking()
  const [first, second] = [await wait(db, 0), await wait(db, 0)]
  await readState(db, [first, second])
  await db.delete(jobs).where(eq(jobs.id, first))
  const late = await wait(db, 0)
  const { queued } = await readState(db, [late])
  assert.deepEqual(
    queued.map(({ id }) => id),
    [second, late],
  )
})

test('one of another kind is read with its pace', async () => {
  await fill()
  const { db } = asking()
  await readState(db, [])
  const other = await wait(db, 1, 'upscale')
  const { queued } = await readState(db, [other])
  assert.equal(queued.length, LONG + 1)
  assert.ok(queued.some(({ id }) => id === other))
})

test('one that began meanwhile is running', async () => {
  await fill()
  const { db } = asking()
  await readState(db, [])
  const startedId = await insertJob(db, people[1] ?? '', {
    status: 'running',
    startedAt: new Date(),
  })
  const { queued, running } = await readState(db, [startedId])
  assert.deepEqual([queued.length, running.map((job) => job.id)], [LONG, [startedId]])
})

test('a long queue of a kind that never ran has an estimate by its pace', async () => {
  const { db, engines, ownEngines, storage } = server.deps
  const [person = ''] = people
  const ago = (ms: number) => new Date(Date.now() - ms)
  await Promise.all(
    Array.from({ length: LONG }, () =>
      insertJob(db, person, { status: 'queued', tool: 'upscale', createdAt: ago(300_000) }),
    ),
  )
  const last = await insertJob(db, person, { status: 'queued', tool: 'upscale' })
  const view = async () => {
    const found = await db.query.jobs.findFirst({ where: eq(jobs.id, last) })
    assert.ok(found)
    return viewJob({ db: asking().db, engines, ownEngines, storage }, found)
  }
  assert.equal((await view()).eta, null)
  for (let i = 0; i < 30; i++)
    await insertJob(db, person, { startedAt: ago(290_000), finishedAt: ago(i * 9_000) })
  const { place, eta } = await view()
  assert.equal(place, LONG + 1)
  // 30 in five minutes
  const middle = eta && (eta.fromMs + eta.toMs) / 2
  assert.ok(middle && Math.abs(middle / (10_000 * (LONG + 1)) - 1) < 0.15, JSON.stringify(eta))
})
