import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'
import { storyboards } from '../../../platform/db/schema'

/** The draft whose film a job makes; null: it was deleted. */
export async function findDraftOfFilm(
  db: Executor,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<{ userId: string; draftId: string } | null> {
  const [row] = await db
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(and(eq(storyboards.userId, userId), sql`${storyboards.film}->>'jobId' = ${jobId}`))
  return row ? { userId, draftId: row.id } : null
}
