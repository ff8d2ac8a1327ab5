/**
 * Rows that this process locked without knowing it: the connection was cut when the answer was on
 * its way. It is alive, so no other process would ever free them.
 */
import type { EventEmitter } from 'node:events'
import type { Db } from '../db/client'
import { SILENT_MS } from './limits'
import { freeStranded, listLocked } from './tasks'

interface JobEvent {
  readonly job: { readonly id: string }
}

export interface Stranded {
  /** Hears what the queue begins and ends. */
  follow(events: EventEmitter): void
  /** Frees what was locked unknown to us, now and at the last call. */
  free(workerId: string): Promise<void>
}

export function createStranded(db: Db): Stranded {
  const runningIds = new Set<string>()
  let suspects = new Set<string>()
  return {
    follow(events) {
      events.on('job:start', ({ job }: JobEvent) => runningIds.add(String(job.id)))
      events.on('job:complete', ({ job }: JobEvent) => runningIds.delete(String(job.id)))
    },
    async free(workerId) {
      const unknown = (await listLocked(db, workerId, SILENT_MS)).filter(
        (id) => !runningIds.has(id),
      )
      // A job that has just ended may not have left the queue yet.
      const stranded = unknown.filter((id) => suspects.has(id))
      suspects = new Set(unknown)
      if (stranded.length > 0) await freeStranded(db, workerId, stranded)
    },
  }
}
