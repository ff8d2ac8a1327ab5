/** Writing, liking, deleting, hiding and reporting comments. */
import type { commentEndpoints } from '@contract/endpoints/comments'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { SessionUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { isClosing } from '../works/publication-repository'
import { isReadable, plainText } from '../works/wording'
import { viewReply } from './list'
import { findCommentedWork, readListed } from './list-repository'
import type { CommentPorts } from './ports'
import { publishComment } from './publish'
import {
  addToLikes,
  changeState,
  type CommentRow,
  dropReview,
  findByRequest,
  findComment,
  findNames,
  insertComment,
  insertReport,
  lockComment,
  lockCommentedWork,
  lockWriter,
  openReview,
  readWriterLoad,
  writeClosed,
  writeLike,
  writePinned,
} from './repository'
import { texts } from './texts'
import { hasLink } from './wording'

type Endpoints = typeof commentEndpoints
type Writing = z.output<Endpoints['write']['body']>
type Reply = z.output<Endpoints['write']['data']>

const MOST_A_DAY = 300
/** Comments of one user that wait for a reviewer. */
const MOST_WAITING = 20

/** Throws PARAM_INVALID, PROMPT_BLOCKED; answers what a reviewer should know. */
async function checkWords(
  { safety }: Pick<CommentPorts, 'safety'>,
  userId: string,
  words: string,
): Promise<readonly string[]> {
  const invalid = (message: string) =>
    new AppError('PARAM_INVALID', { message, details: { key: 'words' } })
  if (!isReadable(words)) throw invalid(texts.unreadable)
  if (hasLink(words)) throw invalid(texts.links)
  const verdict = await safety.checkPublic([words], userId)
  if (verdict.allowed) return verdict.remarks
  const named = verdict.words.map((word) => `「${word}」`).join('')
  throw new AppError('PROMPT_BLOCKED', {
    message: named ? texts.refused(named) : texts.refusedWhole,
    details: { words: verdict.words },
  })
}

/** The place of a reply: the comment at the first level, the user it addresses, the users above it. */
async function findPlace(
  tx: Tx,
  { workId, replyTo }: Pick<Writing, 'workId' | 'replyTo'>,
): Promise<{ parentId: string | null; replyToId: string | null; others: (string | null)[] }> {
  if (replyTo === undefined) return { parentId: null, replyToId: null, others: [] }
  const target = await findComment(tx, replyTo)
  if (target?.workId !== workId || target.state !== 'public' || target.userId === null)
    throw new AppError('NOT_FOUND', { message: texts.gone })
  // Comments of an account being closed are not listed.
  if ((await findNames(tx, [target.userId])).length === 0)
    throw new AppError('NOT_FOUND', { message: texts.gone })
  if (target.parentId === null)
    return { parentId: target.id, replyToId: null, others: [target.userId] }
  const parent = await findComment(tx, target.parentId)
  const others = [target.userId, parent?.userId ?? null]
  return { parentId: target.parentId, replyToId: target.userId, others }
}

/** Mentioned users whose name is written, without those who see nothing of the writer. */
async function findMentioned(
  { commentBlocks }: Pick<CommentPorts, 'commentBlocks'>,
  tx: Tx,
  { userId, writing: { words, mentions } }: { userId: string; writing: Writing },
) {
  const named = (await findNames(tx, mentions)).filter(({ name }) => words.includes(`@${name}`))
  const mentioned: typeof named = []
  for (const one of named)
    if (!(await commentBlocks.between(tx, userId, one.id))) mentioned.push(one)
  return mentioned
}

async function insertChecked(
  deps: Pick<CommentPorts, 'now' | 'config' | 'commentBlocks'>,
  tx: Tx,
  { userId, writing, remarks }: { userId: string; writing: Writing; remarks: readonly string[] },
): Promise<CommentRow | null> {
  const { workId, words, requestId } = writing
  const now = deps.now()
  const blocks = deps.commentBlocks
  await lockWriter(tx, userId)
  if (await isClosing(tx, userId)) throw new AppError('FORBIDDEN', { message: texts.closing })
  if (await findByRequest(tx, { userId, requestId })) return null
  // Before the lock of the work, which all its writers share.
  const load = await readWriterLoad(tx, { userId, workId, words, now })
  const mentions = await findMentioned(deps, tx, { userId, writing })
  const work = await lockCommentedWork(tx, workId)
  if (work?.state !== 'public') throw new AppError('NOT_FOUND', { message: texts.workGone })
  if (work.commentsClosed) throw new AppError('FORBIDDEN', { message: texts.closed })
  const { parentId, replyToId, others } = await findPlace(tx, writing)
  for (const other of new Set([work.userId, ...others]))
    if (other !== null && other !== userId && (await blocks.between(tx, userId, other)))
      throw new AppError('FORBIDDEN', { message: texts.blocked })
  if (load.repeated > 0) throw new AppError('CONFLICT', { message: texts.repeated })
  if (load.today >= MOST_A_DAY) throw new AppError('TOO_MANY_REQUESTS', { message: texts.tooMany })
  if (load.waiting >= MOST_WAITING)
    throw new AppError('TOO_MANY_REQUESTS', { message: texts.waiting })
  const row = { id: newId(), workId, userId, parentId, replyToId, words, requestId, createdAt: now }
  const comment = await insertComment(tx, { ...row, mentions, state: 'pending' })
  if (!comment) return null
  const { commentsReview } = deps.config
  const waits = commentsReview === 'before' || (commentsReview === 'after' && remarks.length > 0)
  if (commentsReview !== 'off') await openReview(tx, comment.id, remarks)
  if (waits) return comment
  return publishComment(tx, { comment, authorId: work.userId, now, blocks })
}

/**
 * The same request sent again is one comment. Throws NOT_FOUND, FORBIDDEN, CONFLICT, PARAM_INVALID,
 * PROMPT_BLOCKED, TOO_MANY_REQUESTS.
 */
export async function writeComment(
  deps: CommentPorts,
  user: Pick<SessionUser, 'id' | 'muteRevision'>,
  posting: Writing,
): Promise<Reply> {
  const { id: userId } = user
  const { requestId } = posting
  const writing = { ...posting, words: plainText(posting.words) }
  const known = await findByRequest(deps.db, { userId, requestId })
  if (!known) {
    const remarks = await checkWords(deps, userId, writing.words)
    await transaction(deps.db, (tx) => insertChecked(deps, tx, { userId, writing, remarks }))
  }
  const stored = await findByRequest(deps.db, { userId, requestId })
  const row = stored && (await readListed(deps.db, stored.id, await deps.hidden.view(user)))
  if (!row) throw new AppError('NOT_FOUND', { message: texts.gone })
  const work = await findCommentedWork(deps.db, row.workId)
  return viewReply(deps, row, { viewer: userId, authorId: work?.userId ?? '' })
}

interface Locked {
  readonly comment: CommentRow
  readonly work: NonNullable<Awaited<ReturnType<typeof lockCommentedWork>>>
}

/** The comment with its work, locked in the order of this module. Throws NOT_FOUND. */
export async function lockBoth(tx: Tx, id: string): Promise<Locked> {
  const found = await findComment(tx, id)
  const work = found && (await lockCommentedWork(tx, found.workId))
  if (found?.parentId) await lockComment(tx, found.parentId)
  const comment = work && (await lockComment(tx, id))
  if (!work || !comment) throw new AppError('NOT_FOUND', { message: texts.gone })
  return { comment, work }
}

/**
 * Locks the comment alone, as short as possible: many may like it at once. Throws NOT_FOUND for a
 * comment that is not public, BAD_REQUEST for one's own.
 */
export async function likeComment(
  { db, commentBlocks }: CommentPorts,
  userId: string,
  { id, liked }: z.output<Endpoints['like']['body']>,
) {
  const gone = () => new AppError('NOT_FOUND', { message: texts.gone })
  const found = await findComment(db, id)
  const work = found && (await findCommentedWork(db, found.workId))
  if (work?.state !== 'public' || found?.state !== 'public') throw gone()
  if (found.userId === userId) throw new AppError('BAD_REQUEST', { message: texts.ownLike })
  if (liked)
    for (const other of new Set([found.userId, work.userId]))
      if (other !== null && other !== userId && (await commentBlocks.between(db, userId, other)))
        throw gone()
  const likeCount = await transaction(db, async (tx) => {
    const comment = await lockComment(tx, id)
    if (comment?.state !== 'public') throw gone()
    if (!(await writeLike(tx, { userId, commentId: id, liked }))) return comment.likeCount
    const byAuthor = work.userId === userId
    return (await addToLikes(tx, id, { by: liked ? 1 : -1, byAuthor }))?.likeCount ?? 0
  })
  return { liked, likeCount }
}

/** Its words are gone at once; a placeholder remains where replies do. Throws NOT_FOUND. */
export async function deleteComment({ db }: CommentPorts, userId: string, id: string) {
  await transaction(db, async (tx) => {
    const { comment } = await lockBoth(tx, id)
    if (comment.userId !== userId) throw new AppError('NOT_FOUND', { message: texts.gone })
    if (comment.state === 'deleted') return
    await dropReview(tx, id)
    await changeState(tx, comment, { state: 'deleted', words: '', mentions: [], reason: null })
  })
  return { id }
}

/** By the author of the work. Throws NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function hideComment(
  { db, now, commentBlocks: blocks }: CommentPorts,
  userId: string,
  { id, hidden }: z.output<Endpoints['hide']['body']>,
) {
  await transaction(db, async (tx) => {
    const { comment, work } = await lockBoth(tx, id)
    if (work.userId !== userId) {
      if (comment.state !== 'public') throw new AppError('NOT_FOUND', { message: texts.gone })
      throw new AppError('FORBIDDEN', { message: texts.notAuthor })
    }
    if (comment.state === 'hidden' && comment.hiddenBy === 'staff')
      throw new AppError('FORBIDDEN', { message: texts.staffHid })
    if ((comment.state === 'hidden') === hidden) return
    if (hidden && comment.state !== 'public')
      throw new AppError('CONFLICT', { message: texts.notPublic })
    if (hidden) await changeState(tx, comment, { state: 'hidden', hiddenBy: 'author' })
    else if (comment.state === 'hidden')
      await publishComment(tx, { comment, authorId: work.userId, now: now(), blocks })
  })
  return { id, hidden }
}

/** By the author of the work, one at a time. Throws NOT_FOUND, FORBIDDEN, BAD_REQUEST for a reply. */
export async function pinComment(
  { db }: CommentPorts,
  userId: string,
  { id, pinned }: z.output<Endpoints['pin']['body']>,
) {
  await transaction(db, async (tx) => {
    const { comment, work } = await lockBoth(tx, id)
    if (comment.state !== 'public') throw new AppError('NOT_FOUND', { message: texts.gone })
    if (work.userId !== userId) throw new AppError('FORBIDDEN', { message: texts.notPinnable })
    if (comment.parentId !== null) throw new AppError('BAD_REQUEST', { message: texts.pinReply })
    if (pinned) await writePinned(tx, comment.workId, id)
    else if (work.pinnedCommentId === id) await writePinned(tx, comment.workId, null)
  })
  return { id, pinned }
}

/** Once a user and comment. Throws NOT_FOUND for a comment that is not public, BAD_REQUEST. */
export async function reportComment(
  { db }: CommentPorts,
  userId: string,
  { id, reason, words }: z.output<Endpoints['report']['body']>,
) {
  await transaction(db, async (tx) => {
    const { comment, work } = await lockBoth(tx, id)
    if (comment.state !== 'public' || work.state !== 'public')
      throw new AppError('NOT_FOUND', { message: texts.gone })
    if (comment.userId === userId) throw new AppError('BAD_REQUEST', { message: texts.ownReport })
    if (await insertReport(tx, { commentId: id, userId, reason, words: plainText(words) }))
      await openReview(tx, id, [reason])
  })
  return { accepted: true }
}

/** Throws NOT_FOUND for a work that is not the caller's. */
export async function closeComments(
  { db }: CommentPorts,
  userId: string,
  { workId, closed }: z.output<Endpoints['close']['body']>,
) {
  await transaction(db, async (tx) => {
    const work = await lockCommentedWork(tx, workId)
    if (work?.userId !== userId) throw new AppError('NOT_FOUND', { message: texts.workGone })
    await writeClosed(tx, workId, closed)
  })
  return { closed }
}
