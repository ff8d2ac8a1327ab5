import type { Random } from '../../../lib/random'
import { triples } from '../../drawing/notation'
import { type Form, form, inside, polygonForm } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, isDark, rect } from './stage'

/** A castle and a city of white towers, for an island in the sky. */

const ROOFS: readonly [Oklch, ...Oklch[]] = triples(`0.5,0.12,262 0.56,0.15,28 0.52,0.09,190
  0.48,0.12,310`)

type RoofShape = 'cone' | 'dome' | 'flat'
type Tower = readonly [x: number, halfWidth: number, height: number, top: RoofShape]

/** A stone tower; (x, 0) its foot. */
function drawTower(stage: Stage, [x, w, tall, shape]: Tower, roof: Oklch): Form[] {
  const [wall, isLit] = [stage.lit([0.93, 0.02, 85]), isDark(stage)]
  const glass: Oklch = isLit ? [0.9, 0.13, 85] : stage.lit([0.46, 0.05, 265])
  const side = linear([x - w, 0], [x + w, 0], tone(wall, 0.03), wall, tone(wall, -0.13))
  const slits = Array.from({ length: Math.floor(tall / 90) }, (_, i) =>
    rect(x - w * 0.2, -tall + 34 + i * 80, w * 0.4, 32),
  )
  const teeth = [-1.08, -0.48, 0.13, 0.73].map((t) => rect(x + w * t, -tall - 14, w * 0.36, 18))
  const [rise, bulge] = shape === 'dome' ? [w * 1.15, w * 1.14] : [w * 2.9, w * 0.38]
  const [eaves, waist, peak] = [-tall, -tall - rise * 0.56, -tall - rise]
  const cap = `${x - w * 1.25},${eaves}! ${x - bulge},${waist} ${x},${peak}! ${x + bulge},${waist} ${x + w * 1.25},${eaves}!`
  const tiles = linear([x - w, 0], [x + w, 0], tone(roof, 0.08), tone(roof, -0.09))
  const spire = [rect(x - 3, peak - 34, 6, 44)]
  return [
    inside(
      polygonForm([rect(x - w, -tall, w * 2, tall + 12)], side, 'body relief 6'),
      many(slits, glass, { role: isLit ? 'glow' : 'glass' }),
    ),
    ...(shape === 'flat'
      ? [many([...teeth, rect(x - w * 1.1, -tall, w * 2.2, 16)], tone(wall, -0.05))]
      : [
          polygonForm(spire, stage.lit([0.8, 0.12, 85]), 'metal'),
          form(cap, tiles, 'body relief 5'),
        ]),
  ]
}

const CASTLE: readonly Tower[] = [
  ...([
    [-62, 30, 350, 'cone'],
    [76, 26, 310, 'cone'],
    [8, 44, 420, 'cone'],
  ] as const),
  ...([
    [0, 116, 210, 'flat'],
    [-150, 34, 230, 'cone'],
    [150, 34, 250, 'cone'],
  ] as const),
  ...([
    [0, 196, 108, 'flat'],
    [-206, 32, 160, 'cone'],
    [206, 32, 160, 'cone'],
  ] as const),
]

export function drawCastle(stage: Stage, own: Random): Form[] {
  const roof = stage.lit(own.pick(ROOFS))
  const gate = form('-34,8! -34,-50 0,-88 34,-50 34,8!', stage.lit([0.36, 0.05, 45]), 'body')
  return [...CASTLE.flatMap((tower) => drawTower(stage, tower, roof)), gate]
}

/** Three rows of towers, the tallest in the middle of the farthest. */
export const drawCity = (stage: Stage, own: Random): Form[] =>
  [400, 250, 120].flatMap((most, row) =>
    Array.from({ length: 6 + row }, (_, i) => {
      const t = ((i + 0.5) / (6 + row)) * 2 - 1 + own.spread() * 0.04
      const tall = (1 - t * t * 0.75) * most * own.range(0.72, 1.08) + 20
      const shape = own.pick<RoofShape>(['cone', 'dome', 'dome', 'flat'])
      return drawTower(stage, [t * 270, own.range(24, 40), tall, shape], stage.lit(own.pick(ROOFS)))
    }).flat(),
  )
