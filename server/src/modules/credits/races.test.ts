import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { loadConfig } from '../../config/config'
import { jobs } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { newId } from '../../platform/lib/ids'
import { makeUser } from '../../testing/accounts'
import { NO_POSTGRES, realPostgres } from '../../testing/databases'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { signIn } from './score'
import { holdCredits, lockCredits, readBalance, releaseHold, settleHold } from './service'

describe('credits under races on PostgreSQL', () => {
  let database: Database | null = null
  before(async () => {
    database = await realPostgres({ maxConnections: 60 })
  })
  after(() => database?.close())

  async function insertJob(db: Database['db'], userId: string, jobId: string) {
    await db.insert(jobs).values({
      id: jobId,
      userId,
      requestId: jobId,
      requestHash: jobId,
      tool: 'text2img',
      params: {},
      engineId: 'studio',
      modelId: 'studio',
      costCredits: 1,
      status: 'queued',
    })
  }

  test('a lock on credits lets rows that refer to the user in and other locks wait', async (t) => {
    if (!database) return t.skip(NO_POSTGRES)
    const { db } = database
    const userId = await makeUser(db)
    /** Gives up after 200 ms: SQLSTATE 55P03, lock_not_available. */
    const impatiently = (work: (tx: Tx) => Promise<void>) =>
      transaction(db, async (tx) => {
        await tx.execute(sql`set local lock_timeout = '200ms'`)
        await work(tx)
      })
    await transaction(db, async (tx) => {
      await lockCredits(tx, userId)
      await impatiently((other) => insertJob(other, userId, newId()))
      await assert.rejects(
        impatiently((other) => lockCredits(other, userId)),
        (error: Error) => (error.cause as { code?: string } | undefined)?.code === '55P03',
      )
    })
  })

  test('200 holds at once with credit for 7: exactly 7 get through', async (t) => {
    if (!database) return t.skip(NO_POSTGRES)
    const { db } = database
    const userId = await makeUser(db, { credits: 7 })
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, async () => {
        const jobId = newId()
        await transaction(db, async (tx) => {
          await holdCredits(tx, { userId, jobId, credits: 1 })
          await insertJob(tx, userId, jobId)
        })
      }),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    assert.equal(results.length - refused.length, 7)
    for (const { reason } of refused) {
      assert.ok(reason instanceof AppError)
      assert.equal(reason.code, 'CREDITS_SHORT')
    }
    assert.deepEqual(await readBalance(db, userId), { balance: 0, held: 7, debt: 0 })
    await assertSoundLedger(db, userId)
  })

  test('50 sign-ins at once: one reward', async (t) => {
    if (!database) return t.skip(NO_POSTGRES)
    const { db } = database
    const userId = await makeUser(db)
    const config = loadConfig({ NODE_ENV: 'test' })
    const deps = { db, config, now: () => new Date() }
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => signIn(deps, userId)))
    assert.equal(results.filter((result) => result.status === 'fulfilled').length, 1)
    assert.equal((await readBalance(db, userId)).balance, config.credits.signin[0])
    await assertSoundLedger(db, userId)
  })

  test('25 settles and 25 releases of one job at once: one of them counts', async (t) => {
    if (!database) return t.skip(NO_POSTGRES)
    const { db } = database
    for (let round = 0; round < 5; round++) {
      const userId = await makeUser(db, { credits: 9 })
      const jobId = newId()
      await transaction(db, (tx) => holdCredits(tx, { userId, jobId, credits: 9 }))
      const ends = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          transaction(db, (tx) =>
            index % 2 === 0
              ? settleHold(tx, { userId, jobId })
              : releaseHold(tx, { userId, jobId }),
          ),
        ),
      )
      assert.equal(ends.filter(({ changed }) => changed).length, 1)
      assert.equal(new Set(ends.map(({ state }) => state)).size, 1, 'all tell the same end')
      const { balance, held } = await readBalance(db, userId)
      assert.equal(held, 0)
      assert.equal(balance, ends[0]?.state === 'released' ? 9 : 0)
      await assertSoundLedger(db, userId)
    }
  })
})
