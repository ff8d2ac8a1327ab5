import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { type StrokePoint, strokePoints } from '../../drawing/notation'
import { curve, disc, polygon, rounded, stroke, pointsAt } from '../../geometry'
import { clamp, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'

/** Half the body's width along it, head at 0, tail root at 1. */
function bodyWidth(t: number): number {
  const snout = Math.sqrt(clamp((t + 0.006) / 0.17))
  const waist = Math.sqrt(clamp(sin(Math.PI * (0.16 + 0.76 * t))))
  return 0.115 * snout * waist * mix(1, 0.62, t * t)
}

/** One koi from above, head towards +x, about 1 long, centred on (0, 0). */
function koiBody(brush: SubjectBrush): Shape[] {
  const { random, m } = brush
  const sway = random.range(0.06, 0.13) * random.sign()
  const spine = (t: number): Point => [0.45 - t * 0.72, sway * sin(t * 4.2) * (0.25 + t)]
  const along = (from: number, to: number, left: number, right: number): Point[] => {
    const upper: Point[] = []
    const lower: Point[] = []
    for (let i = 0; i <= 12; i++) {
      const t = mix(from, to, i / 12)
      const [x, y] = spine(t)
      const round = Math.sqrt(sin(Math.PI * clamp(i / 12, 0.06, 0.94)))
      upper.push([x, y - bodyWidth(t) * left * round])
      lower.push([x, y + bodyWidth(t) * right * round])
    }
    return [...upper, ...lower.reverse()]
  }
  const body: Point[] = []
  const belly: Point[] = []
  for (let i = 0; i <= 22; i++) {
    const [x, y] = spine(i / 22)
    body.push([x, y - bodyWidth(i / 22)])
    belly.push([x, y + bodyWidth(i / 22)])
  }
  const outline = [...body, ...belly.reverse()]
  const fin = mixColour(m.white, m.accent, 0.12)
  const swing = sway * 0.9
  const cast = outline.map(([x, y]): Point => [x - 0.03, y + 0.075])
  const shapes: Shape[] = [polygon(cast, [0.3, 0.05, 200], 'alpha 0.22 plain shadow')]
  for (const side of [-1, 1]) {
    // offsets from a place on the spine; the third number moves it with the tail
    const finAt = ([x, y]: Point, points: string, alpha: number): Shape =>
      rounded(
        strokePoints(points).map(([dx, dy, swung = 0]): Point => [
          x + dx,
          y + side * dy - swing * swung,
        ]),
        fin,
        { alpha, petal: true },
      )
    shapes.push(
      finAt(spine(1), '0.03,0 -0.1,0.06,0.4 -0.27,0.13,1 -0.2,0.02,0.6', 0.9),
      finAt(spine(0.27), '0,0.08 -0.05,0.2 -0.16,0.23 -0.12,0.12', 0.88),
      finAt(spine(0.66), '0,0.06 -0.05,0.12 -0.12,0.12 -0.07,0.05', 0.85),
    )
  }
  const gold = random.chance(0.3)
  const ground: Oklch = gold ? [0.74, 0.15, 62] : m.white
  const patch: Oklch = gold ? [0.62, 0.17, 42] : m.accent
  shapes.push(polygon(outline, ground, { accent: gold }))
  shapes.push(polygon(along(0.02, 0.98, 0.1, 1), shade(ground, -0.12), 'shadow alpha 0.4'))
  const patches = random.integer(2, 3)
  for (let i = 0; i < patches; i++) {
    const from = mix(0.04, 0.72, i / patches) + random.range(0, 0.06)
    const size = random.range(0.16, 0.25)
    shapes.push(
      polygon(along(from, from + size, random.range(0.4, 0.96), random.range(0.4, 0.96)), patch, {
        detail: true,
        accent: true,
      }),
    )
  }
  shapes.push(
    stroke(
      Array.from({ length: 9 }, (_, i): StrokePoint => spine(0.3 + i * 0.045)),
      0.018,
      shade(ground, -0.1),
      'both',
      { detail: true, alpha: 0.8 },
    ),
  )
  for (const side of [-1, 1]) {
    const [ex, ey] = spine(0.09)
    shapes.push(disc(ex, ey + side * 0.062, 0.014, m.dark, { detail: true }))
    const [wx, wy] = spine(0.01)
    shapes.push(
      curve(
        pointsAt([wx, wy], [1, side], '0,0.03 0.05,0.06 0.08,0.05'),
        0.007,
        shade(ground, -0.25),
        'end',
        { plain: true },
      ),
    )
  }
  return shapes
}

export const koi = subject(
  ['surface', 'deep'],
  { home: 'lake', height: 0.34, count: 5, alone: 2 },
  (brush) => koiBody(brush),
)
