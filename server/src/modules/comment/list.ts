/** Comments of a work as a viewer sees them. */
import {
  type commentEndpoints,
  type commentView,
  REPLIES_SHOWN,
} from '@contract/endpoints/comments'
import type { z } from 'zod'
import {
  pageOfRows,
  pageRange,
  readCursor,
  timeRange,
  writeCursor,
} from '../../platform/http/paging'
import { isHiddenUser, type Viewing } from '../../platform/db/hidden'
import { AppError } from '../../platform/lib/errors'
import {
  countHidden,
  findCommentedWork,
  type LikedPosition,
  listChosen,
  listComments,
  type ListedComment,
  listFirstReplies,
  listHidden,
  listOwn,
  listReplies,
} from './list-repository'
import type { CommentPorts } from './ports'
import { findComment } from './repository'
import { texts } from './texts'

type ListDeps = Pick<CommentPorts, 'db' | 'storage'>
type Endpoints = typeof commentEndpoints
type Reply = z.output<Endpoints['write']['data']>
type Comment = z.output<typeof commentView>

/** As many reports since the last decision fold a comment. */
const FOLDED_AT = 3

interface Around {
  readonly viewer: string | null
  /** Author of the work. */
  readonly authorId: string
}

export function viewReply(
  { storage }: Pick<ListDeps, 'storage'>,
  row: ListedComment,
  { viewer, authorId }: Around,
): Reply {
  const mine = viewer !== null && row.userId === viewer
  // Rejected ones of others are placeholders as hidden ones are: they were public before.
  const state = row.state === 'rejected' && !mine ? 'hidden' : row.state
  const restorable = state === 'hidden' && row.hiddenBy === 'author' && viewer === authorId
  const shown = state === 'public' || (mine && state !== 'deleted') || restorable
  const { author } = row
  return {
    id: row.id,
    parentId: row.parentId,
    author:
      shown && author
        ? {
            id: author.id,
            nickname: author.nickname,
            avatarUrl: author.avatarKey === null ? null : storage.url(author.avatarKey),
            demo: author.demo,
          }
        : null,
    words: shown ? maskNames(row.words, row.mentions) : '',
    mentions: shown ? viewMentions(row.mentions) : [],
    replyTo: shown ? row.replyTo : null,
    state,
    reason: mine ? row.reason : null,
    mine,
    restorable,
    byAuthor: shown && row.userId === authorId,
    authorLiked: shown && row.authorLiked,
    likeCount: shown ? row.likeCount : 0,
    liked: shown && row.liked,
    folded: shown && row.reportCount >= FOLDED_AT,
    createdAt: row.createdAt.toISOString(),
  }
}

async function requireReadable({ db }: ListDeps, workId: string, viewing: Viewing) {
  const work = await findCommentedWork(db, workId)
  const isReadable = work?.state === 'public' || work?.userId === viewing.viewer
  const isBlocked = work !== null && (await isHiddenUser(db, viewing, work.userId))
  if (work === null || !isReadable || isBlocked)
    throw new AppError('NOT_FOUND', { message: texts.workGone })
  return work
}

