import type { CastCharacter } from '@studio/painter/character/character'
import { isLooks } from '@studio/painter/character/read'
import type { EngineCharacter } from '../engine'

/** Looks of another release that the painter does not know any more are left out. */
export function buildCast(characters: readonly EngineCharacter[]): CastCharacter[] {
  return characters.flatMap(({ key, name, looks }) =>
    isLooks(looks) ? [{ ...looks, key, name }] : [],
  )
}
