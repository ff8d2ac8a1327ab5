/** Invariants at the end. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '../../../server/src/platform/db/client'
import { SWEEP_JOB_TASK, sweepJob } from '../../../server/src/modules/job/run/leftovers'
import type { Storage } from '../../../server/src/integrations/storage/storage'
import type { Acknowledged } from './load'

const SETTLE_WITHIN_MS = 120_000

export async function waitUntilSettled(pool: Database['pool']): Promise<void> {
  const giveUpAt = Date.now() + SETTLE_WITHIN_MS
  for (;;) {
    const { rows } = await pool.query<{ id: string; status: string }>(
      `select id, status from jobs where status in ('queued', 'running')`,
    )
    if (rows.length === 0) return
    if (Date.now() > giveUpAt)
      assert.fail(`${rows.length} jobs never ended: ${JSON.stringify(rows.slice(0, 5))}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

interface JobFacts {
  id: string
  request_id: string
  status: string
  transfers: string[] | null
  pictures: number
  keys: string[] | null
}

const END_OF = { succeeded: 'settle', failed: 'release', cancelled: 'release' } as Record<
  string,
  string
>

/** Throws when an acknowledged job is missing, ended twice or not at all, or credits do not add up. */
export async function verify(
  pool: Database['pool'],
  acknowledged: readonly Acknowledged[],
  filesRoot: string,
): Promise<Record<string, number>> {
  const { rows } = await pool.query<JobFacts>(`
    select j.id, j.request_id, j.status,
      (select array_agg(kind order by kind) from ledger_transfers t where t.job_id = j.id) as transfers,
      (select count(*)::int from pictures p where p.job_id = j.id) as pictures,
      (select array_agg(key) from pictures p where p.job_id = j.id) as keys
    from jobs j`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const entry of acknowledged) {
    const job = byId.get(entry.jobId)
    assert.ok(job, `acknowledged job ${entry.requestId} is lost`)
    assert.equal(job.request_id, entry.requestId)
    if (entry.cancelled)
      assert.equal(job.status, 'cancelled', `${entry.requestId} rose from the dead`)
  }
  assert.equal(new Set(rows.map((row) => row.request_id)).size, rows.length, 'one job a requestId')
  const counts: Record<string, number> = {}
  for (const job of rows) {
    counts[job.status] = (counts[job.status] ?? 0) + 1
    assert.deepEqual(job.transfers, ['hold', END_OF[job.status]], `${job.id} ${job.status}`)
    assert.equal(job.pictures, job.status === 'succeeded' ? 1 : 0)
    for (const key of job.keys ?? []) assert.ok(existsSync(path.join(filesRoot, key)), key)
  }
  const sums = await pool.query<{ total: number; open: number }>(`
    select coalesce(sum(amount), 0)::int as total,
      coalesce(sum(amount) filter (where account like 'held:%'), 0)::int as open
    from ledger_entries`)
  assert.deepEqual(sums.rows[0], { total: 0, open: 0 })
  return counts
}

/** Keys of stored files of jobs. */
function filesUnder(filesRoot: string): string[] {
  return readdirSync(path.join(filesRoot, 'job'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(filesRoot, path.join(entry.parentPath, entry.name)))
}

/**
 * Files that no row knows of, before and after the sweeps that are queued; throws when one is left.
 */
export async function verifyNoOrphans(
  { pool, db }: Database,
  storage: Storage,
  filesRoot: string,
): Promise<number> {
  const orphans = async () => {
    const { rows } = await pool.query<{ key: string }>(
      `select key from pictures union all select thumb_key from pictures
       union all select under_key from pictures where under_key is not null`,
    )
    const known = new Set(rows.map(({ key }) => key))
    return filesUnder(filesRoot).filter((key) => !known.has(key))
  }
  const before = (await orphans()).length
  const { rows } = await pool.query<{ id: string }>(`
    select distinct payload->>'jobId' as id from graphile_worker._private_jobs q
    join graphile_worker._private_tasks t on t.id = q.task_id
    where t.identifier = '${SWEEP_JOB_TASK}'`)
  for (const { id } of rows) await sweepJob({ db, storage }, id, { settledMs: 0 })
  assert.deepEqual(await orphans(), [])
  return before
}
