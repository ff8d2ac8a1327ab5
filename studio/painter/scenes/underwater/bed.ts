import { type Oklch, mixColour, shade } from '../../colour'
import type { Shape, TerrainLayer } from '../../drawing'
import { blot, curve, polygon, pointsAt } from '../../geometry'
import { mix } from '../../../lib/maths'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/offers'
import { addLand } from '../parts/land'
import { ridgeAt } from '../parts/ridge'
import { drowned, seaAt } from './water'
import { pairs } from '../../drawing/notation'

const SAND: Oklch = [0.88, 0.055, 85]
const STONE: Oklch = [0.5, 0.04, 260]

/** Reefs as blue shapes in the distance, each a little darker than the one behind. */
export function addFarReefs(stage: Stage, count: number, level: number): void {
  const { width, height, short, unit } = stage
  for (let i = 0; i < count; i++) {
    const t = (i + 1) / (count + 1)
    const random = stage.random.fork(`reef ${i}`)
    const depth = mix(0.9, 0.5, t)
    addLand(stage, `far reef ${i}`, depth, height * (level + 0.05 * i), {
      form: 'hill',
      peaks: Array.from({ length: 4 }, () => ({
        x: random.range(-0.05, 1.05) * width,
        height: short * random.range(0.05, 0.2),
        reach: short * random.range(0.12, 0.26),
        form: random.pick(['bluff', 'dome', 'karst'] as const),
      })),
      rough: 0.3,
      roll: short * 0.03,
      grain: 90 * unit,
      colour: seaAt(stage, mix(0.86, 0.5, t)),
      body: height * 0.3,
      snow: 0,
    })
  }
}

/** The sandy bed with its ripples and a net of light; things stand on it. */
export function addBed(stage: Stage, level: number): TerrainLayer {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('bed')
  const sand = drowned(stage, 0.3, SAND)
  const y = height * level
  const land = addLand(stage, 'bed', 0.36, y, {
    peaks: [
      { x: width * (0.5 + side * 0.5), height: height * 0.05, reach: width * 0.6, form: 'dome' },
    ],
    roll: 12 * unit,
    rough: 0.05,
    colour: sand,
    body: height * 0.3,
    snow: 0,
  })
  const shapes: Shape[] = []
  for (let i = 0; i < 30; i++) {
    const t = random.next()
    const py = mix(y + 10 * unit, height, t)
    const x = random.next() * width
    const half = short * mix(0.05, 0.16, t) * random.range(0.6, 1.2)
    const lift = mix(3, 10, t) * unit
    shapes.push(
      curve(
        pointsAt([x, py], [half, lift], '-1,0 -0.3,-1 0.3,0.5 1,-0.4'),
        mix(3, 9, t) * unit,
        i % 3 ? shade(sand, 0.07) : shade(sand, -0.08),
        'both',
        { plain: true, detail: true, alpha: 0.6, ...(i % 3 > 0 && { snow: true }) },
      ),
    )
  }
  addForms(stage, 'bed light', 0.355, shapes)
  for (const [x, scale] of pairs('0.14,0.75 -0.2,0.7 0.34,0.6'))
    groundAnchor(stage, land.ridge, width * (0.5 + side * x), short * scale, 0.35)
  return land
}

/** Rocks on the bed; corals grow on them. */
export function reefRocks(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  count = 4,
): Shape[] {
  const random = stage.random.fork(`reef rock ${Math.round(x)}`)
  const shapes: Shape[] = []
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5
    const px = x + t * size * 1.9 + random.spread() * size * 0.2
    const r = size * random.range(0.5, 0.9) * (1 - Math.abs(t) * 0.7)
    const tone = shade(drowned(stage, depth, STONE), random.spread() * 0.04)
    shapes.push(
      polygon(blot(random, px, y - r * 0.4, r, r * random.range(0.7, 1.05), 0.2, 10), tone),
    )
    shapes.push(
      polygon(
        blot(random, px + stage.side * r * 0.35, y - r * 0.25, r * 0.55, r * 0.6, 0.2, 9),
        shade(tone, -0.09),
        { shadow: true, plain: true, alpha: 0.7 },
      ),
      polygon(
        blot(random, px - stage.side * r * 0.2, y - r * 1.0, r * 0.4, r * 0.14, 0.25, 8),
        mixColour(tone, [0.8, 0.06, 180], 0.4),
        { detail: true, plain: true, alpha: 0.7 },
      ),
    )
  }
  return shapes
}

/** y of the bed at x. */
export const bedAt = (land: TerrainLayer, x: number): number => ridgeAt(land.ridge, x)
