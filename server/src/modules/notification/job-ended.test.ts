import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { runMigrations } from 'graphile-worker'
import type { Database } from '../../platform/db/client'
import { notifications } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { holdCredits } from '../credits/service'
import { jobEvents } from '../../app/deps'
import { makeUser } from '../../testing/accounts'
import { testDatabase } from '../../testing/databases'
import { insertJob } from '../../testing/jobs'
import { fail, succeed } from '../job/run/endings'
import { buildFailure } from '../job/run/outcome'

let database: Database
before(async () => {
  database = await testDatabase()
  // Endings add tasks to the queue.
  await runMigrations({ pgPool: database.pool })
})
after(() => database.close())

async function running(userId: string, agoMs: number): Promise<string> {
  const jobId = await insertJob(database.db, userId, {
    status: 'running',
    attempt: 1,
    createdAt: new Date(Date.now() - agoMs),
  })
  await transaction(database.db, (tx) => holdCredits(tx, { userId, jobId, credits: 3 }))
  return jobId
}

const NOTHING = { pictures: [], reading: null, answer: null }
const readNotifications = (userId: string) =>
  database.db.select().from(notifications).where(eq(notifications.userId, userId))

test('long jobs are announced, a day as one notification; quick ones are not', async () => {
  const { db } = database
  const userId = await makeUser(db, { credits: 20 })
  await succeed({ db, jobEvents }, { jobId: await running(userId, 2_000), attempt: 1 }, NOTHING)
  assert.deepEqual(await readNotifications(userId), [])
  const jobs = [await running(userId, 60_000), await running(userId, 60_000)]
  for (const jobId of jobs) await succeed({ db, jobEvents }, { jobId, attempt: 1 }, NOTHING)
  // The fence holds: an ending that took no effect sends no notification.
  await succeed({ db, jobEvents }, { jobId: jobs[0] ?? '', attempt: 1 }, NOTHING)
  const [notification, ...more] = await readNotifications(userId)
  assert.equal(more.length, 0)
  assert.equal(notification?.kind, 'job')
  assert.deepEqual(notification?.data, { jobId: jobs[1], count: 2 })
})

test('returned credits are announced with the job that failed', async () => {
  const { db } = database
  const userId = await makeUser(db, { credits: 20 })
  const jobId = await running(userId, 60_000)
  await fail({ db, jobEvents }, { jobId, attempt: 1 }, buildFailure('ENGINE_FAILED'))
  const [notification] = await readNotifications(userId)
  assert.equal(notification?.kind, 'credits')
  assert.deepEqual(notification?.data, { jobId, failed: true, credits: 3, count: 1 })
})
