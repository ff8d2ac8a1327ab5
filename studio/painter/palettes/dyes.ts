import { type Oklch, mixColour } from '../colour'
import { threeTriples } from '../drawing/notation'
import type { Palette } from '../palette'
import type { Slots, TintId } from '../slots'
import { type Greyish, TINT_HUES, isGreyish } from './tints'

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
