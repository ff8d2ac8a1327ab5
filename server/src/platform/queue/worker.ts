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
import { isDatabaseAway } from '../db/away'
import { repeat, type Repeating } from '../lib/repeat'
import { HEARTBEAT_MS, RESTART_MAX_MS, RESTART_MS, SILENT_MS, STOP_GRACE_MS } from './limits'
import type { Work, Worker } from './queue'
import { patientPool } from './patient-pool'
import { createStranded } from './stranded'
import { freeDeadLocks, freeEveryLock, sayGoodbye, showLife } from './tasks'

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
const POSTGRES_POLL_MS = 2_000

/** graphile-worker's chatter at debug level; what an outage or the end makes it say is no error. */
function queueLogger(log: Log, isStopping: () => boolean): QueueLogger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.error
    const expected = isStopping() || isDatabaseAway(error)
    if (level === 'error' && !expected) log.error({ err: error }, message)
    else if (level === 'error') log.info({ err: error }, message)
    else if (level === 'warning' && !isStopping()) log.warn(message)
    else log.debug(message)
  })
}

/** One beat of a living process: shows life, and frees what dead ones had locked. */
export async function beat(
  db: Db,
  worker: { id: string; concurrency: number },
  { steady } = { steady: true },
): Promise<void> {
  await showLife(db, worker)
  if (steady) await freeDeadLocks(db, SILENT_MS)
}

export function createWorker(options: WorkerOptions): Worker {
  const { db, pool, log, work } = options
  const repeating: Repeating[] = []
  let stopping = new AbortController()
  let stop = false
  let migrated = false
  let ready = false
  let graphile: GraphileRunner | null = null
  let workerId = ''
  let restartMs = RESTART_MS
  let restart: NodeJS.Timeout | undefined
  let lastOutage = -Infinity
  const stranded = createStranded(db)
  const logger = queueLogger(log, () => stop)
  const isSteady = () => performance.now() - lastOutage >= SILENT_MS
  const self = () => ({ id: workerId, concurrency: options.concurrency })

  function toTaskList({ tasks }: Work): TaskList {
    const entries = Object.entries(tasks).map(([name, task]) => {
      const run: TaskList[string] = (payload, { abortSignal }) =>
        task(payload, {
          workerId,
          signal: abortSignal ?? new AbortController().signal,
        })
      return [name, run] as const
    })
    return Object.fromEntries(entries)
  }

  async function runGraphile(work: Work): Promise<void> {
    const events = new EventEmitter()
    events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      workerId = workerPool.id
    })
    stranded.follow(events)
    const running = await run({
      pgPool: patientPool(pool, stopping.signal),
      noPreparedStatements: true,
      logger,
      events,
      concurrency: options.concurrency,
      pollInterval: options.embedded ? EMBEDDED_POLL_MS : POSTGRES_POLL_MS,
      noHandleSignals: true,
      // Tasks that listen to their signal stop at once; runs of jobs have their own grace.
      gracefulShutdownAbortTimeout: 100,
      taskList: toTaskList(work),
      parsedCronItems: parseCronItems(
        work.schedule.map((item) => ({
          ...item,
          options: { backfillPeriod: 0 },
        })),
      ),
      // One after the other would do; but only so an error of theirs ends the runner, not the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    graphile = running
    running.promise.then(
      () => onRunnerEnd(work, null),
      (error: unknown) => onRunnerEnd(work, error),
    )
    await showLife(db, self())
  }

  /** A runner that ended by itself is followed by another, later each time. */
  function onRunnerEnd(work: Work, error: unknown): void {
    if (stop) return
    graphile = null
    log.error({ err: error, againInMs: restartMs }, 'the queue stopped by itself')
    restart = setTimeout(() => {
      runGraphile(work).then(
        () => {
          restartMs = RESTART_MS
        },
        (failure: unknown) => onRunnerEnd(work, failure),
      )
    }, restartMs)
    restartMs = Math.min(RESTART_MAX_MS, restartMs * 2)
  }

  function repeatDuties(work: Work): void {
    const onError = (error: unknown) => {
      if (isDatabaseAway(error)) {
        lastOutage = performance.now()
        log.info({ err: error }, 'a worker’s beat waits for the database')
      } else log.error({ err: error }, 'a worker’s beat failed')
    }
    const onBeat = async () => {
      await beat(db, self(), { steady: isSteady() })
      await stranded.free(workerId)
    }
    repeating.push(
      repeat(onBeat, HEARTBEAT_MS, onError),
      ...work.duties.map((duty) =>
        repeat(() => duty.run({ steady: isSteady() }), duty.everyMs, onError),
      ),
    )
  }

  return {
    isReady: () => ready && (work === null || graphile !== null),

    async start() {
      stop = false
      stopping = new AbortController()
      if (!migrated)
        await runMigrations({
          pgPool: pool,
          noPreparedStatements: true,
          logger,
        })
      migrated = true
      if (work) {
        if (options.embedded) await freeEveryLock(db)
        await work.starting({ alone: options.embedded })
        if (!graphile) await runGraphile(work)
        await work.started()
        if (repeating.length === 0) repeatDuties(work)
      }
      ready = true
    },

    async stop() {
      ready = false
      stop = true
      clearTimeout(restart)
      const timer = setTimeout(() => {
        options.work?.stopNow()
        stopping.abort()
      }, STOP_GRACE_MS)
      await graphile
        ?.stop()
        .catch((error: unknown) => log.warn({ err: error }, 'the queue stopped'))
      clearTimeout(timer)
      await Promise.all(repeating.splice(0).map((task) => task.stop()))
      if (!graphile) return
      graphile = null
      await sayGoodbye(db, workerId).catch((error: unknown) => {
        log.warn({ err: error }, 'a worker went without a goodbye')
      })
    },
  }
}
