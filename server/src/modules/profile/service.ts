/** Following people, and public profiles. */
import type { followEndpoints, profileEndpoints } from '@contract/endpoints/profile'
import type { z } from 'zod'
import { isBlockedBetween, isHiddenUser, type Viewing } from '../../platform/db/hidden'
import { transaction } from '../../platform/db/transaction'
import type { ProfilePorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { pageOfRows, pageRange, timeRange, writeCursor } from '../../platform/http/paging'
import type { Storage } from '../../integrations/storage/storage'
import { notify } from '../notification/notify'
import {
  countFollows,
  deleteFollow,
  deleteMute,
  findUser,
  insertFollow,
  listFollows,
  lockFollower,
  type UserRow,
  readFigures,
  readFollowState,
  searchAuthors,
} from './repository'
import { parseWanted } from '../works/feed/grams'
import { texts } from './texts'

type ProfileDeps = Pick<ProfilePorts, 'db' | 'storage'>
type FollowState = z.output<typeof followEndpoints.follow.data>
type FollowQuery = z.output<typeof followEndpoints.getMyFollow.query>

function userView({ id, nickname, avatarKey, demo, bio }: UserRow, storage: Storage) {
  const avatarUrl = avatarKey === null ? null : storage.url(avatarKey)
  return { id, nickname, avatarUrl, demo, bio }
}

async function requireUser(deps: ProfileDeps, userId: string): Promise<UserRow> {
  const user = await findUser(deps.db, userId)
  if (!user) throw new AppError('NOT_FOUND', { message: texts.userNotFound })
  return user
}

/** Throws NOT_FOUND for an unknown user, and with a block in either direction. */
async function requireVisible(deps: ProfileDeps, viewing: Viewing, userId: string) {
  const user = await requireUser(deps, userId)
  if (await isHiddenUser(deps.db, viewing, userId))
    throw new AppError('NOT_FOUND', { message: texts.userNotFound })
  return user
}

/**
 * Throws NOT_FOUND for an unknown user and with a block between them, BAD_REQUEST for oneself.
 * Following twice notifies once; a mute of the user ends.
 */
export async function follow(deps: ProfileDeps, me: string, userId: string): Promise<FollowState> {
  if (me === userId) throw new AppError('BAD_REQUEST', { message: texts.notYourself })
  await requireUser(deps, userId)
  await transaction(deps.db, async (tx) => {
    await lockFollower(tx, me)
    if (await isBlockedBetween(tx, me, userId))
      throw new AppError('NOT_FOUND', { message: texts.userNotFound })
    await deleteMute(tx, { userId: me, kind: 'user', target: userId })
    const isNew = await insertFollow(tx, { followerId: me, followedId: userId })
    if (isNew) await notify(tx, { userId, kind: 'follow', groupKey: 'follow', actorId: me })
  })
  return readFollowState(deps.db, { me, userId })
}

export async function unfollow(
  deps: ProfileDeps,
  me: string,
  userId: string,
): Promise<FollowState> {
  await requireUser(deps, userId)
  await deleteFollow(deps.db, { followerId: me, followedId: userId })
  return readFollowState(deps.db, { me, userId })
}

export async function checkFollowing(
  deps: ProfileDeps,
  viewing: Viewing & { viewer: string },
  userId: string,
): Promise<FollowState> {
  await requireVisible(deps, viewing, userId)
  return readFollowState(deps.db, { me: viewing.viewer, userId })
}

type ListedUser = Awaited<ReturnType<typeof listFollows>>[number]

const viewListed = (
  { user, following, followsMe, workCount }: Omit<ListedUser, 'createdAt'>,
  storage: Storage,
) => ({ ...userView(user, storage), following, followsMe, workCount })

async function listPage(
  deps: ProfileDeps,
  { userId, viewer: me, hidden }: Viewing & { userId: string },
  query: FollowQuery,
) {
  const { list } = query
  const [rows, total] = await Promise.all([
    listFollows(deps.db, { userId, list, me, hidden }, timeRange(query)),
    countFollows(deps.db, userId, list),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: ({ createdAt, user }) => writeCursor({ createdAt, id: user.id }),
  })
  return { list: shown.map((row) => viewListed(row, deps.storage)), ...frame }
}

export function listMyFollows(deps: ProfileDeps, userId: string, query: FollowQuery) {
  return listPage(deps, { userId, viewer: userId, hidden: null }, query)
}

/** Throws NOT_FOUND. */
export async function listUserFollows(
  deps: ProfileDeps,
  viewing: Viewing,
  { user_id: userId, ...query }: FollowQuery & { user_id: string },
) {
  await requireVisible(deps, viewing, userId)
  return listPage(deps, { userId, ...viewing }, query)
}

/** More hits are neither ordered nor shown: the words are too few then. */
const MOST_AUTHORS = 500

/** Authors by name. A query of punctuation alone has no results. */
export async function findAuthors(
  deps: ProfileDeps,
  { viewer: me, hidden }: Viewing,
  query: z.output<typeof profileEndpoints.search.query>,
) {
  const wanted = parseWanted(query.q)
  const range = pageRange(query)
  const offset = query.cursor === undefined ? range.offset : Number(query.cursor)
  const rows =
    wanted.words.length === 0
      ? []
      : await searchAuthors(deps.db, wanted, {
          me,
          hidden,
          offset,
          limit: range.limit,
          most: MOST_AUTHORS,
        })
  const { shown, frame } = pageOfRows(rows, query, {
    total: rows[0]?.total ?? 0,
    cursorOf: () => String(offset + query.pageSize),
  })
  const list = shown.map((row) => ({
    ...viewListed(row, deps.storage),
    followerCount: row.followerCount,
  }))
  return { list, ...frame }
}

/** Throws NOT_FOUND, also with a block in either direction. */
export async function readPublicInfo(
  deps: ProfileDeps,
  viewing: Viewing,
  userId: string,
): Promise<z.output<typeof profileEndpoints.pubInfo.data>> {
  const { viewer: me } = viewing
  const [user, followState, figures] = await Promise.all([
    requireVisible(deps, viewing, userId),
    readFollowState(deps.db, { me, userId }),
    readFigures(deps.db, userId),
  ])
  return {
    ...userView(user, deps.storage),
    ...followState,
    ...figures,
    mine: me === userId,
    createdAt: user.createdAt.toISOString(),
  }
}
