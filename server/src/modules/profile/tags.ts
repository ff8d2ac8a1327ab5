/** Following tags: their works are in the list of 关注. */
import type { tagFollowEndpoints } from '@contract/endpoints/profile'
import { FOLLOWED_TAGS_MAX } from '@contract/mutes'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import { pageOfRows, pageRange } from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import type { ProfilePorts } from './ports'
import { deleteMute, lockFollower } from './repository'
import {
  countTagFollows,
  deleteTagFollow,
  insertTagFollow,
  listTagFollows,
  readTagState,
} from './tag-repository'
import { texts } from './texts'

type TagDeps = Pick<ProfilePorts, 'db'>
type Endpoints = typeof tagFollowEndpoints

/** Throws CONFLICT at the limit. A mute of the tag ends. */
export async function followTag(
  { db }: TagDeps,
  userId: string,
  { tag, following }: z.output<Endpoints['write']['body']>,
): Promise<z.output<Endpoints['write']['data']>> {
  const pair = { userId, tag }
  await transaction(db, async (tx) => {
    if (!following) return deleteTagFollow(tx, pair)
    await lockFollower(tx, userId)
    const known = await readTagState(tx, pair)
    if (known.following) return
    if ((await countTagFollows(tx, userId)) >= FOLLOWED_TAGS_MAX)
      throw new AppError('CONFLICT', { message: texts.tooManyTags(FOLLOWED_TAGS_MAX) })
    await deleteMute(tx, { userId, kind: 'tag', target: tag })
    await insertTagFollow(tx, pair)
  })
  return readTagState(db, pair)
}

export async function listMyTags(
  { db }: TagDeps,
  userId: string,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const range = pageRange(query)
  const offset = query.cursor === undefined ? range.offset : Number(query.cursor)
  const [rows, total] = await Promise.all([
    listTagFollows(db, userId, { ...range, offset }),
    countTagFollows(db, userId),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: () => String(offset + query.pageSize),
  })
  const list = shown.map(({ tag, createdAt }) => ({ tag, createdAt: createdAt.toISOString() }))
  return { ...frame, list }
}
