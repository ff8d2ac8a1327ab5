/** Rows of own_keys; of one person at a time. */
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { ownKeys } from '../../platform/db/schema'

export type OwnKeyRow = typeof ownKeys.$inferSelect

const own = (userId: string, id: string) => and(eq(ownKeys.userId, userId), eq(ownKeys.id, id))

export async function listKeys(db: Executor, userId: string): Promise<OwnKeyRow[]> {
  return db
    .select()
    .from(ownKeys)
    .where(eq(ownKeys.userId, userId))
    .orderBy(asc(ownKeys.createdAt), asc(ownKeys.id))
}

export async function findKey(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<OwnKeyRow | null> {
  const [row] = await db.select().from(ownKeys).where(own(userId, id))
  return row ?? null
}

export async function insertKey(tx: Tx, key: typeof ownKeys.$inferInsert): Promise<OwnKeyRow> {
  const [row] = await tx.insert(ownKeys).values(key).returning()
  if (!row) throw new Error('a key was not inserted')
  return row
}

/** Null when it is not there. */
export async function changeKey(
  db: Db,
  { userId, id }: { userId: string; id: string },
  change: Partial<Pick<OwnKeyRow, 'name' | 'model' | 'sealedKey'>>,
): Promise<OwnKeyRow | null> {
  const [row] = await db.update(ownKeys).set(change).where(own(userId, id)).returning()
  return row ?? null
}

/** False when it was not there. */
export async function deleteKey(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const rows = await db.delete(ownKeys).where(own(userId, id)).returning({ id: ownKeys.id })
  return rows.length > 0
}
