/** Figures of jobs in a period, for the operator. */
import type { Db } from '../../platform/db/client'
import {
  countEndedJobsByStep,
  countFailures,
  countOutput,
  countOpenJobs,
  type SteppedPeriod,
  readDurations,
  readWaits,
} from './repository/figures'

export { joinJobHours, readModelFigures } from './repository/figures'
export type { SteppedPeriod as Period } from './repository/figures'

/** One statement after the other, so that they take one connection of the pool. */
export async function readJobFigures(db: Db, period: SteppedPeriod) {
  const ended = await countEndedJobsByStep(db, period)
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
  period: Pick<SteppedPeriod, 'from' | 'to'>,
  whole: SteppedPeriod,
) {
  return { made: await countOutput(db, period), ended: await countEndedJobsByStep(db, whole) }
}
