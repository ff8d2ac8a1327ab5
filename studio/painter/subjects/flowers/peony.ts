import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Shape, curve, disc, place, rounded, stroke } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { pointedLeaf, silkPetal } from './petals'
import { pairs, polyline, threeTriples, triples } from '../../drawing/notation'

type Silk = { readonly main: Oklch; readonly root: Oklch; readonly edge: Oklch }

/** Petal wreaths from the outermost in: how many, how long, how ruffled, how far they lean up. */
const WREATHS: readonly (readonly [count: number, length: number, lift: number])[] = triples(
  '8,0.5,0 8,0.42,0.02 7,0.34,0.045 6,0.26,0.06',
)

/** An open flower of silk, seen a little from above; its middle at (0, 0), about 1 wide. */
function openFlower(brush: SubjectBrush, silk: Silk): Shape[] {
  const { random, m } = brush
  const shapes: Shape[] = []
  const squash = random.range(0.74, 0.84)
  WREATHS.forEach(([count, length, lift], ring) => {
    const start = random.next() * TAU
    const inner = ring / (WREATHS.length - 1)
    const order = Array.from({ length: count }, (_, i) => start + (i / count) * TAU).sort(
      (a, b) => cos(b) - cos(a) || a - b,
    )
    for (const turn of order) {
      // petals that point to the viewer are foreshortened: the flower is a bowl
      const toward = Math.max(0, -cos(turn))
      const tone = shade(mixColour(silk.main, silk.root, inner * 0.45), random.spread() * 0.035)
      shapes.push(
        ...silkPetal(random, {
          x: sin(turn) * 0.03,
          y: -lift - cos(turn) * 0.025 + toward * 0.05,
          turn,
          length: length * random.range(0.9, 1.08) * (1 - toward * 0.22),
          spread: mix(0.62, 0.72, random.next()),
          ruffle: 1.25,
          squash,
          colour: tone,
          root: silk.root,
          edge: shade(silk.edge, random.spread() * 0.02),
        }),
      )
    }
  })
  for (let i = 0; i < 26; i++) {
    const angle = random.next() * TAU
    const reach = Math.sqrt(random.next()) * 0.085
    const [sx, sy] = [sin(angle) * reach, -0.075 - cos(angle) * reach * 0.7]
    shapes.push(
      stroke(polyline([sx * 0.3, -0.05], [sx, sy]), 0.006, shade(m.gold, 0.08), 'even', {
        detail: true,
        plain: true,
        accent: true,
      }),
      disc(sx, sy, random.range(0.009, 0.014), m.gold, { detail: true, plain: true, accent: true }),
    )
  }
  // the bowl's front: short petals that curl up before the stamens
  for (const [turn, x] of pairs('-0.5,-0.1 0.5,0.1 0.02,0')) {
    shapes.push(
      ...silkPetal(random, {
        x,
        y: 0.15,
        turn: turn * 0.8,
        length: random.range(0.17, 0.2),
        spread: 0.62,
        ruffle: 1.1,
        squash: 0.95,
        colour: shade(silk.main, 0.01),
        root: silk.root,
        edge: silk.edge,
      }),
    )
  }
  return shapes
}

/** A bud that begins to open, its stem below it. */
function bud(brush: SubjectBrush, silk: Silk, green: Oklch): Shape[] {
  const { random } = brush
  const petals = [-0.42, 0.42, 0.02].flatMap((turn) =>
    silkPetal(random, {
      ...{ x: 0, y: 0.16, turn, length: turn === 0.02 ? 0.34 : 0.36, spread: 0.5, ruffle: 0.5 },
      ...{ squash: 1, colour: silk.main, root: silk.root, edge: silk.edge },
    }),
  )
  const sepals = [-0.9, 0.9, 0].map((turn) =>
    rounded(
      [
        [-0.05, 0.19],
        [sin(turn) * 0.14 - 0.035, 0.1],
        [sin(turn) * 0.19, 0.16 - cos(turn) * 0.13],
        [sin(turn) * 0.14 + 0.035, 0.12],
        [0.05, 0.19],
      ],
      shade(green, turn === 0 ? 0.04 : -0.02),
      { foliage: true },
    ),
  )
  return [...petals, ...sepals]
}