/** The words with `某人` instead of names that the viewer does not see. */
function maskNames(words: string, mentions: ListedComment['mentions']): string {
  if (mentions.every(({ masked }) => !masked)) return words
  // The longest first: a name may begin with another one.
  const sorted = [...mentions].sort((one, other) => other.name.length - one.name.length)
  const names = sorted.map(({ name }) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const masked = new Set(mentions.flatMap((one) => (one.masked ? [`@${one.name}`] : [])))
  return words.replaceAll(new RegExp(`@(?:${names.join('|')})`, 'g'), (name) =>
    masked.has(name) ? texts.someone : name,
  )
}

const viewMentions = (mentions: ListedComment['mentions']) =>
  mentions.flatMap(({ id, name, present, masked }) =>
    present && !masked ? [{ id, nickname: name }] : [],
  )

const writeLikedCursor = ({ likeCount, createdAt, id }: ListedComment) =>
  `${likeCount}.${writeCursor({ createdAt, id })}`

/** Throws BAD_REQUEST for a text this server did not make. */
function readLikedCursor(cursor: string): LikedPosition {
  const match = /^(\d{1,9})\.(.+)$/.exec(cursor)
  if (!match?.[1] || !match[2]) throw new AppError('BAD_REQUEST')
  return { likes: Number(match[1]), ...readCursor(match[2]) }
}

const isMissingIn =
  (rows: readonly ListedComment[]) =>
  ({ id }: ListedComment): boolean =>
    rows.every((row) => row.id !== id)

const NONE_CHOSEN = { parents: [], replies: [], pinnedId: null, focusedId: null } as const

/** The pinned comment and the one of `focus`, with the reply that `focus` may name. */
async function readChosen(
  { db }: ListDeps,
  viewing: Viewing,
  chosen: { workId: string; focus?: string | undefined; work: { pinnedCommentId: string | null } },
) {
  const { workId, focus, work } = chosen
  const named = focus === undefined ? null : await findComment(db, focus)
  const focusedId = named && named.workId === workId ? (named.parentId ?? named.id) : null
  const pinnedId = work.pinnedCommentId
  const ids = [pinnedId, focusedId, named?.id].filter((id) => typeof id === 'string')
  const rows = await listChosen(db, { viewing, workId, ids: [...new Set(ids)] })
  return {
    parents: rows.filter((row) => row.parentId === null),
    replies: rows.filter((row) => row.parentId !== null),
    pinnedId: rows.some((row) => row.id === pinnedId && row.state === 'public') ? pinnedId : null,
    focusedId,
  }
}

/** Throws NOT_FOUND for a work that is not public, BAD_REQUEST for a foreign cursor. */
export async function readComments(
  deps: ListDeps,
  viewing: Viewing,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const { workId, order, cursor } = query
  const { viewer } = viewing
  const work = await requireReadable(deps, workId, viewing)
  const rows = await listComments(
    deps.db,
    { workId, viewing },
    order === 'newest'
      ? { order, ...timeRange(query) }
      : {
          order,
          ...pageRange(query),
          after: cursor === undefined ? null : readLikedCursor(cursor),
        },
  )
  const { shown, frame } = pageOfRows(rows, query, {
    total: work.commentCount,
    cursorOf: (row) => (order === 'newest' ? writeCursor(row) : writeLikedCursor(row)),
  })
  const isFirst = cursor === undefined && query.page === 1
  const chosen = isFirst ? await readChosen(deps, viewing, { work, ...query }) : NONE_CHOSEN
  const parentIds = [...new Set([...shown, ...chosen.parents])]
    .filter(({ replyCount }) => replyCount > 0)
    .map(({ id }) => id)
  const [replies, own, hidden] = await Promise.all([
    listFirstReplies(deps.db, { parentIds, each: REPLIES_SHOWN, viewing }),
    isFirst && viewer !== null ? listOwn(deps.db, { workId, viewing: { ...viewing, viewer } }) : [],
    isFirst && viewer === work.userId ? countHidden(deps.db, workId) : 0,
  ])
  const around = { viewer, authorId: work.userId }
  const firstReplies = [...replies, ...chosen.replies.filter(isMissingIn(replies))]
  const view = (row: ListedComment): Comment => ({
    ...viewReply(deps, row, around),
    replyCount: row.replyCount,
    replies: firstReplies
      .filter(({ parentId }) => parentId === row.id)
      .map((reply) => viewReply(deps, reply, around)),
  })
  const viewChosen = (id: string | null) => {
    const row = chosen.parents.find((parent) => parent.id === id)
    return row ? view(row) : null
  }
  return {
    list: shown.map(view),
    pinned: viewChosen(chosen.pinnedId),
    focused: viewChosen(chosen.focusedId),
    ...frame,
    own: own.map((row) => viewReply(deps, row, around)),
    hidden,
    closed: work.commentsClosed,
  }
}

/** Throws NOT_FOUND for a comment of a work that is not public. */
export async function readReplies(
  deps: ListDeps,
  viewing: Viewing,
  query: z.output<Endpoints['replies']['query']>,
): Promise<z.output<Endpoints['replies']['data']>> {
  const parent = await findComment(deps.db, query.id)
  if (parent === null || parent.parentId !== null)
    throw new AppError('NOT_FOUND', { message: texts.gone })
  const work = await requireReadable(deps, parent.workId, viewing)
  const isHidden = parent.userId !== null && (await isHiddenUser(deps.db, viewing, parent.userId))
  if (isHidden || (parent.state !== 'public' && parent.replyCount === 0))
    throw new AppError('NOT_FOUND', { message: texts.gone })
  const rows = await listReplies(deps.db, { parentId: parent.id, viewing }, timeRange(query))
  const { shown, frame } = pageOfRows(rows, query, {
    total: parent.replyCount,
    cursorOf: (row) => writeCursor(row),
  })
  const around = { viewer: viewing.viewer, authorId: work.userId }
  return { list: shown.map((row) => viewReply(deps, row, around)), ...frame }
}

/** Throws NOT_FOUND for a work that is not the caller's. */
export async function readHidden(
  deps: ListDeps,
  viewing: Viewing,
  query: z.output<Endpoints['hidden']['query']>,
): Promise<z.output<Endpoints['hidden']['data']>> {
  const { workId } = query
  const work = await findCommentedWork(deps.db, workId)
  if (work === null || work.userId !== viewing.viewer)
    throw new AppError('NOT_FOUND', { message: texts.workGone })
  const [rows, total] = await Promise.all([
    listHidden(deps.db, { workId, viewing }, timeRange(query)),
    countHidden(deps.db, workId),
  ])
  const { shown, frame } = pageOfRows(rows, query, { total, cursorOf: (row) => writeCursor(row) })
  const around = { viewer: work.userId, authorId: work.userId }
  return { list: shown.map((row) => viewReply(deps, row, around)), ...frame }
}
