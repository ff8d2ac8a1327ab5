import { type Oklch, shade } from '../../colour'
import { type Point, type Shape, disc, polygon, rounded } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import { polyline } from '../../drawing/notation'
import type { SubjectDefinition } from '../subject'

/** Lights of the sky, as drawings for pictures that have no sky. */

const GOLD: Oklch = [0.88, 0.14, 88]
const SUN: Oklch = [0.74, 0.18, 48]
const RADIUS = 0.5
const BRIGHT = { accent: true, plain: true, petal: true } as const

const halo = (colour: Oklch): Shape[] =>
  [1.7, 1.35].map((r) => disc(0, 0, RADIUS * r, colour, { plain: true, glow: true, alpha: 0.1 }))

/** The left half of a disc, hollowed by a half of an ellipse, a little turned. */
function sickle(): Point[] {
  const steps = Array.from({ length: 33 }, (_, i) => i / 32)
  const arc = (width: number, t: number): Point => {
    const [x, y] = [-sin(t * Math.PI) * width * RADIUS, -cos(t * Math.PI) * RADIUS]
    return [x * 0.92 + y * 0.38, y * 0.92 - x * 0.38]
  }
  return [...steps.map((t) => arc(1, t)), ...steps.reverse().map((t) => arc(0.5, t))]
}

const star = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * TAU - TAU / 4
    const reach = i % 2 === 0 ? radius : radius * 0.44
    return [x + cos(angle) * reach, y + sin(angle) * reach]
  })

/** Places of single stars around the first, and their radii. */
const STARS = polyline('0,0 -0.5,-0.2 0.48,-0.28 -0.26,0.34 0.66,0.22 0.22,0.4 -0.74,0.2')
const STAR_SIZES = [0.17, 0.12, 0.13, 0.09, 0.1, 0.07, 0.08] as const

function hanging(height: number, draw: SubjectDefinition['draw']): SubjectDefinition {
  return { placements: ['sky'], height, count: 1, draw }
}

export const LIGHT_DRAWINGS = {
  sun: hanging(0.17, ({ own }) => {
    const colour = own(SUN, 0)
    return [...halo(colour), disc(0, 0, RADIUS, colour, BRIGHT)]
  }),
  moon: hanging(0.17, ({ own }) => {
    const colour = own(GOLD, 0)
    const seas = polyline('-0.16,-0.12 0.14,0.05 -0.1,0.22 0.2,-0.22')
    return [
      ...halo(colour),
      disc(0, 0, RADIUS, colour, BRIGHT),
      ...seas.map(([x, y], i) => disc(x, y, 0.1 - i * 0.014, shade(colour, -0.06), 'detail plain')),
    ]
  }),
  crescent: hanging(0.16, ({ own }) => [polygon(sickle(), own(GOLD, 0), BRIGHT)]),
  stars: hanging(0.2, ({ own }, _, { wish }) => {
    const number = wish.count === null || wish.count < 2 ? STARS.length : wish.count
    return STARS.slice(0, number).map(([x, y], i) =>
      polygon(star(x, y, STAR_SIZES[i] * 1.25), own(GOLD, 0), BRIGHT),
    )
  }),
  cloud: hanging(0.13, ({ own, lit }) => {
    const colour = own(lit ? [0.72, 0.02, 260] : [0.96, 0.012, 240], 0)
    const puffs = polyline(`-0.95,0.2 -0.86,-0.06 -0.5,-0.12 -0.36,-0.4 0.06,-0.5 0.36,-0.26
      0.7,-0.24 0.96,0.04 1,0.28 0.5,0.4 -0.6,0.4`)
    const shadow = polyline('-0.9,0.24 -0.3,0.12 0.3,0.2 1,0.22 0.96,0.32 0.5,0.4 -0.6,0.4')
    return [
      rounded(puffs, colour, { plain: true }),
      rounded(shadow, shade(colour, -0.07), { shadow: true, alpha: 0.7 }),
    ]
  }),
} satisfies Record<string, SubjectDefinition>
