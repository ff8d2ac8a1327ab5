import { placeLayers } from './build/form'
import type { ThingWish } from './family'
import type { Layer } from './node'
import { familyOf } from './registry'
import { type Area, measureBounds } from './uses/compose'

/** A thing in both hands of the main one. */

/** Both hands of one who holds something: their place, and units of a person's body. */
export function findHands(
  own: readonly Layer[],
  { id, traits }: ThingWish,
): { x: number; y: number; scale: number } | null {
  const held = own.find(({ name, origin }) => origin && /(^| )held$/.test(name))
  if (!held?.origin) return null
  const { x, y, scale } = held.origin
  if (familyOf(id)?.id !== 'animals') return { x, y: y + 362 * scale, scale }
  if (!traits.some(({ slot, value }) => slot === 'hold' && value === 'thing')) return null
  // the arms of an animal are of a person's, its origin is between its eyes
  const { left, right, bottom } = measureBounds([held])
  const units = (right - left) / ARMS.width
  return { x: (left + right) / 2, y: bottom - ARMS.below * units, scale: units }
}

/** Both arms that hold something: their width, and their lower edge below the hands; units of the body. */
const ARMS = { width: 379, below: 104 } as const

/** Longer side of what is in both hands, units of the body. */
const IN_HANDS = 280

export function holdInHands(
  layers: readonly Layer[],
  bounds: Area,
  { x, y, scale }: { x: number; y: number; scale: number },
  key: string,
): Layer[] {
  const size = (IN_HANDS * scale) / Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top)
  const to = [
    x - ((bounds.left + bounds.right) / 2) * size,
    y - (bounds.top * 0.36 + bounds.bottom * 0.64) * size,
  ] as const
  return placeLayers(layers, to, { scale: size }).map(({ origin: _, ...item }) => ({
    ...item,
    thing: key,
  }))
}
