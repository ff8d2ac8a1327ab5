/** Stores what an engine answered, and ends the job: as late as the outage that is in the way ends. */
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from '../../../platform/db/away'
import type { EngineResult } from '../../../integrations/engines/engine'
import type { Storage } from '../../../integrations/storage/storage'
import { hasSucceeded, type Outcome, type RunId } from '../repository/run'
import type { JobStage } from '../rows'
import type { AnswerFiles } from './answers'
import { type EndingDeps, succeed } from './endings'
import type { PictureSaver } from './picture-saver'
import { NotStored, removePictures, storePictures } from './pictures'

interface StoreDeps extends EndingDeps {
  readonly storage: Storage
  readonly answers: AnswerFiles
  readonly log: Logger
}

interface Answer {
  readonly run: RunId
  readonly result: EngineResult
  readonly saver: PictureSaver
  readonly stages: readonly JobStage[]
  readonly signal: AbortSignal
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2_000

const isOutage = (error: unknown): boolean => error instanceof NotStored || isDatabaseAway(error)

/**
 * Runs `work` until it is no outage that it fails with. From the first failure on the answer is a
 * file too, so that a restart does not pay the vendor again. Rejects with the last error once aborted.
 */
async function patiently<T>(
  { answers, log }: StoreDeps,
  { run, result, signal }: Answer,
  work: () => Promise<T>,
): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS, tries = 0; ; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5)) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      tries += 1
      if (tries === 1) {
        log.warn({ err: error, jobId: run.jobId }, 'a finished answer waits until it can be stored')
        await answers.save(run.jobId, result)
      }
      if (signal.aborted) throw error
    }
    // Aborted: tried once more, and then it is over.
    await sleep(waitMs, undefined, { signal }).catch(() => {})
  }
}

function toOutcome({ result, stages }: Answer, pictures: Outcome['pictures']): Outcome {
  const { manner, substituted } = result.reading ?? {}
  const reading = result.reading && {
    understood: [...result.reading.understood],
    ignored: [...result.reading.ignored],
    ...(manner && { manner: [...manner] }),
    ...(substituted && { substituted: substituted.map(({ word, by }) => ({ word, by })) }),
  }
  const { answer = null, cost: vendorCost = null, verdict = null, notes = [] } = result
  const { done = null } = result
  const report = { reading, answer, verdict, notes: [...notes], done }
  return { ...report, pictures, vendorCost, stages: [...stages] }
}

/** False when the job is no longer this run's. Its pictures wait until the database is back. */
async function endWith(deps: StoreDeps, answer: Answer, outcome: Outcome): Promise<boolean> {
  const { run } = answer
  let tried = false
  return patiently(deps, answer, async () => {
    if (tried && (await hasSucceeded(deps.db, run))) return true
    // If its COMMIT was cut, it is unknown whether it took effect.
    tried = true
    return succeed(deps, run, outcome)
  })
}

/** True when it is known how the job ended: the answer is needed no more. */
export async function storeWithRetries(deps: StoreDeps, answer: Answer): Promise<boolean> {
  const { storage, log } = deps
  const { run, result, saver, signal } = answer
  const pictures = await patiently(deps, answer, async () => {
    const saved = await saver.saved()
    return storePictures(storage, result, { jobId: run.jobId, saved, signal })
  })
  let ended: boolean
  try {
    ended = await endWith(deps, answer, toOutcome(answer, pictures))
  } catch (error) {
    // Whether the commit took effect is unknown: the files stay, recovery will tell.
    log.error({ err: error, jobId: run.jobId }, 'the end of a job was not written')
    return false
  }
  if (!ended) await removePictures(storage, pictures)
  return true
}
