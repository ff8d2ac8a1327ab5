import { TAU, cos, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import { type Form, disc, ellipse, inside, line, place } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { type Oklch, linear, radial, tone } from '../../build/fill'
import { type Point, polyline } from '../../../drawing/notation'

export const GOLD: Oklch = [0.88, 0.12, 91]
export const INK: Oklch = [0.15, 0.01, 60]

/** Gilding: light above, deep below. */
export const gilt = (from: Point, to: Point) =>
  linear(from, to, [0.92, 0.1, 95], [0.78, 0.13, 82], [0.9, 0.11, 92], [0.66, 0.12, 75])

/** A five-petalled blossom about (0, 0), 100 units across. */
export function blossom(colour: Oklch, random: Random): Form[] {
  const turn = random.range(0, TAU)
  const petals = Array.from({ length: 5 }, (_, i) => {
    const a = turn + (i / 5) * TAU
    const fill = radial(
      [cos(a) * 12, sin(a) * 12],
      [46, 46],
      tone(colour, -0.1),
      colour,
      tone(colour, 0.06),
    )
    return disc([cos(a) * 26, sin(a) * 26], 24, fill, 'petal relief 5')
  })
  const stamens = Array.from({ length: 9 }, (_, i) => {
    const a = turn + ((i + 0.5) / 9) * TAU
    const reach = random.range(15, 22)
    return [
      strokePath(2, [0.9, 0.08, 90], 'detail even')`${cos(a) * 4},${sin(a) * 4}
        ${cos(a) * reach},${sin(a) * reach}`,
      disc([cos(a) * reach, sin(a) * reach], 3, GOLD, 'detail plain'),
    ]
  }).flat()
  return [...petals, disc([0, 0], 8, tone(colour, -0.2), 'detail plain'), ...stamens]
}

export const bud = (colour: Oklch): Form[] => [
  disc([0, 0], 15, colour, 'petal relief 4'),
  disc([4, 8], 9, tone(colour, -0.16), 'petal plain'),
]

/**
 * A flowering branch that grows from (0, 0) to the right and down, about 420 units long.
 */
export function plumBranch(colour: Oklch, random: Random, wood: Oklch = [0.3, 0.04, 40]): Form[] {
  const lift = random.range(-30, 30)
  const tip: Point = [410, 150 + lift]
  const spine: Point[] = [[-60, -40], [70, 20], [180, 60 + lift * 0.4], [300, 70 + lift], tip]
  const twigs: [Point[], number][] = [
    [polyline([170, 58], [220, 0], [300, -40 + lift]), 12],
    [polyline([80, 22], [110, 100], [180, 170 - lift]), 13],
    [polyline([290, 70 + lift], [320, 130], [330, 190]), 8],
  ]
  const forms: Form[] = [line(spine, 30, wood, { pressure: 'end' })]
  for (const [points, width] of twigs) forms.push(line(points, width, wood, { pressure: 'end' }))
  const spots: [Point, number][] = [
    [[96, 34], 1.05],
    [[196, 44], 1.25],
    [[264, -18 + lift * 0.6], 0.95],
    [[150, 140 - lift * 0.6], 1.1],
    [[330, 96 + lift], 1.15],
    [[300, -42 + lift], 0.75],
  ]
  for (const [at, scale] of spots) {
    const own = tone(colour, random.range(-0.03, 0.05))
    forms.push(...place(blossom(own, random), at, { scale: scale * random.range(0.9, 1.1) }))
  }
  for (const at of [tip, [332, 196], [184, 176 - lift], [222, -6], [384, 130 + lift]] as Point[])
    forms.push(...place(bud(colour), at, { scale: random.range(0.7, 1.1) }))
  return forms
}

/** A lantern hanging from (0, 0), about 240 units high. */
export function lantern(red: Oklch = [0.55, 0.21, 28], glow = true): Form[] {
  const body = ellipse(
    [0, 120],
    [78, 64],
    radial([-14, 108], [100, 84], tone(red, 0.16), red, tone(red, -0.12)),
    { relief: 10 },
  )
  const ribs = [-52, -27, 0, 27, 52].map(
    (x) =>
      strokePath(3.4, tone(red, -0.14), 'detail even')`${x * 0.35},56 ${x},96 ${x},144
      ${x * 0.35},184`,
  )
  const cap = (y: number) =>
    fillPath(gilt([0, y - 9], [0, y + 9]), 'metal')`-34,${y - 9}! 34,${y - 9}! 38,${y + 9}!
      -38,${y + 9}!`
  const strands = [-18, -9, 0, 9, 18].map(
    (x) =>
      strokePath(5, tone(red, 0.02), { pressure: 'even' })`${x * 0.5},196 ${x * 0.9},226
      ${x},${264 - Math.abs(x)}`,
  )
  return [
    ...(glow
      ? [
          disc(
            [0, 120],
            150,
            radial([0, 120], [150, 150], [0.8, 0.15, 60]),
            'glow plain alpha 0.16 blur 50',
          ),
        ]
      : []),
    line('0,-60 0,52', 4, GOLD, { pressure: 'even' }),
    inside(body, ribs),
    cap(54),
    cap(186),
    ...strands,
  ]
}

/** A curling cloud of ribbons about (0, 0), 300 units wide (祥云). */
export function luckyCloud(colour: Oklch): Form[] {
  const puff = (x: number, y: number, r: number) =>
    disc([x, y], r, linear([x, y - r], [x, y + r], tone(colour, 0.05), tone(colour, -0.05)), {
      relief: r * 0.12,
    })
  const curl = (x: number, y: number, r: number, flip: 1 | -1) => {
    const points = Array.from({ length: 26 }, (_, i): Point => {
      const a = (i / 25) * TAU * 1.35
      const reach = r * (0.78 - 0.6 * (i / 25))
      return [x + cos(a + 2.6) * reach * flip, y + sin(a + 2.6) * reach]
    })
    return line(points, r * 0.13, tone(colour, -0.18), 'detail even')
  }
  return [
    fillPath(tone(colour, -0.03), { plain: true })`-150,46! -120,30 -60,22 0,34 70,24 130,34 160,46!
      60,58 -60,58`,
    puff(-70, 14, 44),
    puff(64, 18, 40),
    puff(0, -12, 58),
    curl(-70, 14, 44, 1),
    curl(64, 18, 40, -1),
    curl(0, -12, 58, 1),
  ]
}

/**
 * Scales of waves (青海波) over an area, as quiet lines.
 * @param isNear leaves out scales that a body does not reach: a dragon's are most of its points
 */
export function waveScales(
  width: number,
  height: number,
  size: number,
  colour: Oklch,
  alpha: number,
  isNear: (at: Point) => boolean = () => true,
): Form[] {
  const rings: Point[][] = []
  for (let row = 0; row * size * 0.5 < height + size; row++)
    for (let column = -1; (column - 1) * size < width; column++) {
      const cx = column * size + (row % 2) * (size / 2)
      const cy = row * size * 0.5
      if (!isNear([cx, cy])) continue
      for (const r of [0.5, 0.36, 0.22]) rings.push(halfRing(cx, cy, size * r, size * 0.022))
    }
  return [{ rings, union: true, role: 'detail', plain: true, fill: colour, alpha }]
}

/** The upper half of a circle; a dragon has thousands of them. */
const ARC = Array.from({ length: 17 }, (_, i): Point => {
  const a = Math.PI + (i / 16) * Math.PI
  return [cos(a), sin(a)]
})

function halfRing(cx: number, cy: number, radius: number, width: number): Point[] {
  const arc = (r: number) => ARC.map(([x, y]): Point => [cx + x * r, cy + y * r])
  return [...arc(radius), ...arc(radius - width).reverse()]
}
