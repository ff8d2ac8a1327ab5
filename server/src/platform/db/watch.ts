/**
 * Watches PostgreSQL by a connection of its own: a server that is frozen keeps its connections and
 * answers nothing, one that became a standby answers every read, and one with a full disk even most
 * writes.
 */
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { DISK_FULL } from './away'
import { cut } from './pool'

export interface Watch {
  /** Null while it answers and takes writes, else why not. */
  trouble(): string | null
  /** A statement failed because the disk of the database is full: asks at once whether it is. */
  suspectFull(): void
  stop(): Promise<void>
}

interface WatchOptions {
  readonly connectionString: string
  /** It does not answer, or takes no writes (`answers`); said once until `onBack`. */
  onAway(reason: string, options: { answers: boolean }): void
  /** `answered`: it did all the while, so that connections from before may reach another server. */
  onBack(options: { answered: boolean }): void
}

const POLL_INTERVAL_MS = 500
/** A busy process counts few ticks, and so does not report an outage. */
const TICK_MS = 250
/** Silence worth a warning, and silence after which it is taken for away. */
const SLOW_TICKS = 7
const AWAY_TICKS = 13

/** Interval of write probes while no statement failed. */
const PROBE_WRITE_EVERY_MS = 15_000
/**
 * A temporary table makes the server extend a file of the database's own tablespace; nothing of it
 * stays. It needs no table of ours and leaves no row for VACUUM in one.
 */
const PROBE_WRITE = `
  create temp table moguang_write_probe on commit drop as
    select repeat(md5(n::text), 64) from generate_series(1, 64) n`
/** The role may not create temporary tables: then writes cannot be probed. */
const MAY_NOT = '42501'

export class Silent extends Error {}

/** It answers, and takes no writes. */
class ReadOnly extends Error {}

/** Resolves as `work` does; rejects with Silent after AWAY_TICKS, or once `onTick` answers false. */
export function withSilenceLimit<T>(
  work: Promise<T>,
  onTick: (ticks: number) => boolean,
): Promise<T> {
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
export async function connectWatcher(
  connectionString: string,
  onTick: (ticks: number) => boolean,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'moguang watch',
  })
  client.on('error', () => {})
  try {
    await withSilenceLimit(client.connect(), onTick)
    return client
  } catch (error) {
    cut(client)
    throw error
  }
}

export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name with several addresses that all refuse has a code and no message.
  return error.message || String((error as NodeJS.ErrnoException).code)
}

export function watchPostgres({ connectionString, onAway, onBack }: WatchOptions): Watch {
  const stopping = new AbortController()
  let reason: string | null = null
  let away: 'no' | 'partly' | 'wholly' = 'no'
  let client: pg.Client | null = null
  let writtenAt = performance.now()
  let full = false
  let wake = new AbortController()

  const onTick = (ticks: number) => {
    if (ticks >= SLOW_TICKS) reason ??= 'no answer'
    return !stopping.signal.aborted
  }

  async function probe(): Promise<void> {
    client ??= await connectWatcher(connectionString, onTick)
    const { rows } = await withSilenceLimit(
      client.query<{ standby: boolean; read_only: string }>(
        `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') as read_only`,
      ),
      onTick,
    )
    if (rows[0]?.standby) throw new ReadOnly('it is a standby and takes no writes')
    if (rows[0]?.read_only === 'on') throw new ReadOnly('it is read-only')
    if (full || performance.now() - writtenAt > PROBE_WRITE_EVERY_MS) await probeWrite(client)
  }

  async function probeWrite(own: pg.Client): Promise<void> {
    try {
      await withSilenceLimit(own.query(PROBE_WRITE), onTick)
    } catch (error) {
      if ((error as pg.DatabaseError).code !== MAY_NOT) throw error
    }
    full = false
    writtenAt = performance.now()
  }

  function drop(): void {
    if (client) cut(client)
    client = null
  }

  async function round(): Promise<void> {
    const hadConnection = client !== null
    try {
      await probe()
      reason = null
      if (away === 'no') return
      const answered = away === 'partly'
      away = 'no'
      onBack({ answered })
    } catch (error) {
      drop()
      if (stopping.signal.aborted) return
      // A connection that was merely cut says nothing about the server: retry once.
      if (hadConnection && !(error instanceof Silent || error instanceof ReadOnly)) return round()
      reason = formatError(error)
      const isFull = (error as pg.DatabaseError).code === DISK_FULL
      full ||= isFull
      const answers = error instanceof ReadOnly || isFull
      if (away === (answers ? 'partly' : 'wholly')) return
      away = answers ? 'partly' : 'wholly'
      onAway(reason, { answers })
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await round()
      const signal = AbortSignal.any([stopping.signal, wake.signal])
      await sleep(POLL_INTERVAL_MS, undefined, { signal }).catch(() => {})
      if (wake.signal.aborted) wake = new AbortController()
    }
    drop()
  }
  const watching = watch()

  return {
    trouble: () => reason,
    suspectFull() {
      if (full) return
      full = true
      wake.abort()
    },
    async stop() {
      stopping.abort()
      drop()
      await watching
    },
  }
}
