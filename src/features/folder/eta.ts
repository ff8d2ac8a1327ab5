import type { JobView } from '@contract/jobs'

/** `还需约 8 秒`; a queued job says that it waits; nothing where nothing was measured. */
export function etaText(job: JobView): string {
  if (job.status === 'queued') return job.place === null ? '排队中' : `排在第 ${job.place} 位`
  if (job.etaMs === null) return ''
  const seconds = Math.max(1, Math.ceil(job.etaMs / 1000))
  return seconds < 60 ? `还需约 ${seconds} 秒` : `还需约 ${Math.ceil(seconds / 60)} 分钟`
}
