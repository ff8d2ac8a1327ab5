/**
 * Upload budget of a user: bytes a day and in total, pixels and CPU time an hour. The rows are in
 * the database, so that all processes of an installation count together; each charge is one
 * statement, so that concurrent calls count too.
 */
import { sql } from 'drizzle-orm'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import { uploads, uploadUsage } from '../../platform/db/schema'
import { AppError } from '../../platform/lib/errors'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { freeSpace } from './free-space'
import { texts } from './texts'

export interface BudgetDeps {
  readonly db: Db
  readonly config: Pick<Config, 'uploads'>
  readonly now: () => Date
}

const MB = 1024 * 1024
const HOUR_MS = 3_600_000
/** Shanghai is eight hours ahead all year. */
const OFFSET_MS = 8 * HOUR_MS

/** `2026-11-22T16` */
const formatHour = (time: Date) =>
  new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh'.length)

const storedBytes = (userId: string) =>
  sql`(select coalesce(sum(${uploads.sizeBytes}), 0)::bigint from ${uploads} where ${uploads.userId} = ${userId})`

function refuse(deps: BudgetDeps, { stored, bytes }: { stored: number; bytes: number }): never {
  const { bytesPerDay, bytesTotal, unusedDays } = deps.config.uploads
  const message =
    stored + bytes > bytesTotal
      ? texts.totalFull(bytesTotal / MB, unusedDays)
      : texts.dayFull(bytesPerDay / MB)
  throw new AppError('TOO_MANY_REQUESTS', { message })
}

async function readUsed(deps: BudgetDeps, userId: string) {
  const { rows } = await deps.db.execute<{ stored: string; today: string }>(sql`
    select ${storedBytes(userId)} as stored, coalesce((
      select ${uploadUsage.bytes} from ${uploadUsage}
      where ${uploadUsage.userId} = ${userId} and ${uploadUsage.period} = ${shanghaiDay(deps.now())}
    ), 0) as today`)
  return { stored: Number(rows[0]?.stored), today: Number(rows[0]?.today) }
}

/** Throws TOO_MANY_REQUESTS when nothing more of this user is taken today, or at all. */
export async function requireQuota(deps: BudgetDeps, userId: string): Promise<void> {
  const { bytesPerDay, bytesTotal } = deps.config.uploads
  const { stored, today } = await readUsed(deps, userId)
  if (today >= bytesPerDay) refuse(deps, { stored, bytes: 0 })
  if (stored < bytesTotal) return
  const needed = stored - bytesTotal + 1
  if ((await freeSpace(deps, userId, needed)) < needed) refuse(deps, { stored, bytes: 1 })
}

/**
 * Counts the bytes of a received file; old and unused uploads are evicted for it. Throws
 * TOO_MANY_REQUESTS, and counts nothing, when they exceed the limit of the day or of the storage.
 */
export async function chargeBytes(deps: BudgetDeps, userId: string, bytes: number): Promise<void> {
  const before = await tryCharge(deps, userId, bytes)
  if (before.charged) return
  const needed = before.stored + bytes - deps.config.uploads.bytesTotal
  const freed = needed > 0 ? await freeSpace(deps, userId, needed) : 0
  const after = freed > 0 ? await tryCharge(deps, userId, bytes) : before
  if (!after.charged) refuse(deps, { stored: after.stored, bytes })
}

async function tryCharge(deps: BudgetDeps, userId: string, bytes: number) {
  const { bytesPerDay, bytesTotal } = deps.config.uploads
  const { rows } = await deps.db.execute<{ stored: string; charged: boolean }>(sql`
    with charged as (
      insert into ${uploadUsage} (user_id, period, bytes)
      select ${userId}, ${shanghaiDay(deps.now())}, ${bytes}::bigint
      where ${bytes}::bigint <= ${bytesPerDay}::bigint
        and ${storedBytes(userId)} + ${bytes}::bigint <= ${bytesTotal}::bigint
      on conflict (user_id, period) do update set bytes = ${uploadUsage.bytes} + excluded.bytes
      where ${uploadUsage.bytes} + excluded.bytes <= ${bytesPerDay}::bigint
      returning 1
    )
    select ${storedBytes(userId)} as stored, exists (select 1 from charged) as charged`)
  return { charged: rows[0]?.charged === true, stored: Number(rows[0]?.stored) }
}

export interface Work {
  readonly pixels: number
  readonly cpuMs: number
}

/** Counts work before it is done. Throws TOO_MANY_REQUESTS when it is too much for this hour. */
export async function chargeWork(deps: BudgetDeps, userId: string, work: Work): Promise<void> {
  const { pixelsPerHour, cpuMsPerHour } = deps.config.uploads
  const { rows } = await deps.db.execute(sql`
    insert into ${uploadUsage} (user_id, period, pixels, cpu_ms)
    select ${userId}, ${formatHour(deps.now())}, ${work.pixels}::bigint, ${work.cpuMs}::bigint
    where ${work.pixels}::bigint <= ${pixelsPerHour}::bigint
      and ${work.cpuMs}::bigint <= ${cpuMsPerHour}::bigint
    on conflict (user_id, period) do update
    set pixels = ${uploadUsage.pixels} + excluded.pixels,
        cpu_ms = ${uploadUsage.cpuMs} + excluded.cpu_ms
    where ${uploadUsage.pixels} + excluded.pixels <= ${pixelsPerHour}::bigint
      and ${uploadUsage.cpuMs} + excluded.cpu_ms <= ${cpuMsPerHour}::bigint
    returning 1`)
  if (rows.length === 0) throw new AppError('TOO_MANY_REQUESTS', { message: texts.hourFull })
}

/** Actual size, in place of the expected one. */
export async function correctWork(
  deps: BudgetDeps,
  userId: string,
  { expected, spent }: { expected: number; spent: number },
): Promise<void> {
  await deps.db.execute(sql`
    update ${uploadUsage} set cpu_ms = greatest(0, cpu_ms + ${Math.round(spent - expected)})
    where ${uploadUsage.userId} = ${userId} and ${uploadUsage.period} = ${formatHour(deps.now())}`)
}

/** Rows of periods that are no longer counted. */
export async function sweepUsage(db: Db): Promise<void> {
  await db.execute(
    sql`delete from ${uploadUsage} where ${uploadUsage.createdAt} < now() - interval '2 days'`,
  )
}
