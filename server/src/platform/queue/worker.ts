/**
 * The process that works, over graphile-worker. Tasks are rows of the same database, so that adding
 * one is part of a transaction; what they do is handed in by name.
 */
import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger as Log } from 'pino'
import type { Db } from '../db/client'
import { isDatabaseAway } from '../db/away'
import { repeat, type Repeating } from '../lib/repeat'
import { createLane, queueLogger } from './lane'
import { HEARTBEAT_MS, SILENT_MS, STOP_GRACE_MS } from './limits'
import type { Work, Worker } from './queue'
import { freeDeadLocks, freeEveryLock, showLife } from './tasks'

interface WorkerOptions {
  readonly db: Db
  readonly pool: Pool
  readonly log: Log
  readonly concurrency: number
  /** The embedded database: no other process works, and NOTIFY does not arrive. */
  readonly embedded: boolean
  /** Null: this process only submits. */
  readonly work: Work | null
}

const EMBEDDED_POLL_MS = 200
/** Of deliveries, which may be a second late. */
const EMBEDDED_SLOW_POLL_MS = 1_000
const POSTGRES_POLL_MS = 2_000

/** One beat of a living process: shows life, and frees what dead ones had locked. */
export async function beat(
  db: Db,
  worker: { id: string; concurrency: number },
  { steady } = { steady: true },
): Promise<void> {
  await showLife(db, worker)
  if (steady) await freeDeadLocks(db, SILENT_MS)
}

function createLanes({ work, embedded, concurrency, ...base }: WorkerOptions) {
  if (!work) return null
  const { tasks, schedule, outbound } = work
  return {
    main: createLane({
      ...base,
      tasks,
      schedule,
      concurrency,
      jobSlots: concurrency,
      pollMs: embedded ? EMBEDDED_POLL_MS : POSTGRES_POLL_MS,
    }),
    outbound: createLane({
      ...base,
      ...outbound,
      schedule: [],
      jobSlots: 0,
      pollMs: embedded ? EMBEDDED_SLOW_POLL_MS : POSTGRES_POLL_MS,
    }),
  }
}

export function createWorker(options: WorkerOptions): Worker {
  const { db, pool, log, work } = options
  const repeating: Repeating[] = []
  let stop = false
  let migrated = false
  let ready = false
  let lastOutage = -Infinity
  const lanes = createLanes(options)
  const all = lanes ? [lanes.main, lanes.outbound] : []
  const isSteady = () => performance.now() - lastOutage >= SILENT_MS

  async function onBeat(): Promise<void> {
    if (!lanes) return
    // Before anything is freed: the rows of this process are not those of a dead one.
    await lanes.outbound.showLife()
    await beat(db, lanes.main.self(), { steady: isSteady() })
    for (const lane of all) await lane.freeStranded()
  }

  function repeatDuties({ duties }: Work): void {
    const onError = (error: unknown) => {
      if (isDatabaseAway(error)) {
        lastOutage = performance.now()
        log.info({ err: error }, 'a worker’s beat waits for the database')
      } else log.error({ err: error }, 'a worker’s beat failed')
    }
    repeating.push(
      repeat(onBeat, HEARTBEAT_MS, onError),
      ...duties.map((duty) =>
        repeat(() => duty.run({ steady: isSteady() }), duty.everyMs, onError),
      ),
    )
  }

  return {
    isReady: () => ready && all.every((lane) => lane.isRunning()),

    async start() {
      stop = false
      if (!migrated)
        await runMigrations({
          pgPool: pool,
          noPreparedStatements: true,
          logger: queueLogger(log, () => stop),
        })
      migrated = true
      if (work) {
        if (options.embedded) await freeEveryLock(db)
        await work.starting({ alone: options.embedded })
        for (const lane of all) await lane.start()
        await work.started()
        if (repeating.length === 0) repeatDuties(work)
      }
      ready = true
    },

    async stop() {
      ready = false
      stop = true
      const timer = setTimeout(() => {
        work?.stopNow()
        for (const lane of all) lane.abort()
      }, STOP_GRACE_MS)
      await Promise.all(all.map((lane) => lane.stop()))
      clearTimeout(timer)
      await Promise.all(repeating.splice(0).map((task) => task.stop()))
      for (const lane of all) await lane.sayGoodbye()
    },
  }
}
