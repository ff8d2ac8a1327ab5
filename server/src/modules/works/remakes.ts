/** 画同款: which works may be remade, and what happens to them when one was. */
import { film } from '@contract/tools/film'
import type { Executor, Tx } from '../../platform/db/client'
import { isBlockedBetween } from '../../platform/db/hidden'
import { AppError } from '../../platform/lib/errors'
import { notify } from '../notification/notify'
import type { JobEnded } from '../job/events'
import { addRemake, hasFilmed } from './likes-repository'
import { releaseMerged, rerank } from './publish'
import { countDoublings } from './feed/rank'
import { findWorksOfJob, skipGeneration } from './feed/related-repository'
import { findWork } from './repository'
import { texts } from './texts'

/** Throws NOT_FOUND for a work that is not public, CONFLICT for one whose author hides how. */
export async function requireRemakable(
  db: Executor,
  workId: string,
  userId: string,
): Promise<void> {
  const work = await findWork(db, workId)
  const isReadable = work?.state === 'public' || work?.userId === userId
  if (!work || !isReadable || (await isBlockedBetween(db, userId, work.userId)))
    throw new AppError('NOT_FOUND', { message: texts.gone })
  if (work.userId !== userId && !work.promptShown)
    throw new AppError('CONFLICT', { message: texts.notRemakable })
}

/** A remake succeeded. A remake of an own work is neither counted nor notified. */
export async function countRemake(
  tx: Tx,
  { workId, makerId }: { workId: string; makerId: string },
): Promise<void> {
  const counted = await addRemake(tx, workId, makerId)
  if (!counted) return
  const { likes, remakes } = counted
  if (countDoublings({ likes, remakes }) > countDoublings({ likes, remakes: remakes - 1 }))
    await rerank(tx, workId)
  await notify(tx, {
    userId: counted.userId,
    kind: 'remake',
    groupKey: `remake:${workId}`,
    data: { workId },
    actorId: makerId,
  })
}

/**
 * A success that was made after a work counts as its remake; of the films of a person only the first,
 * since a film is made again for every changed shot.
 */
export async function countRemakeOfJob(
  tx: Tx,
  ended: Pick<JobEnded, 'userId' | 'status' | 'remakeOf' | 'tool' | 'jobId'>,
): Promise<void> {
  const { userId, status, remakeOf, tool, jobId } = ended
  if (status !== 'succeeded' || remakeOf === null) return
  if (tool === film.id && (await hasFilmed(tx, { userId, remakeOf, jobId }))) return
  await countRemake(tx, { workId: remakeOf, makerId: userId })
}

/** A job is about to be deleted, and its works with its pictures. */
export async function detachWorksFromJob(tx: Tx, jobId: string): Promise<void> {
  for (const workId of await findWorksOfJob(tx, jobId)) await releaseMerged(tx, workId)
  await skipGeneration(tx, jobId)
}
