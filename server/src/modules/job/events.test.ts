import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { runMigrations } from 'graphile-worker'
import type { Database } from '../../platform/db/client'
import { jobs, notifications } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { jobEvents } from '../../app/deps'
import { makeUser } from '../../testing/accounts'
import { testDatabase } from '../../testing/databases'
import { insertJob } from '../../testing/jobs'
import { holdCredits, readBalance } from '../credits/service'
import { notify } from '../notification/notify'
import { createJobEvents, type JobEnded } from './events'
import { fail, succeed } from './run/endings'
import { buildFailure } from './run/outcome'

let database: Database
before(async () => {
  database = await testDatabase()
  // Endings add tasks to the queue.
  await runMigrations({ pgPool: database.pool })
})
after(() => database.close())

const NOTHING = { pictures: [], reading: null, answer: null }

async function running(): Promise<{ userId: string; jobId: string }> {
  const { db } = database
  const userId = await makeUser(db, { credits: 20 })
  const jobId = await insertJob(db, userId, { status: 'running', attempt: 1 })
  await transaction(db, (tx) => holdCredits(tx, { userId, jobId, credits: 3 }))
  return { userId, jobId }
}

test('handlers run in their order, each with the job that ended', async () => {
  const { db } = database
  const { userId, jobId } = await running()
  const seen: [string, JobEnded][] = []
  const listen = (name: string) => async (_: unknown, ended: JobEnded) => {
    seen.push([name, ended])
  }
  const events = createJobEvents({
    onJobEnded: [listen('first'), listen('second')],
    onJobDeleting: [],
    onJobDeleted: [],
  })
  assert.equal(await succeed({ db, jobEvents: events }, { jobId, attempt: 1 }, NOTHING), true)
  assert.deepEqual(
    seen.map(([name]) => name),
    ['first', 'second'],
  )
  const [, ended] = seen[0] ?? []
  assert.deepEqual([ended?.jobId, ended?.userId, ended?.status], [jobId, userId, 'succeeded'])
  assert.ok(ended?.finishedAt instanceof Date)
  assert.equal(await succeed({ db, jobEvents: events }, { jobId, attempt: 1 }, NOTHING), false)
  assert.equal(seen.length, 2, 'an ending that took no effect calls no handler')
})

test('a handler that fails undoes the ending and what the handlers before it did', async () => {
  const { db } = database
  const { userId, jobId } = await running()
  const failing = createJobEvents({
    onJobEnded: [
      jobEvents.onJobEnded,
      async (tx) => {
        await notify(tx, { userId, kind: 'system', groupKey: 'before', data: { words: 'a' } })
      },
      () => Promise.reject(new Error('a subscriber failed')),
    ],
    onJobDeleting: [],
    onJobDeleted: [],
  })
  const run = { jobId, attempt: 1 }
  await assert.rejects(succeed({ db, jobEvents: failing }, run, NOTHING), /a subscriber failed/)
  await assert.rejects(
    fail({ db, jobEvents: failing }, run, buildFailure('ENGINE_FAILED')),
    /a subscriber failed/,
  )
  const [row] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId))
  assert.equal(row?.status, 'running')
  assert.deepEqual(await readBalance(db, userId), { balance: 17, held: 3, debt: 0 })
  assert.deepEqual(
    await db.select().from(notifications).where(eq(notifications.userId, userId)),
    [],
  )
  assert.equal(await fail({ db, jobEvents }, run, buildFailure('ENGINE_FAILED')), true)
  assert.deepEqual(await readBalance(db, userId), { balance: 20, held: 0, debt: 0 })
})

test('a reserved amount of another shape is read as none and does not stop the ending', async () => {
  const { db } = database
  const { jobId } = await running()
  await db.execute(
    sql`update jobs set reserved = '{"day":"2026-01-01","milli":"many"}' where id = ${jobId}`,
  )
  const seen: JobEnded[] = []
  const events = createJobEvents({
    onJobEnded: [
      jobEvents.onJobEnded,
      (_, ended) => {
        seen.push(ended)
        return Promise.resolve()
      },
    ],
    onJobDeleting: [],
    onJobDeleted: [],
  })
  const run = { jobId, attempt: 1 }
  assert.equal(await fail({ db, jobEvents: events }, run, buildFailure('ENGINE_FAILED')), true)
  assert.deepEqual(
    seen.map(({ status, errorCode, reserved }) => [status, errorCode, reserved]),
    [['failed', 'ENGINE_FAILED', null]],
  )
})
