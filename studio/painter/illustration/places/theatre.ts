import { sin } from '../../../lib/maths'
import { type Form, type Layer, disc, ellipse, inside, layer, polygonForm } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import type { Stage } from './stage'
import { type Point, polyline } from '../../drawing/notation'

const RED: Oklch = [0.42, 0.16, 25]
const BOARDS: Oklch = [0.5, 0.075, 55]

/** A curtain from `from` to `to`, gathered in folds. */
function curtain(from: number, to: number, height: number): Form {
  const folds = 6
  const step = (to - from) / folds
  const shades = Array.from({ length: folds }, (_, i) => {
    const x = from + step * i
    return fillPolygon(tone(RED, -0.09), 'detail')`${x},0 ${x + step * 0.45},0
      ${x + step * 0.55},${height} ${x + step * 0.1},${height}`
  })
  const edge = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    return [to + sin(t * 3) * step * 0.6 * Math.sign(to - from), height * t]
  })
  return inside(polygonForm([[[from, 0], ...edge, [from, height]]], RED, 'cloth'), ...shades)
}

function beam(from: Point, to: Point, half: number, hue: number): Form {
  const [x, y] = to
  const fill = linear(from, to, [0.9, 0.06, hue], [0.4, 0.03, hue])
  return polygonForm([[from, [x + half, y], [x - half, y]]], fill, 'light plain screen alpha 0.42')
}

/** A stage between its curtains, in three lights. */
export function theatre({ frame, random }: Stage): Layer[] {
  const { width, height } = frame
  const floor = height * 0.7
  const hue = random.fork('light').pick([300, 250, 340])
  const back = linear([0, 0], [0, floor], [0.17, 0.07, 280], [0.34, 0.12, hue])
  const flat = (points: readonly Point[], fill: Parameters<typeof polygonForm>[1]): Form =>
    polygonForm([points], fill, 'ground plain')
  const seams = Array.from({ length: 9 }, (_, i): Point[] => {
    const x = width * (i / 8)
    const foot = width * (-0.5 + (i / 8) * 2)
    return polyline(
      [x - 1, floor],
      [x + 1, floor],
      [foot + 4, height + 10],
      [foot - 4, height + 10],
    )
  })
  const lamps = [0.2, 0.5, 0.8].map((at): Point => [width * at, height * 0.05])
  const beams = lamps.map((lamp, i) =>
    beam(lamp, [width * (0.36 + i * 0.14), height * 0.88], width * 0.2, [hue, 85, 200][i] ?? 85),
  )
  return [
    layer(
      'ground',
      'ground',
      flat(polyline([0, 0], [width, 0], [width, floor], [0, floor]), back),
      flat(
        polyline([0, floor], [width, floor], [width, height], [0, height]),
        linear([0, floor], [0, height], tone(BOARDS, -0.14), BOARDS),
      ),
      polygonForm(seams, tone(BOARDS, -0.2), 'detail plain'),
    ),
    layer(
      'spot',
      'ground',
      ellipse(
        [width / 2, height * 0.88],
        [width * 0.34, height * 0.07],
        [0.9, 0.07, 85],
        'light plain alpha 0.5 blur 14',
      ),
    ),
    layer('beams', 'forms', beams),
    layer(
      'curtains',
      'forms',
      curtain(-10, width * 0.17, height),
      curtain(width + 10, width * 0.83, height),
    ),
    layer(
      'lamps',
      'details',
      lamps.map(([x, y]) =>
        disc([x, y], Math.min(width, height) * 0.022, [0.97, 0.05, 90], 'glow'),
      ),
    ),
  ]
}
