/** Cards that jobs were ordered with. */
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client'
import { jobs } from '../../../platform/db/schema'

/** Ids of the cards of a job, and the pictures that it has now. */
export async function readPaintedCards(
  tx: Tx,
  jobId: string,
): Promise<{ ids: readonly string[]; pictures: number }> {
  const [row] = await tx
    .select({
      cards: jobs.characters,
      pictures: sql<number>`(select count(*)::int from pictures made where made.job_id = ${jobId})`,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  return { ids: (row?.cards ?? []).map(({ id }) => id), pictures: row?.pictures ?? 0 }
}
