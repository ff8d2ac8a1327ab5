/**
 * Runs jobs in this process: claim, paint, store, end. The runs it holds can be aborted from
 * outside; a run that lost its job (cancelled, deleted, taken over) ends without a word.
 */
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from '../../../platform/db/away'
import { throughOutages } from '../../../platform/db/through-outages'
import {
  EngineError,
  type EnginePicture,
  type EngineResult,
} from '../../../integrations/engines/engine'
import type { EngineRegistry } from '../../../integrations/engines/registry'
import { removePrefix } from '../../../integrations/storage/deletion'
import { jobPrefix } from '../../../integrations/storage/keys'
import type { Disk } from '../../../platform/disk'
import type { SpeechService } from '../../../integrations/speech/service'
import type { Storage } from '../../../integrations/storage/storage'
import type { AnswerFiles } from './answers'
import type { ClipDeps } from '../film/clips'
import { prepare } from './call-engine'
import { withBusyRetries } from './busy'
import { type EndingDeps, fail, requeueRun, recover } from './endings'
import { noteRun } from './circuit-breaker'
import { describeCause } from './cause'
import { createPictureSaver, type PictureSaver } from './picture-saver'
import { DISK_POLL_MS, PROGRESS_WRITE_MS } from './limits'
import { failureOfError, RunTimeout, ShuttingDown, Superseded, TakenOver } from './outcome'
import { storeWithRetries } from './store-patiently'
import { machineLoad } from './machine-load'
import { createProgressWriter, type ProgressWriter } from './progress'
import { createRemoteMemory } from './remote'
import {
  claimNext,
  dropSavedPictures,
  type LostRun,
  type Progress,
  type RunId,
  writeProgress,
} from '../repository/run'
import { countRequested } from './request'
import type { OwnEngines } from '../ports'
import { withEngineSpan, traced } from './traces'
import { mergeProgress, NO_PROGRESS, toStoring } from './shown-progress'
import { createStageSaver } from './stages'
import type { JobRow, JobStage } from '../rows'

export interface RunnerOptions extends EndingDeps {
  readonly storage: Storage
  readonly engines: EngineRegistry
  readonly ownEngines: OwnEngines
  /** Null: no words are spoken. */
  readonly speech: SpeechService | null
  readonly answers: AnswerFiles
  readonly disk: Pick<Disk, 'problem'>
  readonly log: Logger
  readonly leaseMs: number
  readonly jobTimeoutMs: number
}

export interface Runner {
  /**
   * Begins the job whose turn it is, if one waits. Resolves when it ended or is not ours any more;
   * rejects only when the database fails, or once `signal` is aborted while no disk space is free.
   */
  runNext(workerId: string, signal?: AbortSignal): Promise<void>
  active(): RunId[]
  /** Aborts this run (any run of the job without an attempt), if it is here. */
  abort(run: { jobId: string; attempt?: number }, reason: Error): void
}

interface Run {
  readonly run: RunId
  readonly signal: AbortSignal
  /** A vendor's own limit goes before that of jobs, which is for work done here; ms from the start. */
  allow(longestMs: number): void
  /** The engine has answered: storing that may take as long as an outage does. */
  finish(): void
}

interface Painted {
  readonly result: EngineResult
  readonly stages: readonly JobStage[]
}

interface ActiveRun {
  readonly run: RunId
  readonly controller: AbortController
}

