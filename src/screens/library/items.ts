/** From the jobs a server lists to the days and tiles a gallery shows. */
import { hasResult, isTerminal, type JobView } from '@contract/jobs'
import { newer } from '@/domain/jobs/newer'
import { formatDayKey } from './day'
import { DAYS } from './dayTexts'

export type LibraryFilter = 'all' | 'active' | 'succeeded' | 'failed'

export interface LibraryDay {
  /** `YYYY-MM-DD`, local. */
  key: string
  jobs: JobView[]
}

/** Width over height of a `3:4`; 1 when the text is not a ratio. */
export function ratioOfText(text: unknown): number {
  const match = typeof text === 'string' ? /^(\d{1,2}):(\d{1,2})$/.exec(text) : null
  const width = Number(match?.[1])
  const height = Number(match?.[2])
  return width > 0 && height > 0 ? width / height : 1
}

/** Width over height of a job's tile: of its first picture, or of the order. */
export function ratioOfJob(job: JobView): number {
  const cover = job.pictures[0]
  return cover && cover.width > 0 && cover.height > 0
    ? cover.width / cover.height
    : ratioOfText(job.params.ratio)
}

/** Number of pictures ordered by a job. */
export function countOfJob(job: JobView): number {
  const count = job.params.count
  return typeof count === 'number' && count > 0 ? count : 1
}

/**
 * Pages without doubles (a cursor feed can repeat a job when one was made meanwhile), newest first.
 */
export function mergeJobs(pages: readonly (readonly JobView[])[]): JobView[] {
  const byId = new Map<string, JobView>()
  for (const job of pages.flat()) byId.set(job.id, newer(byId.get(job.id), job))
  return [...byId.values()].sort(
    (left, right) =>
      Date.parse(right.createdAt) - Date.parse(left.createdAt) || (left.id < right.id ? 1 : -1),
  )
}

/** Does a job belong under a filter? The live state decides, not the one it was listed with. */
export function fitsFilter(job: JobView, filter: LibraryFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'active':
      return !isTerminal(job.status)
    case 'succeeded':
      return hasResult(job)
    case 'failed':
      return isTerminal(job.status) && !hasResult(job)
  }
}

/**
 * Days, newest first. Jobs still being painted are the first tiles of today, whenever they were
 * submitted: that is where users look for them.
 */
export function groupByDay(jobs: readonly JobView[], today: string): LibraryDay[] {
  const active = jobs.filter((job) => !isTerminal(job.status))
  const days = new Map<string, JobView[]>()
  if (active.length > 0) days.set(today, [...active])
  for (const job of jobs) {
    if (!isTerminal(job.status)) continue
    const key = formatDayKey(new Date(job.createdAt))
    const day = days.get(key)
    if (day) day.push(job)
    else days.set(key, [job])
  }
  return [...days]
    .map(([key, dayJobs]) => ({ key, jobs: dayJobs }))
    .sort((left, right) => (left.key < right.key ? 1 : -1))
}

/**
 * Jobs of one 一次多张 by the job whose tile represents them: a picture of it, where there is one.
 * The others have no tile of their own.
 */
export function groupBatches(jobs: readonly JobView[]): ReadonlyMap<string, readonly JobView[]> {
  const byBatch = new Map<string, JobView[]>()
  for (const job of jobs) {
    if (!job.batch || job.comparisonId === null) continue
    byBatch.set(job.comparisonId, [...(byBatch.get(job.comparisonId) ?? []), job])
  }
  return new Map(
    [...byBatch.values()].flatMap((members) => {
      const face = members.find(hasResult) ?? members[0]
      return face ? [[face.id, members]] : []
    }),
  )
}

/** Whether a job has a tile: one of a batch only if it represents the others. */
export function hasTile(job: JobView, batches: ReadonlyMap<string, readonly JobView[]>): boolean {
  return !job.batch || job.comparisonId === null || batches.has(job.id)
}

/** `3 张，1 张在画`; failures are shown by their tiles, not by the head of the day. */
export function countsOfDay(day: LibraryDay): string {
  let pictures = 0
  let painting = 0
  for (const job of day.jobs) {
    if (!isTerminal(job.status)) painting += countOfJob(job)
    else if (hasResult(job)) pictures += job.pictures.length
  }
  return [pictures > 0 ? DAYS.pictures(pictures) : '', painting > 0 ? DAYS.painting(painting) : '']
    .filter(Boolean)
    .join(DAYS.and)
}
