import { shade } from '../../colour'
import type { Shape } from '../../drawing'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { conifer, roundTree } from '../parts/cover'
import { type Stage, addForms } from '../parts/forms'
import { addFarRange, addLand } from '../parts/land'
import { isSnowy, meadowAt, patches, sandAt } from '../parts/soil'
import type { PeakForm } from '../parts/ridge'
import { along, streamShapes, winding } from '../parts/stream'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { type StrokePoint, pairs } from '../../drawing/notation'

/** A river winds through its plain, seen from a height. */
export function buildMeander(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('meander')
  stage.horizon = height * random.range(0.26, 0.36)
  const { horizon } = stage
  addSky(stage, { clouds: 0.6, lightX: 0.5 - side * random.range(0.02, 0.2) })
  const form = random.pick<PeakForm>(['alpine', 'dome', 'karst'])
  addFarRange(stage, 'far range', short * random.range(0.1, 0.18), 0.9, form, {
    slender: form === 'dome' ? 2.4 : form === 'karst' ? 0.5 : 1.2,
  })
  addMist(stage, horizon, height * 0.03, 0.6, 0.88)
  addFarRange(stage, 'foothills', short * 0.06, 0.76, 'dome', { main: 0.5 - side * 0.3, trees: 50 })
  addLand(stage, 'plain', 0.7, horizon + 4 * unit, {
    roll: 4 * unit,
    rough: 0,
    colour: meadowAt(stage, 0.42),
    body: height * 0.7,
  })
  const path = winding(
    stage,
    random,
    [0.5 + side * random.range(0.04, 0.16), horizon + 6 * unit],
    [0.5 - side * random.range(0, 0.16), height * 1.08],
    random.range(0.26, 0.36),
    random.range(3.1, 4.3),
    [width * 0.012, short * 0.2],
  )
  const meadow = meadowAt(stage, 0.42)
  const flat = { top: horizon + 10 * unit, bottom: height, count: 40, colour: meadow }
  addForms(stage, 'fields', 0.65, patches(stage, random.fork('fields'), flat))
  addForms(
    stage,
    'river',
    0.62,
    streamShapes(stage, random.fork('water'), path, { ripples: 46, bank: sandAt(stage, 0.4, 0.8) }),
  )
  const m = materialsAt(palette, 0.34)
  const clumps: { y: number; shapes: Shape[] }[] = []
  const grow = (x: number, y: number): void => {
    const t = (y - horizon) / (height - horizon)
    const size = short * mix(0.016, 0.12, t)
    for (let i = 0; i < 3; i++) {
      const px = x + random.spread() * size * 1.6
      const py = y + random.spread() * size * 0.3
      const tall = size * random.range(0.7, 1.15)
      const round = !isSnowy(stage) && random.chance(0.7)
      const shapes = round
        ? roundTree(random, px, py, tall, shade(m.leaf, random.range(-0.08, 0.03)), m.bark)
        : conifer(random, px, py, tall * 1.2, shade(m.pine, random.spread() * 0.04), isSnowy(stage))
      clumps.push({ y: py, shapes })
    }
  }
  for (let i = 0; i < 34; i++) {
    const [x, y, half = 1] = along(path, random.range(0.12, 0.9))
    const flank = random.sign()
    const px =
      x + flank * (half * random.range(1.6, 2.2) + random.next() * random.next() * width * 0.3)
    const blocked = path.some(
      ([wx, wy, wh = 1]) => Math.abs(wy - y) < wh * 0.5 && Math.abs(wx - px) < wh * 1.4,
    )
    if (!blocked) grow(px, y)
  }
  clumps.sort((a, b) => a.y - b.y)
  addForms(
    stage,
    'groves',
    0.5,
    clumps.flatMap(({ shapes }) => shapes),
  )
  stand(stage, path)
  stage.focusX = width * (0.5 + side * 0.14)
}

/** Boats ride the bends, houses are on the banks. */
function stand(stage: Stage, path: readonly StrokePoint[]): void {
  const { width, short } = stage
  for (const [share, scale] of pairs('0.62,0.42 0.8,0.72 0.48,0.3')) {
    const [x, y, half = 1] = along(path, share)
    anchor(stage, 'water', [x, y + half * 0.06], short * scale, 0.45 - share * 0.3)
    anchor(stage, 'surface', [x, y], short * scale * 0.6, 0.46 - share * 0.3)
    const inner = x < width / 2 ? 1 : -1
    anchor(
      stage,
      'ground',
      [x + inner * (half * 1.7 + width * 0.06), y - half * 0.02],
      short * scale * 1.1,
      0.47 - share * 0.3,
    )
  }
  const [x, y, half = 1] = along(path, 0.7)
  anchor(stage, 'span', [x, y], Math.max(short * 0.4, half * 5), 0.3)
  offerAir(stage, { sky: [-0.2, 0.18] })
}
