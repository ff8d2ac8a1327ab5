/** One runner of graphile-worker: tasks that share slots, apart from those of other lanes. */
import {
  type Logger as QueueLogger,
  Logger,
  parseCronItems,
  run,
  type Runner as GraphileRunner,
  type TaskList,
} from 'graphile-worker'
import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import type { Logger as Log } from 'pino'
import type { Db } from '../db/client'
import { isDatabaseAway } from '../db/away'
import { RESTART_MAX_MS, RESTART_MS } from './limits'
import type { Task, Work } from './queue'
import { patientPool } from './patient-pool'
import { createStranded } from './stranded'
import { sayGoodbye, showLife } from './tasks'

interface LaneOptions {
  readonly db: Db
  readonly pool: Pool
  readonly log: Log
  readonly tasks: Readonly<Record<string, Task>>
  readonly schedule: Work['schedule']
  readonly concurrency: number
  /** Those of its slots that jobs can use, for estimates: all or none. */
  readonly jobSlots: number
  readonly pollMs: number
}

export interface Lane {
  readonly isRunning: () => boolean
  /** As the queue knows this runner. */
  readonly self: () => { readonly id: string; readonly concurrency: number }
  start(): Promise<void>
  /** Ends what waits for the database. */
  abort(): void
  /** Waits for what runs. */
  stop(): Promise<void>
  showLife(): Promise<void>
  freeStranded(): Promise<void>
  sayGoodbye(): Promise<void>
}

/** graphile-worker's chatter at debug level; what an outage or the end makes it say is no error. */
export function queueLogger(log: Log, isStopping: () => boolean): QueueLogger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.error
    const expected = isStopping() || isDatabaseAway(error)
    if (level === 'error' && !expected) log.error({ err: error }, message)
    else if (level === 'error') log.info({ err: error }, message)
    else if (level === 'warning' && !isStopping()) log.warn(message)
    else log.debug(message)
  })
}

export function createLane(options: LaneOptions): Lane {
  const { db, pool, log, concurrency } = options
  let stopping = new AbortController()
  let stop = false
  let graphile: GraphileRunner | null = null
  let workerId = ''
  let restartMs = RESTART_MS
  let restart: NodeJS.Timeout | undefined
  const stranded = createStranded(db)
  const logger = queueLogger(log, () => stop)
  const self = () => ({ id: workerId, concurrency: options.jobSlots })

  const taskList: TaskList = Object.fromEntries(
    Object.entries(options.tasks).map(([name, task]) => {
      const work: TaskList[string] = (payload, { abortSignal }) =>
        task(payload, { workerId, signal: abortSignal ?? new AbortController().signal })
      return [name, work] as const
    }),
  )

  async function runGraphile(): Promise<void> {
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
      concurrency,
      pollInterval: options.pollMs,
      noHandleSignals: true,
      // Tasks that listen to their signal stop at once; runs of jobs have their own grace.
      gracefulShutdownAbortTimeout: 100,
      taskList,
      parsedCronItems: parseCronItems(
        options.schedule.map((item) => ({ ...item, options: { backfillPeriod: 0 } })),
      ),
      // One after the other would do; but only so an error of theirs ends the runner, not the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    graphile = running
    running.promise.then(
      () => onRunnerEnd(null),
      (error: unknown) => onRunnerEnd(error),
    )
    await showLife(db, self())
  }

  /** A runner that ended by itself is followed by another, later each time. */
  function onRunnerEnd(error: unknown): void {
    if (stop) return
    graphile = null
    log.error({ err: error, againInMs: restartMs }, 'the queue stopped by itself')
    restart = setTimeout(() => {
      runGraphile().then(
        () => {
          restartMs = RESTART_MS
        },
        (failure: unknown) => onRunnerEnd(failure),
      )
    }, restartMs)
    restartMs = Math.min(RESTART_MAX_MS, restartMs * 2)
  }

  return {
    isRunning: () => graphile !== null,
    self,
    async start() {
      stop = false
      stopping = new AbortController()
      if (!graphile) await runGraphile()
    },
    abort: () => stopping.abort(),
    async stop() {
      stop = true
      clearTimeout(restart)
      await graphile
        ?.stop()
        .catch((error: unknown) => log.warn({ err: error }, 'the queue stopped'))
    },
    showLife: () => showLife(db, self()),
    freeStranded: () => stranded.free(workerId),
    async sayGoodbye() {
      if (!graphile) return
      graphile = null
      await sayGoodbye(db, workerId).catch((error: unknown) => {
        log.warn({ err: error }, 'a worker went without a goodbye')
      })
    },
  }
}
