/** Skiing is on snow, wherever else it is. */
import { type Brief, traitOf } from '../illustration/family'
import type { Meaning } from '../lexicon/format'
import type { Wish } from '../parse'

const SNOWS = /^(?:snow|snow-field)$/
/** Grass that snow lies on, which is then not seen. */
const MEADOWS = /^(?:grassland|plain)$/

/** The setting of one who skis, with snow on its ground. */
export function onSnow(
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
