/** Polls a value in the database that every process needs: read at the start, then every 5 s. */
import type { Logger } from 'pino'

/** Delay until another process sees a change. */
const AGAIN_MS = 5000

interface Options<T> {
  /** Left out: `initial` stays. */
  readonly read: (() => Promise<T>) | undefined
  readonly initial: T
  readonly log?: Pick<Logger, 'warn'> | undefined
  /** Message logged once while it cannot be read. */
  readonly trouble: string
}

export interface Followed<T> {
  /** At most 5 s old. */
  current(): T
  /** Reads it now, in this process. */
  readNow(): Promise<void>
  /** Reads it once, and from then on every 5 s. Rejects like `read`. */
  ready(): Promise<void>
  stop(): void
}

/** A failed read keeps the last value. */
export function follow<T>({ read, initial, log, trouble }: Options<T>): Followed<T> {
  let current = initial
  let calls = 0
  let answered = 0
  let failed = false
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  async function readNow(): Promise<void> {
    if (!read) return
    const turn = (calls += 1)
    const next = await read()
    // An answer that was overtaken by a later one is older than it.
    if (turn < answered) return
    answered = turn
    current = next
  }

  function schedule(): void {
    if (stopped || !read) return
    timer = setTimeout(() => void again(), AGAIN_MS)
    timer.unref()
  }

  async function again(): Promise<void> {
    try {
      await readNow()
      failed = false
    } catch (error) {
      if (!failed && !stopped) log?.warn({ err: error }, trouble)
      failed = true
    }
    schedule()
  }

  let firstRead: Promise<void> | null = null
  return {
    current: () => current,
    readNow,
    ready() {
      firstRead ??= readNow().then(schedule)
      return firstRead
    },
    stop() {
      stopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