/** A peony leaf: three pointed fingers on one stalk. */
function drawLeaf(
  brush: SubjectBrush,
  from: Point,
  turn: number,
  size: number,
  tone: Oklch,
): Shape[] {
  const { random } = brush
  const joint: Point = [from[0] + sin(turn) * size * 0.35, from[1] - cos(turn) * size * 0.35]
  const finger = (aside: number, reach: number): Shape[] => {
    const angle = turn + aside
    const tip: Point = [joint[0] + sin(angle) * reach, joint[1] - cos(angle) * reach]
    return pointedLeaf(random, joint, tip, reach * 0.17, shade(tone, random.spread() * 0.035))
  }
  return [
    stroke([from, joint], 0.012, shade(tone, -0.06), 'even', { foliage: true, plain: true }),
    ...finger(-0.6, size * 0.56),
    ...finger(0.6, size * 0.56),
    ...finger(0, size * 0.8),
  ]
}

/** Petals, their roots and their edges. */
const SILKS = [
  threeTriples('0.76,0.13,2 0.52,0.2,8 0.93,0.04,5'),
  threeTriples('0.58,0.19,14 0.4,0.15,15 0.78,0.12,8'),
  threeTriples('0.92,0.03,20 0.72,0.13,358 0.97,0.012,90'),
  threeTriples('0.6,0.14,335 0.42,0.13,340 0.84,0.07,335'),
] as const

/** The queen of flowers: one in full bloom, a younger one, and leaves in three tones. */
export const peony = subject(
  ['near', 'table', 'ground'],
  { home: 'garden', season: 'spring', height: 0.62, count: 1 },
  (brush) => {
    const { random, m, own } = brush
    const [main, root, edge] = random.pick(SILKS)
    const silk: Silk = { main: own(main, 0.5), root: own(root, 0.5), edge: own(edge, 0.5) }
    const green = mixColour(m.leaf, m.pine, 0.6)
    const stem = shade(green, -0.08)
    const side = random.chance(0.65) ? 1 : -1
    const heart: Point = [side * 0.06 + 0.04, -0.68]
    const young: Point = [-side * 0.36, -0.84]
    const shapes: Shape[] = [
      curve([[0, 0.05], [-0.02, -0.3], heart], 0.03, stem, 'even', { foliage: true }),
      curve([[0, -0.14], [-side * 0.2, -0.4], young], 0.02, stem, 'even', { foliage: true }),
    ]
    const leaves: readonly (readonly [y: number, turn: number, size: number])[] = [
      [-0.06, -1.5, 0.46],
      [-0.1, 1.42, 0.5],
      [-0.2, -1.12, 0.52],
      [-0.24, 1.0, 0.5],
      [-0.16, side * 0.3, 0.34],
      [-0.4, side * 1.62, 0.5],
      [-0.34, -side * 0.85, 0.42],
      [-0.14, -side * 0.42, 0.36],
    ]
    for (const [i, [y, turn, size]] of leaves.entries()) {
      const tone = shade(green, mix(-0.07, 0.06, ((i * 3) % 8) / 7))
      const swing = turn + random.spread() * 0.15
      shapes.push(...drawLeaf(brush, [-0.01, y], swing, size * random.range(0.9, 1.1), tone))
    }
    const [yx, yy] = young
    shapes.push(
      ...place(
        bud(brush, silk, green),
        yx,
        yy - 0.06,
        random.range(0.6, 0.75),
        false,
        -side * 0.22,
      ),
    )
    shapes.push(...place(openFlower(brush, silk), heart[0], heart[1], random.range(0.68, 0.76)))
    // at the frame the flower must not be cut: the plant is a step further in
    return brush.placement === 'near' ? place(shapes, 0.26, 0, 1) : shapes
  },
)
