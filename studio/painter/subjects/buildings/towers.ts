import { type Oklch, shade } from '../../colour'
import { type Point, type Random, type Shape, pointsAt, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { SubjectBrush } from '../subject'
import { polyline } from '../../drawing/notation'

/** A pointed roof with a bowed eaves line, snow when it lies, and a banner on top. */
export function coneRoof(
  brush: SubjectBrush,
  x: number,
  y: number,
  half: number,
  height: number,
  tiles: Oklch,
): Shape[] {
  const { m, random, snowy } = brush
  const bow = half * 0.16
  const side = (sign: number): Point[] =>
    polyline([x + sign * half, y], [x + sign * half * 0.55, y - height * 0.38], [x, y - height])
  const shapes: Shape[] = [
    polygon([...side(-1), ...side(1).reverse(), [x, y + bow]], tiles),
    polygon(
      [[x + half * 0.12, y + bow], [x, y - height], ...side(1).reverse().slice(1)],
      shade(tiles, -0.1),
      { shadow: true, alpha: 0.75 },
    ),
  ]
  for (const t of [0.3, 0.55]) {
    const w = mix(half, 0, t) * 0.8
    shapes.push(
      stroke(
        [
          [x - w, y - height * t * 0.78],
          [x, y - height * t * 0.78 + bow * 0.7],
          [x + w, y - height * t * 0.78],
        ],
        height * 0.018,
        shade(tiles, -0.08),
        'both',
        { detail: true, alpha: 0.6 },
      ),
    )
  }
  if (snowy) {
    const cap: Point[] = pointsAt(
      [x, y],
      [half, height],
      '-0.42,-0.5 0,-1 0.4,-0.5 0.16,-0.4 -0.1,-0.46 -0.24,-0.36',
    )
    shapes.push(polygon(cap, m.snow, { snow: true, plain: true }))
  }
  const top = y - height
  shapes.push(stroke(polyline([x, top + 0.01], [x, top - 0.05]), 0.005, m.dark, 'even', 'plain'))
  if (random.chance(0.55)) {
    shapes.push(
      polygon(
        pointsAt([x, top], 1, '0,-0.05 0.055,-0.042 0.04,-0.034 0.056,-0.024 0,-0.022'),
        m.accent,
        { accent: true, plain: true },
      ),
    )
  }
  return shapes
}

/** A few courses of stone, never a whole grid. */
export function masonry(
  random: Random,
  x: number,
  half: number,
  foot: number,
  top: number,
  stone: Oklch,
): Shape[] {
  const count = Math.round((foot - top) / 0.035)
  return Array.from({ length: count }, () => {
    const y = mix(foot - 0.02, top + 0.06, random.next())
    const from = x + random.range(-0.85, 0.5) * half
    return stroke(
      polyline([from, y], [from + half * random.range(0.2, 0.42), y]),
      0.0045,
      shade(stone, -0.13),
      'both',
      { detail: true, alpha: 0.7 },
    )
  })
}

/** A narrow window with a round head: dark by day, shining by night. */
export function archedWindow(
  { m, lit }: SubjectBrush,
  x: number,
  y: number,
  half: number,
): Shape[] {
  const shape: Point[] = pointsAt([x, y], half, '-1,0 -1,-2 -0.6,-2.8 0,-3.1 0.6,-2.8 1,-2 1,0')
  return [polygon(shape, lit ? m.lamp : m.dark, { detail: true, ...(lit && { glow: true }) })]
}
