/** Work of a process: tasks by name, duties and hooks. It imports no module. */

export type Payload = unknown

export interface TaskContext {
  /** Of the process, as the queue knows it. */
  readonly workerId: string
  /** Aborted when the process stops. */
  readonly signal: AbortSignal
}

export type Task = (payload: Payload, context: TaskContext) => Promise<void>

/** Done again and again while the process works, never twice at once. */
interface Duty {
  readonly everyMs: number
  /** `steady`: false shortly after an outage, when the silence of other processes says nothing. */
  run(options: { steady: boolean }): Promise<void>
}

export interface Work {
  /** By the name that their rows have. */
  readonly tasks: Readonly<Record<string, Task>>
  /** Calls to servers of others, with slots of their own: a slow receiver takes none from jobs. */
  readonly outbound: {
    readonly tasks: Readonly<Record<string, Task>>
    readonly concurrency: number
  }
  /** Tasks by time, as crontab has it (UTC). */
  readonly schedule: readonly {
    readonly task: string
    readonly match: string
  }[]
  readonly duties: readonly Duty[]
  /** Before the first task; `alone`: no other process works, so open tasks were abandoned. */
  starting(options: { alone: boolean }): Promise<void>
  /** Tasks are being worked on. */
  started(): Promise<void>
  /** The process has waited long enough: what still runs is to end now. */
  stopNow(): void
}

/** The worker of a process; one that only submits works on nothing. */
export interface Worker {
  /** Creates the queue's tables and begins to work; may be tried again after it rejected. */
  start(): Promise<void>
  /** Waits shortly for what runs, then has it ended. */
  stop(): Promise<void>
  /** Started and not stopped: tasks can be added, and are worked on if this process works. */
  isReady(): boolean
}

/** A text of a task's payload. Throws when it has none. */
export function requireText(payload: Payload, field: string): string {
  const value = (payload as Record<string, unknown> | null)?.[field]
  if (typeof value !== 'string') throw new Error(`a queued task has no ${field}`)
  return value
}
