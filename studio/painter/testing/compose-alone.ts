import { Random } from '../../lib/random'
import type { Family, ThingWish } from '../illustration/family'
import type { Frame, Illustration } from '../illustration/node'

/** A thing by itself, without an hour, a place or anything else. */
export function composeAlone(
  family: Family,
  main: ThingWish,
  frame: Frame,
  seed = 5,
): Illustration {
  const plain = { others: [], texts: [], traits: [], time: null, season: null, tint: null }
  const brief = { ...plain, main, weather: new Set<never>(), moods: new Set<never>() }
  const random = new Random(seed)
  return family.compose({ brief, frame, random, style: 'flat', standsInSetting: false })
}
