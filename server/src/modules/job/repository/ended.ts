/** Columns of a job that ended just now, and their parser: the JSON ones may be of an earlier version. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readCost } from '../../../integrations/engines/remote/spent'
import { jobs } from '../../../platform/db/schema'
import type { EndedRun } from '../events'

export const ENDED_COLUMNS = {
  jobId: jobs.id,
  userId: jobs.userId,
  remakeOf: jobs.remakeOf,
  spentCredits: sql<number>`${jobs.spentCredits}`,
  tool: jobs.tool,
  engineId: jobs.engineId,
  apiKeyId: jobs.apiKeyId,
  costCredits: jobs.costCredits,
  reserved: jobs.reserved,
  vendorCost: jobs.vendorCost,
  pictureCount: sql<number>`(select count(*)::int from pictures p where p.job_id = jobs.id)`,
  createdAt: jobs.createdAt,
  startedAt: jobs.startedAt,
  // Set by the statement that returns it.
  finishedAt: sql<Date>`${jobs.finishedAt}`.mapWith(jobs.finishedAt),
}

interface EndedRow extends Omit<EndedRun, 'reserved' | 'vendorCost'> {
  readonly reserved: unknown
  readonly vendorCost: unknown
}

/** An amount of another shape gives nothing back to the budget, and the job ends all the same. */
const storedReserved = z
  .object({ day: z.string(), month: z.string(), milli: z.number(), units: z.number() })
  .nullable()
  .catch(null)

export function parseEnded({ reserved, vendorCost, ...row }: EndedRow): EndedRun {
  return { ...row, reserved: storedReserved.parse(reserved), vendorCost: readCost(vendorCost) }
}
