import { type Oklch, mixColour, shade } from '../../colour'
import type { StrokePoint } from '../../drawing/notation'
import { type Shape, disc, stroke } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { materialsAt, toneAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/offers'
import { addFarRange } from '../parts/land'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { addSnow } from './parts'

interface Growth {
  readonly wood: Oklch
  readonly frost: Oklch
  readonly levels: number
}

/** A bough whose every twig is coated with rime; the crystals are thickest at its ends. */
function rimedBough(
  random: Random,
  [x, y]: readonly [number, number],
  angle: number,
  length: number,
  { wood, frost, levels }: Growth,
): Shape[] {
  const width = length * 0.075
  const path: StrokePoint[] = [[x, y, 1]]
  let [px, py, heading] = [x, y, angle]
  for (let i = 1; i <= 3; i++) {
    heading += random.spread() * 0.3
    px += cos(heading) * (length / 3)
    py += sin(heading) * (length / 3)
    path.push([px, py, mix(1, 0.4, i / 3)])
  }
  const lifted = path.map(([kx, ky, w = 1]): StrokePoint => [kx, ky - width * 0.45 * w, w])
  const shapes: Shape[] = [
    stroke(path, width, wood, 'end'),
    stroke(lifted, width * 0.9, frost, 'end', 'snow plain'),
  ]
  if (levels === 0)
    for (let i = 0; i < 9; i++) {
      const [t, r] = [random.next(), length * random.range(0.04, 0.115)]
      const [cx, cy] = [mix(x, px, t), mix(y, py, t)]
      const at = [cx + random.spread() * r * 1.6, cy + random.spread() * r * 1.6] as const
      shapes.push(disc(...at, r, shade(frost, random.range(-0.05, 0.02)), 'snow plain foliage'))
    }
  else
    for (let i = 1; i <= 3; i++)
      for (const side of [-1, 1]) {
        const from = path[i] ?? path[0]
        if (!from) continue
        const turn = angle + side * random.range(0.35, 0.75)
        const grown = { wood, frost, levels: levels - 1 }
        shapes.push(
          ...rimedBough(random, [from[0], from[1]], turn, length * random.range(0.4, 0.56), grown),
        )
      }
  return shapes
}

function rimedTree(random: Random, x: number, y: number, tall: number, growth: Growth): Shape[] {
  const top: StrokePoint = [x + random.spread() * tall * 0.03, y - tall * 0.36, 0.7]
  const trunk = stroke([[x, y + 2, 1.2], [x, y - tall * 0.2, 0.9], top], tall * 0.05, growth.wood)
  const boughs = [-2.5, -2.05, -1.57, -1.1, -0.65].flatMap((angle, i) =>
    rimedBough(
      random,
      [mix(x, top[0], 0.8), y - tall * (i % 2 ? 0.36 : 0.27)],
      angle + random.spread() * 0.12,
      tall * (i === 2 ? 0.42 : 0.36),
      growth,
    ),
  )
  return [trunk, ...boughs]
}

/** 雾凇: trees white with rime along a snowy bank, and a rimed bough right before the viewer. */
export function buildRime(stage: Stage): void {
  const { width, height, short, side, palette } = stage
  const random = stage.random.fork('rime')
  stage.horizon = height * random.range(0.56, 0.62)
  const { horizon } = stage
  addSky(stage, { clouds: 0.25, lightX: 0.5 - side * random.range(0.12, 0.24) })
  addFarRange(stage, 'far hills', short * 0.1, 0.92, 'dome', { bottom: horizon + height * 0.05 })
  addMist(stage, horizon, height * 0.05, 0.6, 0.85)
  const growthAt = (depth: number, levels: number): Growth => {
    const { bark, snow } = materialsAt(palette, depth)
    const frost = mixColour(snow, toneAt(palette, depth, [0.97, 0.014, 230]), 0.6)
    return { wood: shade(mixColour(bark, snow, depth * 0.5), 0.02), frost, levels }
  }
  const row = (name: string, depth: number, y: number, tall: number, xs: readonly number[]) =>
    addForms(
      stage,
      name,
      depth,
      xs.flatMap((share, i) =>
        rimedTree(
          random.fork(`${name} ${i}`),
          width * (0.5 + side * (share - 0.5)),
          height * y + random.spread() * short * 0.01,
          short * tall * random.range(0.85, 1.15),
          growthAt(depth, tall > 0.4 ? 2 : 1),
        ),
      ),
    )
  const far = Array.from({ length: 11 }, (_, i) => (i + 0.2) / 10.6)
  row('far rimed trees', 0.74, horizon / height + 0.03, 0.2, far)
  const field = addSnow(stage, 'field', {
    ...{ depth: 0.6, baseY: horizon + height * 0.05, roll: 8 },
    peaks: [
      { x: width * (0.5 + side * 0.2), height: height * 0.03, reach: width * 0.5, form: 'dome' },
    ],
  })
  row('rimed trees', 0.4, horizon / height + 0.15, 0.46, [0.3, 0.94])
  row('near rimed tree', 0.2, 0.93, 0.86, [0.1])
  const bough = growthAt(0.06, 2)
  const from = [width * (0.5 + side * 0.54), height * 0.06] as const
  const lean = side > 0 ? Math.PI - 0.3 : 0.3
  addForms(stage, 'rimed bough', 0.05, [
    ...rimedBough(random.fork('bough'), from, lean, short * 0.44, bough),
    ...rimedBough(
      random.fork('second'),
      [from[0], height * 0.2],
      lean - side * 0.25,
      short * 0.3,
      bough,
    ),
  ])
  for (const share of [0.6, 0.46, 0.76])
    groundAnchor(stage, field.ridge, width * (0.5 + side * (share - 0.5)), short * 0.7, 0.3)
  offerAir(stage, { sky: [-0.06, 0.2], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.1)
}
