import { mixColour, shade } from '../../colour'
import { type Point, type Shape, plainPoints, pointsAt, polygon, stroke } from '../../geometry'
import { sin } from '../../../lib/maths'
import { type Stage, addForms } from './forms'
import { foamAt, sandAt } from './soil'
import { type StrokePoint } from '../../drawing/notation'

/** Moves a line sideways by `by` times each point's own scale, foreshortened across the view. */
export const beside = (line: readonly StrokePoint[], by: number, flat = 0.4): StrokePoint[] =>
  line.map(([x, y, scale = 1], i): StrokePoint => {
    const before = line[Math.max(0, i - 1)]
    const after = line[Math.min(line.length - 1, i + 1)]
    const dx = after[0] - before[0]
    const dy = (after[1] - before[1]) / flat
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    return [x - (dy / length) * by * scale, y + (dx / length) * by * scale * flat, scale]
  })

/** A seam of foam that thickens and thins, with gaps where the wave has run out. */
function foamLine(stage: Stage, name: string, line: readonly StrokePoint[], size: number): Shape[] {
  const random = stage.random.fork(name)
  const white = foamAt(stage)
  const phase = random.next() * 7
  const uneven = line.map(([x, y, scale = 1], i): StrokePoint => {
    const swell = 0.55 + 0.45 * sin(i * 0.9 + phase) + random.range(-0.2, 0.25)
    return [x, y + random.spread() * scale * size * 0.2, Math.max(0.08, swell) * scale * size]
  })
  const main = stroke(uneven, 1, white, 'even', { plain: true, snow: true })
  const drops = line.flatMap(([x, y, scale = 1]): Shape[] => {
    if (!random.chance(0.45)) return []
    const long = scale * size * random.range(0.8, 2.4)
    const px = x + random.spread() * scale * size * 2
    const py = y + random.spread() * scale * size * 1.2
    const ends: StrokePoint[] = pointsAt([px, py], [long, scale * size], '-1,0 0,-0.1 1,0')
    return [stroke(ends, scale * size * 0.3, white, 'both', 'plain snow alpha 0.8')]
  })
  return [main, ...drops]
}

export interface BeachPlan {
  readonly name: string
  readonly depth: number
  /** From far to near; the third number of a point is the size of things there in pixels. */
  readonly shore: readonly StrokePoint[]
  /** Closes the sand behind the shore. */
  readonly inland: readonly Point[]
  /** Which side of the line the sea lies on, walking from far to near: 1 is the left hand. */
  readonly sea: -1 | 1
}

/** Sand that runs into the sea: shallows, two lines of surf, wet sand and dry. */
export function addBeach(stage: Stage, { name, depth, shore, inland, sea }: BeachPlan): void {
  const { palette, height } = stage
  const dry = sandAt(stage, depth)
  const out = (by: number): StrokePoint[] => beside(shore, by * sea)
  const band = (from: number): Point[] => [...plainPoints(out(from)), ...inland]
  const shallow = mixColour(shade(palette.water, 0.1, 0.015), dry, 0.3)
  const top = Math.min(...shore.map(([, y]) => y))
  const shapes: Shape[] = [
    polygon(band(1.9), shallow, { plain: true, alpha: 0.4 }),
    polygon(band(1.0), shade(shallow, 0.05), { plain: true, alpha: 0.6 }),
    ...foamLine(stage, `${name} outer`, out(1.75), 0.16),
    ...foamLine(stage, `${name} middle`, out(0.95), 0.22),
    polygon(band(0.15), sandAt(stage, depth, 0.15), { plain: true }),
    ...foamLine(stage, `${name} swash`, out(0.2), 0.14),
    polygon(band(-0.55), sandAt(stage, depth, 0.55), { plain: true, alpha: 0.9 }),
    {
      ...polygon(band(-0.95), dry, { plain: true }),
      gradient: {
        from: [0, top],
        to: [0, height],
        stops: [
          { at: 0, colour: mixColour(dry, palette.sky[2], 0.3) },
          { at: 0.5, colour: dry },
          { at: 1, colour: shade(dry, -0.05, 0.01) },
        ],
      },
    },
  ]
  addForms(stage, name, depth, shapes)
}
