/** Jobs whose pictures are meant for a contest: publishing one offers to enter it. */
import { readItem, writeItem } from '@/platform/storage'

const NAME = 'contestJobs'
/** Enough for the pictures of a week; the oldest fall off. */
const MOST = 60

type Intent = readonly [jobId: string, contestId: string]

const readAll = () => readItem<Intent[]>(NAME) ?? []

export function rememberIntent(jobId: string, contestId: string): void {
  writeItem(NAME, [...readAll(), [jobId, contestId]].slice(-MOST))
}

/** Id of the contest that a job's pictures are meant for. */
export const findIntent = (jobId: string): string | null =>
  readAll().find(([id]) => id === jobId)?.[1] ?? null
