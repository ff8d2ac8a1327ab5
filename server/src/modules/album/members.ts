/** Membership of albums. Every change holds the album's lock, so counts and order stay right. */
import type { Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { GAP, positionBetween, positionsOnTop } from './order'
import {
  type AlbumRow,
  countMembers,
  deleteMembers,
  deleteMemberships,
  gapBefore,
  insertMembers,
  lockAlbum,
  lockShowable,
  membersAmong,
  renumber,
  setPosition,
  topPosition,
  updateAlbum,
} from './repository'
import { texts } from './texts'

const MOST_JOBS = 5_000

/** Throws NOT_FOUND. */
export async function requireAlbum(
  tx: Tx,
  album: { id: string; userId: string },
): Promise<AlbumRow> {
  const row = await lockAlbum(tx, album)
  if (!row) throw new AppError('NOT_FOUND', { message: texts.albumGone })
  return row
}

/** Throws NOT_FOUND when none of them is the user's own finished work. */
export async function requireShowable(
  tx: Tx,
  userId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  const found = await lockShowable(tx, { userId, jobIds })
  if (found.length === 0) throw new AppError('NOT_FOUND', { message: texts.nothingToAdd })
  return found
}

/** Puts jobs on top in their order; those inside already stay where they are. */
export async function addMembers(
  tx: Tx,
  album: AlbumRow,
  jobIds: readonly string[],
): Promise<void> {
  const inside = await membersAmong(tx, album.id, jobIds)
  const added = jobIds.filter((id) => !inside.has(id))
  if (added.length === 0) return
  if ((await countMembers(tx, album.id)) + added.length > MOST_JOBS)
    throw new AppError('CONFLICT', { message: texts.albumFull(MOST_JOBS) })
  const positions = positionsOnTop(await topPosition(tx, album.id), added.length)
  await insertMembers(
    tx,
    album.id,
    added.map((jobId, index) => ({ jobId, position: positions[index] ?? 0 })),
  )
  await updateAlbum(tx, album.id, {})
}

/** The jobs stay; a cover that left is the cover no longer. */
export async function takeOut(tx: Tx, album: AlbumRow, jobIds: readonly string[]): Promise<void> {
  const inside = await membersAmong(tx, album.id, jobIds)
  if (inside.size === 0) return
  await deleteMembers(tx, album.id, [...inside])
  const coverLeft = album.coverJobId !== null && inside.has(album.coverJobId)
  await updateAlbum(tx, album.id, coverLeft ? { coverJobId: null } : {})
}

async function requireInside(tx: Tx, albumId: string, jobId: string): Promise<void> {
  if (!(await membersAmong(tx, albumId, [jobId])).has(jobId))
    throw new AppError('NOT_FOUND', { message: texts.notInside })
}

async function requireGap(tx: Tx, options: Parameters<typeof gapBefore>[1]) {
  const gap = await gapBefore(tx, options)
  if (!gap) throw new AppError('NOT_FOUND', { message: texts.notInside })
  return gap
}

/** Throws NOT_FOUND when either of the two is not inside. */
export async function moveBefore(
  tx: Tx,
  album: AlbumRow,
  { jobId, before }: { jobId: string; before: string | null },
): Promise<void> {
  await requireInside(tx, album.id, jobId)
  if (before === jobId) return
  const options = { albumId: album.id, moving: jobId, before }
  const gap = await requireGap(tx, options)
  let position = positionBetween(gap.earlier, gap.later)
  if (position === null) {
    await renumber(tx, album.id, GAP)
    const wider = await requireGap(tx, options)
    position = positionBetween(wider.earlier, wider.later) ?? GAP
  }
  await setPosition(tx, { albumId: album.id, jobId, position })
}

/** Throws NOT_FOUND for a cover that is not inside. */
export async function changeAlbum(
  tx: Tx,
  album: AlbumRow,
  changes: { name?: string | undefined; coverJobId?: string | null | undefined },
): Promise<void> {
  const { name, coverJobId } = changes
  if (typeof coverJobId === 'string') await requireInside(tx, album.id, coverJobId)
  await updateAlbum(tx, album.id, { name, coverJobId })
}

/** A deleted job leaves every album with it. */
export async function forgetJob(tx: Tx, jobId: string): Promise<void> {
  await deleteMemberships(tx, jobId)
}
