/**
 * Polls a value in the database that every process needs: read at the start, then every 5 s, and at
 * once where a signal of another process says that it changed.
 */
import type { Logger } from 'pino'
import type { Signal } from './signal'

/** Delay until another process sees a change. */
const AGAIN_MS = 5000

interface Options<T> {
  /** Left out: `initial` stays. */
  readonly read: (() => Promise<T>) | undefined
  readonly initial: T
  readonly log?: Pick<Logger, 'warn'> | undefined
  /** Message logged once while it cannot be read. */
  readonly trouble: string
  /** Left out: changes in other processes are found by the timer alone. */
  readonly signal?: Signal | undefined
}

export interface Followed<T> {
  /** At most 5 s old. */
  current(): T
  /** Reads it now, in this process. */
  readNow(): Promise<void>
  /** After a committed change in this process: the others read it now, and so does this one. */
  announce(): Promise<void>
  /** Reads it once, and from then on every 5 s. Rejects like `read`. */
  ready(): Promise<void>
  stop(): void
}

/** A failed read keeps the last value. */
export function follow<T>({ read, initial, log, trouble, signal }: Options<T>): Followed<T> {
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

  async function tryRead(): Promise<void> {
    try {
      await readNow()
      failed = false
    } catch (error) {
      if (!failed && !stopped) log?.warn({ err: error }, trouble)
      failed = true
    }
  }

  const again = () => tryRead().then(schedule)

  let unlisten: (() => void) | undefined
  let firstRead: Promise<void> | null = null
  return {
    current: () => current,
    readNow,
    announce() {
      signal?.send()
      return readNow()
    },
    ready() {
      if (read) unlisten ??= signal?.listen(() => void tryRead())
      firstRead ??= readNow().then(schedule)
      return firstRead
    },
    stop() {
      stopped = true
      unlisten?.()
      if (timer) clearTimeout(timer)
    },
  }
}
