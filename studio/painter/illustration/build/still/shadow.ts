import { type Form, ellipse } from '../form'
import { type Oklch, radial } from '../fill'
import type { Stand } from './item'

/** Tinted warm, never grey. */
const LONG: Oklch = [0.36, 0.06, 345]
const CONTACT: Oklch = [0.22, 0.05, 340]

/** A long soft shadow to the lower right, and a tight dark one at the foot. */
export function standShadows(stands: readonly Stand[], strength = 1): Form[] {
  return [...longShadows(stands, strength), ...contactShadows(stands, strength)]
}

/** The long ones alone: of several things they all lie below the dark ones. */
export const longShadows = (stands: readonly Stand[], strength = 1): Form[] =>
  stands.map(({ at: [x, y], radius: [rx, ry] }) =>
    ellipse([x + rx * 0.22, y + ry * 0.35], [rx * 1.16, ry * 1.25 + rx * 0.05], LONG, {
      ...{ role: 'shadow', alpha: 0.5 * strength, blend: 'multiply', plain: true, turn: 0.04 },
      blur: Math.max(5, Math.min(46, rx * 0.12)),
    }),
  )

/** The dark ones alone. */
export const contactShadows = (stands: readonly Stand[], strength = 1): Form[] =>
  stands.map(({ at: [x, y], radius: [rx, ry] }) =>
    ellipse([x + rx * 0.03, y + ry * 0.12], [rx * 1.01, ry + rx * 0.012], CONTACT, {
      ...{ role: 'shadow', alpha: 0.62 * strength, blend: 'multiply', plain: true },
      blur: Math.max(2.5, Math.min(14, rx * 0.035)),
    }),
  )

/** A pool of light: fades to nothing at its edge, so that it needs no blur. */
export function pool(
  centre: readonly [number, number],
  radius: readonly [number, number],
  colour: Oklch,
  alpha: number,
): Form {
  const fill = radial(centre, radius, colour, colour, colour)
  if (!('kind' in fill)) throw new Error('a pool is a gradient')
  const strengths = [1, 0.36, 0]
  const stops = fill.stops.map((stop, i) => ({ ...stop, alpha: strengths[i] }))
  return ellipse(
    centre,
    radius,
    { ...fill, stops },
    { ...{ role: 'light', alpha, blend: 'screen', plain: true } },
  )
}
