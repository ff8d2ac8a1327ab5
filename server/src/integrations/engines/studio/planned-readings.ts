/**
 * Words of a prompt that its composed picture shows. The prompt alone does not tell which of them
 * are hidden or out of the frame.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { PromptReading } from '@studio/painter/parse'
import type { PaintRequest } from '@studio/painter/paint'

/** Composing takes a tenth of a second, a new thread one more: typing waits for no more than this. */
const WAIT_MS = 600
const MOST_KNOWN = 200

/** Composes one prompt at a time, and keeps the readings of the latest. */
export class PlannedReadings {
  readonly #compose: (request: PaintRequest) => Promise<PromptReading>
  readonly #waitMs: number
  readonly #known = new Map<string, PromptReading>()
  #running: { readonly key: string; readonly reading: Promise<PromptReading | null> } | null = null

  constructor(compose: (request: PaintRequest) => Promise<PromptReading>, waitMs = WAIT_MS) {
    this.#compose = compose
    this.#waitMs = waitMs
  }

  /** Null: not known in time, or it cannot be composed; a later call may find it. */
  async find(request: PaintRequest): Promise<PromptReading | null> {
    const key = JSON.stringify(request)
    const known = this.#known.get(key)
    if (known) return known
    this.#running ??= { key, reading: this.#read(key, request) }
    if (this.#running.key !== key) return null
    const late = new AbortController()
    const waiting = sleep(this.#waitMs, null, { signal: late.signal, ref: false })
    try {
      return await Promise.race([this.#running.reading, waiting])
    } finally {
      late.abort()
      waiting.catch(() => undefined)
    }
  }

  async #read(key: string, request: PaintRequest): Promise<PromptReading | null> {
    try {
      const reading = await this.#compose(request)
      const [oldest] = this.#known.keys()
      if (this.#known.size >= MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest)
      this.#known.set(key, reading)
      return reading
    } catch {
      return null
    } finally {
      this.#running = null
    }
  }
}
