import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Shape, ellipsePoints, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { toneAt } from '../../palette'
import { type Stage, addForms } from '../parts/forms'
import { isDark } from '../parts/soil'
import { addWater } from '../parts/water'

/** The colour of the water at a distance: what lies far is lost in blue. */
export function seaAt(stage: Stage, depth: number): Oklch {
  const { palette } = stage
  const base = mixColour(palette.water, isDark(stage) ? [0.34, 0.09, 250] : [0.6, 0.1, 215], 0.72)
  const near = mixColour(shade(base, -0.16), [0.3, 0.07, 245], 0.3)
  return mixColour(near, shade(base, 0.1), depth)
}

/** A thing's own colour under water. */
export const drowned = (stage: Stage, depth: number, colour: Oklch): Oklch =>
  mixColour(toneAt(stage.palette, 0, colour), seaAt(stage, depth), 0.16 + depth * 0.7)

/** Open water from the bright surface down into the dark. */
export function addDeep(stage: Stage): void {
  stage.horizon = 0
  addWater(stage, {
    top: 0,
    depth: 1,
    mirror: 0,
    ripples: 0.12,
    light: null,
    overhead: true,
    colour: seaAt(stage, 0.66),
  })
}

/** Shafts of light that fan out from a place above the surface. `from`: share of the width. */
export function addRays(stage: Stage, from: number, strength = 1): void {
  const { width, height, side, short } = stage
  const random = stage.random.fork('rays')
  const pale: Oklch = isDark(stage) ? [0.72, 0.06, 225] : [0.97, 0.03, 190]
  const top = -short * 0.12
  const shapes: Shape[] = []
  const count = random.integer(6, 8)
  for (let i = 0; i < count; i++) {
    const t = (i + random.range(0.1, 0.9)) / count
    const start = width * (from + (t - 0.5) * 0.46)
    const drift = (t - 0.5) * 0.9 * short - side * short * 0.16
    const long = height * 1.06
    const wide = short * random.range(0.012, 0.04)
    const spread = wide * random.range(2.2, 4)
    const points: Point[] = [
      [start - wide, top],
      [start + wide, top],
      [start + drift * (long / height) + spread, long],
      [start + drift * (long / height) - spread, long],
    ]
    const alpha = random.range(0.1, 0.24) * strength * (isDark(stage) ? 0.6 : 1)
    shapes.push({
      ...polygon(points, pale, { plain: true, snow: true, alpha: alpha * 0.62 }),
      gradient: {
        from: [0, 0],
        to: [0, long],
        stops: [
          { at: 0, colour: pale, alpha: alpha * 1.7 },
          { at: 0.55, colour: pale, alpha },
          { at: 1, colour: pale, alpha: 0 },
        ],
      },
    })
  }
  addForms(stage, 'rays', 0.93, shapes)
}

/** Bubbles that rise in a string. */
export function addBubbles(stage: Stage, x: number, y: number, count: number): void {
  const { short, unit } = stage
  const random = stage.random.fork(`bubbles ${Math.round(x)}`)
  const pale: Oklch = [0.95, 0.025, 205]
  const shapes = Array.from({ length: count }, (_, i): Shape[] => {
    const t = i / count
    const r = short * mix(0.004, 0.014, t) * random.range(0.6, 1.3)
    const cx = x + random.spread() * short * 0.03
    const cy = y - t * short * 0.3 + random.spread() * short * 0.02
    const ring = polygon(ellipsePoints(cx, cy, r, r, 0, 20), pale, 'plain snow alpha 0.75')
    const hole = ellipsePoints(cx + r * 0.05, cy + r * 0.08, r * 0.72, r * 0.72, 0, 20)
    return r > 2.4 * unit ? [{ ...ring, holes: [hole] }] : [ring]
  })
  addForms(stage, 'bubbles', 0.08, shapes.flat())
}
