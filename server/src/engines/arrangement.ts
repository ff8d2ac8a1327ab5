/** What operators arranged beside the configuration: what is off, who comes first, what it costs. */
import type { Logger } from 'pino'
import type { OperatorStyle } from './operator-style'

export interface Arrangement {
  /** Ids of models that are not offered. */
  readonly off: readonly string[]
  /** Of tools that were arranged: ids of models, the first one first; others stand behind them. */
  readonly order: Readonly<Record<string, readonly string[]>>
  /** Credits a picture, by id of model. */
  readonly prices: Readonly<Record<string, number>>
}

export const UNARRANGED: Arrangement = { off: [], order: {}, prices: {} }

/** With what stands in tables of its own; each process knows it. */
export interface Arranged extends Arrangement {
  /** Those that are hidden, too. */
  readonly styles: readonly OperatorStyle[]
}

const NOTHING_ARRANGED: Arranged = { ...UNARRANGED, styles: [] }

/** How soon another process knows. */
const AGAIN_MS = 5000

/** `read` is asked once by `ready`, then every 5 s; what cannot be read leaves what was known. */
export function followArrangement(
  read: (() => Promise<Arranged>) | undefined,
  log?: Pick<Logger, 'warn'>,
) {
  let current = NOTHING_ARRANGED
  let asked = 0
  let answered = 0
  let failed = false
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  async function readNow(): Promise<void> {
    if (!read) return
    const turn = (asked += 1)
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
      if (!failed && !stopped)
        log?.warn({ err: error }, 'what operators arranged was not read; what was known holds')
      failed = true
    }
    schedule()
  }

  let begun: Promise<void> | null = null
  return {
    current: (): Arranged => current,
    readNow,
    /** Rejects like `read`. */
    ready: (): Promise<void> => {
      begun ??= readNow().then(schedule)
      return begun
    },
    stop(): void {
      stopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
