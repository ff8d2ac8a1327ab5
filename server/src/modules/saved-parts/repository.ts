/** Rows of kept_parts: at most one of a kind for each person. */
import { eq, sql } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import { keptParts } from '../../platform/db/schema'

export type SavedPartRow = typeof keptParts.$inferSelect

export async function readParts(db: Executor, userId: string): Promise<SavedPartRow[]> {
  return db.select().from(keptParts).where(eq(keptParts.userId, userId))
}

export async function writeParts(
  db: Db,
  rows: readonly (typeof keptParts.$inferInsert)[],
): Promise<void> {
  await db
    .insert(keptParts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [keptParts.userId, keptParts.part],
      set: { value: sql`excluded.value`, keptAt: sql`excluded.kept_at` },
    })
}
