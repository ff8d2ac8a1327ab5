import { named } from '../drawing/notation'
import { hex, hueGap, type Oklch } from '../colour'
import type { ShadeId, TintId } from '../slots'

/** Tints without a hue. */
export type Greyish = 'grey' | 'white' | 'black'

export const isGreyish = (tint: TintId): tint is Greyish =>
  tint === 'grey' || tint === 'white' || tint === 'black'

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
export const DYES: Readonly<Record<TintId, Oklch>> =
  named(`red: 0.56,0.2,27 orange: 0.7,0.16,52 gold: 0.82,0.14,85 green: 0.58,0.13,148
  teal: 0.64,0.1,190 blue: 0.52,0.14,255 purple: 0.5,0.15,305 pink: 0.78,0.12,0
  brown: 0.45,0.07,55 white: 0.95,0.01,90 black: 0.24,0.015,270 grey: 0.6,0.01,250`)

/** A colour of the palette, or a named one in sRGB: #1f4a3a. */
export type DyeId = TintId | `#${string}`

export const isExactDye = (dye: DyeId): dye is `#${string}` => dye.startsWith('#')

export const readDye = (dye: DyeId): Oklch => (isExactDye(dye) ? hex(dye) : DYES[dye])

/** Weaker colours look grey. */
const LEAST_CHROMA = 0.025

/** Whether a dye has no hue. */
export const isGreyDye = (dye: DyeId): boolean =>
  isExactDye(dye) ? hex(dye)[1] < LEAST_CHROMA : isGreyish(dye)

/** A colour of cloth, much lighter or darker in the same hue. */
export function toShade(colour: Oklch, shade: ShadeId | undefined): Oklch {
  const [l, c, h] = colour
  if (shade === 'light') return [l + (0.95 - l) * 0.62, c * 0.6, h]
  return shade === 'dark' ? [l * 0.64, c * 0.92, h] : colour
}

/** Half the width of a colour's hues, degrees. */
const HUES = 34

/** Whether a viewer would call a colour by this name. */
export function hasTint([lightness, chroma, hue]: Oklch, tint: TintId): boolean {
  if (tint === 'white') return lightness > 0.78 && chroma < 0.07
  if (tint === 'black') return lightness < 0.45 && chroma < 0.06
  if (tint === 'grey') return lightness > 0.3 && lightness < 0.92 && chroma < 0.05
  if (chroma < LEAST_CHROMA || Math.abs(hueGap(hue, DYES[tint][2])) > HUES) return false
  if (tint === 'brown') return lightness < 0.7
  return tint !== 'pink' || lightness > 0.6
}
