import { useEffect, useRef, useState } from 'react'
import type { SourceView } from '@contract/jobs'
import { isAborted, getErrorMessage } from '@/api/error'
import { newTicket } from '@/api/uploadForm'
import { makeId } from '@/lib/id'
import { useLatest } from '@/lib/useLatest'
import { type PickedImage, releaseFile } from '@/platform/pickImage'
import {
  updateItem,
  deliverable,
  type Queue,
  type QueueItem,
  retryFailed,
  startable,
} from './queue'
import { createPace } from './pace'
import { sendFile } from './sendFile'

export interface Uploads {
  /** Uploads that are not delivered yet. */
  queue: Queue
  add: (files: readonly PickedImage[]) => void
  /** Sends what failed again, without choosing it again. */
  retry: () => void
  remove: (id: string) => void
}

/** Several files at once; they arrive in the order they were chosen. */
export function useUploads(onArrived: (sources: readonly SourceView[]) => void): Uploads {
  const [queue, setQueue] = useState<Queue>([])
  const now = useRef<Queue>([])
  const aborters = useRef(new Map<string, AbortController>())
  const arrived = useLatest(onArrived)

  useEffect(() => {
    const running = aborters.current
    return () => {
      running.forEach((aborter) => aborter.abort())
      now.current.forEach(({ file }) => releaseFile(file))
    }
  }, [])

  function settle(next: Queue): void {
    const ready = deliverable(next)
    now.current = next.filter((item) => !ready.includes(item))
    ready.forEach(({ file }) => releaseFile(file))
    if (ready.length > 0) arrived.current(ready.flatMap(({ source }) => source ?? []))
    for (const item of startable(now.current)) {
      now.current = updateItem(now.current, item.id, { phase: 'sending', percent: 0 })
      void send(item)
    }
    setQueue(now.current)
  }
  const change = (id: string, part: Partial<QueueItem>): void =>
    settle(updateItem(now.current, id, part))

  async function send({ id, file, ticket }: QueueItem): Promise<void> {
    const aborter = new AbortController()
    aborters.current.set(id, aborter)
    const measure = createPace(file.sizeBytes)
    const onProgress = (fraction: number) =>
      change(id, { percent: Math.round(fraction * 100), pace: measure(fraction, Date.now()) })
    try {
      const source = await sendFile(file, { signal: aborter.signal, ticket, onProgress })
      change(id, { phase: 'done', source })
    } catch (error) {
      if (!isAborted(error)) change(id, { phase: 'failed', message: getErrorMessage(error) })
    } finally {
      aborters.current.delete(id)
    }
  }

  return {
    queue,
    add: (files) =>
      settle([
        ...now.current,
        ...files.map((file): QueueItem => ({
          id: makeId(),
          file,
          ticket: newTicket(),
          phase: 'waiting',
          percent: 0,
        })),
      ]),
    retry: () => settle(retryFailed(now.current)),
    remove: (id) => {
      aborters.current.get(id)?.abort()
      now.current.filter((item) => item.id === id).forEach(({ file }) => releaseFile(file))
      settle(now.current.filter((item) => item.id !== id))
    },
  }
}
