import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { repetitions } from '@studio/testing/effort'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client'
import {
  contestEntries,
  contests,
  contestVotes,
  ledgerTransfers,
  notifications,
  users,
} from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'
import { makeUser } from '../../testing/accounts'
import { startTestApp, type TestApp } from '../../testing/app'
import { makeContest, makeEntered, makeVoter } from '../../testing/contests'
import { NO_POSTGRES, realPostgres } from '../../testing/databases'
import { fillSquare } from '../../testing/works'
import { closeContest } from './close'
import { enter, vote } from './service'

const AT_ONCE = repetitions('votes of one person at once', { usual: 16, all: 200 })
const LOCK = 4_711

// The embedded database has one session: it says nothing about races.
describe('contests under many requests at once', () => {
  let database: Database | null
  let server: TestApp | null = null
  before(async () => {
    database = await realPostgres()
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
    await makeVoter(deps.db, voter)
    const contestId = await makeContest(deps)
    const author = await makeUser(deps.db)
    const { entryId } = await makeEntered(deps.db, { contestId, userId: author })
    const same = Array.from({ length: AT_ONCE }, () => vote(deps, voter, { entryId, voted: true }))
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
    const mine = await fillSquare(
      deps,
      Array.from({ length: 6 }, (_, rank) => ({ userId, rank })),
    )
    const results = await Promise.allSettled(
      mine.map(({ id }) => enter(deps, userId, { contestId, workId: id })),
    )
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3)
    assert.equal(await deps.db.$count(contestEntries, eq(contestEntries.userId, userId)), 3)
  })

  /** A contest whose time is over, with one entry that has a vote. */
  async function makeDue({ deps, forward }: TestApp) {
    const winner = await makeUser(deps.db)
    const contestId = await makeContest(deps)
    const { entryId } = await makeEntered(deps.db, { contestId, userId: winner })
    await deps.db.insert(contestVotes).values({ userId: await makeUser(deps.db), entryId })
    forward(7 * 60_000)
    const readPaid = () =>
      deps.db
        .select({ kind: ledgerTransfers.kind })
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.userId, winner))
    return { winner, contestId, readPaid }
  }

  test('several workers close a contest once: every prize is booked once', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const { deps } = server
    const { contestId, readPaid } = await makeDue(server)
    const done = await Promise.all(Array.from({ length: 8 }, () => closeContest(deps, contestId)))
    assert.equal(done.filter(Boolean).length, 1)
    assert.deepEqual(await readPaid(), [{ kind: 'contest' }])
  })

  test('a closing that is cut off after its bookings books nothing; the next one does, once', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const { deps } = server
    const { winner, contestId, readPaid } = await makeDue(server)
    // The last statement of the closing waits for a lock that this test holds.
    await deps.pool.query(`
      create function wait_at_the_end() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
      create trigger wait_at_the_end before update of closed_at on contests
        for each row execute function wait_at_the_end()`)
    const holder = await deps.pool.connect()
    await holder.query('select pg_advisory_lock($1)', [LOCK])
    const cut = assert.rejects(closeContest(deps, contestId))
    const waiting = async () => {
      const { rows } = await holder.query<{ pid: number }>(
        `select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
        [LOCK],
      )
      return rows[0]?.pid
    }
    let pid = await waiting()
    while (pid === undefined) pid = await waiting()
    const second = closeContest(deps, contestId)
    await holder.query('select pg_terminate_backend($1)', [pid])
    await cut
    assert.deepEqual(await readPaid(), [], 'a closing that never ended pays no prize')
    assert.equal(
      (await deps.db.select().from(contests).where(eq(contests.id, contestId)))[0]?.closedAt,
      null,
    )
    await holder.query('select pg_advisory_unlock($1)', [LOCK])
    holder.release()
    assert.equal(await second, true)
    assert.equal(await closeContest(deps, contestId), false)
    assert.deepEqual(await readPaid(), [{ kind: 'contest' }])
    assert.equal(await deps.db.$count(notifications, eq(notifications.userId, winner)), 1)
  })
})
