/** Figures of jobs in a period, for the operator. */
import type { Db } from '../../platform/db/client'
import {
  countEndedJobs,
  countFailures,
  countOutput,
  countOpenJobs,
  type Period,
  readDurations,
  readWaits,
} from './repository/figures'

export { readModelFigures } from './repository/figures'
export type { Period } from './repository/figures'

/** One statement after the other, so that they take one connection of the pool. */
export async function readJobFigures(db: Db, period: Period) {
  const ended = await countEndedJobs(db, period)
  const durations = await readDurations(db, period)
  const failures = await countFailures(db, period)
  const waits = await readWaits(db, period)
  const output = await countOutput(db, period)
  const open = await countOpenJobs(db)
  return { ended, durations, failures, waits, made: output, open }
}

/** Of the period it is compared with. */
export async function readFormerFigures(
  db: Db,
  period: Pick<Period, 'from' | 'to'>,
  whole: Period,
) {
  return { made: await countOutput(db, period), ended: await countEndedJobs(db, whole) }
}
