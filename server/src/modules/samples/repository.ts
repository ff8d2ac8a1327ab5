import type { Executor } from '../../platform/db/client'
import { samples } from '../../platform/db/schema'

export type SampleRow = typeof samples.$inferSelect

/** Painted samples, older looks included: one of them is better than none. */
export async function listSamples(db: Executor): Promise<SampleRow[]> {
  return db.select().from(samples)
}

/** Puts a newly painted sample in the place of the one before. */
export async function saveSample(db: Executor, row: SampleRow): Promise<void> {
  await db.insert(samples).values(row).onConflictDoUpdate({ target: samples.id, set: row })
}
