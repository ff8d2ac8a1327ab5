/**
 * The fair order of waiting jobs: start-time fair queueing over users, weighed by price. Each user
 * has a clock of the credits they were served; the oldest job of the user with the lowest clock is
 * next. A new user begins at the clock of those being served, so that a hundred waiting jobs of one
 * delay a single one of another by no more than the jobs already running. (Goyal, Vin, Cheng:
 * Start-time Fair Queuing, SIGCOMM 1996.)
 */
import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/client'

/** Turns served longer ago are forgotten: the longest wait behind later users. */
const MEMORY_MINUTES = 10
/** Turns are taken one after the other: among 64-bit advisory locks this one. */
const TURN_LOCK = 690_002

const recent = sql.raw(`served_at > now() - interval '${MEMORY_MINUTES} minutes'`)

/** Value of the clock: the latest beginning. */
const clock = sql`coalesce((select max(start) from job_turns where ${recent}), 0)`

/** Position of users who were served lately; never before the clock. */
export interface Turns {
  readonly clock: number
  readonly finishOf: ReadonlyMap<string, number>
}

/** A free job counts like the cheapest: it takes its time, too. */
export function turnCost(costCredits: number): number {
  return Math.max(1, costCredits)
}

export async function lockTurns(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN_LOCK})`)
}

/** The waiting job whose turn it is; null when none waits. Takes nothing: see `lockTurns`. */
export async function findNext(tx: Tx): Promise<{ id: string; start: number } | null> {
  const result = await tx.execute<{ id: string; start: number }>(sql`
    select first.id, greatest(t.finish, ${clock}) as start
    from (
      select distinct on (user_id) id, user_id, created_at from jobs where status = 'queued'
      order by user_id, created_at, id) first
    left join job_turns t on t.user_id = first.user_id and ${recent}
    order by start, first.created_at, first.id limit 1`)
  return result.rows[0] ?? null
}

/** Notes that a job of this user begins at `start`. */
export async function takeTurn(
  tx: Tx,
  { userId, start, costCredits }: { userId: string; start: number; costCredits: number },
): Promise<void> {
  const finish = start + turnCost(costCredits)
  await tx.execute(sql`
    insert into job_turns (user_id, start, finish, served_at)
    values (${userId}, ${start}, ${finish}, now())
    on conflict (user_id) do update
      set start = excluded.start, finish = excluded.finish, served_at = excluded.served_at`)
}

export async function readTurns(db: Executor): Promise<Turns> {
  const result = await db.execute<{ user_id: string; start: number; finish: number }>(sql`
    select user_id, start, finish from job_turns where ${recent}`)
  const { rows } = result
  return {
    clock: rows.reduce((latest, { start }) => Math.max(latest, start), 0),
    finishOf: new Map(rows.map(({ user_id, finish }) => [user_id, finish])),
  }
}
