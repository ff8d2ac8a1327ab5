/** How a running job is told in words. */
import { isTerminal, type JobView } from '@contract/jobs'
import { texts } from './texts'

/** Rounded up, so that it never promises too much: `8 秒`, `2 分钟`. */
export function timeText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return seconds < 90 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
}

export function promptOf(job: JobView): string {
  const { prompt } = job.params
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : job.toolName
}

export function countOf(job: JobView): number {
  const { count } = job.params
  return typeof count === 'number' ? count : 1
}

/** The line under the prompt of the job on screen. */
export function progressLine(job: JobView): string {
  if (isTerminal(job.status)) return job.error?.message ?? ''
  const count = countOf(job)
  const parts: string[] = []
  if (job.status === 'queued') parts.push(job.place ? texts.position(job.place) : texts.queued)
  else if (count > 1) parts.push(texts.picture(Math.min(job.pictureIndex + 1, count), count))
  else if (job.etaMs === null) parts.push(texts.working)
  if (job.etaMs !== null) {
    const time = timeText(job.etaMs)
    parts.push(job.status === 'queued' ? texts.doneIn(time) : texts.left(time))
  }
  return parts.join(' · ')
}

/** Shape and count of a waiting job, before its price. */
export function orderLine(job: JobView): string {
  const { ratio, count } = job.params
  return [
    typeof ratio === 'string' ? ratio : null,
    // Videos are not counted, nor is what a tool makes of one picture.
    typeof count === 'number' ? texts.count(count) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Share of all running jobs together, for the ring on the tab: 0..1. */
export function overallProgress(jobs: readonly JobView[]): number {
  if (jobs.length === 0) return 0
  return jobs.reduce((sum, job) => sum + job.progress, 0) / jobs.length
}
