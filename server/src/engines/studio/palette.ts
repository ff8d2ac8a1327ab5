import { type Oklch, mixColour, shade } from './colour'
import { clamp } from './maths'
import { type Grade, graded, shun } from './palettes/grade'
import { madeOf } from './palettes/matter'
import { withMoods } from './palettes/moods'
import { recolour } from './palettes/recolour'
import { withSeason } from './palettes/seasons'
import { PALETTES } from './palettes/times'
import { TINT_HUES, isGreyish } from './palettes/tints'
import type { Random } from './random'
import { type Slots, TINTS } from './slots'

export { DYES, TINT_HUES, isGreyish } from './palettes/tints'

/** The light of a picture: every colour in it is mixed from these. */
export interface Palette {
  readonly sky: readonly [top: Oklch, middle: Oklch, horizon: Oklch]
  readonly light: Oklch
  readonly far: Oklch
  readonly near: Oklch
  readonly water: Oklch
  readonly ambient: Oklch
  /** 0..1: how far materials turn towards the ambient colour. */
  readonly ambientStrength: number
  readonly leaf: Oklch
  readonly glow: Oklch
  /** What mood and material do to every single thing. */
  readonly grade?: Grade
}

/** How far words that nobody knows turn the hues, degrees. */
const WHIM_TURN = 24

function weathered(palette: Palette, { weather, time }: Slots): Palette {
  if (weather.has('rain') || weather.has('storm')) {
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
  if (!weather.has('fog')) return palette
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
function shunnedHues({ denied }: Slots): number[] {
  return TINTS.flatMap((tint) =>
    denied.has(`tint:${tint}`) && !isGreyish(tint) ? [TINT_HUES[tint]] : [],
  )
}

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
  const felt = withMoods(plain, slots.moods, dark)
  const made = madeOf(felt, slots.material, dark)
  const shuns = shunnedHues(slots)
  const palette = tinted(made.palette, slots)
  const allowed = shuns.length > 0 ? recolour(palette, (c) => shun(c, shuns)) : palette
  const plainGrade = slots.moods.size === 0 && !slots.material && shuns.length === 0
  return plainGrade ? allowed : { ...allowed, grade: { ...made.grade, shuns } }
}

/** Land at a distance: `depth` 1 melts into the horizon's air, 0 is before the viewer's feet. */
export function landAt(palette: Palette, depth: number): Oklch {
  const air = mixColour(palette.far, palette.sky[2], 0.35)
  return mixColour(palette.near, air, clamp(depth))
}

/** What things are made of, in this light and at this distance. */
export type Materials = Readonly<
  Record<
    | 'white'
    | 'dark'
    | 'accent'
    | 'wood'
    | 'wall'
    | 'roof'
    | 'stone'
    | 'bark'
    | 'pine'
    | 'leaf'
    | 'bamboo'
    | 'gold'
    | 'lamp'
    | 'sail'
    | 'rock'
    | 'blossom'
    | 'plum'
    | 'lotus'
    | 'snow',
    Oklch
  >
>

/** A thing's own colour as it looks in this light (`share` 0..1 of it) and at this distance. */
export function toneAt(palette: Palette, depth: number, colour: Oklch, share = 1): Oklch {
  const air = mixColour(palette.far, palette.sky[2], 0.5)
  const own = palette.grade ? graded(colour, palette.grade) : colour
  const lit = mixColour(own, palette.ambient, palette.ambientStrength * share)
  return mixColour(lit, air, depth * 0.6)
}

export function materialsAt(palette: Palette, depth: number): Materials {
  const make = (colour: Oklch, share = 1): Oklch => toneAt(palette, depth, colour, share)
  return {
    white: make([0.96, 0.01, 90], 0.6),
    dark: make([0.26, 0.03, 270], 0.3),
    accent: make([0.57, 0.19, 28], 0.4),
    wood: make([0.43, 0.06, 55]),
    wall: make([0.87, 0.035, 75]),
    roof: make([0.38, 0.035, 250]),
    stone: make([0.68, 0.02, 80]),
    bark: make([0.34, 0.04, 50], 0.6),
    pine: make([0.4, 0.075, 160]),
    leaf: make(palette.leaf, 0.6),
    bamboo: make([0.6, 0.1, 140]),
    gold: make([0.8, 0.13, 85], 0.4),
    lamp: [0.92, 0.13, 82],
    sail: make([0.91, 0.05, 72]),
    rock: make(shade(palette.near, 0.08, -0.03)),
    blossom: make([0.87, 0.085, 358], 0.35),
    plum: make([0.6, 0.19, 15], 0.35),
    lotus: make([0.82, 0.11, 357], 0.35),
    snow: make([0.97, 0.008, 240], 0.7),
  }
}
