/**
 * How a job ends (or goes back): its row, its pictures and its credits change in one transaction,
 * and only if the run still owns the job. Exactly one ending takes effect.
 */
import type { Db } from '../../../db/client'
import { releaseHold, settleHold } from '../../credits/service'
import { rewardInviter } from '../../invite/service'
import { countRemake } from '../../works/remakes'
import { addPaintRow } from '../../../worker/graphile'
import type { Failure } from './outcome'
import { failureOf } from './outcome'
import { MAX_LOST_ATTEMPTS } from './limits'
import {
  markFailed,
  markQueuedAgain,
  markSucceeded,
  type Outcome,
  type RunId,
} from '../repository/run'
import { tellFailed, tellSucceeded } from '../../notification/job-ended'

/** False when the job is no longer this run's: the caller removes what it stored. */
export async function succeed(db: Db, run: RunId, result: Outcome): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await markSucceeded(tx, run, result)
    if (!owner) return false
    await settleHold(tx, { userId: owner.userId, jobId: run.jobId })
    await rewardInviter(tx, { invitedId: owner.userId, now: owner.finishedAt ?? new Date() })
    await tellSucceeded(tx, run.jobId, owner)
    if (owner.remakeOf) await countRemake(tx, { workId: owner.remakeOf, makerId: owner.userId })
    return true
  })
}

/** False when the job is no longer this run's. */
export async function fail(db: Db, run: RunId, failure: Failure): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await markFailed(tx, run, failure)
    if (!owner) return false
    const back = await releaseHold(tx, { userId: owner.userId, jobId: run.jobId })
    await tellFailed(tx, run.jobId, { ...owner, credits: back.changed ? back.credits : 0 })
    return true
  })
}

/** Hands a running job back to the queue, at its old place. */
export async function handBack(db: Db, run: RunId): Promise<boolean> {
  return db.transaction(async (tx) => {
    const job = await markQueuedAgain(tx, run)
    if (!job) return false
    await addPaintRow(tx, run.jobId, job.createdAt)
    return true
  })
}

/** A run whose worker died: again, or after too many deaths an end with the credits returned. */
export async function recover(db: Db, run: RunId): Promise<'queued' | 'failed' | 'gone'> {
  if (run.attempt < MAX_LOST_ATTEMPTS) return (await handBack(db, run)) ? 'queued' : 'gone'
  return (await fail(db, run, failureOf('JOB_LOST'))) ? 'failed' : 'gone'
}
