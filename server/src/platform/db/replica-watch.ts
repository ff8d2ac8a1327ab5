/**
 * Measures how far a streaming replica is behind. Positions of the primary's log are sampled with
 * the time; the replica has everything up to the newest sample whose position it has replayed. An
 * idle primary therefore does not look like a lag, which pg_last_xact_replay_timestamp() does.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { cut } from './pool'
import { connectWatcher, formatError, Silent, withSilenceLimit } from './watch'

export interface ReplicaState {
  /** Every write that ended before is there, by the clock of the primary; null: not known. */
  readonly replayedUntil: Date | null
  readonly lagMs: number
  /** Null while it answers and follows this primary. */
  readonly trouble: string | null
}

export interface ReplicaWatch {
  state(): ReplicaState
  stop(): Promise<void>
}

interface ReplicaWatchOptions {
  readonly primary: Pick<pg.Pool, 'query'>
  readonly connectionString: string
  /** It does not answer: statements under way there are cut. */
  onSilent(reason: string): void
  /** `reason`: why it is not read all the same. */
  onAnswer(reason: string | null): void
}

const POLL_INTERVAL_MS = 200
/** A replica that stopped hours ago answers nothing: older positions are of no more use. */
const MAX_SAMPLES = 1_000
const PAGE_BYTES = 8_192
/** Of a page of the log: the next record is written behind it, the last one ended before it. */
const LONGEST_HEADER = 40

const SERVER = `extract(epoch from pg_postmaster_start_time())::text as started,
  (select system_identifier::text from pg_control_system()) as cluster`
/** The time comes first: a write that ended before it is within the position. */
const SAMPLE = `select clock_timestamp()::timestamptz(3) as at,
  (pg_current_wal_insert_lsn() - '0/0')::float8 as position, ${SERVER}`
const REPLAYED = `select pg_is_in_recovery() as standby,
  (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::float8 as replayed, ${SERVER}`

interface Server {
  readonly started: string
  readonly cluster: string
}

interface Sample extends Server {
  readonly at: Date
  readonly position: number
}

/** End of the last record: on an idle primary no replica gets beyond it. */
export function endOfRecords(position: number): number {
  const inPage = position % PAGE_BYTES
  return inPage <= LONGEST_HEADER ? position - inPage : position
}

/** Null: it may be read. A standby that was promoted is one with the primary, or another database. */
function describeServer(
  primary: Server | null,
  replica: Server & { readonly standby: boolean },
): string | null {
  if (!primary) return 'the primary was not read yet'
  if (replica.cluster !== primary.cluster) return 'it belongs to another cluster'
  if (replica.standby || replica.started === primary.started) return null
  return 'it takes writes and is not the primary'
}

export function watchReplica({
  primary,
  connectionString,
  onSilent,
  onAnswer,
}: ReplicaWatchOptions): ReplicaWatch {
  const stopping = new AbortController()
  const { signal } = stopping
  const samples: (Sample & { readonly sentAt: number })[] = []
  let server: Server | null = null
  let replayed: { readonly at: Date; readonly sentAt: number } | null = null
  let trouble: string | null = 'it was not read yet'
  let client: pg.Client | null = null

  async function sample(): Promise<void> {
    const sentAt = performance.now()
    const { rows } = await primary.query<Sample>(SAMPLE)
    const [row] = rows
    if (!row) return
    // Positions of a primary that was replaced may be ahead of everything the new one writes.
    if (server?.started !== row.started) samples.length = 0
    server = row
    samples.push({ ...row, position: endOfRecords(row.position), sentAt })
    if (samples.length > MAX_SAMPLES) samples.shift()
  }

  async function readReplayed(): Promise<void> {
    client ??= await connectWatcher(connectionString, () => !signal.aborted)
    const { rows } = await withSilenceLimit(
      client.query<Server & { standby: boolean; replayed: number }>(REPLAYED),
      () => !signal.aborted,
    )
    const [row] = rows
    if (!row) return
    trouble = describeServer(server, row)
    onAnswer(trouble)
    if (trouble !== null) return
    const upTo = row.standby ? row.replayed : Infinity
    for (let next = samples[0]; next && next.position <= upTo; next = samples[0]) {
      replayed = next
      samples.shift()
    }
  }

  function drop(): void {
    if (client) cut(client)
    client = null
  }

  function onReplicaError(error: unknown): void {
    drop()
    if (signal.aborted) return
    trouble = error instanceof Silent ? 'no answer' : formatError(error)
    onSilent(trouble)
  }

  async function repeat(round: () => Promise<void>, onError: (error: unknown) => void) {
    while (!signal.aborted) {
      await round().catch(onError)
      await sleep(POLL_INTERVAL_MS, undefined, { signal }).catch(() => {})
    }
  }

  // A primary that is away is reported by its own watch; here the lag grows.
  const watching = Promise.all([repeat(sample, () => {}), repeat(readReplayed, onReplicaError)])

  return {
    state: () => ({
      trouble,
      replayedUntil: replayed?.at ?? null,
      lagMs: replayed ? performance.now() - replayed.sentAt : Infinity,
    }),
    async stop() {
      stopping.abort()
      drop()
      await watching
    },
  }
}
