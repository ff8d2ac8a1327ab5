import type { Clock } from './clock'
import { LIMITS } from './limits'
import type { Problems } from './problems'
import type { SetDataCall, SetDataStats } from './protocol'

const WINDOW_MS = 1000

/** Watches what crosses from the logic layer to the view, as the bridge of the real client does. */
export class SetDataGuard {
  private count = 0
  private maxBytes = 0
  private log: SetDataCall[] = []
  private lastMs = 0

  constructor(
    private readonly problems: Problems,
    private readonly clock: Pick<Clock, 'nowMs'>,
  ) {}

  /** The data as the view receives it: a JSON copy. `owner` names the page or component. */
  cross(owner: string, data: unknown): Record<string, unknown> {
    if (typeof data !== 'object' || data === null) {
      this.problems.add('set-data', `${owner}: setData needs an object`)
      return {}
    }
    const bad = findUncrossable(data, '')
    if (bad !== null) this.problems.add('set-data', `${owner}: ${bad}`)
    const text = JSON.stringify(data)
    const sizeBytes = Buffer.byteLength(text)
    this.log.push({ atMs: this.clock.nowMs(), owner, sizeBytes, paths: Object.keys(data) })
    this.measure(owner, sizeBytes)
    return JSON.parse(text) as Record<string, unknown>
  }

  stats(): SetDataStats {
    const { count, maxBytes } = this
    return { count, maxBytes, maxPerSecond: busiestSecond(this.log).length }
  }

  /** Every call since launch or the last reset, for finding out which ones are too many. */
  calls(): SetDataCall[] {
    return this.log
  }

  /** Time since the last change of the view, in ms. */
  stillForMs(): number {
    return Date.now() - this.lastMs
  }

  reset(): void {
    this.log = []
    this.count = this.maxBytes = 0
  }

  private measure(owner: string, sizeBytes: number): void {
    this.lastMs = Date.now()
    this.count += 1
    this.maxBytes = Math.max(this.maxBytes, sizeBytes)
    if (sizeBytes > LIMITS.setDataBytes) {
      this.problems.add('set-data', `${owner}: setData of ${sizeBytes} bytes, over 256 KB`)
    }
  }
}

/** The calls of the second that holds most of them, by the app's own plan. */
export function busiestSecond(calls: readonly SetDataCall[]): SetDataCall[] {
  const sorted = [...calls].sort((a, b) => a.atMs - b.atMs)
  let busiest: SetDataCall[] = []
  let from = 0
  for (const [at, call] of sorted.entries()) {
    while (call.atMs - (sorted[from]?.atMs ?? 0) >= WINDOW_MS) from += 1
    if (at + 1 - from > busiest.length) busiest = sorted.slice(from, at + 1)
  }
  return busiest
}

/** The first value JSON cannot carry, as a sentence, or null. */
function findUncrossable(value: unknown, path: string): string | null {
  if (value === undefined) return `setting data field "${path}" to undefined is invalid`
  if (typeof value === 'function') return `data field "${path}" is a function`
  if (typeof value === 'bigint' || typeof value === 'symbol') {
    return `data field "${path}" is a ${typeof value}`
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, child] of Object.entries(value)) {
    const found = findUncrossable(child, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}
