/** Muting works, users, tags and styles, blocking users, and undoing both. */
import type { muteEndpoints } from '@contract/endpoints/mutes'
import { MUTES_MAX } from '@contract/mutes'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import { pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { forgetActor } from '../notification/notify'
import { reportWork } from '../review/report'
import type { MutePorts } from './ports'
import {
  countMutes,
  deleteOwn,
  deleteUserMute,
  findAuthor,
  findMute,
  findOwn,
  insertMute,
  listMutes,
  lockAndRevise,
  type MuteRow,
  type NewMute,
  unfollow,
  unfollowTag,
  userExists,
} from './repository'
import { texts } from './texts'

type MuteDeps = Pick<MutePorts, 'db' | 'engines' | 'storage'>
type Adding = z.output<typeof muteEndpoints.add.body>

const TAG_MAX = 12

function findStyle({ engines }: Pick<MutePorts, 'engines'>, styleId: string) {
  const [engineId = '', style = ''] = styleId.split(':')
  const own = engines.byId(engineId)?.capabilities.styles ?? []
  return [...engines.styles(), ...own].find(({ id }) => id === style) ?? null
}

const missing = (message: string) => new AppError('NOT_FOUND', { message })
const invalid = (message: string) => new AppError('BAD_REQUEST', { message })

/** The columns that name the target. Throws NOT_FOUND and BAD_REQUEST. */
async function findTarget(
  deps: MuteDeps,
  userId: string,
  { kind, target }: Adding,
): Promise<Pick<NewMute, 'target' | 'workId' | 'otherId'>> {
  switch (kind) {
    case 'work': {
      const authorId = await findAuthor(deps.db, target)
      if (authorId === null) throw missing(texts.workGone)
      if (authorId === userId) throw invalid(texts.ownWork)
      return { target, workId: target }
    }
    case 'user':
    case 'block': {
      if (target === userId) throw invalid(texts.yourself)
      if (!(await userExists(deps.db, target))) throw missing(texts.userNotFound)
      return { target, otherId: target }
    }
    case 'style': {
      if (!findStyle(deps, target)) throw missing(texts.styleNotFound)
      return { target }
    }
    case 'tag': {
      if ([...target].length > TAG_MAX) throw invalid(texts.tagTooLong)
      return { target }
    }
  }
}

/**
 * Once a target. A mute of a user or tag ends following it, a block ends following in both
 * directions and takes each out of the notifications of the other. With `uncomfortable` a work is
 * reported as well. Throws NOT_FOUND for what does not exist, BAD_REQUEST for oneself and own
 * works, CONFLICT at the limit.
 */
export async function addMute(
  deps: MuteDeps,
  userId: string,
  adding: Adding,
): Promise<{ id: string }> {
  const { kind, target, uncomfortable } = adding
  const columns = await findTarget(deps, userId, adding)
  const muteId = await transaction(deps.db, async (tx) => {
    await lockAndRevise(tx, kind === 'block' ? [userId, target] : [userId])
    const known = await findMute(tx, { userId, kind, target })
    if (known !== null) return known
    if ((await countMutes(tx, userId)) >= MUTES_MAX)
      throw new AppError('CONFLICT', { message: texts.tooMany(MUTES_MAX) })
    const id = newId()
    await insertMute(tx, { id, userId, kind, ...columns })
    if (kind === 'tag') await unfollowTag(tx, userId, target)
    if (kind === 'user' || kind === 'block')
      await unfollow(tx, { userId, otherId: target, both: kind === 'block' })
    if (kind === 'block') {
      await deleteUserMute(tx, userId, target)
      await forgetActor(tx, { userId, actorId: target })
      await forgetActor(tx, { userId: target, actorId: userId })
    }
    return id
  })
  if (kind === 'work' && uncomfortable)
    await reportWork(deps, userId, { id: target, reason: 'other', words: texts.uncomfortable })
  return { id: muteId }
}

/** Throws NOT_FOUND for a mute of another user, and for one that was undone before. */
export async function removeMute(
  { db }: Pick<MutePorts, 'db'>,
  userId: string,
  id: string,
): Promise<{ id: string }> {
  await transaction(db, async (tx) => {
    const own = await findOwn(tx, { userId, id })
    if (!own) throw missing(texts.gone)
    const other = own.kind === 'block' && own.otherId !== null ? [own.otherId] : []
    await lockAndRevise(tx, [userId, ...other])
    if (!(await deleteOwn(tx, { userId, id }))) throw missing(texts.gone)
  })
  return { id }
}

function viewMute(deps: MuteDeps, row: MuteRow) {
  const { id, kind, target, title, thumbKey, author, createdAt } = row
  const { storage } = deps
  const names = {
    work: title ?? texts.workGone,
    user: author?.nickname ?? '',
    block: author?.nickname ?? '',
    tag: target,
    style: kind === 'style' ? (findStyle(deps, target)?.name ?? target) : '',
  }
  return {
    id,
    kind,
    target,
    name: names[kind],
    author: author && {
      id: author.id,
      nickname: author.nickname,
      avatarUrl: author.avatarKey === null ? null : storage.url(author.avatarKey),
      demo: author.demo,
    },
    thumbUrl: thumbKey === null ? null : storage.url(thumbKey),
    createdAt: createdAt.toISOString(),
  }
}

export async function listMyMutes(
  deps: MuteDeps,
  userId: string,
  query: z.output<typeof muteEndpoints.my.query>,
): Promise<z.output<typeof muteEndpoints.my.data>> {
  const { kind } = query
  const [rows, total] = await Promise.all([
    listMutes(deps.db, { userId, kind }, timeRange(query)),
    countMutes(deps.db, userId, kind),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: (row) => writeCursor(row),
  })
  return { ...frame, list: shown.map((row) => viewMute(deps, row)) }
}
