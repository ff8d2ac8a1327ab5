import { TAU, cos, sin } from '../../../lib/maths'
import { type Fill, type Form, disc, form, inside, line, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import type { Outline } from '../build/path'
import { named } from '../../parts'

export const TYRE: Oklch = [0.26, 0.012, 280]
export const STEEL: Oklch = [0.82, 0.01, 250]
export const GLASS: Oklch = [0.72, 0.055, 225]
export const LAMP: Oklch = [0.95, 0.08, 95]
export const TAIL: Oklch = [0.58, 0.21, 26]
export const WHITE: Oklch = [0.975, 0.006, 90]
export const DARK: Oklch = [0.3, 0.02, 280]

/** Paint mirrors a horizon: sky above, a dark line, the road below. */
export function paintwork(colour: Oklch, top: number, bottom: number): Fill {
  const at = (share: number) => top + (bottom - top) * share
  return {
    kind: 'linear',
    from: [0, top],
    to: [0, bottom],
    stops: [
      { at: 0, colour: tone(colour, 0.1) },
      { at: 0.34, colour: tone(colour, 0.02) },
      { at: 0.52, colour: tone(colour, -0.13) },
      { at: 0.58, colour },
      { at: 1, colour: tone(colour, -0.1) },
    ].map((stop) => ({ ...stop, at: (at(stop.at) - top) / (bottom - top) })),
  }
}

/** A window: sky in its upper half, one slanted light across. */
export function pane(outline: Outline, top: number, bottom: number, slant: number): Form {
  const glass = form(outline, linear([0, top], [0, bottom], [0.86, 0.04, 225], GLASS), 'glass')
  return inside(
    { ...glass, part: 'car-window' },
    fillPath(WHITE, 'light alpha 0.4')`${slant},${bottom + 20} ${slant + 46},${bottom + 20}
      ${slant + 120},${top - 20} ${slant + 74},${top - 20}`,
    fillPath(WHITE, 'light alpha 0.3')`${slant + 66},${bottom + 20} ${slant + 80},${bottom + 20}
      ${slant + 154},${top - 20} ${slant + 140},${top - 20}`,
  )
}

/** @param spokes 0: a plain steel disc */
export function wheel(x: number, y: number, r: number, spokes = 5, rim: Oklch = STEEL): Form[] {
  const arms = Array.from({ length: spokes }, (_, i) => {
    const angle = (i / spokes) * TAU - TAU / 4
    const tip = [x + cos(angle) * r * 0.62, y + sin(angle) * r * 0.62] as const
    return line([[x, y], tip], r * 0.17, tone(rim, -0.03), 'detail even')
  })
  return named('wheels', [
    inside(
      disc([x, y], r, TYRE, { role: 'body', relief: r * 0.1 }),
      disc([x, y], r * 0.72, tone(rim, -0.16), 'detail'),
      disc([x, y], r * 0.66, spokes > 0 ? tone(TYRE, 0.06) : rim, 'detail'),
      arms,
      disc([x, y], r * 0.2, rim, 'detail'),
      disc([x, y], r * 0.1, tone(rim, -0.2), 'detail'),
    ),
  ])
}

/** The dark well around a wheel, clipped to the body. */
export const wheelArch = (x: number, y: number, r: number): Form =>
  disc([x, y], r * 1.17, tone(TYRE, -0.04), 'detail')

/** The shadow on the ground below a vehicle, contact and wide. */
/** A rail on its sleepers, under a train. */
export const rails = (): Form[] => [
  roundRect([-640, -22, 1300, 14], 0, [0.5, 0.012, 260], 'metal'),
  ...Array.from({ length: 15 }, (_, i) =>
    roundRect([-630 + i * 88, -10, 46, 18], 3, [0.42, 0.04, 50], 'body'),
  ),
]

export const groundShadow = (half: number, y = 0): Form[] => [
  roundRect(
    [-half * 1.05, y - 12, half * 2.1, 34],
    17,
    [0.25, 0.03, 280],
    'shadow multiply alpha 0.5 blur 14',
  ),
  roundRect(
    [-half * 0.92, y - 6, half * 1.84, 16],
    8,
    [0.2, 0.03, 280],
    'shadow multiply alpha 0.6 blur 5',
  ),
]

/** A row of equal windows. */
export const portholes = (
  xs: readonly number[],
  y: number,
  r: number,
  rim: Oklch = STEEL,
): Form[] =>
  xs.map((x) =>
    inside(
      disc([x, y], r, rim, { role: 'metal', relief: r * 0.16, part: 'car-window' }),
      disc([x, y], r * 0.72, GLASS, 'detail'),
      disc([x - r * 0.24, y - r * 0.26], r * 0.2, WHITE, 'light alpha 0.8'),
    ),
  )
