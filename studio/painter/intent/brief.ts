/** Content of an illustration, from the words of a prompt. */
import type { Brief, Family, Trait } from '../illustration/family'
import { INDOORS, LIT } from '../illustration/light/effects'
import { LIGHT } from '../illustration/lighting'
import { SKY } from '../illustration/places/stage'
import { PEOPLE } from '../illustration/people/family'
import { AT, readSpot } from '../illustration/put-at'
import { SIGN } from '../illustration/sign'
import type { Atmosphere } from './atmosphere'
import type { Bound } from './claim'
import { fitPerson } from './fitting'
import { seatAtDesk } from './open-air'
import { readAfloat } from './own-ground'
import { type Quoted, findSign } from './quotes'

export function buildBrief(
  read: Bound,
  { texts }: Quoted,
  { time, season, weather, moods, setting, light, sky, air }: Atmosphere,
  family: Family,
  prompt: string,
): Brief {
  const { main: bound, place, others, tint } = seatAtDesk(read, setting, prompt)
  // 耳机，黑色: with no place around it the colour is the thing's
  const own = family.takesPictureTint && tint !== null && !setting
  const dyed = own ? { tint, ...bound } : bound
  const unlit = dyed.traits.filter(({ slot }) => slot !== LIT)
  const quiet = family.id === PEOPLE.id && isQuiet(unlit, prompt)
  const afloat = readAfloat(bound, family, setting, prompt)
  const plain = { ...dyed, traits: quiet ? [...unlit, CALM] : [...unlit, ...afloat] }
  const main = family.id === PEOPLE.id ? fitPerson(plain, prompt) : plain
  const backdrops = main.traits.filter(({ slot }) => slot === 'backdrop')
  const board = texts.length > 0 && !family.writes ? findSign(prompt) : null
  const isIndoors = setting?.some(
    ({ meaning: { slot, value } }) => slot === 'scene' && value === 'interior',
  )
  const spot = readSpot(prompt)
  const isAlone = others.length === 0 && !place && !setting
  const traits = [
    ...backdrops,
    ...(light ? [{ slot: LIGHT, value: light }] : []),
    ...(sky ? [{ slot: SKY, value: sky }] : []),
    ...bound.traits.filter(({ slot }) => slot === LIT),
    ...listSkyLights(air),
    ...(isIndoors ? [{ slot: LIT, value: INDOORS }] : []),
    ...(board ? [{ slot: SIGN, value: board }] : []),
    ...(spot !== null && isAlone ? [{ slot: AT, value: spot }] : []),
  ]
  const behind = place && { place }
  return { main, ...behind, others, texts, traits, time, season, weather, moods, tint }
}

const CALM: Trait = { slot: 'expression', value: 'calm' }
/** A manner without laughter. */
const QUIET = /优雅|高贵|知性|典雅|含蓄|温婉|沉稳(?!的?[色配])|朴素|素净|清雅|气质|古典美|书卷气/u

const isQuiet = (traits: readonly Trait[], prompt: string): boolean =>
  QUIET.test(prompt) && traits.every(({ slot }) => slot !== CALM.slot)

/** 月光下的机器人, 晒太阳的猫: sun and moon light a subject, with a place behind it or without. */
function listSkyLights(air: Atmosphere['air']): Trait[] {
  const lights = new Set(
    air.flatMap(({ meaning: { slot, value } }) => (slot === 'light' ? [value] : [])),
  )
  const isMoonlit = lights.has('moon') || lights.has('crescent')
  if (isMoonlit) return [{ slot: LIT, value: 'moon' }]
  return lights.has('sun') ? [{ slot: LIT, value: 'sun' }] : []
}
