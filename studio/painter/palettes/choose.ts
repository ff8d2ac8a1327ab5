/** The palette of a picture: from time, season, weather, mood, material and wanted colours. */
import { mixColour } from '../colour'
import type { Random } from '../../lib/random'
import type { Palette } from '../palette'
import { type Slots, TINTS } from '../slots'
import { shun } from './grade'
import { recolour } from './recolour'
import { pickMaterialColour } from './matter'
import { isGreyish, TINT_HUES, withDyes } from './tints'
import { PALETTES, withMoods, withSeason } from './moods'

/** Turn of the hues by unknown words, degrees. */
const WHIM_TURN = 24

/** 阳光明媚, 晴朗, 正午的阳光. */
export const isSunny = ({
  time,
  weather,
  lights,
}: Pick<Slots, 'time' | 'weather' | 'lights'>): boolean =>
  time === 'day' && (weather.has('clear') || lights.has('sun')) && !weather.has('fog')

function weathered(palette: Palette, { weather, time, lights }: Slots): Palette {
  if (weather.has('storm')) {
    // under black clouds the noon is half as bright
    const [land, air] = time === 'night' || time === 'dusk' ? [0.92, 0.88] : [0.76, 0.62]
    return recolour(
      palette,
      ([l, c, h]) => [l * land, c * 0.55, h],
      ([l, c, h]) => [l * air, c * 0.45, h],
    )
  }
  if (weather.has('rain')) {
    return recolour(
      palette,
      ([l, c, h]) => [l * 0.93, c * 0.62, h],
      ([l, c, h]) => [l * 0.9, c * 0.5, h],
    )
  }
  if (weather.has('snow')) {
    // snow falls from a high, pale ceiling
    const pale = time === 'night' || time === 'dusk' ? 0.06 : 0.3
    return recolour(
      palette,
      ([l, c, h]) => [l, c * 0.75, h],
      ([l, c, h]) => [l + Math.max(0, 0.8 - l) * pale, c * 0.45, h],
    )
  }
  if (!weather.has('fog')) {
    if (!isSunny({ time, weather, lights })) return palette
    // under a high sun the land is brighter and the sky a deep blue
    return recolour(
      palette,
      ([l, c, h]) => [l + (0.86 - l) * 0.14, c * 1.28, h],
      ([l, c, h]) => [l, c * 1.2, h],
    )
  }
  return recolour(palette, ([l, c, h]) => [l + (0.9 - l) * 0.12, c * 0.75, h])
}

function tinted(palette: Palette, { tint }: Slots): Palette {
  if (!tint) return palette
  if (isGreyish(tint)) return recolour(palette, ([l, c, h]) => [l, c * 0.12, h])
  const hue = TINT_HUES[tint]
  // yellow is only gold while it is light and strong; darker it turns to olive
  const [lift, chroma] = tint === 'gold' ? [0.07, 0.12] : [0, 0.09]
  return recolour(palette, (c) =>
    mixColour(c, [Math.min(0.95, c[0] + lift), Math.max(chroma, c[1]), hue], 0.68),
  )
}

/** The hues that the prompt does not want to see. */
const shunnedHues = ({ denied }: Slots): number[] =>
  TINTS.flatMap((tint) => (denied.has(`tint:${tint}`) && !isGreyish(tint) ? [TINT_HUES[tint]] : []))

/** The palette of these slots, nudged a little by the seed. */
export function choosePalette(slots: Slots, random: Random): Palette {
  const turn = random.range(-10, 10) + slots.whim.hue * WHIM_TURN
  const base = recolour(
    withSeason(PALETTES[slots.time], slots),
    ([l, c, h]) => [l, c, h + turn],
    ([l, c, h]) => [l, c, h + turn * (slots.whim.hue === 0 ? 0.5 : 0.8)],
  )
  const dark = slots.time === 'night' || slots.time === 'dusk'
  const plain = { palette: weathered(base, slots), grade: { chroma: 1 } }
  const moody = withMoods(plain, slots.moods, dark)
  // no mood covers the blue sky of a sunny day
  const felt = isSunny(slots)
    ? { ...moody, palette: { ...moody.palette, sky: plain.palette.sky } }
    : moody
  const made = pickMaterialColour(felt, slots.material, dark)
  const shuns = shunnedHues(slots)
  const palette = withDyes(tinted(made.palette, slots), slots)
  const allowed = shuns.length > 0 ? recolour(palette, (c) => shun(c, shuns)) : palette
  const plainGrade = slots.moods.size === 0 && !slots.material && shuns.length === 0
  return plainGrade ? allowed : { ...allowed, grade: { ...made.grade, shuns } }
}
