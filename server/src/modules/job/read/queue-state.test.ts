import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Db } from '../../../db/client'
import { jobs } from '../../../db/schema'
import { makeUser } from '../../../testing/accounts'
import { startTestApp, type TestApp } from '../../../testing/app'
import { insertJob } from '../../../testing/jobs'
import { queueState } from './queue-state'

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

const wait = (db: Db, person: number, tool = 'text2img') =>
  insertJob(db, people[person] ?? '', { status: 'queued', tool })
const stateOf = (db: Db, ids: string[]) => queueState(db, server.deps.engines, ids)

test('jobs that came since the last reading stand where all would be read anew', async () => {
  const { db } = server.deps
  const ids = [await wait(db, 0), await wait(db, 0), await wait(db, 0)]
  const one = asking()
  await stateOf(one.db, ids)
  const late = await wait(db, 1)
  const added = await stateOf(one.db, [late])
  const anew = await stateOf(asking().db, [late])
  const order = ({ queued }: typeof anew) => queued.map(({ id }) => id)
  assert.deepEqual(order(added), order(anew))
  assert.equal(order(added).indexOf(late), 1, 'the second person’s first comes before second ones')
})

test('one that came costs one statement, one that is known none', async () => {
  const { db, statements } = asking()
  const first = await wait(db, 0)
  await stateOf(db, [first])
  const whole = statements()
  const second = await wait(db, 0)
  await Promise.all([stateOf(db, [second]), stateOf(db, [second]), stateOf(db, [first])])
  assert.equal(statements() - whole, 1)
  assert.ok(whole > 1)
})

test('one of another kind is read with its pace', async () => {
  const { db } = asking()
  await stateOf(db, [await wait(db, 0)])
  const other = await wait(db, 1, 'upscale')
  const { queued } = await stateOf(db, [other])
  assert.deepEqual(
    queued.map(({ id }) => id === other),
    [false, true],
  )
})

test('one that began meanwhile is running', async () => {
  const { db } = asking()
  const id = await wait(db, 0)
  await stateOf(db, [])
  const begun = await insertJob(db, people[1] ?? '', { status: 'running', startedAt: new Date() })
  const { queued, running } = await stateOf(db, [begun])
  assert.deepEqual([queued.map((job) => job.id), running.map((job) => job.id)], [[id], [begun]])
})
