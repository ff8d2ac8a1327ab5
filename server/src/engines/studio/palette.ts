import { type Oklch, mixColour, shade } from './colour'
import { clamp } from './maths'
import type { Random } from './random'
import type { Slots, TimeId, TintId } from './slots'

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
}

const PALETTES: Readonly<Record<TimeId, Palette>> = {
  dawn: {
    sky: [
      [0.7, 0.065, 255],
      [0.85, 0.06, 340],
      [0.93, 0.075, 65],
    ],
    light: [0.94, 0.1, 60],
    far: [0.77, 0.055, 295],
    near: [0.42, 0.06, 240],
    water: [0.79, 0.05, 285],
    ambient: [0.7, 0.07, 320],
    ambientStrength: 0.12,
    leaf: [0.58, 0.09, 145],
    glow: [0.93, 0.09, 50],
  },
  day: {
    sky: [
      [0.67, 0.105, 246],
      [0.82, 0.07, 232],
      [0.95, 0.028, 200],
    ],
    light: [0.98, 0.06, 95],
    far: [0.77, 0.05, 236],
    near: [0.45, 0.085, 162],
    water: [0.64, 0.09, 222],
    ambient: [0.9, 0.02, 220],
    ambientStrength: 0.04,
    leaf: [0.6, 0.12, 134],
    glow: [0.97, 0.03, 95],
  },
  sunset: {
    sky: [
      [0.47, 0.1, 293],
      [0.7, 0.15, 32],
      [0.89, 0.135, 76],
    ],
    light: [0.95, 0.13, 88],
    far: [0.61, 0.11, 22],
    near: [0.28, 0.07, 305],
    water: [0.55, 0.105, 12],
    ambient: [0.5, 0.13, 25],
    ambientStrength: 0.28,
    leaf: [0.48, 0.1, 112],
    glow: [0.92, 0.14, 78],
  },
  dusk: {
    sky: [
      [0.36, 0.09, 275],
      [0.54, 0.1, 302],
      [0.78, 0.1, 22],
    ],
    light: [0.93, 0.08, 60],
    far: [0.52, 0.08, 290],
    near: [0.25, 0.05, 275],
    water: [0.48, 0.08, 285],
    ambient: [0.4, 0.09, 280],
    ambientStrength: 0.36,
    leaf: [0.42, 0.07, 160],
    glow: [0.85, 0.11, 35],
  },
  night: {
    sky: [
      [0.22, 0.08, 270],
      [0.34, 0.09, 262],
      [0.54, 0.075, 238],
    ],
    light: [0.96, 0.03, 95],
    far: [0.44, 0.065, 252],
    near: [0.2, 0.045, 262],
    water: [0.35, 0.075, 250],
    ambient: [0.27, 0.07, 262],
    ambientStrength: 0.45,
    leaf: [0.36, 0.06, 190],
    glow: [0.75, 0.06, 230],
  },
}

/** Tints without a hue. */
export type Greyish = 'grey' | 'white' | 'black'

export function isGreyish(tint: TintId): tint is Greyish {
  return tint === 'grey' || tint === 'white' || tint === 'black'
}

export const TINT_HUES: Readonly<Record<Exclude<TintId, Greyish>, number>> = {
  red: 25,
  orange: 50,
  gold: 68,
  green: 152,
  teal: 190,
  blue: 250,
  purple: 305,
  pink: 0,
  brown: 55,
}

/** The colour of one thing that the prompt names. */
export const DYES: Readonly<Record<TintId, Oklch>> = {
  red: [0.56, 0.2, 27],
  orange: [0.7, 0.16, 52],
  gold: [0.82, 0.14, 85],
  green: [0.58, 0.13, 148],
  teal: [0.64, 0.1, 190],
  blue: [0.52, 0.14, 255],
  purple: [0.5, 0.15, 305],
  pink: [0.78, 0.12, 0],
  brown: [0.45, 0.07, 55],
  white: [0.95, 0.01, 90],
  black: [0.24, 0.015, 270],
  grey: [0.6, 0.01, 250],
}

type Recolour = (colour: Oklch) => Oklch

function recolour(palette: Palette, land: Recolour, sky: Recolour = land): Palette {
  return {
    ...palette,
    sky: [sky(palette.sky[0]), sky(palette.sky[1]), sky(palette.sky[2])],
    far: land(palette.far),
    near: land(palette.near),
    water: land(palette.water),
    ambient: land(palette.ambient),
  }
}

function withSeason(palette: Palette, slots: Slots): Palette {
  const { season, time } = slots
  const bright = time === 'day' || time === 'dawn'
  if (season === 'autumn') {
    return {
      ...palette,
      leaf: mixColour([0.62, 0.15, 52], palette.leaf, bright ? 0 : 0.3),
      near: bright ? [0.46, 0.09, 62] : palette.near,
      far: bright ? mixColour(palette.far, [0.76, 0.06, 60], 0.4) : palette.far,
    }
  }
  if (season === 'summer') {
    return {
      ...palette,
      leaf: mixColour([0.56, 0.14, 142], palette.leaf, bright ? 0.2 : 0.6),
      near: bright ? mixColour(palette.near, [0.44, 0.11, 150], 0.5) : palette.near,
    }
  }
  if (season === 'spring') {
    return {
      ...palette,
      leaf: mixColour([0.7, 0.13, 126], palette.leaf, bright ? 0 : 0.4),
      near: bright ? mixColour(palette.near, [0.56, 0.1, 140], 0.5) : palette.near,
    }
  }
  if (season === 'winter') {
    return {
      ...palette,
      leaf: mixColour([0.55, 0.035, 205], palette.leaf, 0.3),
      near: mixColour(palette.near, [0.5, 0.035, 245], bright ? 0.6 : 0.2),
      far: mixColour(palette.far, [0.8, 0.03, 245], bright ? 0.5 : 0.15),
    }
  }
  return palette
}

/** The palette of these slots, nudged a little by the seed. */
export function choosePalette(slots: Slots, random: Random): Palette {
  const turn = random.range(-10, 10)
  const base = recolour(
    withSeason(PALETTES[slots.time], slots),
    ([l, c, h]) => [l, c, h + turn],
    ([l, c, h]) => [l, c, h + turn * 0.5],
  )
  const { weather, tint } = slots
  const wet = weather.has('rain') || weather.has('storm')
  const weathered = wet
    ? recolour(
        base,
        ([l, c, h]) => [l * 0.93, c * 0.62, h],
        ([l, c, h]) => [l * 0.9, c * 0.5, h],
      )
    : weather.has('fog')
      ? recolour(base, ([l, c, h]) => [l + (0.9 - l) * 0.12, c * 0.75, h])
      : base
  if (!tint) return weathered
  if (isGreyish(tint)) return recolour(weathered, ([l, c, h]) => [l, c * 0.12, h])
  const hue = TINT_HUES[tint]
  // yellow is only gold while it is light and strong; darker it turns to olive
  const [lift, chroma] = tint === 'gold' ? [0.07, 0.12] : [0, 0.09]
  return recolour(weathered, (c) =>
    mixColour(c, [Math.min(0.95, c[0] + lift), Math.max(chroma, c[1]), hue], 0.68),
  )
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
  const lit = mixColour(colour, palette.ambient, palette.ambientStrength * share)
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
