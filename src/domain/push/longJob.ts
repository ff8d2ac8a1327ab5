import type { JobView } from '@contract/jobs'
import { LONG_JOB_SECONDS } from '@contract/push'

/** The estimate until it ends, with its wait in the queue, is more than a minute. */
export function isLongJob({ eta, status }: Pick<JobView, 'eta' | 'status'>): boolean {
  if (eta === null || (status !== 'queued' && status !== 'running')) return false
  return (eta.fromMs + eta.toMs) / 2 > LONG_JOB_SECONDS * 1000
}
