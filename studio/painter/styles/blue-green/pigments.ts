import { named } from '../../drawing/notation'
import { type Oklch, hueGap, mixColour, shade } from '../../colour'
import { clamp, mix } from '../../../lib/maths'
import type { Scene } from '../../scene'
import type { TimeId } from '../../slots'
import { atStrength } from '../strength'

/** Ground minerals of the blue-green manner, and the pigments painted with them. */
export const AZURITE: Oklch = [0.44, 0.125, 255]
export const MALACHITE: Oklch = [0.6, 0.098, 164]
export const OCHRE: Oklch = [0.6, 0.085, 62]
export const WHITE_LEAD: Oklch = [0.93, 0.025, 88]
export const INK: Oklch = [0.26, 0.025, 60]
export const CINNABAR: Oklch = [0.55, 0.175, 32]
export const GOLD: Oklch = [0.84, 0.125, 88]
export const DARK_GOLD: Oklch = [0.62, 0.11, 74]

type Pot = Readonly<{ hue: number; chroma: number; darkest: number; lightest: number }>

const POTS: readonly [Pot, ...Pot[]] = [
  { hue: 32, chroma: 0.17, darkest: 0.42, lightest: 0.7 },
  { hue: 60, chroma: 0.095, darkest: 0.34, lightest: 0.76 },
  { hue: 88, chroma: 0.12, darkest: 0.5, lightest: 0.88 },
  { hue: 160, chroma: 0.108, darkest: 0.34, lightest: 0.78 },
  { hue: 252, chroma: 0.12, darkest: 0.32, lightest: 0.76 },
  { hue: 325, chroma: 0.09, darkest: 0.36, lightest: 0.74 },
  { hue: 5, chroma: 0.13, darkest: 0.44, lightest: 0.88 },
]

/** The nearest colour that ground stone, shell and root give. */
export function toMineral(colour: Oklch, saturation: number): Oklch {
  const [lightness, chroma, hue] = colour
  if (chroma < 0.022) {
    if (lightness > 0.76) return [Math.min(0.94, lightness), 0.024, 88]
    // grey is no mineral of this manner: thin azurite replaces it, and ink black
    return lightness > 0.36 ? [lightness, 0.045 * saturation, 245] : [lightness, 0.02, 68]
  }
  if (chroma < 0.075 && lightness > 0.46 && hue > 30 && hue < 115) {
    // roads, stone and plaster: little more than the silk itself
    return [mix(lightness, 0.74, 0.35), 0.05 * saturation, 74]
  }
  let best = POTS[0]
  for (const pot of POTS) {
    if (Math.abs(hueGap(hue, pot.hue)) < Math.abs(hueGap(hue, best.hue))) best = pot
  }
  return [
    clamp(lightness, best.darkest, best.lightest),
    Math.min(best.chroma, chroma * mix(1, 1.6, clamp(lightness * 2 - 0.4)) + 0.018) * saturation,
    hue + hueGap(hue, best.hue) * 0.7,
  ]
}

/** The silk of an hour: its own colour, and the washes over and under the sky. */
export interface SilkHour {
  readonly silk: Oklch
  readonly high: Oklch
  readonly highShare: number
  readonly low: Oklch
  readonly lowShare: number
  /** Turn of pigments towards the hour's dark. */
  readonly dim: number
}

const DAY_SILK: Oklch = [0.77, 0.06, 79]

const HOURS: Readonly<Record<TimeId, SilkHour>> = {
  dawn: {
    highShare: 0.4,
    lowShare: 0.6,
    dim: 0,
    ...named('silk: 0.765,0.058,70 high: 0.58,0.06,240 low: 0.8,0.085,42'),
  },
  day: {
    silk: DAY_SILK,
    high: [0.54, 0.09, 240],
    highShare: 0.58,
    low: [0.87, 0.05, 85],
    lowShare: 0.55,
    dim: 0,
  },
  sunset: {
    highShare: 0.5,
    lowShare: 0.72,
    dim: 0.06,
    ...named('silk: 0.7,0.075,66 high: 0.45,0.06,300 low: 0.68,0.15,42'),
  },
  dusk: {
    highShare: 0.72,
    lowShare: 0.6,
    dim: 0.14,
    ...named('silk: 0.55,0.05,60 high: 0.36,0.07,285 low: 0.66,0.1,40'),
  },
  night: {
    highShare: 0.85,
    lowShare: 0.75,
    dim: 0.13,
    ...named('silk: 0.36,0.055,256 high: 0.22,0.05,266 low: 0.47,0.06,240'),
  },
}

/** Plan of this picture: its silk, its saturation and its amount of gold. */
export interface MineralPlan extends SilkHour {
  readonly night: boolean
  readonly saturation: number
  /** 1 as usual. */
  readonly gold: number
  /** A mineral as this hour shows it; `depth` 0..1 sinks it into the silk. */
  at(colour: Oklch, depth: number): Oklch
}

const NIGHT_VEIL: Oklch = [0.24, 0.06, 262]

export function planMinerals(scene: Scene): MineralPlan {
  const { slots, strength, palette } = scene
  const own = HOURS[slots.time]
  const [high, , low] = palette.sky
  const hour = slots.dyed?.sky ? { ...own, high, highShare: 0.85, low, lowShare: 0.8 } : own
  const wet = slots.weather.has('rain') || slots.weather.has('storm')
  const silk = wet ? shade(hour.silk, -0.05, -0.022) : hour.silk
  const saturation = atStrength(strength, 0.45, 1.3)
  return {
    ...hour,
    silk,
    high: wet ? shade(hour.high, 0, -0.03) : hour.high,
    night: slots.time === 'night',
    saturation,
    gold: atStrength(strength, 0, 1.6),
    at: (colour, depth) => {
      const rich: Oklch = [colour[0], colour[1] * saturation, colour[2]]
      return mixColour(mixColour(rich, NIGHT_VEIL, hour.dim), silk, depth)
    },
  }
}
