/**
 * The same composition once more: everything the prompt left open and that moves nothing (hour,
 * season, weather, hues, the hand) is decided again. Places stay as they are.
 */
import type { Wish } from '../parse'
import { Random, hashText } from '../../lib/random'
import {
  type MoodId,
  LANDSCAPE_STYLES,
  type SeasonId,
  type Slots,
  type StyleId,
  TIMES,
  type WeatherId,
} from '../slots'
import { getSubject } from '../subjects/registry'
import { listValues, findFirstValue } from './wishes'

export interface Variation {
  /** 0 … 2^31-1. */
  readonly seed: number
  /** 0-based place among its siblings: each turns to something else first. */
  readonly place: number
}

/** Scenes without a sky of their own. */
const INDOORS = /^(abstract|interior|underwater)$/
const SEASONS: readonly [SeasonId, ...SeasonId[]] = ['autumn', 'spring', 'autumn', 'winter']
const WEATHERS: readonly [WeatherId, ...WeatherId[]] = ['fog', 'rain', 'snow', 'fog']
/** Turns of the hues in each place, as shares of the most a word can turn them. */
const TURNS = [0.5, -0.8, 1, -0.5] as const
/** With a settled hour the hues turn further, and each place has a mood of its own. */
const FURTHER = 2
const MOODS: readonly (readonly [MoodId, ...MoodId[]])[] = [
  ['warm', 'fresh'],
  ['dreamy', 'gloomy'],
  ['lively', 'warm'],
  ['gloomy', 'dreamy'],
]

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

/** Whether no word and no thing of the picture asks for an hour. */
function isHourOpen(wishes: readonly Wish[], { lights, subjects, material }: Slots): boolean {
  const brought = subjects.some(({ id }) => getSubject(id).time)
  return !findFirstValue(wishes, 'time') && lights.size === 0 && material === null && !brought
}

function otherHour(slots: Slots, place: number, random: Random): Slots['time'] {
  const falls = ['rain', 'snow', 'storm'].some((id) => slots.weather.has(id as WeatherId))
  const fit = falls ? (['day', 'dusk', 'night'] as const) : TIMES
  const others = fit.filter((id) => id !== slots.time && !slots.denied.has(`time:${id}`))
  return shuffled(others, random)[place % Math.max(1, others.length)] ?? slots.time
}

/** An unrequested season or weather, one place each; a requested sun shines on. */
function otherAir(
  wishes: readonly Wish[],
  slots: Slots,
  place: number,
  random: Random,
): Pick<Slots, 'season' | 'weather'> {
  const { season, weather, denied, lights, scene } = slots
  const may = (key: string): boolean => !INDOORS.test(scene) && !denied.has(key)
  const turned = random.fork('season').pick(SEASONS)
  if (place === 1 && season === null && may(`season:${turned}`)) return { season: turned, weather }
  const falling = random.fork('weather').pick(WEATHERS)
  const fallen = lights.size > 0 ? 'fog' : falling
  if (place === 2 && listValues(wishes, 'weather').size === 0 && may(`weather:${fallen}`))
    return { season, weather: new Set([...weather, fallen]) }
  return { season, weather }
}

/** Slots of a variation: `wishes` are what the prompt says, `slots` what the picture was made of. */
export function varySlots(
  wishes: readonly Wish[],
  slots: Slots,
  { seed, place }: Variation,
): Slots {
  const random = new Random(hashText(`vary ${seed}`))
  const turn = (TURNS[place % TURNS.length] ?? 1) * random.fork('turn').range(0.7, 1.2)
  const air = otherAir(wishes, slots, place, random)
  if (isHourOpen(wishes, slots)) {
    const time = otherHour(slots, place, random.fork('hour'))
    return { ...slots, ...air, time, whim: { ...slots.whim, hue: turn } }
  }
  const mood = random.fork('mood').pick<MoodId>(MOODS[place % MOODS.length] ?? ['warm'])
  const moods = slots.moods.size > 0 ? slots.moods : new Set<MoodId>([mood])
  return { ...slots, ...air, moods, whim: { ...slots.whim, hue: turn * FURTHER } }
}

/** The hand of a variation: only the last place has another one, and only where it is open. */
export function varyStyle(
  own: StyleId,
  { seed, place }: Variation,
  { open, denied }: { open: boolean; denied: Slots['denied'] },
): StyleId {
  if (!open || place !== 3) return own
  const others = LANDSCAPE_STYLES.filter((id) => id !== own && !denied.has(`style:${id}`))
  return shuffled(others, new Random(hashText(`hand ${seed}`)))[0] ?? own
}
