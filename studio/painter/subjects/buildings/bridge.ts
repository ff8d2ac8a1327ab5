import { shade } from '../../colour'
import { type Point, type Shape, polygon, rounded, smooth, stroke } from '../../geometry'
import { type SubjectBrush, subject } from '../subject'
import { HALF, logBridge, plankBridge, ropeBridge } from './wooden-bridges'
import { zigzagBridge } from './zigzag-bridge'
import { type StrokePoint, polyline } from '../../drawing/notation'

const line = (path: readonly StrokePoint[], steps: number): Point[] =>
  smooth(path, false, steps).map(([x, y]): Point => [x, y])

/** One end: a wall of stones, earth and grass over it, boulders in the water. */
export function bridgeBank(brush: SubjectBrush, side: -1 | 1, from: number, top: number): Shape[] {
  const { m, random } = brush
  const at = (x: number, y: number): Point => [side * x, y]
  const earth = brush.snowy ? m.snow : shade(m.leaf, -0.06)
  const rock = shade(m.stone, -0.12)
  const end = from + random.range(0.95, 1.25)
  const shapes: Shape[] = [
    polygon(
      line(
        [
          at(from - 0.16, 0.04),
          at(from - 0.06, top - 0.02),
          at(from + 0.35, top + 0.02),
          at(end - 0.2, top * 0.6),
          at(end, 0.04),
        ],
        5,
      ),
      earth,
      brush.snowy ? { snow: true } : { foliage: true },
    ),
    polygon(
      [at(from - 0.14, 0.04), at(from - 0.1, top), at(from + 0.16, top), at(from + 0.22, 0.04)],
      m.stone,
    ),
    polygon(
      [at(from + 0.06, 0.04), at(from + 0.04, top), at(from + 0.16, top), at(from + 0.22, 0.04)],
      shade(m.stone, -0.1),
      { shadow: true, alpha: 0.7 },
    ),
  ]
  for (const [x, r] of polyline([from + 0.3, 0.13], [from + 0.56, 0.19], [from + 0.86, 0.12])) {
    const tall = r * random.range(0.9, 1.3)
    shapes.push(
      rounded(
        [
          at(x - r, 0.05),
          at(x - r * 0.8, -tall * 0.6),
          at(x, -tall),
          at(x + r * 0.9, -tall * 0.5),
          at(x + r, 0.05),
        ],
        rock,
      ),
      rounded(
        [
          at(x + r * 0.1, 0.03),
          at(x + r * 0.2, -tall * 0.8),
          at(x + r * 0.8, -tall * 0.4),
          at(x + r * 0.9, 0.03),
        ],
        shade(rock, -0.1),
        { shadow: true, alpha: 0.6 },
      ),
    )
  }
  return shapes
}

interface StonePlan {
  /** The top of the roadway from the left end to the right. */
  readonly deck: readonly Point[]
  readonly vaults: readonly { readonly x: number; readonly half: number; readonly rise: number }[]
}

function buildVault(x: number, half: number, rise: number, grow = 1): Point[] {
  const h = half * grow
  const r = rise * grow
  return line(
    [
      [x - h, 0.03],
      [x - h * 0.9, -r * 0.52],
      [x - h * 0.52, -r * 0.9],
      [x, -r],
      [x + h * 0.52, -r * 0.9],
      [x + h * 0.9, -r * 0.52],
      [x + h, 0.03],
    ],
    5,
  )
}

