/**
 * Runs jobs in this process: claim, paint, store, end. The runs it holds can be aborted from
 * outside; a run that lost its job (cancelled, deleted, taken over) ends without a word.
 */
import type { Logger } from 'pino'
import { isDatabaseAway } from '../../../db/away'
import { throughOutages } from '../../../db/through-outages'
import { EngineError, type EnginePicture, type EngineResult } from '../../../engines/engine'
import type { EngineRegistry } from '../../../engines/registry'
import { removePrefix } from '../../../storage/deletion'
import { jobPrefix } from '../../../storage/keys'
import type { Storage } from '../../../storage/storage'
import { prepare } from './ask-engine'
import { withBusyRetries } from './busy'
import { type EndingDeps, fail, handBack, recover, succeed } from './endings'
import { createKeeper, type Keeper } from './keeper'
import { PROGRESS_WRITE_MS } from './limits'
import { failureOfError, RunTimeout, ShuttingDown, Superseded } from './outcome'
import { removePictures, storePictures } from './pictures'
import { createProgressWriter } from './progress'
import {
  claimNext,
  dropSavedPictures,
  hasSucceeded,
  type LostRun,
  type Outcome,
  type RunId,
  writeProgress,
} from '../repository/run'
import { countOf } from './request'
import type { JobRow } from '../rows'

export interface RunnerOptions extends EndingDeps {
  readonly storage: Storage
  readonly engines: EngineRegistry
  readonly log: Logger
  readonly leaseMs: number
  readonly jobTimeoutMs: number
}

export interface Runner {
  /**
   * Begins the job whose turn it is, if one waits. Resolves when it ended or is not ours any more;
   * rejects only when the database fails.
   */
  runNext(workerId: string): Promise<void>
  active(): RunId[]
  /** Aborts this run (any run of the job without an attempt), if it is here. */
  abort(run: { jobId: string; attempt?: number }, reason: Error): void
}

interface Run {
  readonly run: RunId
  readonly signal: AbortSignal
}

interface ActiveRun {
  readonly run: RunId
  readonly controller: AbortController
}

export function createRunner(options: RunnerOptions): Runner {
  const { db, storage, log } = options
  const active = new Map<string, ActiveRun>()

  async function paint(job: JobRow, keeper: Keeper, context: Run): Promise<EngineResult> {
    const { run, signal } = context
    const ask = await prepare(options, job)
    const progress = createProgressWriter({
      intervalMs: PROGRESS_WRITE_MS,
      write: (value: { progress: number; pictureIndex: number; preview: string | null }) =>
        writeProgress(db, run, value).catch((error: unknown) => {
          // Progress is a courtesy; the run itself is decided at its end.
          log.warn({ err: error, jobId: run.jobId }, 'progress was not written')
        }),
    })
    let shown: string | null = null
    try {
      return await withBusyRetries(
        () =>
          ask({
            signal,
            // The only picture of a job comes with its end.
            ...(countOf(job) > 1 && {
              onPicture: (picture: EnginePicture, index: number) => keeper.add(picture, index),
            }),
            onProgress({ progress: done, index, preview }) {
              // Most reports carry none, and only the latest report is written.
              shown = preview ?? shown
              progress.report({
                progress: done,
                pictureIndex: index,
                preview: shown,
              })
            },
          }),
        { signal },
      )
    } finally {
      await Promise.all([progress.stop(), keeper.rest()])
    }
  }

  async function work(job: JobRow, run: RunId, signal: AbortSignal): Promise<void> {
    const { jobId } = run
    if (run.attempt > 1) {
      await dropSavedPictures(db, run)
      await removePrefix(storage, jobPrefix(jobId))
    }
    const keeper = createKeeper(options, run)
    const result = await paint(job, keeper, { run, signal })
    signal.throwIfAborted()
    const saved = await keeper.saved()
    const pictures = await storePictures(storage, result, {
      jobId,
      saved: saved,
      signal,
    })
    const reading = result.reading && {
      understood: [...result.reading.understood],
      ignored: [...result.reading.ignored],
    }
    const outcome = { pictures, reading, answer: result.answer ?? null }
    const ended = await endWith(run, outcome, signal).catch(async (error: unknown) => {
      // Whether the commit took effect is unknown: the files stay, recovery will tell.
      log.error({ err: error, jobId: run.jobId }, 'the end of a job was not written')
      return true
    })
    if (!ended) await removePictures(storage, pictures)
  }

  /** False when the job is no longer this run's. Its pictures wait until the database is back. */
  async function endWith(run: RunId, outcome: Outcome, signal: AbortSignal): Promise<boolean> {
    let tried = false
    return throughOutages(
      async () => {
        if (tried && (await hasSucceeded(db, run))) return true
        // Should its COMMIT be cut, nobody knows whether it took effect.
        tried = true
        return succeed(options, run, outcome)
      },
      { signal },
    )
  }

  async function endWithout(run: LostRun, error: unknown, signal: AbortSignal): Promise<void> {
    const reason: unknown = signal.aborted ? signal.reason : error
    if (reason instanceof Superseded) return
    if (!(reason instanceof EngineError) && isDatabaseAway(reason)) {
      log.warn({ err: reason, jobId: run.jobId }, 'an outage cut a run')
      await throughOutages(() => recover(options, run), { signal })
      return
    }
    if (reason instanceof ShuttingDown) {
      await throughOutages(() => handBack(db, run), { signal })
      return
    }
    const failure = failureOfError(reason)
    log.warn({ err: reason, jobId: run.jobId, code: failure.code }, 'a job failed')
    await throughOutages(() => fail(options, run, failure), { signal })
  }

  return {
    active: () => [...active.values()].map(({ run }) => run),

    abort({ jobId, attempt }, reason) {
      const found = active.get(jobId)
      if (found && (attempt === undefined || attempt === found.run.attempt))
        found.controller.abort(reason)
    },

    async runNext(workerId) {
      const job = await claimNext(db, { workerId, leaseMs: options.leaseMs })
      if (!job) return
      const { id: jobId, attempt } = job
      const run: RunId = { jobId, attempt }
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(new RunTimeout()), options.jobTimeoutMs)
      active.set(jobId, { run, controller })
      try {
        await work(job, run, controller.signal)
      } catch (error) {
        await endWithout({ ...run, lostRuns: job.lostRuns }, error, controller.signal)
      } finally {
        clearTimeout(timer)
        active.delete(jobId)
      }
    },
  }
}
