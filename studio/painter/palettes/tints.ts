import { hex, hueGap, mixColour, type Oklch } from '../colour'
import { named, threeTriples } from '../drawing/notation'
import type { Palette } from '../palette'
import type { ShadeId, Slots, TintId } from '../slots'

type Sky = Palette['sky']

/** Chroma and hue of a sky of that colour from above to the horizon, and its lightness by day. */
const SKIES: Readonly<Record<Exclude<TintId, Greyish>, Sky>> = {
  red: threeTriples('0.52,0.16,20 0.64,0.17,27 0.78,0.13,42'),
  orange: threeTriples('0.62,0.16,40 0.72,0.15,50 0.85,0.12,68'),
  gold: threeTriples('0.76,0.13,72 0.84,0.13,82 0.9,0.1,92'),
  green: threeTriples('0.6,0.11,165 0.73,0.11,158 0.86,0.08,140'),
  teal: threeTriples('0.62,0.1,205 0.75,0.1,195 0.88,0.07,182'),
  blue: threeTriples('0.56,0.14,257 0.72,0.12,248 0.86,0.07,238'),
  purple: threeTriples('0.5,0.16,292 0.64,0.15,306 0.79,0.11,328'),
  pink: threeTriples('0.66,0.13,325 0.76,0.13,350 0.86,0.09,20'),
  brown: threeTriples('0.5,0.07,50 0.62,0.07,55 0.76,0.06,65'),
}

/** Share of that lightness at an hour. */
const HOURS = { dawn: 1, day: 1, sunset: 0.92, dusk: 0.74, night: 0.52 } as const

/** The sky of a colour at an hour. */
export function dyeSky(sky: Sky, tint: TintId, time: Slots['time']): Sky {
  const share = HOURS[time]
  const dye = (own: Oklch, i: 0 | 1 | 2): Oklch => {
    if (tint === 'black') return [own[0] * 0.4, own[1] * 0.2, own[2]]
    if (isGreyish(tint)) return [tint === 'white' ? Math.max(own[0], 0.93) : own[0], 0.01, own[2]]
    const [lightness, chroma, hue] = SKIES[tint][i]
    return [lightness * share, chroma, hue]
  }
  return [dye(sky[0], 0), dye(sky[1], 1), dye(sky[2], 2)]
}

/** A colour in the hue of a named one, as light as it was. */
function toHue([l, c, h]: Oklch, tint: TintId, least = 0.09): Oklch {
  if (tint === 'black') return [l * 0.45, c * 0.2, h]
  if (isGreyish(tint)) return [tint === 'white' ? Math.max(l, 0.9) : l, c * 0.1, h]
  const lift = tint === 'gold' || tint === 'pink' ? 0.12 : 0
  return [Math.min(0.9, l + lift), Math.max(c, least), TINT_HUES[tint]]
}

/** The palette with the colours that the prompt gives to sky, water and land. */
export function withDyes(palette: Palette, { dyed, time }: Slots): Palette {
  if (!dyed) return palette
  const { sky, water, land } = dyed
  const toLand = (colour: Oklch): Oklch =>
    land ? mixColour(colour, toHue(colour, land), 0.9) : colour
  return {
    ...palette,
    ...(sky && { sky: dyeSky(palette.sky, sky, time) }),
    water: water ? toHue(palette.water, water, 0.11) : palette.water,
    far: toLand(palette.far),
    near: toLand(palette.near),
    leaf: toLand(palette.leaf),
  }
}

/** Tints without a hue. */
type Greyish = 'grey' | 'white' | 'black'

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
