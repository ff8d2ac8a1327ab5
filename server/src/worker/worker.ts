/**
 * The queue over graphile-worker. Jobs are rows of the same database, so that submitting is one
 * transaction; a working process also beats (see recovery) and runs the recurring tasks.
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
import { paintDemo } from '../demo/paint'
import type { EngineRegistry } from '../engines/registry'
import { packExport } from '../modules/export/pack'
import { paintSample, queueSamples } from '../samples/paint'
import type { Storage } from '../storage/storage'
import {
  addPaintRow,
  addTaskRow,
  DELETE_FILES_TASK,
  EXPORT_TASK,
  DEMO_TASK,
  PAINT_TASK,
  removePaintRow,
  SAMPLE_TASK,
  sayGoodbye,
  showLife,
  SWEEP_UPLOADS_TASK,
} from './graphile'
import { CANCEL_POLL_MS, HEARTBEAT_MS, LEASE_MS, STOP_GRACE_MS } from '../modules/job/run/limits'
import { ShuttingDown, Superseded } from '../modules/job/run/outcome'
import { removePrefix } from '../modules/job/run/pictures'
import type { JobQueue } from './queue'
import { beat, dropLostRuns, takeOver } from '../modules/job/run/recovery'
import { repeat, type Repeating } from '../lib/repeat'
import { createRunner } from '../modules/job/run/runner'
import { sweepUploads } from '../modules/upload/sweep'

export interface QueueOptions {
  readonly db: Db
  readonly pool: Pool
  readonly log: Log
  readonly storage: Storage
  readonly engines: EngineRegistry
  readonly concurrency: number
  readonly jobTimeoutMs: number
  /** Whether the demo square is painted here. */
  readonly demo: boolean
  /** False: this process only submits. */
  readonly works: boolean
  /** The embedded database: nobody else works, and NOTIFY does not arrive. */
  readonly embedded: boolean
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

function payloadText(payload: unknown, field: string): string {
  const value = (payload as Record<string, unknown> | null)?.[field]
  if (typeof value !== 'string') throw new Error(`a queued task has no ${field}`)
  return value
}

export function createJobQueue(options: QueueOptions): JobQueue {
  const { db, log, storage } = options
  const runner = createRunner({ ...options, leaseMs: LEASE_MS })
  const repeating: Repeating[] = []
  let ready = false
  let graphile: GraphileRunner | null = null
  let workerId = ''

  const tasks: TaskList = {
    [PAINT_TASK]: (payload) => runner.run(payloadText(payload, 'jobId'), workerId),
    [DELETE_FILES_TASK]: (payload) => removePrefix(storage, payloadText(payload, 'prefix')),
    [SAMPLE_TASK]: (payload, { abortSignal }) =>
      paintSample(options, {
        id: payloadText(payload, 'id'),
        signal: abortSignal ?? new AbortController().signal,
      }),
    [DEMO_TASK]: (_, { abortSignal }) =>
      paintDemo(options, abortSignal ?? new AbortController().signal),
    [EXPORT_TASK]: (payload) => packExport(options, payloadText(payload, 'id')),
    [SWEEP_UPLOADS_TASK]: async () => {
      await sweepUploads(options)
    },
  }

  async function startWorking(shared: {
    pgPool: Pool
    noPreparedStatements: true
    logger: QueueLogger
  }) {
    if (options.embedded) await takeOver(db, log)
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
      // Tasks that listen (samples) stop at once; runs of jobs have their own grace.
      gracefulShutdownAbortTimeout: 100,
      taskList: tasks,
      parsedCronItems: parseCronItems([
        { task: SWEEP_UPLOADS_TASK, match: '*/10 * * * *', options: { backfillPeriod: 0 } },
      ]),
    })
    const worker = { id: workerId, concurrency: options.concurrency }
    await showLife(db, worker)
    const warn = (error: unknown) => log.error({ err: error }, 'a worker’s beat failed')
    repeating.push(
      repeat(() => beat({ db, log, runner, worker, leaseMs: LEASE_MS }), HEARTBEAT_MS, warn),
      repeat(() => dropLostRuns(db, runner), CANCEL_POLL_MS, warn),
    )
    await queueSamples(options)
  }

  return {
    enqueue: (tx, jobId) => addPaintRow(tx, jobId, null),
    withdraw: removePaintRow,
    enqueueFileDeletion: (tx, prefix) =>
      addTaskRow(tx, DELETE_FILES_TASK, { payload: { prefix }, priority: 5 }),
    isReady: () => ready,

    async start() {
      const shared = {
        pgPool: options.pool,
        noPreparedStatements: true,
        logger: queueLogger(log),
      } as const
      await runMigrations(shared)
      if (options.works) await startWorking(shared)
      ready = true
    },

    async stop() {
      ready = false
      if (!graphile) return
      const timer = setTimeout(() => {
        for (const held of runner.active()) runner.abort(held, new ShuttingDown())
      }, STOP_GRACE_MS)
      await graphile.stop()
      clearTimeout(timer)
      await Promise.all(repeating.splice(0).map((task) => task.stop()))
      graphile = null
      await sayGoodbye(db, workerId)
    },

    cancel(jobId) {
      runner.abort({ jobId }, new Superseded())
    },
  }
}
