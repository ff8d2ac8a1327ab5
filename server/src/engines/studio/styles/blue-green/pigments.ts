import { type Oklch, mixColour, shade } from '../../colour'
import { clamp, mix } from '../../maths'
import type { Scene } from '../../scene'
import { USUAL_STRENGTH } from '../../scene'
import type { TimeId } from '../../slots'

/** Ground minerals of the blue-green manner, and what is painted beside them. */
export const AZURITE: Oklch = [0.44, 0.125, 255]
export const MALACHITE: Oklch = [0.6, 0.098, 164]
export const OCHRE: Oklch = [0.6, 0.085, 62]
export const WHITE_LEAD: Oklch = [0.93, 0.025, 88]
export const INK: Oklch = [0.26, 0.025, 60]
export const CINNABAR: Oklch = [0.55, 0.175, 32]
export const GOLD: Oklch = [0.84, 0.125, 88]
export const DARK_GOLD: Oklch = [0.62, 0.11, 74]

interface Pot {
  readonly hue: number
  readonly chroma: number
  readonly darkest: number
  readonly lightest: number
}

const POTS: readonly [Pot, ...Pot[]] = [
  { hue: 32, chroma: 0.17, darkest: 0.42, lightest: 0.7 },
  { hue: 60, chroma: 0.095, darkest: 0.34, lightest: 0.76 },
  { hue: 88, chroma: 0.12, darkest: 0.5, lightest: 0.88 },
  { hue: 160, chroma: 0.095, darkest: 0.36, lightest: 0.78 },
  { hue: 252, chroma: 0.12, darkest: 0.32, lightest: 0.76 },
  { hue: 325, chroma: 0.09, darkest: 0.36, lightest: 0.74 },
  { hue: 5, chroma: 0.13, darkest: 0.44, lightest: 0.88 },
]

function hueGap(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}

/** The nearest colour that ground stone, shell and root give. */
export function mineralOf(colour: Oklch, saturation: number): Oklch {
  const [lightness, chroma, hue] = colour
  if (chroma < 0.028) {
    return lightness > 0.76 ? [Math.min(0.94, lightness), 0.024, 88] : [lightness, 0.02, 68]
  }
  let best = POTS[0]
  for (const pot of POTS) {
    if (Math.abs(hueGap(hue, pot.hue)) < Math.abs(hueGap(hue, best.hue))) best = pot
  }
  return [
    clamp(lightness, best.darkest, best.lightest),
    Math.min(best.chroma, chroma * 1.25 + 0.012) * saturation,
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
  /** How far pigments turn towards the hour's dark. */
  readonly dim: number
}

const DAY_SILK: Oklch = [0.735, 0.062, 77]

const HOURS: Readonly<Record<TimeId, SilkHour>> = {
  dawn: {
    silk: [0.765, 0.058, 70],
    high: [0.58, 0.06, 240],
    highShare: 0.4,
    low: [0.8, 0.085, 42],
    lowShare: 0.6,
    dim: 0,
  },
  day: {
    silk: DAY_SILK,
    high: [0.52, 0.085, 240],
    highShare: 0.5,
    low: [0.84, 0.05, 85],
    lowShare: 0.55,
    dim: 0,
  },
  sunset: {
    silk: [0.7, 0.075, 66],
    high: [0.45, 0.06, 300],
    highShare: 0.5,
    low: [0.68, 0.15, 42],
    lowShare: 0.72,
    dim: 0.06,
  },
  dusk: {
    silk: [0.55, 0.05, 60],
    high: [0.36, 0.07, 285],
    highShare: 0.72,
    low: [0.66, 0.1, 40],
    lowShare: 0.6,
    dim: 0.14,
  },
  night: {
    silk: [0.36, 0.055, 256],
    high: [0.22, 0.05, 266],
    highShare: 0.85,
    low: [0.47, 0.06, 240],
    lowShare: 0.75,
    dim: 0.2,
  },
}

/** How this picture is painted: its silk, its saturation and how much gold it wears. */
export interface MineralPlan extends SilkHour {
  readonly night: boolean
  readonly saturation: number
  /** 1 as usual. */
  readonly gold: number
  /** A mineral as this hour shows it; `depth` 0..1 sinks it into the silk. */
  at(colour: Oklch, depth: number): Oklch
}

const NIGHT_VEIL: Oklch = [0.24, 0.06, 262]

export function planOf(scene: Scene): MineralPlan {
  const { slots, strength } = scene
  const hour = HOURS[slots.time]
  const wet = slots.weather.has('rain') || slots.weather.has('storm')
  const silk = wet ? shade(hour.silk, -0.05, -0.022) : hour.silk
  const saturation = mix(0.55, 1.3, strength)
  const over = strength - USUAL_STRENGTH
  return {
    ...hour,
    silk,
    high: wet ? shade(hour.high, 0, -0.03) : hour.high,
    night: slots.time === 'night',
    saturation,
    gold: over > 0 ? 1 + over * 1.6 : clamp(strength / USUAL_STRENGTH),
    at: (colour, depth) => {
      const rich: Oklch = [colour[0], colour[1] * saturation, colour[2]]
      return mixColour(mixColour(rich, NIGHT_VEIL, hour.dim), silk, depth)
    },
  }
}
