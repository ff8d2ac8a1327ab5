import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { workEndpoints } from '@contract/endpoints/works'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client'
import { notifications, reviewItems, workLikes, works } from '../../platform/db/schema'
import { makeUser } from '../../testing/accounts'
import { startTestApp, type TestApp } from '../../testing/app'
import { embeddedDatabase, NO_POSTGRES, realPostgres } from '../../testing/databases'
import { makeJob, makeWork, findWorkRow } from '../../testing/works'
import { likeWork, postWork, unlikeWork } from './service'

const PEOPLE = 100

for (const kind of ['embedded', 'PostgreSQL']) {
  describe(`many at once on ${kind}`, () => {
    let database: Database | null
    let server: TestApp | null = null
    let people: string[] = []
    before(async () => {
      database = kind === 'embedded' ? await embeddedDatabase() : await realPostgres()
      if (!database) return
      server = await startTestApp({ database })
      for (let i = 0; i < PEOPLE; i += 1) people = [...people, await makeUser(database.db)]
    })
    after(async () => {
      await server?.close()
      await database?.close()
    })

    test('200 likes of 100 people are 100, and all taken back are none', async (t) => {
      if (!server) return t.skip(NO_POSTGRES)
      const { deps } = server
      const author = await makeUser(deps.db)
      const id = await makeWork(deps, author)
      await Promise.all([...people, ...people].map((person) => likeWork(deps, person, id)))
      assert.equal((await findWorkRow(deps, id))?.likeCount, PEOPLE)
      assert.equal(await deps.db.$count(workLikes, eq(workLikes.workId, id)), PEOPLE)
      const notified = await deps.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, author))
      assert.deepEqual(
        notified.map(({ actorCount }) => actorCount),
        [PEOPLE],
      )
      // Concurrent likes and unlikes, twice each: the last call of each user decides.
      await Promise.all(
        people.flatMap((person, i) =>
          i % 2 === 0
            ? [unlikeWork(deps, person, id), unlikeWork(deps, person, id)]
            : [likeWork(deps, person, id), likeWork(deps, person, id)],
        ),
      )
      assert.equal((await findWorkRow(deps, id))?.likeCount, PEOPLE / 2)
      await Promise.all(people.map((person) => unlikeWork(deps, person, id)))
      assert.equal((await findWorkRow(deps, id))?.likeCount, 0)
      assert.equal(await deps.db.$count(workLikes, eq(workLikes.workId, id)), 0)
    })

    test('a picture posted twenty times at once is one work with one item', async (t) => {
      if (!server) return t.skip(NO_POSTGRES)
      const { deps } = server
      const id = await makeUser(deps.db)
      const job = await makeJob(deps, id)
      const posting = workEndpoints.post.body.parse({ ...job, title: '山居' })
      const user = {
        id,
        role: 'user',
        sessionId: 's',
        closing: false,
        blocked: null,
        muteRevision: 0,
      } as const
      const views = await Promise.all(
        Array.from({ length: 20 }, () => postWork(deps, user, posting)),
      )
      assert.equal(new Set(views.map((view) => view.id)).size, 1)
      assert.equal(await deps.db.$count(works, eq(works.pictureId, job.pictureId)), 1)
      const workId = views[0]?.id ?? ''
      assert.equal(await deps.db.$count(reviewItems, eq(reviewItems.workId, workId)), 1)
    })
  })
}
