/** Skiing is on snow and boats are on water, wherever else they are. */
import {
  type Brief,
  type Family,
  type ThingWish,
  type Trait,
  traitOf,
} from '../illustration/family'
import { AFLOAT } from '../illustration/creatures/compose'
import type { Meaning } from '../lexicon/format'
import type { Wish } from '../parse'

const SNOWS = /^(?:snow|snow-field)$/
/** Grass that snow lies on, which is then not seen. */
const MEADOWS = /^(?:grassland|plain)$/

/** One who skis, with snow on its ground. */
function onSnow(
  { main }: Pick<Brief, 'main'>,
  setting: readonly Wish[] | null,
): readonly Wish[] | null {
  if (setting === null || traitOf(main, 'action')?.value !== 'ski') return setting
  if (setting.some(({ meaning }) => SNOWS.test(meaning.value))) return setting
  const wish = (slot: Meaning['slot'], value: string): Wish => ({
    ...{ meaning: { slot, value }, count: null, denied: false },
  })
  const others = setting.filter(({ meaning }) => !MEADOWS.test(meaning.value))
  const isElsewhere = others.some(
    ({ meaning: { slot, value } }) => slot === 'scene' && value !== 'mountains',
  )
  return isElsewhere
    ? [...others, wish('season', 'winter'), wish('weather', 'snow')]
    : [...others, wish('scene', 'snow-field')]
}

const WATERS = /^(?:lake|river|pond|sea|coast)$/
/** Of these only a part of the foreground is water. */
const NARROW = /^(?:river|pond)$/
const ON_SHORE = /[湖河江溪海塘池水][边岸畔旁滨]|岸边|沙滩|海滩|草地/u

const hasScene = (setting: readonly Wish[] | null, scenes: RegExp): boolean =>
  setting?.some(({ meaning: { slot, value } }) => slot === 'scene' && scenes.test(value)) ?? false

/** 湖面上的天鹅: a bird that swims, on the water it is at. */
export function readAfloat(
  main: ThingWish,
  family: Family,
  setting: readonly Wish[] | null,
  prompt: string,
): Trait[] {
  const swims = (family.takes?.(AFLOAT, main.id) ?? true) && `${AFLOAT}:yes` in family.traits
  const isThere = hasScene(setting, WATERS) && !ON_SHORE.test(prompt)
  return swims && isThere && !traitOf(main, AFLOAT) ? [{ slot: AFLOAT, value: 'yes' }] : []
}

/** The setting with the ground that its subject needs. */
export function onOwnGround(
  { main }: Pick<Brief, 'main'>,
  family: Family,
  setting: readonly Wish[] | null,
  prompt: string,
): readonly Wish[] | null {
  const found = onSnow({ main }, setting)
  const isAfloat =
    family.openAirFor?.(main) === 'sea' ||
    traitOf(main, AFLOAT) ||
    readAfloat(main, family, found, prompt).length > 0
  if (found === null || !isAfloat) return found
  return found.map((wish) =>
    hasScene([wish], NARROW) ? { ...wish, meaning: { slot: 'scene', value: 'lake' } } : wish,
  )
}
