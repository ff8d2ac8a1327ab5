/** Shots as they are now: a painting that ended well has put its picture in place. */
import { ERRORS, type ErrorCode } from '@contract/errors'
import { isTerminal } from '@contract/jobs'
import type { MediaRef } from '@contract/tools/media'
import type { Executor } from '../../platform/db/client'
import type { StoredShot } from '../../platform/db/schema'
import { findPaintings, type Painting } from '../job/paintings'

export interface ShotState {
  readonly shot: StoredShot
  readonly picture: MediaRef | null
  /** Not ended well. */
  readonly painting: Painting | null
  /** Of a picture that was painted for this shot last. */
  readonly style: string | null
}

export const isPainting = ({ painting }: ShotState): boolean =>
  painting !== null && !isTerminal(painting.status)

function toState(shot: StoredShot, paintings: ReadonlyMap<string, Painting>): ShotState {
  const { paintedBy, picture } = shot
  const found = paintedBy === null ? undefined : paintings.get(paintedBy)
  if (!found) return { shot, picture, painting: null, style: null }
  if (found.pictureId !== null)
    return { shot, picture: `picture:${found.pictureId}`, painting: null, style: found.style }
  const painting = found.status === 'succeeded' ? null : found
  return { shot, picture, painting, style: null }
}

/** By draft, in its order. */
export async function loadStates<T extends { id: string; shots: readonly StoredShot[] }>(
  db: Executor,
  userId: string,
  rows: readonly T[],
): Promise<Map<string, readonly ShotState[]>> {
  const ids = rows.flatMap(({ shots }) => shots.flatMap(({ paintedBy }) => paintedBy ?? []))
  const paintings = await findPaintings(db, userId, ids)
  return new Map(rows.map(({ id, shots }) => [id, shots.map((shot) => toState(shot, paintings))]))
}

export async function loadState(
  db: Executor,
  row: { id: string; userId: string; shots: readonly StoredShot[] },
): Promise<readonly ShotState[]> {
  return (await loadStates(db, row.userId, [row])).get(row.id) ?? []
}

/** To be stored: pictures of paintings that ended well are the shots' own. */
export function settle({ shot, picture, painting }: ShotState): StoredShot {
  return { ...shot, picture, paintedBy: painting?.jobId ?? null }
}

/** One sentence; null: it has not failed. */
export function explain({ errorCode, errorMessage }: Painting): string | null {
  if (errorCode === null) return null
  const known = Object.hasOwn(ERRORS, errorCode) ? (errorCode as ErrorCode) : 'ENGINE_FAILED'
  return errorMessage ?? ERRORS[known].message
}
