import { findOwnChance } from '../../../character/character'
import type { Random, ThingWish } from '../../family'
import { LIGHT, type Palette } from '../scene/palettes'

interface Chance {
  readonly wish: Pick<ThingWish, 'character'>
  readonly random: Random
  readonly kin: Random
  readonly palette: Palette
}

/** A character has the same hair, clothes and colours in every picture. */
export function withOwnLooks<Call extends Chance>(call: Call): Call {
  const own = findOwnChance(call.wish)
  if (!own) return call
  return { ...call, random: own, kin: own, palette: own.fork('palette').pick(LIGHT) }
}