function stoneBridge(brush: SubjectBrush, { deck, vaults }: StonePlan): Shape[] {
  const { m } = brush
  const first = deck[0]
  const last = deck[deck.length - 1]
  const dark = shade(m.stone, -0.16)
  const under = vaults
    .slice()
    .reverse()
    .flatMap(({ x, half, rise }) => buildVault(x, half, rise).reverse())
  const body = polygon([...deck, [last[0], 0.03], ...under, [first[0], 0.03]], m.stone)
  const shapes: Shape[] = []
  for (const { x, half, rise } of vaults) {
    // the inside of the vault, seen a little from the right
    const inner = buildVault(x, half, rise)
    const shifted = inner.map(([px, py]): Point => [px + half * 0.2, py + rise * 0.06])
    shapes.push(
      polygon([...inner.slice(0, 22), ...shifted.slice(0, 22).reverse()], shade(m.stone, -0.24), {
        shadow: true,
      }),
    )
  }
  shapes.push(body)
  for (const { x, half, rise } of vaults) {
    const ring = buildVault(x, half, rise, 1.07)
    shapes.push(stroke(ring, 0.055, shade(m.stone, 0.07), 'even', { detail: true }))
    for (let i = 2; i < ring.length - 1; i += 4) {
      const [px, py] = ring[i]
      const joint: Point[] = polyline([px, py], [px + (px - x) * 0.1, py * 1.09])
      shapes.push(stroke(joint, 0.012, dark, 'even', { detail: true }))
    }
  }
  for (const row of [0.11, 0.21]) {
    const course = deck.filter(([, y]) => y < -row - 0.12).map(([x, y]): Point => [x, y + row])
    if (course.length > 2) shapes.push(stroke(course, 0.01, dark, 'even', 'detail alpha 0.6'))
  }
  shapes.push(
    stroke(deck, 0.05, brush.snowy ? m.snow : shade(m.stone, -0.07), 'even', {
      detail: true,
      ...(brush.snowy && { snow: true }),
    }),
  )
  const rail = deck.map(([x, y]): Point => [x, y - 0.16])
  for (let i = 0; i < deck.length; i += 3) {
    const [x, y] = deck[i]
    shapes.push(stroke(polyline([x, y + 0.01], [x, y - 0.21]), 0.036, shade(m.stone, 0.06)))
  }
  shapes.push(
    stroke(rail, 0.032, shade(m.stone, 0.09)),
    stroke(
      deck.map(([x, y]): Point => [x, y - 0.07]),
      0.018,
      shade(m.stone, 0.04),
      'even',
      { detail: true },
    ),
  )
  return shapes
}

/** Steep as a half moon; its mirror image closes the ring. */
const MOON: StonePlan = {
  deck: line(
    polyline('-1.72,-0.2 -1.3,-0.42 -0.78,-0.84 0,-1.06 0.78,-0.84 1.3,-0.42 1.72,-0.2'),
    5,
  ),
  vaults: [{ x: 0, half: 0.68, rise: 0.8 }],
}

/** Long and low over three vaults. */
const THREE: StonePlan = {
  deck: line(polyline('-2,-0.24 -1.3,-0.4 -0.6,-0.6 0,-0.68 0.6,-0.6 1.3,-0.4 2,-0.24'), 5),
  vaults: [
    { x: -1.06, half: 0.34, rise: 0.3 },
    { x: 0, half: 0.48, rise: 0.48 },
    { x: 1.06, half: 0.34, rise: 0.3 },
  ],
}

type BridgeKind = 'moon' | 'three' | 'zigzag' | 'planks' | 'rope' | 'log'

/** The way between the banks, and half of its length. */
const SPANS: Readonly<Record<BridgeKind, readonly [number, (brush: SubjectBrush) => Shape[]]>> = {
  moon: [1.72, (brush) => stoneBridge(brush, MOON)],
  three: [2, (brush) => stoneBridge(brush, THREE)],
  zigzag: [2, zigzagBridge],
  planks: [HALF, plankBridge],
  rope: [HALF, ropeBridge],
  log: [HALF, logBridge],
}

/** A bridge between two banks of its own; the seed takes one of the kinds. */
const bridgeFrom = (kinds: readonly [BridgeKind, ...BridgeKind[]]) =>
  subject(
    ['span'],
    { outdoors: true, home: 'river', height: 0.15, count: 1, mirrors: true },
    (brush) => {
      const [half, draw] = SPANS[brush.random.pick(kinds)]
      const banks = ([-1, 1] as const).flatMap((side) => bridgeBank(brush, side, half, -0.22))
      return [...banks, ...draw(brush)]
    },
  )

export const bridges = {
  bridge: bridgeFrom(['moon', 'moon', 'three', 'zigzag']),
  'stone-bridge': bridgeFrom(['moon', 'three']),
  'arch-bridge': bridgeFrom(['moon']),
  'zigzag-bridge': bridgeFrom(['zigzag']),
  'wooden-bridge': bridgeFrom(['planks']),
  'rope-bridge': bridgeFrom(['rope']),
  'log-bridge': bridgeFrom(['log']),
}
