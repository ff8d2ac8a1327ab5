/**
 * The process that works, over graphile-worker. Tasks are rows of the same database, so that adding
 * one is part of a transaction; what they do is handed in by name.
 */
import {
  type Logger as QueueLogger,
  Logger,
  parseCronItems,
  run,
  runMigrations,
} from 'graphile-worker'
import type { Runner as GraphileRunner, TaskList } from 'graphile-worker'
import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import type { Logger as Log } from 'pino'
import type { Db } from '../db/client'
import { repeat, type Repeating } from '../lib/repeat'
import { HEARTBEAT_MS, SILENT_MS, STOP_GRACE_MS } from './limits'
import type { Work, Worker } from './queue'
import { freeDeadLocks, freeEveryLock, sayGoodbye, showLife } from './tasks'

interface WorkerOptions {
  readonly db: Db
  readonly pool: Pool
  readonly log: Log
  readonly concurrency: number
  /** The embedded database: nobody else works, and NOTIFY does not arrive. */
  readonly embedded: boolean
  /** Null: this process only submits. */
  readonly work: Work | null
}

const EMBEDDED_POLL_MS = 200
const POSTGRES_POLL_MS = 2_000

/** graphile-worker's chatter at debug level, its warnings and errors as they are. */
function queueLogger(log: Log): QueueLogger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ err: meta?.error }, message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}

/** One beat of a living process: shows life, and frees what dead ones had locked. */
export async function beat(db: Db, worker: { id: string; concurrency: number }): Promise<void> {
  await showLife(db, worker)
  await freeDeadLocks(db, SILENT_MS)
}

export function createWorker(options: WorkerOptions): Worker {
  const { db, log } = options
  const repeating: Repeating[] = []
  let ready = false
  let graphile: GraphileRunner | null = null
  let workerId = ''

  function listOf(work: Work): TaskList {
    const entries = Object.entries(work.tasks).map(([name, task]) => {
      const run: TaskList[string] = (payload, { abortSignal }) =>
        task(payload, { workerId, signal: abortSignal ?? new AbortController().signal })
      return [name, run] as const
    })
    return Object.fromEntries(entries)
  }

  async function startWorking(
    work: Work,
    shared: { pgPool: Pool; noPreparedStatements: true; logger: QueueLogger },
  ) {
    if (options.embedded) await freeEveryLock(db)
    await work.starting({ alone: options.embedded })
    const events = new EventEmitter()
    events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      workerId = workerPool.id
    })
    graphile = await run({
      ...shared,
      events,
      concurrency: options.concurrency,
      pollInterval: options.embedded ? EMBEDDED_POLL_MS : POSTGRES_POLL_MS,
      noHandleSignals: true,
      // Tasks that listen to their signal stop at once; runs of jobs have their own grace.
      gracefulShutdownAbortTimeout: 100,
      taskList: listOf(work),
      parsedCronItems: parseCronItems(
        work.schedule.map((item) => ({ ...item, options: { backfillPeriod: 0 } })),
      ),
    })
    const worker = { id: workerId, concurrency: options.concurrency }
    await showLife(db, worker)
    const warn = (error: unknown) => log.error({ err: error }, 'a worker’s beat failed')
    repeating.push(
      repeat(() => beat(db, worker), HEARTBEAT_MS, warn),
      ...work.duties.map((duty) => repeat(() => duty.run(), duty.everyMs, warn)),
    )
    await work.started()
  }

  return {
    isReady: () => ready,

    async start() {
      const shared = {
        pgPool: options.pool,
        noPreparedStatements: true,
        logger: queueLogger(log),
      } as const
      await runMigrations(shared)
      if (options.work) await startWorking(options.work, shared)
      ready = true
    },

    async stop() {
      ready = false
      if (!graphile) return
      const timer = setTimeout(() => options.work?.stopNow(), STOP_GRACE_MS)
      await graphile.stop()
      clearTimeout(timer)
      await Promise.all(repeating.splice(0).map((task) => task.stop()))
      graphile = null
      await sayGoodbye(db, workerId)
    },
  }
}
