/** Rows of kept_parts: at most one of a kind for each person. */
import { eq, sql } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import { savedParts } from '../../platform/db/schema'

export type SavedPartRow = typeof savedParts.$inferSelect

export async function readParts(db: Executor, userId: string): Promise<SavedPartRow[]> {
  return db.select().from(savedParts).where(eq(savedParts.userId, userId))
}

export async function writeParts(
  db: Db,
  rows: readonly (typeof savedParts.$inferInsert)[],
): Promise<void> {
  await db
    .insert(savedParts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [savedParts.userId, savedParts.part],
      set: { value: sql`excluded.value`, keptAt: sql`excluded.kept_at` },
    })
}
