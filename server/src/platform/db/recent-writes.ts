/** Last writes of users, shared by all servers: one row a user, on the primary. */
import { lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { queryRows } from './prepared'
import { recentWrites } from './schema'
import type { Executor } from './types'

/** After the write has committed: the time, by the clock of the database, comes later. */
export async function insertWrite(pool: pg.Pool, userId: string): Promise<void> {
  const text = `insert into recent_writes (user_id, at) values ($1, clock_timestamp())
    on conflict (user_id) do update set at = excluded.at`
  await queryRows(pool, { name: 'insert_write', text }, [userId])
}

/** Null: none that is remembered. */
export async function findWrite(pool: pg.Pool, userId: string): Promise<Date | null> {
  const text = 'select at from recent_writes where user_id = $1'
  const [row] = await queryRows<{ at: Date }>(pool, { name: 'find_write', text }, [userId])
  return row?.at ?? null
}

/** A replica that is hours behind answers no call. */
export async function sweepWrites(db: Executor): Promise<void> {
  await db.delete(recentWrites).where(lt(recentWrites.at, sql`now() - interval '1 hour'`))
}
