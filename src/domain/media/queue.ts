/** Several uploads: what waits, runs, failed and is done. Pure; useUploads moves it. */
import type { SourceView } from '@contract/jobs'
import type { UploadTicket } from '@/api/uploadForm'
import type { PickedImage } from '@/platform/pickImage'
import type { Pace } from './pace'

export interface QueueItem {
  id: string
  file: PickedImage
  /** Stored over retries, so that received parts are not sent again. */
  ticket: UploadTicket
  phase: 'waiting' | 'sending' | 'failed' | 'done'
  /** 0..100 of the bytes. */
  percent: number
  pace?: Pace | null
  /** Of one that failed: why, in a sentence. */
  message?: string
  source?: SourceView
}

export type Queue = readonly QueueItem[]

/** More would only make each of them slower. */
const AT_ONCE = 2

export function updateItem(queue: Queue, id: string, change: Partial<QueueItem>): Queue {
  return queue.map((item) => (item.id === id ? { ...item, ...change } : item))
}

/** Items that may start now, in the chosen order. */
export function startable(queue: Queue): QueueItem[] {
  const running = queue.filter(({ phase }) => phase === 'sending').length
  const waiting = queue.filter(({ phase }) => phase === 'waiting')
  return waiting.slice(0, Math.max(0, AT_ONCE - running))
}

/** Done ones that nothing chosen before them holds up; what failed holds up nothing. */
export function deliverable(queue: Queue): QueueItem[] {
  const open = queue.findIndex(({ phase }) => phase === 'waiting' || phase === 'sending')
  return queue.slice(0, open < 0 ? queue.length : open).filter(({ phase }) => phase === 'done')
}

/** Failed ones wait again. */
export function retryFailed(queue: Queue): Queue {
  return queue.map((item) =>
    item.phase === 'failed' ? { ...item, phase: 'waiting', percent: 0 } : item,
  )
}
