import { type Oklch, shade } from '../../colour'
import { type Shape, disc, ellipsePoints, polygon, rounded, stroke } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import { triples, pairs } from '../../drawing/notation'
import type { SceneId } from '../../slots'
import type { SubjectBrush, SubjectDefinition } from '../subject'

/** Things that fall or float in the air, over the whole picture: (0, 0) is its middle, 1 its short side. */

/** Half the side of the square that is filled; pictures are at most so long. */
export const REACH = 1.25

type Piece = (brush: SubjectBrush, x: number, y: number, near: number) => Shape[]

/** @param near 0 far … 1 near: larger */
const scatter = (number: number, piece: Piece, home?: SceneId): SubjectDefinition => ({
  placements: ['sky'],
  height: 1,
  count: 1,
  fills: true,
  ...(home && { home }),
  draw(brush) {
    const { random } = brush
    return Array.from({ length: number }, () => {
      const [x, y] = [random.range(-REACH, REACH), random.range(-REACH, REACH)]
      return piece(brush, x, y, random.next() ** 2)
    }).flat()
  },
})

const FLAT = { plain: true } as const
const LEAVES: readonly [Oklch, ...Oklch[]] = triples(`0.66,0.16,50 0.74,0.15,75 0.55,0.15,32
  0.62,0.12,95`)
const PAPERS: readonly [Oklch, ...Oklch[]] = triples(`0.65,0.2,25 0.84,0.15,90 0.7,0.14,235
  0.75,0.16,150 0.72,0.18,345`)

const petal: Piece = ({ random, own, m }, x, y, near) => {
  const size = 0.008 + near * 0.012
  const points = ellipsePoints(x, y, size, size * 0.52, random.next() * TAU, 14)
  const colour = shade(own(m.blossom, 0), -0.05 + random.spread() * 0.05)
  return [polygon(points, colour, { ...FLAT, petal: true, accent: true })]
}

const leaf: Piece = ({ random, own }, x, y, near) => {
  const size = 0.014 + near * 0.016
  const angle = random.next() * TAU
  const [c, s] = [cos(angle) * size, sin(angle) * size]
  const at = (along: number, across: number): readonly [number, number] => [
    x + along * c - across * s,
    y + along * s + across * c,
  ]
  const colour = own(random.pick(LEAVES), 0)
  return [
    rounded(
      [at(-1, 0), at(-0.3, 0.42), at(0.5, 0.34), at(1.1, 0), at(0.5, -0.34), at(-0.3, -0.42)],
      colour,
      {
        ...{ ...FLAT, foliage: true, accent: true },
      },
    ),
    stroke([at(-1.3, 0), at(0.8, 0)], size * 0.1, shade(colour, -0.15), 'end', { detail: true }),
  ]
}

const flake: Piece = ({ random }, x, y, near) => [
  disc(x, y, 0.003 + near * 0.007, [0.985, 0.006, 240], {
    ...{ ...FLAT, snow: true, alpha: random.range(0.7, 0.98) },
  }),
]

const drop: Piece = ({ random }, x, y, near) => {
  const long = 0.045 + near * 0.05
  const path = [0, 0.5, 1].map((t) => [x - long * 0.16 * t, y + long * t] as const)
  return [
    stroke(path, 0.0034 + near * 0.0026, [0.68, 0.05, 245], 'both', {
      ...{ ...FLAT, alpha: random.range(0.55, 0.85) },
    }),
  ]
}

const paper: Piece = ({ random, own }, x, y, near) => {
  const size = 0.007 + near * 0.008
  const points = ellipsePoints(x, y, size, size * random.range(0.3, 0.7), random.next() * TAU, 4)
  return [polygon(points, own(random.pick(PAPERS), 0), { ...FLAT, petal: true, accent: true })]
}

const firefly: Piece = (_, x, y, near) => {
  const [r, colour] = [0.004 + near * 0.004, [0.92, 0.16, 110]] as const
  return [
    disc(x, y, r * 3.4, colour, { ...FLAT, glow: true, alpha: 0.16 }),
    disc(x, y, r, colour, { ...FLAT, glow: true, accent: true }),
  ]
}

const bubble: Piece = (_, x, y, near) => {
  const r = 0.01 + near * 0.026
  return [
    disc(x, y, r, [0.9, 0.04, 220], { ...FLAT, alpha: 0.38 }),
    disc(x - r * 0.35, y - r * 0.38, r * 0.22, [0.99, 0, 0], { detail: true, ...FLAT, alpha: 0.9 }),
  ]
}

const heart: Piece = ({ random, own }, x, y, near) => {
  const r = 0.011 + near * 0.014
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * r, y + dy * r]
  const colour = own([0.68 + random.spread() * 0.05, 0.19, 15], 0)
  return [
    rounded(
      pairs('0,-0.5 0.5,-0.95 1,-0.4 0.55,0.4 0,1 -0.55,0.4 -1,-0.4 -0.5,-0.95').map(([u, v]) =>
        at(u, v),
      ),
      colour,
      { ...FLAT, petal: true, accent: true },
    ),
  ]
}

/** Banks of mist, thicker below. */
const mist: SubjectDefinition = {
  ...{ placements: ['sky'], height: 1, count: 1, fills: true },
  draw: ({ random }) =>
    [-0.3, 0.02, 0.26, 0.44].map((y, i) => {
      const colour: Oklch = [0.95, 0.008, 230]
      const high = 0.24 + i * 0.05
      const stops = [0, 0.5, 1].map((at) => ({
        at,
        colour,
        alpha: at === 0.5 ? 0.36 + i * 0.05 : 0,
      }))
      const points = ellipsePoints(random.spread() * 0.2, y, REACH * 1.5, high)
      return {
        ...polygon(points, colour, { ...FLAT, alpha: 0.36 + i * 0.05 }),
        gradient: { from: [0, y - high] as const, to: [0, y + high] as const, stops },
      }
    }),
}

/** The light of an hour over everything. */
function air(colour: Oklch, alpha: number): SubjectDefinition {
  const square = [
    [-9, -9],
    [9, -9],
    [9, 9],
    [-9, 9],
  ] as const
  return {
    ...{ placements: ['sky'], height: 1, count: 1, fills: true },
    draw: () => [polygon(square, colour, { ...FLAT, shadow: true, alpha })],
  }
}

export const FALLING_DRAWINGS = {
  mist,
  'night-air': air([0.38, 0.08, 268], 0.74),
  'evening-air': air([0.8, 0.13, 55], 0.55),
  'morning-air': air([0.92, 0.05, 40], 0.6),
  'falling-petals': scatter(230, petal, 'garden'),
  'falling-leaves': scatter(150, leaf, 'forest'),
  'falling-snow': scatter(900, flake),
  'falling-rain': scatter(800, drop),
  confetti: scatter(420, paper),
  fireflies: scatter(150, firefly, 'forest'),
  bubbles: scatter(120, bubble),
  hearts: scatter(130, heart),
} satisfies Record<string, SubjectDefinition>
