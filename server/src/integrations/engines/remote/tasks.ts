/**
 * Work that a vendor queues under an id: submitted once, stored with the job, polled, fetched by
 * the next run of the job, cancelled there with the job.
 */
import { EngineError, type RemoteMemory } from '../engine'
import { isPassing } from './errors'
import { cancelUnlessTransferred, pollUntil } from './poll'

/** Plain JSON that finds the task again: its id, addresses the vendor named. */
export type TaskRef = Readonly<Record<string, string>>

export interface TaskKind<T> {
  /** For messages of the log. */
  readonly label: string
  /** Server of the task: state of another server does not apply. */
  readonly server: string
  /**
   * Asks, and pays. Not ended by an abort: without its id it could neither be fetched nor cancelled.
   */
  submit(): Promise<TaskRef>
  /** The result in a box, null while it is not there. Throws when it failed. */
  look(task: TaskRef): Promise<{ readonly result: T } | null>
  cancel(task: TaskRef): Promise<void>
}

export interface TaskWait {
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  readonly deadlineMs: number
}

/** Looks may fail so long in a row. */
const PATIENCE_MS = 3 * 60_000

function findStartedTask(kind: TaskKind<unknown>, memory: RemoteMemory): TaskRef | null {
  const { server, task } = memory.saved ?? {}
  if (server !== kind.server || typeof task !== 'object' || task === null) return null
  const words = Object.entries(task).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string'
  })
  return Object.fromEntries(words)
}

/** Rejects with EngineError, or with the signal's reason after a cancel. */
export async function runTask<T>(
  kind: TaskKind<T>,
  options: TaskWait & { memory: RemoteMemory; signal: AbortSignal; patienceMs?: number },
): Promise<T> {
  const { memory, signal, patienceMs = PATIENCE_MS, ...wait } = options
  signal.throwIfAborted()
  let task = findStartedTask(kind, memory)
  if (!task) {
    const taken = await kind.submit()
    task = taken
    await memory.save({ server: kind.server, task }).catch(async (error: unknown) => {
      await cancelUnlessTransferred(signal, () => kind.cancel(taken))
      throw error
    })
  }
  const known = task
  let failingSince: number | null = null
  return pollUntil({
    ...wait,
    label: kind.label,
    signal,
    // It is paid for: an outage of a minute must not lose it.
    async look() {
      try {
        const seen = await kind.look(known)
        failingSince = null
        return seen
      } catch (error) {
        failingSince ??= performance.now()
        const outage = performance.now() - failingSince
        if (signal.aborted || !isPassing(error) || outage > patienceMs) throw error
        return null
      }
    },
    cancel: () => kind.cancel(known),
  })
}

/** The id of a task that was just taken on. Throws EngineError. */
export function taskId(label: string, value: unknown): string {
  if (typeof value === 'string' && /^[\w.:-]{1,200}$/.test(value)) return value
  throw new EngineError('unavailable', `${label} queued nothing`)
}

/**
 * All of them, each as it ends. When some fail the others are awaited, so that paid results are
 * stored; the most informative error is thrown.
 */
export async function settleAll<T>(
  count: number,
  make: (index: number) => Promise<T>,
): Promise<T[]> {
  const ended = await Promise.allSettled(Array.from({ length: count }, (_, i) => make(i)))
  const reasons = ended.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  if (reasons.length > 0) throw findWorstError(reasons)
  return ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** A refusal before trouble, trouble before being busy. */
export function findWorstError(reasons: readonly unknown[]): unknown {
  const kindOf = (reason: unknown) => (reason instanceof EngineError ? reason.kind : null)
  return (
    reasons.find((reason) => kindOf(reason) === 'content_blocked') ??
    reasons.find((reason) => kindOf(reason) !== 'rate_limited') ??
    reasons[0]
  )
}
