/**
 * Watches PostgreSQL by a connection of its own: a server that is frozen keeps its connections and
 * answers nothing, which no error tells.
 */
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { cut } from './pool'

export interface Watch {
  /** Null while it answers, else why not. */
  trouble(): string | null
  stop(): Promise<void>
}

interface WatchOptions {
  readonly connectionString: string
  /** It is certain that it does not answer; said once until `onBack`. */
  onAway(reason: string): void
  onBack(): void
}

const ASK_EVERY_MS = 500
/** A process that is busy itself counts few ticks, and so blames nobody else for it. */
const TICK_MS = 250
/** Silence worth a warning, and silence after which it is taken for away. */
const SLOW_TICKS = 7
const AWAY_TICKS = 13

class Silent extends Error {}

/** Resolves as `work` does; rejects with Silent after AWAY_TICKS, or once `onTick` answers false. */
function counted<T>(work: Promise<T>, onTick: (ticks: number) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
      if (onTick(ticks) && ticks < AWAY_TICKS) return
      clearInterval(timer)
      reject(new Silent('no answer'))
    }, TICK_MS)
    work.then(resolve, reject).finally(() => clearInterval(timer))
  })
}

/** `client` is connected and answers, or it is cut and this rejects. */
async function connected(
  connectionString: string,
  onTick: (ticks: number) => boolean,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'moguang watch',
  })
  client.on('error', () => {})
  try {
    await counted(client.connect(), onTick)
    return client
  } catch (error) {
    cut(client)
    throw error
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name with several addresses that all refuse has a code and no message.
  return error.message || String((error as NodeJS.ErrnoException).code)
}

export function watchPostgres({ connectionString, onAway, onBack }: WatchOptions): Watch {
  const stopping = new AbortController()
  let reason: string | null = null
  let away = false
  let client: pg.Client | null = null

  const onTick = (ticks: number) => {
    if (ticks >= SLOW_TICKS) reason ??= 'no answer'
    return !stopping.signal.aborted
  }

  async function ask(): Promise<void> {
    client ??= await connected(connectionString, onTick)
    await counted(client.query('select 1'), onTick)
  }

  function drop(): void {
    if (client) cut(client)
    client = null
  }

  async function round(): Promise<void> {
    const hadConnection = client !== null
    try {
      await ask()
      reason = null
      if (!away) return
      away = false
      onBack()
    } catch (error) {
      drop()
      if (stopping.signal.aborted) return
      // A connection that was merely cut says nothing about the server: it is asked once more.
      if (hadConnection && !(error instanceof Silent)) return round()
      reason = wordsOf(error)
      if (away) return
      away = true
      onAway(reason)
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await round()
      await sleep(ASK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
    drop()
  }
  const watching = watch()

  return {
    trouble: () => reason,
    async stop() {
      stopping.abort()
      drop()
      await watching
    },
  }
}
