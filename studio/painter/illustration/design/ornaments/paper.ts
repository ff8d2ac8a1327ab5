import type { Random } from '../../../../lib/random'
import { type Fill, type Form, disc, form, polygonForm } from '../../build/form'
import { strokePath } from '../../build/outlines'
import { type Oklch, linear } from '../../build/fill'
import type { Area } from '../kit/board'
import { type Point, polyline } from '../../../drawing/notation'

export const redPaper = ([x, y, width, height]: Area): Fill =>
  linear([x, y], [x + width * 0.35, y + height], [0.61, 0.23, 29], [0.55, 0.215, 28])

/** Gold leaf strewn on paper: mostly dust, some flakes. */
export function goldFlecks([x, y, width, height]: Area, random: Random, density = 1): Form[] {
  const count = Math.round((density * width * height) / 5200)
  return Array.from({ length: Math.min(220, count) }, () => {
    const at: Point = [x + random.next() * width, y + random.next() * height]
    const dust = random.chance(0.86)
    const size = dust ? random.range(1.2, 2.6) : random.range(3.5, 7)
    const gold: Oklch = [random.range(0.76, 0.9), 0.13, random.range(80, 94)]
    const look = { role: 'detail', plain: true, alpha: random.range(0.5, 0.95) } as const
    if (dust) return disc(at, size, gold, look)
    const points = Array.from({ length: 5 }, (): Point => [
      at[0] + random.spread() * size * 1.5,
      at[1] + random.spread() * size * 1.2,
    ])
    return form(points, gold, look)
  })
}

/** Lines of a key fret that fill a corner of `size` units, growing right and down from (0, 0). */
export function fretCorner(size: number, fill: Fill, width = size * 0.07): Form[] {
  const s = size
  const paths: Point[][] = [
    polyline([0, s], [0, 0], [s, 0]),
    polyline([s * 0.17, s * 0.78], [s * 0.17, s * 0.17], [s * 0.78, s * 0.17]),
    polyline([s * 0.34, s * 0.56], [s * 0.34, s * 0.34], [s * 0.56, s * 0.34]),
  ]
  return paths.map((points) =>
    polygonForm([strip(points, width)], fill, { role: 'detail', plain: true, union: true }),
  )
}

/** An L of straight strokes with square corners. */
function strip([a, b, c]: readonly Point[], w: number): readonly Point[] {
  const h = w / 2
  return polyline(`${a[0] - h},${a[1]} ${b[0] - h},${b[1] - h} ${c[0]},${c[1] - h}
      ${c[0]},${c[1] + h} ${b[0] + h},${b[1] + h} ${a[0] + h},${a[1]}`)
}

/** A soft shadow of a sheet, down and to the right. */
export function sheetShadow(ring: readonly Point[], reach = 14, alpha = 0.4): Form {
  const moved = ring.map(([x, y]): Point => [x + reach * 0.5, y + reach])
  return polygonForm([moved], [0.16, 0.05, 20], {
    role: 'shadow',
    plain: true,
    blur: reach * 1.5,
    alpha,
    blend: 'multiply',
  })
}

/** Quiet fibres of rice paper. */
export const fibres = (
  [x, y, width, height]: Area,
  random: Random,
  colour: Oklch,
  count = 60,
): Form[] =>
  Array.from({ length: count }, () => {
    const [px, py] = [x + random.next() * width, y + random.next() * height]
    const [dx, dy] = [random.spread() * 36, random.spread() * 20]
    return strokePath(1.3, colour, 'detail both alpha 0.22')`${px},${py}
      ${px + dx},${py + dy + random.spread() * 6} ${px + dx * 1.8},${py + dy * 1.4}`
  })
