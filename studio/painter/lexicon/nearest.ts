import { NEAREST_CLASSES } from './nearest-classes'
import { NEAREST_CLASSES_IN_LANDSCAPES, NEAREST_IN_LANDSCAPES } from './nearest-landscapes'
import { NEAREST_THINGS } from './nearest-things'

/** The near thing that is drawn for a word without a drawing of its own. */
export interface StandIn {
  /** Its name in Chinese. */
  readonly name: string
  /** It is a broad class and may be far from the word: the credits can be claimed back. */
  readonly broad: boolean
}

/** A word without a drawing. */
export interface NearestRow {
  readonly word: string
  /** The id of the thing, or the word of landscapes, that is drawn for it. */
  readonly by: string
  readonly broad: boolean
}

function readRows(rows: Readonly<Record<string, string>>, broad: boolean): NearestRow[] {
  return Object.entries(rows).flatMap(([by, words]) =>
    words.split(/\s+/).map((word) => ({ word, by, broad })),
  )
}

/** Drawn by a family. A drawing by one of these rows is always reported: 金毛犬 → 狗. */
export const nearestThings: readonly NearestRow[] = [
  ...readRows(NEAREST_THINGS, false),
  ...readRows(NEAREST_CLASSES, true),
]

/** Drawn in a landscape. */
export const nearestInLandscapes: readonly NearestRow[] = [
  ...readRows(NEAREST_IN_LANDSCAPES, false),
  ...readRows(NEAREST_CLASSES_IN_LANDSCAPES, true),
]
