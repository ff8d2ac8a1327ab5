import { eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { hiddenItems } from '../../platform/db/schema'

export type CatalogName = (typeof hiddenItems.$inferSelect)['catalog']

export async function findHidden(db: Executor, catalog: CatalogName): Promise<Set<string>> {
  const rows = await db.select().from(hiddenItems).where(eq(hiddenItems.catalog, catalog))
  return new Set(rows.map(({ key }) => key))
}

/** These are hidden from now on, and no others. */
export async function writeHidden(
  tx: Tx,
  catalog: CatalogName,
  keys: readonly string[],
): Promise<void> {
  await tx.delete(hiddenItems).where(eq(hiddenItems.catalog, catalog))
  if (keys.length > 0) await tx.insert(hiddenItems).values(keys.map((key) => ({ catalog, key })))
}
