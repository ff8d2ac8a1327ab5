import { type Oklch, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { curve, disc, ellipsePoints, place, polygon, rounded, stroke } from '../../geometry'
import { type SubjectBrush, subject } from '../subject'
import { ringLine, turned, vessel } from './lathe'
import { polyline } from '../../drawing/notation'

const HIGH = 0.105
/** Offset of the far edge of a cover above its near edge, and to the right. */
const RISE = 0.13
const SHIFT = 0.1

/** A thread-bound volume lying down, its spine to the viewer: middle x, bottom y, half width. */
function volume(brush: SubjectBrush, x: number, y: number, half: number, cover: Oklch): Shape[] {
  const { random, m, tone } = brush
  const paper = tone([0.91, 0.035, 88])
  const thread = shade(paper, 0.02)
  const top = y - HIGH
  const [left, right] = [x - half, x + half]
  const shapes: Shape[] = [
    // pages on the short side
    polygon(
      polyline([right, y], [right + SHIFT, y - RISE], [right + SHIFT, top - RISE], [right, top]),
      shade(paper, -0.08),
    ),
    polygon(polyline([left, y], [right, y], [right, top], [left, top]), paper),
    polygon(
      polyline([left, y], [right, y], [right, y - 0.016], [left, y - 0.016]),
      shade(cover, -0.08),
    ),
    polygon(
      polyline([left, top], [right, top], [right + SHIFT, top - RISE], [left + SHIFT, top - RISE]),
      cover,
    ),
    polygon(
      polyline([left, top + 0.016], [right, top + 0.016], [right, top], [left, top]),
      shade(cover, -0.03),
    ),
  ]
  for (let i = 1; i < 5; i++) {
    const py = y - 0.016 - (i / 5) * (HIGH - 0.034)
    const from = left + random.range(0, 0.08)
    shapes.push(
      stroke(
        polyline([from, py], [right - random.range(0, 0.1), py]),
        0.004,
        shade(paper, -0.13),
        'both',
        { detail: true, plain: true },
      ),
    )
    shapes.push(
      stroke(
        polyline([right + 0.004, py], [right + SHIFT, py - RISE]),
        0.004,
        shade(paper, -0.18),
        'both',
        { detail: true, plain: true },
      ),
    )
  }
  // stitches along the back edge and the title slip
  const at = (u: number, v: number): Point => [left + u * half * 2 + v * SHIFT, top - v * RISE]
  const stitch = [0.12, 0.37, 0.63, 0.88].map((u) =>
    stroke([at(u, 0.78), at(u, 1)], 0.006, thread, 'even', { detail: true, plain: true }),
  )
  return [
    ...shapes,
    stroke([at(0.02, 0.8), at(0.98, 0.8)], 0.006, thread, 'even', { detail: true, plain: true }),
    ...stitch,
    polygon([at(0.08, 0.12), at(0.44, 0.12), at(0.44, 0.46), at(0.08, 0.46)], thread, 'detail'),
    stroke([at(0.13, 0.29), at(0.37, 0.29)], 0.014, m.dark, 'both', { detail: true, plain: true }),
  ]
}

/** A candle in a bronze stand. */
function candle(brush: SubjectBrush, x: number, y: number): Shape[] {
  const { m, tone, random } = brush
  const wax = tone(random.chance(0.5) ? [0.55, 0.18, 28] : [0.93, 0.04, 85], 0.5)
  const bronze = tone([0.55, 0.085, 75])
  const foot = turned(
    `0.03,${y - 0.17} 0.035,${y - 0.1} 0.06,${y - 0.04} 0.12,${y - 0.01} 0.125,${y}`,
  )
  const dish = turned(`0.11,${y - 0.2} 0.1,${y - 0.18} 0.04,${y - 0.16}`)
  const stick = turned(`0.042,${y - 0.47} 0.045,${y - 0.4} 0.047,${y - 0.2}`)
  const tip = y - 0.47
  const halo = (r: number, alpha: number): Shape =>
    disc(x, tip - 0.08, r, m.lamp, { glow: true, plain: true, alpha })
  return [
    ...(brush.lit ? [halo(0.42, 0.1), halo(0.27, 0.14), halo(0.15, 0.2)] : []),
    ...vessel(foot, x, bronze),
    ...vessel(dish, x, shade(bronze, 0.04)),
    ...vessel(stick, x, wax, { accent: true }),
    polygon(ellipsePoints(x, tip, 0.042, 0.011), shade(wax, 0.08), { detail: true }),
    curve(
      polyline([x - 0.038, tip + 0.004], [x - 0.04, tip + 0.06], [x - 0.036, tip + 0.1]),
      0.014,
      shade(wax, 0.07),
      'both',
      { detail: true },
    ),
    stroke(polyline([x, tip], [x + 0.004, tip - 0.03]), 0.007, m.dark, 'even', { detail: true }),
    rounded(
      polyline('0,-0.155 0.024,-0.085 0.027,-0.045 0,-0.018 -0.027,-0.045 -0.02,-0.085').map(
        ([px, py]): Point => [x + px, tip + py],
      ),
      m.lamp,
      { glow: true, accent: true },
    ),
    rounded(
      polyline('0,-0.085 0.012,-0.05 0,-0.025 -0.012,-0.05').map(([px, py]): Point => [
        x + px,
        tip + py,
      ]),
      [0.97, 0.06, 95],
      { glow: true, detail: true, accent: true },
    ),
  ]
}

/** An inkstone with a wet pool, and a brush that rests on it. */
function inkstone(brush: SubjectBrush, x: number, y: number): Shape[] {
  const { m, tone } = brush
  const stone = tone([0.33, 0.015, 260])
  const bamboo = tone([0.68, 0.1, 80])
  return [
    polygon(ellipsePoints(x, y - 0.03, 0.24, 0.075), stone),
    polygon(ellipsePoints(x, y - 0.055, 0.24, 0.075), shade(stone, 0.09)),
    polygon(ellipsePoints(x + 0.01, y - 0.055, 0.19, 0.055), shade(stone, -0.02), { detail: true }),
    polygon(ellipsePoints(x - 0.07, y - 0.06, 0.085, 0.026), m.dark, { detail: true }),
    curve(
      polyline([x - 0.12, y - 0.068], [x - 0.07, y - 0.074], [x - 0.03, y - 0.068]),
      0.008,
      shade(stone, 0.35),
      'both',
      { detail: true, plain: true },
    ),
    stroke(polyline([x - 0.02, y - 0.105], [x + 0.46, y - 0.2]), 0.026, bamboo),
    stroke(polyline([x + 0.4, y - 0.188], [x + 0.46, y - 0.2]), 0.03, m.accent, 'even', {
      detail: true,
      accent: true,
    }),
    curve(
      polyline([x - 0.01, y - 0.107, 1], [x - 0.07, y - 0.092, 1.15], [x - 0.15, y - 0.07, 0.05]),
      0.034,
      m.dark,
    ),
  ]
}

/** Thread-bound books with the light or the ink they are read and written by. */
export const books = subject(
  ['table', 'ground', 'near'],
  { home: 'interior', height: 0.38, count: 1 },
  (brush) => {
    const { random, own, tone } = brush
    const covers: readonly Oklch[] = [
      own([0.42, 0.085, 252]),
      tone([0.5, 0.06, 75]),
      own([0.47, 0.08, 240]),
      tone([0.45, 0.11, 28]),
    ]
    const count = random.integer(3, 4)
    const first = random.integer(0, 3)
    const stack = Array.from({ length: count }, (_, i) => {
      const half = 0.36 - i * 0.014 + random.spread() * 0.025
      const cover = covers[(first + i) % covers.length] ?? own([0.42, 0.085, 252])
      return volume(brush, random.spread() * 0.04, -i * HIGH, half, cover)
    }).flat()
    const lit = brush.lit || random.chance(0.5)
    const cup = turned('0.075,-0.2 0.072,-0.1 0.066,-0.015 0.06,0')
    const tea = place(
      [
        ...vessel(cup, 0, tone([0.92, 0.02, 210])),
        ringLine(cup, 0, -0.16, 0.01, tone([0.45, 0.13, 260]), { accent: true }),
        polygon(ellipsePoints(0, -0.2, 0.074, 0.017), tone([0.58, 0.11, 70])),
      ],
      -0.56,
      0.05,
      0.9,
    )
    return [
      rounded(
        polyline('-0.42,0 0.1,-0.02 0.72,-0.05 0.62,0.04 0,0.045 -0.36,0.035'),
        [0.25, 0.03, 60],
        { plain: true, shadow: true, alpha: 0.28 },
      ),
      ...stack,
      ...(lit ? [...candle(brush, 0.64, 0.02), ...tea] : inkstone(brush, 0.62, 0.08)),
      ...(lit ? [] : tea),
    ]
  },
)
