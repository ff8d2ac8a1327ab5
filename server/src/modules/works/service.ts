/** Publishing, withdrawing, liking, and looking at one work. */
import type { WorkContent, workEndpoints } from '@contract/endpoints/works'
import { isTerminal } from '@contract/jobs'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { isBlockedBetween, isHiddenUser, type Viewing } from '../../platform/db/hidden'
import { transaction } from '../../platform/db/transaction'
import type { SessionUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import { notify } from '../notification/notify'
import { findBadge } from './badge-repository'
import { checkPicture } from './checks'
import { withFilesHidden } from './files'
import {
  addToLikes,
  deleteFavourite,
  deleteLike,
  insertFavourite,
  insertLike,
} from './likes-repository'
import { isLastWord } from './moderation-repository'
import { readMaking } from './making'
import { newWork } from './new-work'
import type { WorksPorts } from './ports'
import { isClosing } from './publication-repository'
import { releaseMerged, rerank } from './publish'
import { countDoublings } from './feed/rank'
import { findAncestors, findRemakes } from './feed/related-repository'
import {
  findByPicture,
  findOwnPicture,
  findWhole,
  findWork,
  insertWork,
  markWithdrawn,
  type NewWork,
  type OwnPicture,
  renewWork,
  type WorkRow,
} from './repository'
import { openItem, reopenReview } from './review-item'
import { texts } from './texts'
import { viewWhole } from './view'
import { isReadable, listMakingTexts, listPublicTexts, listTexts, plainContent } from './wording'

type WorkView = z.output<typeof workEndpoints.detail.data>
type Posting = z.output<typeof workEndpoints.post.body>

/**
 * A work in full. Throws NOT_FOUND, also for one that is not public unless its author calls:
 * reviewers read their leased items in the review queue, without the author's name.
 */
export async function readWork(deps: WorksPorts, viewing: Viewing, id: string): Promise<WorkView> {
  const { viewer, hidden } = viewing
  const row = await findWhole(deps.db, id, viewer)
  const mayLook = row?.work.state === 'public' || row?.work.userId === viewer
  if (!row || !mayLook || (await isHiddenUser(deps.db, viewing, row.work.userId)))
    throw new AppError('NOT_FOUND', { message: texts.gone })
  const isRefused = row.work.userId === viewer && row.work.state === 'rejected'
  const [ancestors, remakes, isFinal, contest] = await Promise.all([
    findAncestors(deps.db, row.work.parentId, hidden),
    findRemakes(deps.db, id, hidden),
    isRefused ? isLastWord(deps.db, id) : true,
    findBadge(deps.db, id),
  ])
  return viewWhole(deps, row, {
    viewer,
    ancestors,
    remakes,
    contest,
    appealable: isRefused && !isFinal,
  })
}

function parseContent({
  jobId: _j,
  pictureId: _p,
  withSteps: _s,
  ...content
}: Posting): WorkContent {
  const plain = plainContent(content)
  if (isReadable(plain.title)) return plain
  throw new AppError('PARAM_INVALID', { message: texts.noTitle, details: { key: 'title' } })
}

/** Throws PROMPT_BLOCKED with the words it found; answers what a reviewer should know. */
async function assertPublishable(
  deps: WorksPorts,
  userId: string,
  { written, drawn }: { written: readonly string[]; drawn: readonly string[] },
): Promise<readonly string[]> {
  const fields = written.filter(Boolean)
  const own = deps.safety.refusedInPublic([...fields, ...drawn])
  const verdict =
    own.length > 0
      ? { allowed: false as const, words: own }
      : await deps.safety.checkPublic(fields, userId)
  if (verdict.allowed) return verdict.remarks
  const named = verdict.words.map((word) => `「${word}」`).join('')
  throw new AppError('PROMPT_BLOCKED', {
    message: named ? texts.refused(named) : texts.refusedWhole,
    details: { words: verdict.words },
  })
}

/** A copy that came at the same time wins: then nothing changes here. */
async function writePosting(
  tx: Tx,
  work: NewWork,
  { known, remarks }: { known: string | null; remarks: readonly string[] },
): Promise<string | null> {
  const { id, ...content } = work
  // Published during the closing, it would be public after it.
  if (await isClosing(tx, work.userId)) throw new AppError('FORBIDDEN', { message: texts.closing })
  const done = known === null ? await insertWork(tx, work) : await renewWork(tx, known, content)
  if (!done) return null
  const reasons = Object.fromEntries(remarks.map((remark) => [remark, 1]))
  if (known === null) await openItem(tx, { workId: id, kind: 'new', reasons })
  else await reopenReview(tx, { workId: known, kind: 'new', reasons })
  return known ?? id
}

/** Checks the words, writes the row, opens its review, asks about the picture. */
async function publish(
  deps: WorksPorts,
  own: OwnPicture,
  posting: Posting,
  known: string | null,
): Promise<void> {
  const content = parseContent(posting)
  const making = posting.withSteps ? await readMaking(deps.db, own, content) : null
  const remarks = await assertPublishable(deps, own.job.userId, {
    written: listTexts(content),
    // The words of its picture, shown or not: a poster draws them large.
    drawn: [...listPublicTexts(own.job.tool, own.job.params), ...listMakingTexts(making)],
  })
  const work = await newWork(deps, own, { content, making })
  const workId = await transaction(deps.db, (tx) => writePosting(tx, work, { known, remarks }))
  const { kind, key, thumbKey } = own.picture
  if (workId !== null)
    await checkPicture(deps, {
      workId,
      key: kind === 'video' ? thumbKey : key,
      authorId: own.job.userId,
    })
}

/**
 * Asks for a picture to be public. One that is pending or public already is answered as it is; a
 * withdrawn or rejected one asks again. Throws NOT_FOUND, JOB_NOT_FINISHED, PARAM_INVALID,
 * PROMPT_BLOCKED.
 */
export async function postWork(
  deps: WorksPorts,
  user: SessionUser,
  posting: Posting,
): Promise<WorkView> {
  const { jobId, pictureId } = posting
  const own = await findOwnPicture(deps.db, { userId: user.id, jobId, pictureId })
  if (!own) throw new AppError('NOT_FOUND', { message: texts.pictureGone })
  if (!isTerminal(own.job.status))
    throw new AppError('JOB_NOT_FINISHED', { message: texts.notFinished })
  const known = await findByPicture(deps.db, pictureId)
  if (known?.state !== 'pending' && known?.state !== 'public')
    await publish(deps, own, posting, known?.id ?? null)
  const posted = await findByPicture(deps.db, pictureId)
  if (!posted) throw new AppError('NOT_FOUND', { message: texts.pictureGone })
  return readWork(deps, { viewer: user.id, hidden: null }, posted.id)
}

/** Throws NOT_FOUND for another user's work. When it resolves, the work is no longer visible to others. */
export async function withdrawWork(
  deps: WorksPorts,
  user: SessionUser,
  id: string,
): Promise<WorkView> {
  const work = await findWork(deps.db, id)
  if (work?.userId !== user.id) throw new AppError('NOT_FOUND', { message: texts.gone })
  if (work.state !== 'withdrawn') {
    await withFilesHidden(deps, id, async (tx) => {
      const before = await markWithdrawn(tx, { id, userId: user.id })
      if (before === 'public') await releaseMerged(tx, id)
      return before === 'public'
    })
  }
  return readWork(deps, { viewer: user.id, hidden: null }, id)
}

async function requirePublic(deps: WorksPorts, id: string, userId: string): Promise<WorkRow> {
  const work = await findWork(deps.db, id)
  if (work?.state !== 'public' || (await isBlockedBetween(deps.db, userId, work.userId)))
    throw new AppError('NOT_FOUND', { message: texts.gone })
  return work
}

/** Throws NOT_FOUND for a work that is not public, BAD_REQUEST for one's own. */
export async function likeWork(deps: WorksPorts, userId: string, workId: string) {
  const before = await requirePublic(deps, workId, userId)
  if (before.userId === userId) throw new AppError('BAD_REQUEST', { message: texts.ownLike })
  const count = await transaction(deps.db, async (tx) => {
    if (!(await insertLike(tx, { userId, workId }))) return before.likeCount
    const counted = await addToLikes(tx, workId, 1)
    // Withdrawn concurrently: the like is not stored either.
    if (counted?.state !== 'public') throw new AppError('NOT_FOUND', { message: texts.gone })
    const { likes, remakes } = counted
    if (countDoublings({ likes, remakes }) > countDoublings({ likes: likes - 1, remakes }))
      await rerank(tx, workId)
    const { userId: author } = counted
    const groupKey = `like:${workId}`
    await notify(tx, { userId: author, kind: 'like', groupKey, data: { workId }, actorId: userId })
    return likes
  })
  return { liked: true, likeCount: count }
}

/** Throws NOT_FOUND for a work that is not public. */
export async function unlikeWork(deps: WorksPorts, userId: string, workId: string) {
  const before = await requirePublic(deps, workId, userId)
  const count = await transaction(deps.db, async (tx) => {
    if (!(await deleteLike(tx, { userId, workId }))) return before.likeCount
    return (await addToLikes(tx, workId, -1))?.likes ?? 0
  })
  return { liked: false, likeCount: count }
}

/**
 * 收藏 and taking it back. Throws NOT_FOUND for a work that is not public, BAD_REQUEST for one's own;
 * what is forgotten may be gone.
 */
export async function markFavourite(
  deps: WorksPorts,
  userId: string,
  { id: workId, favourite }: z.output<typeof workEndpoints.favourite.body>,
) {
  if (!favourite) {
    await deleteFavourite(deps.db, { userId, workId })
    return { favourite }
  }
  const work = await requirePublic(deps, workId, userId)
  if (work.userId === userId) throw new AppError('BAD_REQUEST', { message: texts.ownFavourite })
  await insertFavourite(deps.db, { userId, workId })
  return { favourite }
}
