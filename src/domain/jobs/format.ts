/** Texts about a running job. */
import { type EtaView, isTerminal, type JobView } from '@contract/jobs'
import { texts } from './texts'

/** From here on whole minutes are shown, s. */
const MINUTES_FROM = 90

/** `约 3–6 秒`, `约 2 分钟`; its end is rounded up, so that it never promises too much. */
export function etaText({ fromMs, toMs }: EtaView): string {
  const most = Math.max(1, Math.ceil(toMs / 1000))
  const unit = most < MINUTES_FROM ? 1 : 60
  const to = Math.ceil(most / unit)
  const from = Math.min(to, Math.max(1, Math.round(fromMs / 1000 / unit)))
  return texts.about(from === to ? `${to}` : `${from}–${to}`, unit === 1)
}

export function getJobTitle(job: JobView): string {
  const { prompt } = job.params
  if (typeof prompt === 'string' && prompt.trim() !== '') return prompt
  return job.sentence ?? job.toolName
}

export function getRequestedCount(job: JobView): number {
  const { count } = job.params
  return typeof count === 'number' ? count : 1
}

/** The line under the prompt of the job on screen. */
export function progressLine(job: JobView): string {
  if (isTerminal(job.status)) return job.error?.message ?? ''
  const count = getRequestedCount(job)
  const parts: string[] = []
  if (job.status === 'queued') parts.push(job.place ? texts.position(job.place) : texts.queued)
  else if (count > 1) parts.push(texts.picture(Math.min(job.pictureIndex + 1, count), count))
  if (job.status === 'running') {
    if (job.ahead !== null && job.ahead > 0) parts.push(texts.ahead(job.ahead))
    else if (job.step !== null) parts.push(job.step)
    else if (count === 1 && job.eta === null) parts.push(texts.working)
  }
  if (job.eta !== null) {
    const time = etaText(job.eta)
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
