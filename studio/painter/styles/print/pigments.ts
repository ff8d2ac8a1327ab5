import { type Oklch, mixColour } from '../../colour'
import { clamp } from '../../../lib/maths'
import { pairs } from '../../drawing/notation'

/** Hosho paper, and the indigo of the key block. */
export const PAPER: Oklch = [0.93, 0.033, 86]
export const KEY: Oklch = [0.25, 0.055, 262]

/** The printer's pots: hue and the strongest chroma each pigment reaches. */
const POTS: readonly (readonly [hue: number, chroma: number])[] = pairs(`258,0.11 232,0.075 165,0.06
  140,0.065 85,0.1 52,0.1 28,0.17 355,0.1 305,0.06`)

function hueGap(a: number, b: number): number {
  const gap = (((a - b) % 360) + 540) % 360
  return Math.abs(gap - 180)
}

/** The nearest colour a printer could mix: few pigments, few depths, a little paper in each. */
export function toPigment(colour: Oklch): Oklch {
  const [lightness, chroma, hue] = colour
  if (chroma < 0.022)
    return lightness > 0.8 ? [Math.min(0.95, lightness), 0.024, 88] : [lightness, chroma, 262]
  let best = POTS[0] as readonly [number, number]
  for (const pot of POTS) if (hueGap(pot[0], hue) < hueGap(best[0], hue)) best = pot
  const depth = Math.round(lightness * 14) / 14
  const strength = Math.min(best[1], chroma * 1.15 + 0.01)
  return mixColour([clamp(depth, 0.24, 0.93), strength, best[0]], PAPER, 0.1)
}
