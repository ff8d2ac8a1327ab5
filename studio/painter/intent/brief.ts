/** Content of an illustration, from the words of a prompt. */
import type { Brief, Family } from '../illustration/family'
import { LIGHT } from '../illustration/lighting'
import { SKY } from '../illustration/places/stage'
import { SIGN } from '../illustration/sign'
import type { Atmosphere } from './atmosphere'
import type { Bound } from './claim'
import { type Quoted, findSign } from './quotes'

export function buildBrief(
  { main: bound, place, others, tint }: Bound,
  { texts }: Quoted,
  { time, season, weather, moods, setting, light, sky }: Atmosphere,
  family: Family,
  prompt: string,
): Brief {
  // 耳机，黑色: with no place around it the colour is the thing's
  const own = family.takesPictureTint && tint !== null && !setting
  const main = own ? { tint, ...bound } : bound
  const backdrops = main.traits.filter(({ slot }) => slot === 'backdrop')
  const board = texts.length > 0 && !family.writes ? findSign(prompt) : null
  const traits = [
    ...backdrops,
    ...(light ? [{ slot: LIGHT, value: light }] : []),
    ...(sky ? [{ slot: SKY, value: sky }] : []),
    ...(board ? [{ slot: SIGN, value: board }] : []),
  ]
  const behind = place && { place }
  return { main, ...behind, others, texts, traits, time, season, weather, moods, tint }
}
