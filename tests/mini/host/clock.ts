import type { Problems } from './problems'

type Callback = (...args: unknown[]) => unknown

/**
 * The host's own timers. The logic layer gets its setTimeout from here, so that a closed app leaves
 * nothing running and a throwing callback becomes a problem instead of ending the process.
 */
export class Clock {
  private readonly running = new Map<number, NodeJS.Timeout>()
  private nextId = 1

  constructor(private readonly problems: Problems) {}

  setTimeout = (callback: unknown, delayMs?: unknown, ...args: unknown[]): number => {
    const id = this.nextId++
    const timer = setTimeout(
      () => {
        this.running.delete(id)
        this.call(callback, args, 'setTimeout')
      },
      Number(delayMs) || 0,
    )
    this.running.set(id, timer)
    return id
  }

  setInterval = (callback: unknown, delayMs?: unknown, ...args: unknown[]): number => {
    const id = this.nextId++
    const timer = setInterval(() => this.call(callback, args, 'setInterval'), Number(delayMs) || 1)
    this.running.set(id, timer)
    return id
  }

  clear = (id?: unknown): void => {
    const timer = this.running.get(Number(id))
    if (timer === undefined) return
    clearTimeout(timer)
    this.running.delete(Number(id))
  }

  /** Runs a callback of the host on the next turn, as answers of the real client arrive. */
  soon(callback: () => void): void {
    this.setTimeout(callback, 0)
  }

  stop(): void {
    for (const timer of this.running.values()) clearTimeout(timer)
    this.running.clear()
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
