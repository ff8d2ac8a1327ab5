import { type Oklch, shade } from '../../colour'
import { type Point, type Shape, curve, pointsAt, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { archedWindow, coneRoof, masonry } from './towers'
import { polyline, strokePoints, triples } from '../../drawing/notation'

/** Towers as they rise behind one another: middle, half width, foot, eaves, roof height. */
type Tower = readonly [x: number, half: number, foot: number, eaves: number, roof: number]

const KEEPS: readonly [readonly Tower[], ...(readonly Tower[])[]] = [
  [
    [0.04, 0.072, -0.3, -0.72, 0.26],
    [-0.13, 0.052, -0.3, -0.6, 0.2],
    [0.2, 0.05, -0.26, -0.54, 0.19],
    [-0.29, 0.058, -0.2, -0.44, 0.19],
    [0.33, 0.054, -0.16, -0.4, 0.18],
  ],
  [
    [-0.1, 0.075, -0.3, -0.7, 0.28],
    [0.1, 0.05, -0.3, -0.6, 0.22],
    [-0.26, 0.048, -0.26, -0.52, 0.18],
    [0.25, 0.062, -0.22, -0.46, 0.21],
    [-0.37, 0.046, -0.16, -0.36, 0.15],
    [0.39, 0.04, -0.12, -0.33, 0.13],
  ],
]

/** A curtain wall with battlements. */
function curtain(left: number, right: number, foot: number, top: number, stone: Oklch): Shape[] {
  const teeth = Math.round((right - left) / 0.034)
  const step = (right - left) / teeth
  const edge: Point[] = []
  for (let i = 0; i < teeth; i++) {
    const [a, b, c] = [left + i * step, left + (i + 0.55) * step, left + (i + 1) * step]
    edge.push([a, top - 0.022], [b, top - 0.022], [b, top], [c, top])
  }
  return [
    polygon([[left, foot], ...edge, [right, foot]], stone),
    stroke(
      polyline([left, top + 0.016], [right, top + 0.016]),
      0.006,
      shade(stone, -0.13),
      'even',
      { detail: true, alpha: 0.7 },
    ),
  ]
}

function tower(
  brush: SubjectBrush,
  [x, half, foot, eaves, roof]: Tower,
  stone: Oklch,
  tiles: Oklch,
) {
  const { random } = brush
  const shapes: Shape[] = [
    polygon(
      [
        [x - half * 1.05, foot],
        [x + half * 1.05, foot],
        [x + half * 0.94, eaves],
        [x - half * 0.94, eaves],
      ],
      stone,
    ),
    polygon(
      [
        [x + half * 0.2, foot],
        [x + half * 1.05, foot],
        [x + half * 0.94, eaves],
        [x + half * 0.2, eaves],
      ],
      shade(stone, -0.15),
      { shadow: true, alpha: 0.75 },
    ),
    ...masonry(random, x, half, foot, eaves, stone),
  ]
  const rows = Math.max(1, Math.round((foot - eaves) / 0.15))
  for (let i = 0; i < rows; i++) {
    const y = mix(eaves + 0.095, foot - 0.03, rows === 1 ? 0 : i / (rows - 0.4))
    const size = half * 0.26
    shapes.push(...archedWindow(brush, x + (i % 2 ? half * 0.3 : -half * 0.22), y, size))
  }
  // the gallery under the roof juts out on corbels
  shapes.push(
    polygon(
      pointsAt(
        [x, eaves],
        [half, 1],
        '-0.94,0.034 0.94,0.034 1.16,0 1.16,-0.024 -1.16,-0.024 -1.16,0',
      ),
      shade(stone, 0.03),
    ),
  )
  shapes.push(...coneRoof(brush, x, eaves - 0.02, half * 1.3, roof, tiles))
  return shapes
}

/** The crag it grows from: lit and dark faces of split rock. */
function crag({ m }: SubjectBrush): Shape[] {
  const face = (path: string, lightness: number, alpha: number): Shape =>
    polygon(polyline(path), shade(m.rock, lightness), { shadow: true, alpha })
  return [
    polygon(
      polyline(`-0.66,0.06 -0.6,-0.01 -0.55,-0.02 -0.52,-0.09 -0.47,-0.1 -0.45,-0.17 -0.38,-0.2
        -0.2,-0.22 0,-0.24 0.2,-0.23 0.38,-0.19 0.43,-0.2 0.46,-0.12 0.51,-0.1 0.53,-0.03 0.6,-0.02
        0.68,0.06`),
      m.rock,
    ),
    face(
      '-0.45,-0.17 -0.38,-0.2 -0.33,-0.12 -0.36,-0.05 -0.3,0.06 -0.44,0.06 -0.4,-0.07',
      0.07,
      0.7,
    ),
    face(
      '-0.2,-0.2 -0.13,-0.11 -0.17,-0.04 -0.12,0.06 -0.27,0.06 -0.24,-0.03 -0.27,-0.1',
      0.06,
      0.6,
    ),
    face('-0.33,-0.12 -0.27,-0.1 -0.24,-0.03 -0.27,0.06 -0.3,0.06 -0.36,-0.05', -0.08, 0.7),
    face(
      `0.1,0.06 0.15,-0.03 0.1,-0.08 0.16,-0.16 0.2,-0.23 0.38,-0.19 0.43,-0.2 0.46,-0.12 0.51,-0.1
      0.53,-0.03 0.6,-0.02 0.68,0.06`,
      -0.08,
      0.75,
    ),
    face('0.26,-0.14 0.33,-0.17 0.3,-0.06 0.36,0 0.33,0.06 0.24,0.06 0.27,-0.03', 0.02, 0.7),
    face(
      '0.43,-0.2 0.46,-0.12 0.51,-0.1 0.53,-0.03 0.5,0.06 0.44,0.06 0.46,-0.03 0.41,-0.1',
      -0.14,
      0.6,
    ),
  ]
}

/** Rocks and firs before the foot of the walls, and the road that winds up to the gate. */
function approach({ m, random, snowy }: SubjectBrush): Shape[] {
  const crest = (path: string): Shape[] => [
    polygon(polyline(path), shade(m.rock, 0.02)),
    ...(snowy ? [polygon(polyline(path).slice(1, -1), m.snow, { snow: true, plain: true })] : []),
  ]
  const firs = [-0.5, -0.44, -0.34, -0.25, 0.15, 0.27, 0.46, 0.54].flatMap((x) => {
    const [fx, fy] = [x + random.spread() * 0.02, -0.02 - 0.2 * (0.6 - Math.abs(x)) * random.next()]
    return fir(m.pine, fx, fy, random.range(0.07, 0.115))
  })
  return [
    ...crest('-0.42,-0.13 -0.39,-0.175 -0.34,-0.19 -0.29,-0.17 -0.24,-0.18 -0.2,-0.14 -0.3,-0.12'),
    ...crest('0.08,-0.15 0.13,-0.18 0.2,-0.17 0.25,-0.19 0.33,-0.165 0.37,-0.12 0.2,-0.13'),
    curve(
      strokePoints(`-0.04,-0.19,0.5 -0.075,-0.15,0.55 -0.02,-0.105,0.75 0.0,-0.075,0.9 -0.08,-0.04,1.2
        -0.09,-0.005,1.6 0.02,0.06,2.6`),
      0.03,
      shade(m.wall, -0.05),
      'even',
      { detail: true },
    ),
    ...firs,
  ]
}

function fir(tone: Oklch, x: number, y: number, height: number): Shape[] {
  const w = height * 0.24
  const tree = polyline(`0,-1 0.5,-0.62 0.25,-0.64 0.8,-0.3 0.4,-0.34 1,0 -1,0 -0.4,-0.34 -0.8,-0.3
    -0.25,-0.64 -0.5,-0.62`).map(([px, py]): Point => [x + px * w, y + py * height])
  return [polygon(tree, tone, { foliage: true })]
}

function gatehouse(brush: SubjectBrush, stone: Oklch): Shape[] {
  const { m, lit } = brush
  const arch =
    polyline(`-0.075,-0.19 -0.075,-0.265 -0.06,-0.292 -0.04,-0.3 -0.02,-0.292 -0.005,-0.265
    -0.005,-0.19`)
  const bars = [-0.058, -0.04, -0.022].map((x) =>
    stroke(polyline([x, -0.19], [x, -0.29]), 0.005, m.wood, 'even', { detail: true }),
  )
  return [
    ...curtain(-0.12, 0.04, -0.19, -0.36, shade(stone, 0.025)),
    polygon(arch, lit ? m.lamp : m.dark, { detail: true, ...(lit && { glow: true }) }),
    ...bars,
  ]
}

/** A fairy-tale castle on its crag: towers behind towers, a gate, banners in the wind. */
export const castle = subject(
  ['ground'],
  { outdoors: true, home: 'mountains', height: 0.46, count: 1 },
  (brush) => {
    const { random, tone, own } = brush
    const stone = tone(random.pick<Oklch>(triples('0.87,0.03,80 0.8,0.025,60 0.9,0.012,250')))
    const tiles = own(random.pick<Oklch>(triples('0.42,0.085,255 0.5,0.13,32 0.4,0.06,200')))
    const flip = random.sign()
    const layout = random.pick(KEEPS)
    const towers = layout.map(([x, half, foot, eaves, roof]): Tower => {
      const grow = random.range(0.94, 1.06)
      return [x * flip, half, foot, eaves * grow, roof * random.range(0.9, 1.15)]
    })
    const keep = towers[0]?.[0] ?? 0
    return [
      ...crag(brush),
      ...towers.slice(0, 3).flatMap((one) => tower(brush, one, shade(stone, -0.03), tiles)),
      ...curtain(keep - 0.17, keep + 0.17, -0.24, -0.45, shade(stone, -0.015)),
      ...archedWindow(brush, keep - 0.09, -0.38, 0.016),
      ...archedWindow(brush, keep, -0.38, 0.016),
      ...archedWindow(brush, keep + 0.09, -0.38, 0.016),
      ...curtain(-0.4, 0.4, -0.15, -0.31, stone),
      ...towers.slice(3).flatMap((one) => tower(brush, one, stone, tiles)),
      ...gatehouse(brush, stone),
      ...approach(brush),
    ]
  },
)
