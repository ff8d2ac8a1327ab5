/** Small facts of the installation by name, and whose turn it is to do what one process does. */
import { eq, inArray, lt } from 'drizzle-orm'
import { settings } from './schema'
import type { Executor, Tx } from './types'

/** Those that are there. Reads by the primary key. */
export async function readSettings(
  db: Executor,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]))
  return new Map(rows.map(({ key, value }) => [key, value]))
}

export async function writeSetting(db: Executor, key: string, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

/**
 * Its value, or `initial`, locked to be changed in this transaction: other callers of this function
 * wait for its end.
 */
export async function lockSetting(tx: Tx, key: string, initial: string): Promise<string> {
  await tx.insert(settings).values({ key, value: initial }).onConflictDoNothing()
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
    .for('update')
  return row?.value ?? initial
}

/** A value read and written as a whole is changed under a lock, in this transaction. */
export async function waitTurn(tx: Tx, name: string): Promise<void> {
  await lockSetting(tx, `turn:${name}`, '')
}

/**
 * True for the one process that may begin: none has begun since `before`. The claim is
 * the time `now` (a lease); a claim that is not renewed ends by itself, also when its process is
 * gone.
 */
export async function claimTurn(
  db: Executor,
  key: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const value = now.toISOString()
  const rows = await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value },
      setWhere: lt(settings.value, before.toISOString()),
    })
    .returning({ key: settings.key })
  return rows.length > 0
}
