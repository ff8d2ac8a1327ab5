/** The order in which waiting jobs will begin, if none is added or removed. */
import { turnCost, type Turns } from '../repository/turns'

interface Waiting {
  readonly id: string
  readonly userId: string
  readonly costCredits: number
  readonly createdAt: Date
}

/** As `findNext` would take them one after the other. */
export function inFairOrder<T extends Waiting>(waiting: readonly T[], turns: Turns): T[] {
  const older = (a: T, b: T) =>
    a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)
  const finishTimes = new Map<string, number>()
  const started = [...waiting].sort(older).map((job) => {
    const start =
      finishTimes.get(job.userId) ?? Math.max(turns.finishOf.get(job.userId) ?? 0, turns.clock)
    finishTimes.set(job.userId, start + turnCost(job.costCredits))
    return { job, start }
  })
  return started.sort((a, b) => a.start - b.start || older(a.job, b.job)).map(({ job }) => job)
}
