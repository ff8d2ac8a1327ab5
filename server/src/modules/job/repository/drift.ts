import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/client'
import { jobs } from '../../../platform/db/schema'
import type { JobRow } from '../rows'

export async function writeDrift(
  tx: Tx,
  jobId: string,
  change: Pick<JobRow, 'drift' | 'verdict'>,
): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...change, seq: sql`${jobs.seq} + 1` })
    .where(eq(jobs.id, jobId))
}