export function createRunner(options: RunnerOptions): Runner {
  const { db, storage, log } = options
  const active = new Map<string, ActiveRun>()

  const hinted = new Set<string>()

  /** A setting that does not fit a model is logged once per process. */
  function hintOnce({ engineId, modelId, id }: JobRow, { hint }: EngineResult): void {
    if (hint === undefined || hinted.has(`${modelId} ${hint}`)) return
    hinted.add(`${modelId} ${hint}`)
    log.warn({ engine: engineId, model: modelId, jobId: id }, hint)
  }

  /** Shots of a film are bought from models of their own: the film's job does not fail with them. */
  const noteClip: ClipDeps['noteClip'] = ({ engineId, model: modelId }, userId, error) =>
    noteRun(options, { engine: options.engines.byId(engineId), modelId, userId }, error)

  const openProgress = (run: RunId) =>
    createProgressWriter({
      intervalMs: PROGRESS_WRITE_MS,
      write: (value: Progress) =>
        writeProgress(db, run, value).catch((error: unknown) => {
          // Progress is a courtesy; the run itself is decided at its end.
          log.warn({ err: error, jobId: run.jobId }, 'progress was not written')
        }),
    })

  async function paint(
    job: JobRow,
    { saver, progress }: { saver: PictureSaver; progress: ProgressWriter<Progress> },
    context: Run,
  ): Promise<Painted> {
    const { run, signal } = context
    const { callEngine, longestMs } = await prepare({ ...options, noteClip }, job)
    context.allow(longestMs)
    let shown: Progress = NO_PROGRESS
    const show = (next: Progress): void => {
      shown = next
      progress.report(shown)
    }
    const count = countRequested(job)
    const of = { jobId: run.jobId, pictures: count }
    const stages = createStageSaver(options, of, (stored) => show({ ...shown, stages: stored }))
    // Several may be painted at once: the first that is not finished is the one to watch.
    const finished = new Set<number>()
    const watched = (index: number): number => {
      if (count === 1) return index
      let first = 0
      while (finished.has(first) && first < count - 1) first += 1
      return first
    }
    const { answers } = options
    const remote = await createRemoteMemory(db, { run, saved: job.remote, signal, answers })
    try {
      const result = await withBusyRetries(
        () =>
          withEngineSpan(job, () =>
            callEngine({
              signal,
              remote,
              // The only picture of a job comes with its end.
              ...(count > 1 && {
                onPicture(picture: EnginePicture, index: number) {
                  finished.add(index)
                  saver.add(picture, index)
                },
              }),
              onProgress({ picture, ...news }) {
                if (picture) stages.add(news, picture)
                show(mergeProgress(shown, news, watched(news.index)))
              },
            }),
          ),
        { signal },
      )
      show(toStoring(shown))
      return { result, stages: await stages.rest() }
    } finally {
      await saver.rest()
    }
  }

  async function work(job: JobRow, context: Run): Promise<void> {
    const { run, signal } = context
    const { jobId } = run
    if (run.attempt > 1) {
      await dropSavedPictures(db, run)
      await removePrefix(storage, jobPrefix(jobId))
    }
    const saver = createPictureSaver(options, run)
    const savedAnswer = run.attempt > 1 ? await options.answers.find(jobId) : null
    const progress = openProgress(run)
    try {
      const { result, stages } = savedAnswer
        ? { result: savedAnswer, stages: [] }
        : await paint(job, { saver, progress }, context)
      // Before the end, as failures are: who sees the end and orders again finds the health of now.
      if (!savedAnswer) await recordHealth(job, null)
      signal.throwIfAborted()
      context.finish()
      hintOnce(job, result)
      const ended = await storeWithRetries(options, { run, result, saver, stages, signal })
      if (ended) await options.answers.remove(jobId)
    } finally {
      await progress.stop()
    }
  }

  const recordHealth = ({ engineId, modelId, userId }: JobRow, error: unknown): Promise<void> =>
    noteRun(options, { engine: options.engines.byId(engineId), modelId, userId }, error)

  async function endWithout(
    job: JobRow,
    run: LostRun,
    { error, signal }: { error: unknown; signal: AbortSignal },
  ): Promise<void> {
    const reason: unknown = signal.aborted ? signal.reason : error
    if (reason instanceof Superseded) await options.answers.remove(run.jobId)
    if (reason instanceof Superseded || reason instanceof TakenOver) return
    if (!(reason instanceof EngineError) && isDatabaseAway(reason)) {
      log.warn({ err: reason, jobId: run.jobId }, 'an outage cut a run')
      await throughOutages(() => recover(options, run), { signal })
      return
    }
    if (reason instanceof ShuttingDown) {
      await throughOutages(() => requeueRun(db, run), { signal })
      return
    }
    await recordHealth(job, reason)
    const failure = { ...failureOfError(reason), cause: describeCause(reason) }
    const { engineId: engine, modelId: model } = job
    // Not `code`, which the log hides: it names codes that people sign in with.
    const of = { jobId: run.jobId, engine, model, reason: failure.code, cause: failure.cause }
    log.warn({ err: reason, ...of }, 'a job failed')
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
    const finish = () => clearTimeout(timer)
    try {
      await work(job, { run, signal: controller.signal, allow, finish })
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

    async runNext(workerId, signal) {
      // No engine is called for a picture that could not be stored.
      while ((await options.disk.problem()) !== null)
        await sleep(DISK_POLL_MS, undefined, { signal })
      const job = await claimNext(db, { workerId, leaseMs: options.leaseMs, load: machineLoad() })
      if (!job) return
      await traced(job, () => runClaimed(job))
    },
  }
}
