import { mixColour, shade } from '../../colour'
import { type Shape, ellipsePoints, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt, toneAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addGrove, bush } from '../parts/greenery'
import { addFarRange, addLand } from '../parts/land'
import { ribbon } from '../parts/stream'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt } from '../parts/soil'
import { anchor } from '../scene-definition'
import { rockery } from './rockery'
import { gardenWall, gateRing, waving } from './walls'

/** Paving from the gate to the viewer's feet. */
function path(stage: Stage, x: number, from: number, half: number): Shape[] {
  const { height, side, width, palette, unit } = stage
  const random = stage.random.fork('paving')
  const paved = isSnowy(stage) ? meadowAt(stage, 0.1) : toneAt(palette, 0.2, [0.74, 0.025, 75])
  const end = x + side * width * 0.06
  const way = ribbon(
    [
      [x, from, half],
      [mix(x, end, 0.5) - side * width * 0.03, mix(from, height, 0.5), half * 1.35],
      [end, height * 1.04, half * 1.9],
    ],
    0.5,
  )
  const shapes: Shape[] = [polygon(way, paved, { plain: true })]
  for (let i = 0; i < 26; i++) {
    const t = random.next()
    const px =
      mix(x, end, t) -
      side * width * 0.03 * 4 * t * (1 - t) +
      random.spread() * half * mix(0.9, 1.6, t)
    const py = mix(from, height, t) + random.spread() * 4 * unit
    const stone = ellipsePoints(
      px,
      py,
      half * 0.2 * mix(0.6, 1.2, t),
      half * 0.085 * mix(0.6, 1.2, t),
      0,
      10,
    )
    shapes.push(polygon(stone, shade(paved, random.pick([-0.07, 0.05, -0.04])), { detail: true }))
  }
  return shapes
}

/** A white wall with a round gate: one court before it, another seen through it. */
export function buildMoonGate(stage: Stage): void {
  const { width, height, short, random, side, palette, unit } = stage
  const foot = height * random.range(0.72, 0.78)
  const x = width * (0.5 + side * random.range(0.02, 0.14))
  const radius = Math.min(short * random.range(0.24, 0.29), foot * 0.4)
  const y = foot - radius * 0.84
  stage.horizon = foot - radius * 0.55
  addSky(stage, { clouds: 0.7, lightX: x / width - side * 0.28, lightY: 0.2 })
  addFarRange(stage, 'hills', short * 0.2, 0.92, 'dome', { main: 0.5 - side * 0.2, bottom: height })
  addLand(stage, 'inner court', 0.78, foot - radius * 0.42, {
    colour: meadowAt(stage, 0.7),
  })
  addGrove(stage, 'inner', 0.76, foot - radius * 0.36, [0.16, 0.3], 6)
  const far = materialsAt(palette, 0.6)
  addForms(stage, 'inner rocks', 0.7, [
    ...path(stage, x + side * radius * 0.1, foot - radius * 0.38, radius * 0.14),
    ...rockery(
      random.fork('inner rocks'),
      x + side * radius * 0.42,
      foot - radius * 0.14,
      radius * 0.62,
      far.stone,
      far.leaf,
      -side,
    ),
    ...bush(
      stage,
      random.fork('inner bush'),
      x - side * radius * 0.5,
      foot - radius * 0.14,
      radius * 0.4,
      0.68,
    ),
  ])
  const tiles = short * 0.032
  const rise = random.chance(0.6) ? short * 0.07 : 0
  const crest = Math.max(height * 0.14, y - radius * random.range(1.25, 1.5))
  const top = waving(crest + rise * 0.4, rise, short * 0.9, random.next() * 6)
  const gate = ellipsePoints(x, y, radius, radius, 0, 72)
  const plan = { left: -9, right: width + 9, top, foot, tiles, depth: 0.5, holes: [gate] }
  addForms(stage, 'wall', 0.5, [...gardenWall(stage, plan), ...gateRing(stage, x, y, radius, 0.5)])
  const ground = mixColour(meadowAt(stage, 0.2), toneAt(palette, 0.2, [0.72, 0.03, 80]), 0.25)
  addForms(stage, 'court', 0.46, [
    polygon(
      [
        [-9, foot - unit],
        [width + 9, foot - unit],
        [width + 9, height + 9],
        [-9, height + 9],
      ],
      ground,
      { plain: true },
    ),
    ...path(stage, x, foot - unit * 2, radius * 0.52),
  ])
  const m = materialsAt(palette, 0.25)
  const aside = x - side * Math.min(width * 0.33, radius * 1.75)
  const before: Shape[] = []
  const shrub = random.fork('before')
  for (const dx of [-1.6, -1.2, 1.25, 1.6, 2.1, -2.2]) {
    before.push(
      ...bush(
        stage,
        shrub,
        x + dx * radius,
        foot + short * 0.014,
        short * shrub.range(0.05, 0.09),
        0.3,
      ),
    )
  }
  before.push(
    ...rockery(
      random.fork('rocks'),
      aside,
      foot + short * 0.06,
      short * 0.3,
      m.stone,
      m.leaf,
      -side,
    ),
  )
  addForms(stage, 'before the wall', 0.4, before)
  for (const [i, dx] of [0.62, -0.3, 1.2].entries()) {
    anchor(
      stage,
      'ground',
      [x + side * dx * radius, foot + short * (0.08 + 0.03 * (i % 2))],
      short * 0.95,
      0.3 - i * 0.01,
    )
  }
  offerAir(stage, { sky: [-0.2, 0.16], near: 0.4 })
  stage.focusX = x
}
