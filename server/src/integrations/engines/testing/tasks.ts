/** Common parts of clouds that queue work: tasks that go through their states, and are recorded. */
import { gradient } from './requests'

export interface Quirks {
  /** Waiting and running time of a task, ms. */
  stepMs: number
  /** A finished task without its file. */
  empty: boolean
  /** Error code every task ends with; null: it succeeds. */
  failsWith: string | null
  /** An accepted task is cancelled there. */
  cancelled: boolean
  /** Tasks are forgotten. */
  forgets: boolean
  /** Replaces every result; null: as requested. */
  file: Buffer | null
}

export interface Task {
  readonly id: string
  readonly body: Readonly<Record<string, unknown>>
  readonly startedMs: number
  cancelled: boolean
}

export const QUIRKS: Readonly<Quirks> = {
  stepMs: 0,
  empty: false,
  failsWith: null,
  cancelled: false,
  forgets: false,
  file: null,
}

export function taskBook(quirks: Quirks, prefix: string) {
  const tasks = new Map<string, Task>()
  return {
    /** All that were ever taken on: what was paid for. */
    accepted: () => [...tasks.values()],
    find: (id: string) => (quirks.forgets ? undefined : tasks.get(id)),
    take(body: Task['body']): Task {
      const task = {
        id: `${prefix}${tasks.size + 1}-0a1b2c3d`,
        body,
        startedMs: performance.now(),
        cancelled: quirks.cancelled,
      }
      tasks.set(task.id, task)
      return task
    },
    /** 0 waits, 1 runs, 2 has ended. */
    getStage({ startedMs }: Task): 0 | 1 | 2 {
      const past = performance.now() - startedMs
      return past < quirks.stepMs ? 0 : past < quirks.stepMs * 2 ? 1 : 2
    },
  }
}

/** A sixteenth of the sides: the pixels do not matter. */
export function smallPicture(width: number, height: number): Promise<Buffer> {
  const side = (px: number) => Math.max(48, Math.round(px / 16))
  return gradient(side(width), side(height))
}
