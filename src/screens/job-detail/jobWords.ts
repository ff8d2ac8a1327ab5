/** Single words and times of a job: what the page needs before its list of facts. */
import type { JobView } from '@contract/jobs'
import { FACTS } from './texts'

export function toText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** `2026-11-20 09:41`, local. */
export function formatMinute(iso: string): string {
  const time = new Date(iso)
  return (
    `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())} ` +
    `${pad(time.getHours())}:${pad(time.getMinutes())}`
  )
}

/** `12.4 秒` or `2 分 5 秒`. */
export function durationText(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60) return FACTS.seconds(seconds.toFixed(1))
  return FACTS.minutes(Math.floor(seconds / 60), Math.round(seconds % 60))
}

/** Duration of the run; null while it is unknown. */
export function paintingMs(job: JobView): number | null {
  if (!job.startedAt || !job.finishedAt) return null
  const ms = Date.parse(job.finishedAt) - Date.parse(job.startedAt)
  return ms >= 0 ? ms : null
}

export function getPrompt(job: JobView): string {
  return toText(job.params.prompt) ?? ''
}

export function getNegativePrompt(job: JobView): string | null {
  return toText(job.params.negativePrompt)
}
