import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { repetitions } from '@studio/testing/effort'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client'
import { contestEntries, contestVotes, ledgerTransfers, users } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'
import { makeUser } from '../../testing/accounts'
import { startTestApp, type TestApp } from '../../testing/app'
import { makeContest, makeEntry, makeOlder } from '../../testing/contests'
import { embeddedDatabase, NO_POSTGRES, realPostgres } from '../../testing/databases'
import { fillSquare, makeJob, makeWork } from '../../testing/works'
import { closeContest } from './close'
import { enter, vote } from './service'

const AT_ONCE = repetitions('votes of one person at once', { usual: 60, all: 200 })

for (const kind of ['embedded', 'PostgreSQL']) {
  describe(`contests under many requests at once on ${kind}`, () => {
    let database: Database | null
    let server: TestApp | null = null
    before(async () => {
      database = kind === 'embedded' ? await embeddedDatabase() : await realPostgres()
      if (database) server = await startTestApp({ database })
    })
    after(async () => {
      await server?.close()
      await database?.close()
    })

    test('many votes of one person at once are one: for one entry and for as many', async (t) => {
      if (!server) return t.skip(NO_POSTGRES)
      const { deps } = server
      const voter = await makeUser(deps.db)
      await makeOlder(deps.db, voter)
      await makeJob(deps, voter)
      const contestId = await makeContest(deps)
      const author = await makeUser(deps.db)
      const workId = await makeWork(deps, author)
      const entryId = await makeEntry(deps.db, { contestId, workId, userId: author })
      const same = Array.from({ length: AT_ONCE }, () =>
        vote(deps, voter, { entryId, voted: true }),
      )
      await Promise.allSettled(same)
      assert.equal(await deps.db.$count(contestVotes, eq(contestVotes.userId, voter)), 1)

      const authors: string[] = []
      for (let made = 0; made < AT_ONCE; made += 1) authors.push(newId())
      await deps.db.insert(users).values(authors.map((id) => ({ id, nickname: id })))
      const others = await fillSquare(
        deps,
        authors.map((userId, rank) => ({ userId, rank })),
      )
      const second = await makeContest(deps)
      const rows = others.map(({ id, userId }) => ({
        id: newId(),
        contestId: second,
        workId: id,
        userId,
        slot: 1,
      }))
      await deps.db.insert(contestEntries).values(rows)
      const results = await Promise.allSettled(
        rows.map(({ id }) => vote(deps, voter, { entryId: id, voted: true })),
      )
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
      assert.equal(await deps.db.$count(contestVotes, eq(contestVotes.userId, voter)), 2)
    })

    test('six entries at once are three', async (t) => {
      if (!server) return t.skip(NO_POSTGRES)
      const { deps } = server
      const userId = await makeUser(deps.db)
      const contestId = await makeContest(deps)
      const workIds = []
      for (let made = 0; made < 6; made += 1) workIds.push(await makeWork(deps, userId))
      const results = await Promise.allSettled(
        workIds.map((workId) => enter(deps, userId, { contestId, workId })),
      )
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3)
      assert.equal(await deps.db.$count(contestEntries, eq(contestEntries.userId, userId)), 3)
    })

    test('several workers close a contest once: every prize is booked once', async (t) => {
      if (!server) return t.skip(NO_POSTGRES)
      const { deps } = server
      const winner = await makeUser(deps.db)
      const voter = await makeUser(deps.db)
      const contestId = await makeContest(deps)
      const workId = await makeWork(deps, winner)
      const entryId = await makeEntry(deps.db, { contestId, workId, userId: winner })
      await deps.db.insert(contestVotes).values({ userId: voter, entryId })
      server.forward(7 * 60_000)
      const done = await Promise.all(Array.from({ length: 8 }, () => closeContest(deps, contestId)))
      assert.equal(done.filter(Boolean).length, 1)
      const transfers = await deps.db
        .select({ kind: ledgerTransfers.kind })
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.userId, winner))
      assert.deepEqual(transfers, [{ kind: 'contest' }])
    })
  })
}
