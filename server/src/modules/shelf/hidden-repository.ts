import { eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/client'
import { hiddenItems } from '../../db/schema'

export type ShelfName = (typeof hiddenItems.$inferSelect)['shelf']

export async function findHidden(db: Executor, shelf: ShelfName): Promise<Set<string>> {
  const rows = await db.select().from(hiddenItems).where(eq(hiddenItems.shelf, shelf))
  return new Set(rows.map(({ key }) => key))
}

/** These are hidden from now on, and no others. */
export async function writeHidden(
  tx: Tx,
  shelf: ShelfName,
  keys: readonly string[],
): Promise<void> {
  await tx.delete(hiddenItems).where(eq(hiddenItems.shelf, shelf))
  if (keys.length > 0) await tx.insert(hiddenItems).values(keys.map((key) => ({ shelf, key })))
}
