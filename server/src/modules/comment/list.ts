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
import { AppError } from '../../platform/lib/errors'
import {
  findCommentedWork,
  type LikedPosition,
  listComments,
  type ListedComment,
  listFirstReplies,
  listOwn,
  listReplies,
  type Viewer,
} from './list-repository'
import type { CommentPorts } from './ports'
import { findComment } from './repository'
import { texts } from './texts'

type ListDeps = Pick<CommentPorts, 'db' | 'storage' | 'commentBlocks'>
type Endpoints = typeof commentEndpoints
type Reply = z.output<Endpoints['write']['data']>
type Comment = z.output<typeof commentView>

/** As many reports since the last decision fold a comment. */
const FOLDED_AT = 3

interface Around {
  readonly viewer: Viewer
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
  const shown = state === 'public' || (mine && (state === 'pending' || state === 'rejected'))
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
    words: shown ? row.words : '',
    mentions: shown ? row.mentions.map(({ id, name }) => ({ id, nickname: name })) : [],
    replyTo: shown ? row.replyTo : null,
    state,
    reason: mine ? row.reason : null,
    mine,
    byAuthor: shown && row.userId === authorId,
    authorLiked: shown && row.authorLiked,
    likeCount: shown ? row.likeCount : 0,
    liked: shown && row.liked,
    folded: shown && row.reportCount >= FOLDED_AT,
    createdAt: row.createdAt.toISOString(),
  }
}

async function requireReadable(deps: ListDeps, workId: string, viewer: Viewer) {
  const work = await findCommentedWork(deps.db, workId)
  if (work?.state !== 'public' && (work === null || work.userId !== viewer))
    throw new AppError('NOT_FOUND', { message: texts.workGone })
  return work
}

const writeLikedCursor = ({ likeCount, createdAt, id }: ListedComment) =>
  `${likeCount}.${writeCursor({ createdAt, id })}`

/** Throws BAD_REQUEST for a text this server did not make. */
function readLikedCursor(cursor: string): LikedPosition {
  const match = /^(\d{1,9})\.(.+)$/.exec(cursor)
  if (!match?.[1] || !match[2]) throw new AppError('BAD_REQUEST')
  return { likes: Number(match[1]), ...readCursor(match[2]) }
}

/** Throws NOT_FOUND for a work that is not public, BAD_REQUEST for a foreign cursor. */
export async function readComments(
  deps: ListDeps,
  viewer: Viewer,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const { workId, order, cursor } = query
  const work = await requireReadable(deps, workId, viewer)
  const seen = { viewer, blocks: deps.commentBlocks }
  const rows = await listComments(
    deps.db,
    { workId, ...seen },
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
  const parentIds = shown.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id)
  const [replies, own] = await Promise.all([
    listFirstReplies(deps.db, { parentIds, each: REPLIES_SHOWN, ...seen }),
    isFirst && viewer !== null ? listOwn(deps.db, workId, viewer) : [],
  ])
  const around = { viewer, authorId: work.userId }
  const list = shown.map((row): Comment => ({
    ...viewReply(deps, row, around),
    replyCount: row.replyCount,
    replies: replies
      .filter(({ parentId }) => parentId === row.id)
      .map((reply) => viewReply(deps, reply, around)),
  }))
  return {
    list,
    ...frame,
    own: own.map((row) => viewReply(deps, row, around)),
    closed: work.commentsClosed,
  }
}

/** Throws NOT_FOUND for a comment of a work that is not public. */
export async function readReplies(
  deps: ListDeps,
  viewer: Viewer,
  query: z.output<Endpoints['replies']['query']>,
): Promise<z.output<Endpoints['replies']['data']>> {
  const parent = await findComment(deps.db, query.id)
  if (parent === null || parent.parentId !== null)
    throw new AppError('NOT_FOUND', { message: texts.gone })
  const work = await requireReadable(deps, parent.workId, viewer)
  if (parent.state !== 'public' && parent.replyCount === 0)
    throw new AppError('NOT_FOUND', { message: texts.gone })
  const seen = { viewer, blocks: deps.commentBlocks }
  const rows = await listReplies(deps.db, { parentId: parent.id, ...seen }, timeRange(query))
  const { shown, frame } = pageOfRows(rows, query, {
    total: parent.replyCount,
    cursorOf: (row) => writeCursor(row),
  })
  const around = { viewer, authorId: work.userId }
  return { list: shown.map((row) => viewReply(deps, row, around)), ...frame }
}
