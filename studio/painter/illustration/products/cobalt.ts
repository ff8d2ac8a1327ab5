/** Painting in cobalt blue on white porcelain. */
import { TAU, cos, sin } from '../../../lib/maths'
import { polyline } from '../../drawing/notation'
import { type Form, disc, ellipse, line, place } from '../build/form'
import { type Oklch, tone } from '../build/fill'

export const PORCELAIN: Oklch = [0.965, 0.008, 240]
const COBALT: Oklch = [0.43, 0.15, 262]
const TILT = 0.16

/** A peony of blue lines and washes, seen from the front. */
export function flower(r: number): Form[] {
  const petals = (count: number, reach: number, size: number, colour: Oklch): Form[] =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * TAU
      return disc([cos(a) * reach, sin(a) * reach], size, colour, 'detail plain')
    })
  return [
    ...petals(8, r * 0.68, r * 0.36, tone(COBALT, 0.06)),
    ...petals(8, r * 0.62, r * 0.27, tone(COBALT, 0.3)),
    ...petals(6, r * 0.34, r * 0.24, COBALT),
    disc([0, 0], r * 0.24, tone(COBALT, 0.32), 'detail plain'),
  ]
}

/** A vine with leaves that swings once over the width. */
export function vine(y: number, half: number, swing: number): Form[] {
  const points = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16
    return [-half + t * half * 2, y + sin(t * TAU) * swing] as const
  })
  const leaves = points.flatMap(([x, at], i) =>
    i % 2 === 0
      ? [
          ellipse([x, at + (i % 4 === 0 ? -15 : 15)], [17, 8], tone(COBALT, 0.08), {
            ...{ role: 'detail', plain: true, turn: i % 4 === 0 ? -0.6 : 0.6 },
          }),
        ]
      : [],
  )
  return [line(polyline(...points), 5, COBALT, 'detail even plain'), ...leaves]
}

/** Two rings around the body, as its tilt shows them. */
export const rings = (y: number, half: number): Form[] =>
  [0, 11].map((dy) => {
    const arc = Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * (TAU / 2)
      return [-cos(a) * half, y + dy + sin(a) * half * TILT] as const
    })
    return line(polyline(...arc), dy === 0 ? 8 : 4, COBALT, 'detail even plain')
  })

/** Rings, vines and flowers in cobalt on a body of a width and height, seen from a little above. */
export const cobaltDecor = (half: number, height: number): Form[] => [
  ...rings(-height * 0.14, half * 0.86),
  ...vine(-height * 0.28, half, 8),
  ...vine(-height * 0.84, half, 8),
  ...[-0.74, 0, 0.74].flatMap((x) =>
    place(flower(x === 0 ? 62 : 46), [x * half, -height * 0.56], {
      scale: Math.min(1, height / 300),
    }),
  ),
]
