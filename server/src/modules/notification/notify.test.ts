import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/client'
import { notificationActors, notifications } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { makeUser } from '../../testing/accounts'
import { embeddedDatabase, NO_POSTGRES, realPostgres } from '../../testing/databases'
import { notify } from './notify'

let database: Database | null
let embedded: Database
before(async () => {
  database = await realPostgres()
  embedded = await embeddedDatabase()
})
after(async () => {
  await database?.close()
  await embedded.close()
})

async function readNotifications(db: Database['db'], userId: string) {
  return db.select().from(notifications).where(eq(notifications.userId, userId))
}

const like = (userId: string, actorId: string) =>
  ({ userId, actorId, kind: 'like', groupKey: 'like:w', data: { workId: 'w' } }) as const

test('40 people at once are one notification, each counted once, whatever is read meanwhile', async (t) => {
  if (!database) return t.skip(NO_POSTGRES)
  const { db } = database
  const userId = await makeUser(db)
  const actors = await Promise.all(Array.from({ length: 40 }, () => makeUser(db)))
  const all = [...actors, ...actors]
  await Promise.all(
    all.map((actorId) => transaction(db, (tx) => notify(tx, like(userId, actorId)))),
  )
  const [notification, ...more] = await readNotifications(db, userId)
  assert.equal(more.length, 0)
  assert.equal(notification?.actorCount, 40)
})

test('a notification read meanwhile is followed by a new one, and no actor is lost or named twice', async (t) => {
  if (!database) return t.skip(NO_POSTGRES)
  const { db } = database
  const userId = await makeUser(db)
  const actors = await Promise.all(Array.from({ length: 30 }, () => makeUser(db)))
  const read = () =>
    db
      .update(notifications)
      .set({ readAt: new Date() })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  await Promise.all(
    actors.flatMap((actorId, index) => [
      transaction(db, (tx) => notify(tx, like(userId, actorId))),
      ...(index % 5 === 0 ? [read()] : []),
    ]),
  )
  const rows = await readNotifications(db, userId)
  const storedActors = await db
    .select({ actorId: notificationActors.actorId })
    .from(notificationActors)
    .innerJoin(notifications, eq(notifications.id, notificationActors.notificationId))
    .where(eq(notifications.userId, userId))
  assert.equal(storedActors.length, 30)
  assert.equal(new Set(storedActors.map(({ actorId }) => actorId)).size, 30)
  assert.equal(
    rows.reduce((sum, { actorCount }) => sum + actorCount, 0),
    30,
  )
})

test('own actions notify nothing; a like of last week is not repeated; items are counted', async () => {
  const { db } = embedded
  const [userId, actorId] = [await makeUser(db), await makeUser(db)]
  await notify(db, like(userId, userId))
  assert.equal((await readNotifications(db, userId)).length, 0)
  await notify(db, like(userId, actorId))
  await db.update(notifications).set({ readAt: new Date() })
  await notify(db, like(userId, actorId))
  assert.equal((await readNotifications(db, userId)).length, 1)

  const job = { userId, kind: 'job', groupKey: 'job:today' } as const
  await notify(db, { ...job, data: { jobId: 'a' } })
  await notify(db, { ...job, data: { jobId: 'b' } })
  const notification = (await readNotifications(db, userId)).find(({ kind }) => kind === 'job')
  assert.deepEqual(notification?.data, { jobId: 'b', count: 2 })
})
