import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { noticeActors, notices } from '../../db/schema'
import { makeUser } from '../../testing/accounts'
import { embeddedDatabase, NO_POSTGRES, realPostgres } from '../../testing/databases'
import { tell } from './tell'

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

async function stand(db: Database['db'], userId: string) {
  return db.select().from(notices).where(eq(notices.userId, userId))
}

const like = (userId: string, actorId: string) =>
  ({ userId, actorId, kind: 'like', groupKey: 'like:w', data: { workId: 'w' } }) as const

test('40 people at once are one notice, each counted once, whatever is read meanwhile', async (t) => {
  if (!database) return t.skip(NO_POSTGRES)
  const { db } = database
  const userId = await makeUser(db)
  const actors = await Promise.all(Array.from({ length: 40 }, () => makeUser(db)))
  const all = [...actors, ...actors]
  await Promise.all(all.map((actorId) => db.transaction((tx) => tell(tx, like(userId, actorId)))))
  const [notice, ...more] = await stand(db, userId)
  assert.equal(more.length, 0)
  assert.equal(notice?.actorCount, 40)
})

test('what is read meanwhile opens a new notice, and nobody is lost or told twice', async (t) => {
  if (!database) return t.skip(NO_POSTGRES)
  const { db } = database
  const userId = await makeUser(db)
  const actors = await Promise.all(Array.from({ length: 30 }, () => makeUser(db)))
  const read = () =>
    db
      .update(notices)
      .set({ readAt: new Date() })
      .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
  await Promise.all(
    actors.flatMap((actorId, index) => [
      db.transaction((tx) => tell(tx, like(userId, actorId))),
      ...(index % 5 === 0 ? [read()] : []),
    ]),
  )
  const rows = await stand(db, userId)
  const told = await db
    .select({ actorId: noticeActors.actorId })
    .from(noticeActors)
    .innerJoin(notices, eq(notices.id, noticeActors.noticeId))
    .where(eq(notices.userId, userId))
  assert.equal(told.length, 30)
  assert.equal(new Set(told.map(({ actorId }) => actorId)).size, 30)
  assert.equal(
    rows.reduce((sum, { actorCount }) => sum + actorCount, 0),
    30,
  )
})

test('own acts say nothing; who liked last week is not told again; things are counted', async () => {
  const { db } = embedded
  const [userId, actorId] = [await makeUser(db), await makeUser(db)]
  await tell(db, like(userId, userId))
  assert.equal((await stand(db, userId)).length, 0)
  await tell(db, like(userId, actorId))
  await db.update(notices).set({ readAt: new Date() })
  await tell(db, like(userId, actorId))
  assert.equal((await stand(db, userId)).length, 1)

  const job = { userId, kind: 'job', groupKey: 'job:today' } as const
  await tell(db, { ...job, data: { jobId: 'a' } })
  await tell(db, { ...job, data: { jobId: 'b' } })
  const notice = (await stand(db, userId)).find(({ kind }) => kind === 'job')
  assert.deepEqual(notice?.data, { jobId: 'b', count: 2 })
})
