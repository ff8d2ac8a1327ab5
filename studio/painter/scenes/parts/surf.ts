import { cos, mix, power, sin, smoothstep, TAU } from '../../../lib/maths'
import { mixColour, shade } from '../../colour'
import type { Wave } from '../../drawing'
import type { StrokePoint } from '../../drawing/notation'
import {
  blot,
  disc,
  plainPoints,
  type Point,
  pointsAt,
  polygon,
  type Shape,
  stroke,
} from '../../geometry'
import type { Random, Stage } from '../../scene'
import { addForms } from './forms'
import { foamAt, sandAt } from './soil'

/** Water thrown up by a rock: fans of foam and drops above them. `size` pixels. */
export function burst(stage: Stage, random: Random, x: number, y: number, size: number): Shape[] {
  const white = foamAt(stage)
  const shapes: Shape[] = []
  for (let i = 0; i < 14; i++) {
    const angle = -TAU * random.range(0.14, 0.36)
    const reach = size * random.range(0.2, 0.75)
    const r = size * random.range(0.08, 0.17) * (1.1 - reach / size)
    const spot = blot(
      random,
      x + cos(angle) * reach * 1.3,
      y + sin(angle) * reach,
      r * 1.2,
      r,
      0.3,
      9,
    )
    shapes.push(polygon(spot, white, { plain: true, snow: true, alpha: 0.86 }))
  }
  for (let i = 0; i < 7; i++) {
    const t = (i / 6 - 0.5) * 2
    const r = size * random.range(0.12, 0.2)
    const spot = blot(
      random,
      x + t * size * 0.75,
      y + Math.abs(t) * size * 0.06,
      r * 1.5,
      r * 0.6,
      0.3,
      9,
    )
    shapes.push(polygon(spot, white, { plain: true, snow: true }))
  }
  for (let i = 0; i < 22; i++) {
    const angle = -TAU * random.range(0.1, 0.4)
    const reach = size * random.range(0.6, 1.35)
    const at = [x + cos(angle) * reach, y + sin(angle) * reach] as const
    shapes.push(disc(...at, size * random.range(0.008, 0.026), white, { plain: true, snow: true }))
  }
  return shapes
}

/** Swell in bands, larger and steeper towards the viewer. `strength` 0..1 */
export function addSwell(stage: Stage, from: number, bands: number, strength: number): void {
  const { width, height, palette } = stage
  const random = stage.random.fork('swell')
  const waves: Wave[] = []
  for (let band = 0; band < bands; band++) {
    const t = bands === 1 ? 1 : band / (bands - 1)
    const y = mix(from, height * 0.97, power(t, 1.25))
    const amplitude = height * mix(0.012, 0.03 + 0.1 * strength, t)
    const length = stage.short * mix(0.22, 0.62, t)
    const phase = random.next() * length
    const second = random.range(0.6, 1.7)
    const ridge = new Float32Array(width + 1)
    for (let x = 0; x <= width; x++) {
      const place = (x + phase) / length
      const inside = place - Math.floor(place)
      // a wave leans the way it runs, and no two are of one height
      const top = 0.62
      const rise = inside < top ? inside / top : (1 - inside) / (1 - top)
      const tall = 0.6 + 0.4 * sin(Math.floor(place) * 2.4 * second + band)
      const roll = sin(place * 2.1 * second + band * 2) * 0.35
      // the crest is sharp, but no ridge of a roof
      const crest = 0.5 * power(rise, 1.7) + 0.5 * smoothstep(0, 1, rise)
      ridge[x] = y - amplitude * (crest * tall + roll)
    }
    // of a wave whose hollows lie below the picture only a stray point would show
    const sunk = Math.max(0, ridge.reduce((a, b) => Math.max(a, b), 0) - height * 0.975)
    for (let x = 0; x <= width; x++) ridge[x] = ridge[x] - sunk
    const deep = mixColour(shade(palette.water, -0.2), [0.36, 0.08, 255], 0.4)
    const tone = mixColour(palette.water, deep, 0.12 + t * 0.55)
    waves.push({ ridge, amplitude, colour: mixColour(tone, palette.sky[2], 0.26 * (1 - t)) })
  }
  for (const [i, wave] of waves.entries()) {
    stage.layers.push({
      kind: 'waves',
      depth: mix(0.34, 0.06, i / Math.max(1, bands - 1)),
      waves: [wave],
    })
  }
}

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

interface BeachPlan {
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
