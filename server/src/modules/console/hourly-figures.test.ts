import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client'
import { jobs, users } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { makeUser } from '../../testing/accounts'
import { testDatabase } from '../../testing/databases'
import { insertJob, insertPicture } from '../../testing/jobs'
import { createRandom } from '../../testing/random'
import { joinLedgerHours, sumCredits } from '../credits/people'
import { holdCredits, releaseHold, settleHold, topUpCredits } from '../credits/service'
import { joinJobHours, readFormerFigures, readJobFigures } from '../job/figures'

const SEED = 391_128
const STEPS = 150
const HOUR_MS = 3_600_000
const FROM = new Date('2026-03-01T16:00:00Z')
/** In the middle of an hour, with jobs after it. */
const TO = new Date(FROM.getTime() + 5.4 * HOUR_MS)
const PERIOD = { from: FROM, to: TO, stepMs: HOUR_MS }

let database: Database
before(async () => {
  database = await testDatabase()
})
after(() => database.close())

const within = 'finished_at >= $1 and finished_at < $2 and started_at is not null'

async function countWhole(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await database.pool.query<Record<string, unknown>>(text, values)).rows
}

const sort = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

/** Compares the sums with what reading every row says. */
async function assertEqual(): Promise<void> {
  const { db } = database
  const whole = { ...PERIOD, to: new Date(FROM.getTime() + 6 * HOUR_MS) }
  const { ended, failures } = await readJobFigures(db, whole)
  const bounds = [whole.from, whole.to]
  assert.deepEqual(
    sort(ended),
    sort(
      await countWhole(
        `select floor(extract(epoch from finished_at - $1) / 3600)::int as step,
           engine_id as "engineId", tool, status, count(*)::int as jobs
         from jobs where ${within} group by 1, 2, 3, 4`,
        bounds,
      ),
    ),
  )
  assert.deepEqual(
    sort(failures),
    sort(
      await countWhole(
        `select coalesce(error_code, 'INTERNAL') as code, count(*)::int as jobs
         from jobs where ${within} and status = 'failed' group by 1`,
        bounds,
      ),
    ),
  )
  const { made } = await readFormerFigures(db, PERIOD, whole)
  const [counted] = await countWhole(
    `select count(*)::int as pictures from pictures join jobs on jobs.id = job_id where ${within}`,
    [FROM, TO],
  )
  assert.equal(made.pictures, counted?.pictures)
}

async function assertLedgerEqual(): Promise<void> {
  const hours = { from: new Date(Date.now() - 2 * HOUR_MS), to: new Date(Date.now() + HOUR_MS) }
  hours.from.setUTCMinutes(0, 0, 0)
  const [counted] = await countWhole(
    `select
       coalesce(sum(amount) filter (where kind in ('settle', 'return')
         and account = 'system:revenue'), 0)::float8 as spent,
       coalesce(sum(amount) filter (where kind = 'topup' and account like 'user:%'), 0)::float8
         as "topUps"
     from ledger_entries e join ledger_transfers t on t.id = transfer_id`,
    [],
  )
  const { spent, topUps } = await sumCredits(database.db, hours)
  assert.deepEqual({ spent, topUps }, counted)
}

test('hourly sums of jobs, pictures and credits equal the count of every row', async () => {
  const { db, pool } = database
  const random = createRandom(SEED)
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T
  const people = [await makeUser(db), await makeUser(db)]
  const ids: string[] = []
  const someTime = () => new Date(FROM.getTime() + random(8 * HOUR_MS) - HOUR_MS)
  const ending = () => ({
    status: pick(['succeeded', 'failed', 'cancelled'] as const),
    errorCode: pick([null, 'ENGINE_BUSY']),
    startedAt: pick([null, FROM, FROM]),
    finishedAt: someTime(),
  })
  const change = (values: Partial<typeof jobs.$inferInsert>) =>
    db
      .update(jobs)
      .set(values)
      .where(eq(jobs.id, pick(ids)))
  const place = { tool: 'text2img', createdAt: FROM }
  let pictures = 0
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const own = pick([{}, ending()])
      const over = { ...place, engineId: pick(['studio', 'openai']), ...own }
      ids.push(await insertJob(db, pick(people), over))
    },
    () => change(ending()),
    () => change({ status: 'queued', startedAt: null, finishedAt: null, errorCode: null }),
    () => change({ tool: pick(['rembg', 'upscale']) }),
    async () => {
      pictures += 1
      const jobId = pick(ids)
      const { rowCount } = await pool.query('select from jobs where id = $1', [jobId])
      if (rowCount) await insertPicture(db, jobId, pictures)
    },
    () => pool.query('delete from pictures where job_id = $1', [pick(ids)]),
    () => db.delete(jobs).where(eq(jobs.id, pick(ids))),
    () => joinJobHours(db),
    assertEqual,
  ]
  ids.push(await insertJob(db, pick(people), { ...place, ...ending() }))
  for (let step = 0; step < STEPS; step += 1) await pick(acts)()
  await assertEqual()

  const [userId = ''] = people
  for (let step = 0; step < STEPS / 6; step += 1) {
    const jobId = `hold-${step}`
    await transaction(db, async (tx) => {
      await topUpCredits(tx, { userId, credits: 9, onceKey: `order:${step}` })
      await holdCredits(tx, { userId, jobId, credits: 1 + random(5) })
      if (random(3) > 0) await settleHold(tx, { userId, jobId })
      else if (random(2) > 0) await releaseHold(tx, { userId, jobId })
    })
    if (random(4) === 0) await joinLedgerHours(db)
  }
  await assertLedgerEqual()
  await joinLedgerHours(db)
  await assertLedgerEqual()
  const rows = await countWhole('select hour, kind from ledger_hours', [])
  assert.equal(new Set(rows.map((row) => JSON.stringify(row))).size, rows.length)

  await db.delete(users)
  await joinJobHours(db)
  assert.deepEqual(await countWhole('select * from job_hours', []), [])
})
