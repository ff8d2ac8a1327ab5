import type { Problems } from './problems'

type Callback = (...args: unknown[]) => unknown

/** When something began, by both times. */
export interface Mark {
  readonly planMs: number
  readonly realMs: number
}

/**
 * The host's own timers. The logic layer gets its setTimeout from here, so that a closed app leaves
 * nothing running and a throwing callback becomes a problem instead of ending the process.
 * It also keeps the time by the app's own plan: a callback runs at its due time, however late a
 * busy machine came to it. Rates by the second are measured in that time: a machine that was
 * suspended runs all due callbacks at once, which no phone's app caused.
 */
export class Clock {
  private readonly running = new Map<number, NodeJS.Timeout>()
  private nextId = 1
  /** When what runs now was due; null between the turns. */
  private turnMs: number | null = null

  constructor(private readonly problems: Problems) {}

  setTimeout = (callback: unknown, delayMs?: unknown, ...args: unknown[]): number => {
    const waitMs = Number(delayMs) || 0
    return this.start(() => this.call(callback, args, 'setTimeout'), waitMs, this.nowMs() + waitMs)
  }

  setInterval = (callback: unknown, delayMs?: unknown, ...args: unknown[]): number => {
    const id = this.nextId++
    const everyMs = Number(delayMs) || 1
    let dueMs = this.nowMs()
    const timer = setInterval(() => {
      dueMs += everyMs
      this.turn(dueMs, () => this.call(callback, args, 'setInterval'))
    }, everyMs)
    this.running.set(id, timer)
    return id
  }

  clear = (id?: unknown): void => {
    const timer = this.running.get(Number(id))
    if (timer === undefined) return
    clearTimeout(timer)
    this.running.delete(Number(id))
  }

  /** By the app's plan, in ms since 1970. */
  nowMs(): number {
    return this.turnMs ?? Date.now()
  }

  mark(): Mark {
    return { planMs: this.nowMs(), realMs: Date.now() }
  }

  /**
   * Runs a callback of the host on the next turn, as answers of the real client arrive; `since`: when
   * what it answers began.
   */
  soon(callback: () => void, since?: Mark): void {
    const dueMs = since ? since.planMs + Date.now() - since.realMs : this.nowMs()
    this.start(() => this.call(callback, [], 'setTimeout'), 0, dueMs)
  }

  stop(): void {
    for (const timer of this.running.values()) clearTimeout(timer)
    this.running.clear()
  }

  private start(run: () => void, waitMs: number, dueMs: number): number {
    const id = this.nextId++
    const timer = setTimeout(() => {
      this.running.delete(id)
      this.turn(dueMs, run)
    }, waitMs)
    this.running.set(id, timer)
    return id
  }

  /** Effects within the same turn, promises too, happen at the same time. */
  private turn(dueMs: number, run: () => void): void {
    this.turnMs = dueMs
    run()
    setImmediate(() => {
      if (this.turnMs === dueMs) this.turnMs = null
    })
  }

  private call(callback: unknown, args: unknown[], where: string): void {
    if (typeof callback !== 'function') return
    try {
      ;(callback as Callback)(...args)
    } catch (thrown) {
      this.problems.addError('error', thrown, where)
    }
  }
}
