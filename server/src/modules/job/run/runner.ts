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
import { noteRun } from './health'
import { createKeeper, type Keeper } from './keeper'
import { PROGRESS_WRITE_MS } from './limits'
import { failureOfError, RunTimeout, ShuttingDown, Superseded, TakenOver } from './outcome'
import { removePictures, storePictures } from './pictures'
import { machineLoad } from './machine-load'
import { createProgressWriter } from './progress'
import { createRemoteMemory } from './remote'
import {
  claimNext,
  dropSavedPictures,
  hasSucceeded,
  type LostRun,
  type Outcome,
  type Progress,
  type RunId,
  writeProgress,
} from '../repository/run'
import { countOf } from './request'
import type { OwnEngines } from '../ports'
import { asked, traced } from './traces'
import { createStageKeeper, type StageKeeper } from './stages'
import type { JobRow } from '../rows'

export interface RunnerOptions extends EndingDeps {
  readonly storage: Storage
  readonly engines: EngineRegistry
  readonly ownEngines: OwnEngines
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
  /** A vendor's own limit goes before that of jobs, which is for work done here; ms from the start. */
  allow(longestMs: number): void
}

interface Painted {
  readonly result: EngineResult
  readonly stages: StageKeeper
}

const NO_PROGRESS: Progress = {
  ...{ progress: 0, pictureIndex: 0 },
  ...{ preview: null, step: null, stages: null, queueAhead: null },
}

interface ActiveRun {
  readonly run: RunId
  readonly controller: AbortController
}

export function createRunner(options: RunnerOptions): Runner {
  const { db, storage, log } = options
  const active = new Map<string, ActiveRun>()

  async function paint(job: JobRow, keeper: Keeper, context: Run): Promise<Painted> {
    const { run, signal } = context
    const { ask, longestMs } = await prepare(options, job)
    context.allow(longestMs)
    const progress = createProgressWriter({
      intervalMs: PROGRESS_WRITE_MS,
      write: (value: Progress) =>
        writeProgress(db, run, value).catch((error: unknown) => {
          // Progress is a courtesy; the run itself is decided at its end.
          log.warn({ err: error, jobId: run.jobId }, 'progress was not written')
        }),
    })
    let shown: Progress = NO_PROGRESS
    const show = (news: Partial<Progress>): void => {
      shown = { ...shown, ...news }
      progress.report(shown)
    }
    const count = countOf(job)
    const of = { jobId: run.jobId, pictures: count }
    const stages = createStageKeeper(options, of, (kept) => show({ stages: kept }))
    // Several may be painted at once: the first that is not finished is the one to watch.
    const finished = new Set<number>()
    const watched = (index: number): number => {
      if (count === 1) return index
      let first = 0
      while (finished.has(first) && first < count - 1) first += 1
      return first
    }
    const remote = createRemoteMemory(db, { run, saved: job.remote, signal })
    try {
      const result = await withBusyRetries(
        () =>
          asked(job, () =>
            ask({
              signal,
              remote,
              // The only picture of a job comes with its end.
              ...(count > 1 && {
                onPicture(picture: EnginePicture, index: number) {
                  finished.add(index)
                  keeper.add(picture, index)
                },
              }),
              onProgress({ picture, ...news }) {
                if (picture) stages.add(news, picture)
                const { progress: done, index, preview, step, queue } = news
                // Only the latest report is written: what it leaves out stays as it was.
                const pictureIndex = watched(index)
                show({
                  ...{ progress: done, pictureIndex, queueAhead: queue?.ahead ?? null },
                  ...(preview !== undefined && { preview }),
                  ...(step !== undefined && index === pictureIndex && { step }),
                })
              },
            }),
          ),
        { signal },
      )
      return { result, stages }
    } finally {
      await Promise.all([progress.stop(), keeper.rest()])
    }
  }

  async function work(job: JobRow, context: Run): Promise<void> {
    const { run, signal } = context
    const { jobId } = run
    if (run.attempt > 1) {
      await dropSavedPictures(db, run)
      await removePrefix(storage, jobPrefix(jobId))
    }
    const keeper = createKeeper(options, run)
    const { result, stages } = await paint(job, keeper, context)
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
    const { answer = null, cost: vendorCost = null, verdict = null, notes = [] } = result
    const made = { pictures, reading, answer, verdict, notes: [...notes] }
    const outcome = { ...made, vendorCost, stages: await stages.rest() }
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

  const healthOf = ({ engineId }: JobRow, error: unknown): Promise<void> =>
    noteRun(options, options.engines.byId(engineId), error)

  async function endWithout(
    job: JobRow,
    run: LostRun,
    { error, signal }: { error: unknown; signal: AbortSignal },
  ): Promise<void> {
    const reason: unknown = signal.aborted ? signal.reason : error
    if (reason instanceof Superseded || reason instanceof TakenOver) return
    if (!(reason instanceof EngineError) && isDatabaseAway(reason)) {
      log.warn({ err: reason, jobId: run.jobId }, 'an outage cut a run')
      await throughOutages(() => recover(options, run), { signal })
      return
    }
    if (reason instanceof ShuttingDown) {
      await throughOutages(() => handBack(db, run), { signal })
      return
    }
    await healthOf(job, reason)
    const failure = failureOfError(reason)
    log.warn({ err: reason, jobId: run.jobId, code: failure.code }, 'a job failed')
    await throughOutages(() => fail(options, run, failure), { signal })
  }

  /** From its claim to its end. */
  async function runClaimed(job: JobRow): Promise<void> {
    const { id: jobId, attempt } = job
    const run: RunId = { jobId, attempt }
    const controller = new AbortController()
    const end = () => controller.abort(new RunTimeout())
    let timer = setTimeout(end, options.jobTimeoutMs)
    const allow = (longestMs: number): void => {
      if (longestMs <= options.jobTimeoutMs) return
      clearTimeout(timer)
      timer = setTimeout(end, longestMs)
    }
    active.set(jobId, { run, controller })
    try {
      await work(job, { run, signal: controller.signal, allow })
      await healthOf(job, null)
    } catch (error) {
      const lost = { ...run, lostRuns: job.lostRuns }
      await endWithout(job, lost, { error, signal: controller.signal })
    } finally {
      clearTimeout(timer)
      active.delete(jobId)
    }
  }

  return {
    active: () => [...active.values()].map(({ run }) => run),

    abort({ jobId, attempt }, reason) {
      const found = active.get(jobId)
      if (found && (attempt === undefined || attempt === found.run.attempt))
        found.controller.abort(reason)
    },

    async runNext(workerId) {
      const job = await claimNext(db, { workerId, leaseMs: options.leaseMs, load: machineLoad() })
      if (!job) return
      await traced(job, () => runClaimed(job))
    },
  }
}
