/** Following people, and what anybody may know of one. */
import type { followEndpoints, personEndpoints } from '@contract/endpoints/people'
import type { z } from 'zod'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { limitOf, offsetOf, pageOfRows } from '../../http/keyset'
import type { Storage } from '../../storage/storage'
import { readCursor, writeCursor } from '../../http/cursor'
import { notify } from '../notification/notify'
import {
  countFollows,
  deleteFollow,
  findPerson,
  insertFollow,
  listFollows,
  type PersonRow,
  readFigures,
  readStanding,
} from './repository'
import { texts } from './texts'

type PeopleDeps = Pick<Deps, 'db' | 'storage'>
type FollowState = z.output<typeof followEndpoints.follow.data>
type FollowQuery = z.output<typeof followEndpoints.getMyFollow.query>

function personView({ id, nickname, avatarKey, demo, bio }: PersonRow, storage: Storage) {
  const avatarUrl = avatarKey === null ? null : storage.url(avatarKey)
  return { id, nickname, avatarUrl, demo, bio }
}

async function requirePerson(deps: PeopleDeps, userId: string): Promise<PersonRow> {
  const person = await findPerson(deps.db, userId)
  if (!person) throw new AppError('NOT_FOUND', { message: texts.nobody })
  return person
}

/** Throws NOT_FOUND for nobody, BAD_REQUEST for oneself. Following twice tells nobody twice. */
export async function follow(deps: PeopleDeps, me: string, userId: string): Promise<FollowState> {
  if (me === userId) throw new AppError('BAD_REQUEST', { message: texts.notYourself })
  await requirePerson(deps, userId)
  await transaction(deps.db, async (tx) => {
    const isNew = await insertFollow(tx, { followerId: me, followedId: userId })
    if (isNew) await notify(tx, { userId, kind: 'follow', groupKey: 'follow', actorId: me })
  })
  return readStanding(deps.db, { me, userId })
}

export async function unfollow(deps: PeopleDeps, me: string, userId: string): Promise<FollowState> {
  await requirePerson(deps, userId)
  await deleteFollow(deps.db, { followerId: me, followedId: userId })
  return readStanding(deps.db, { me, userId })
}

export async function checkFollowing(
  deps: PeopleDeps,
  me: string,
  userId: string,
): Promise<FollowState> {
  await requirePerson(deps, userId)
  return readStanding(deps.db, { me, userId })
}

export async function listMyFollows(deps: PeopleDeps, userId: string, query: FollowQuery) {
  const { list } = query
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const [rows, total] = await Promise.all([
    listFollows(
      deps.db,
      { userId, list },
      { limit: limitOf(query), offset: offsetOf(query), after },
    ),
    countFollows(deps.db, userId, list),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: ({ createdAt, person }) => writeCursor({ createdAt, id: person.id }),
  })
  const people = shown.map(({ person, following, followsMe, workCount }) => ({
    ...personView(person, deps.storage),
    following,
    followsMe,
    workCount,
  }))
  return { list: people, ...frame }
}

/** Throws NOT_FOUND. `me` is null for a visitor. */
export async function readPublicInfo(
  deps: PeopleDeps,
  me: string | null,
  userId: string,
): Promise<z.output<typeof personEndpoints.pubInfo.data>> {
  const [person, standing, figures] = await Promise.all([
    requirePerson(deps, userId),
    readStanding(deps.db, { me, userId }),
    readFigures(deps.db, userId),
  ])
  return {
    ...personView(person, deps.storage),
    ...standing,
    ...figures,
    mine: me === userId,
    createdAt: person.createdAt.toISOString(),
  }
}
