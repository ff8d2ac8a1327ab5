/**
 * Objects on their way: recorded before they are stored, and cleared in the transaction of the row
 * they belong to. If it is unknown whether that transaction took effect, nothing is deleted: an
 * object still pending an hour later belongs to no row.
 */
import { inArray, sql } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import { pendingObjects } from '../../platform/db/schema'
import type { Storage } from './storage'

/** Nothing is stored for longer: after it the process that began is gone. */
const LONGEST_MINUTES = 60
const BATCH = 500

export async function rememberPending(db: Executor, keys: readonly string[]): Promise<void> {
  await db.insert(pendingObjects).values(keys.map((key) => ({ key })))
}

export async function forgetPending(db: Executor, keys: readonly string[]): Promise<void> {
  await db.delete(pendingObjects).where(inArray(pendingObjects.key, [...keys]))
}

/** Deletes what was never finished. Objects go before rows: a sweep that dies finds them again. */
export async function sweepPending({ db, storage }: { db: Db; storage: Storage }): Promise<number> {
  let swept = 0
  for (;;) {
    const rows = await db
      .select({ key: pendingObjects.key })
      .from(pendingObjects)
      .where(sql`${pendingObjects.createdAt} < now() - ${LONGEST_MINUTES} * interval '1 minute'`)
      .limit(BATCH)
    if (rows.length === 0) return swept
    const keys = rows.map(({ key }) => key)
    await storage.delete(keys)
    await forgetPending(db, keys)
    swept += keys.length
  }
}
