import { mixColour, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { tuft } from '../parts/grass'
import { addFarRange, addLand } from '../parts/land'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt, sandAt } from '../parts/soil'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { pairs } from '../../drawing/notation'

/** A broad, slow river with sandbanks and reed beds, the sun low over it. */
export function buildWide(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('wide')
  stage.horizon = height * random.range(0.36, 0.46)
  const { horizon } = stage
  const light = addSky(stage, {
    clouds: 1.1,
    lightX: 0.5 - side * random.range(0.02, 0.18),
    lightY: random.range(0.62, 0.76),
    lightRadius: random.range(0.08, 0.11),
  })
  addFarRange(stage, 'far bank', short * random.range(0.03, 0.06), 0.86, 'dome', { trees: 70 })
  addWater(stage, { top: horizon, depth: 0.8, mirror: 0.85, ripples: 0.55, light })
  for (const [i, [x, down, reach, depth]] of (
    [
      [-0.36, 0.05, 0.3, 0.66],
      [0.4, 0.13, 0.34, 0.5],
      [-0.5, 0.27, 0.3, 0.34],
    ] as const
  ).entries()) {
    const baseY = horizon + height * down
    const middle = width * (0.5 + side * x)
    const land = addLand(stage, `bar ${i}`, depth, baseY + 2 * unit, {
      peaks: [
        { x: middle, height: short * mix(0.012, 0.03, i / 2), reach: width * reach, form: 'dome' },
      ],
      rough: 0.1,
      bottom: baseY + 1,
      shore: true,
      colour: sandAt(stage, depth, 0.85),
      snow: isSnowy(stage) ? 0.8 : 0,
    })
    if (i === 1)
      groundAnchor(stage, land.ridge, middle - side * width * 0.1, short * 0.7, depth - 0.005)
    if (i === 2)
      groundAnchor(stage, land.ridge, middle + side * width * 0.16, short * 0.85, depth - 0.005)
    const shapes: Shape[] = []
    for (let k = 0; k < 34; k++) {
      const px = middle + random.spread() * width * reach * 0.9
      const size = short * mix(0.03, 0.09, i / 2) * random.range(0.6, 1.2)
      shapes.push(
        ...tuft(
          random,
          px,
          baseY + random.range(-2, 5) * unit,
          size,
          shade(meadowAt(stage, depth, 0.4), -0.12),
          side * 0.3,
          4,
        ),
      )
    }
    addForms(stage, `reeds ${i}`, depth - 0.01, shapes)
  }
  const m = materialsAt(palette, 0.04)
  const dark = mixColour(shade(m.leaf, -0.2), palette.near, 0.4)
  const front: Shape[] = []
  for (let k = 0; k < 60; k++) {
    const t = random.next()
    const px = width * (0.5 + side * mix(0.12, 0.56, Math.sqrt(t)))
    front.push(
      ...tuft(
        random,
        px,
        height * 1.03,
        short * random.range(0.12, 0.28) * (0.35 + 0.75 * t),
        shade(dark, random.spread() * 0.06),
        -side * 0.35,
        4,
      ),
    )
  }
  addForms(stage, 'reed bed', 0.03, front, 'frame')
  anchor(
    stage,
    'water',
    [width * (0.5 - side * random.range(0.02, 0.16)), horizon + height * random.range(0.2, 0.32)],
    short * random.range(0.8, 1.15),
    0.3,
  )
  for (const [x, y] of pairs('-0.2,0.4 0,0.46 0.14,0.38'))
    anchor(stage, 'surface', [width * (0.5 + side * x), horizon + height * y], short * 0.48, 0.2)
  offerAir(stage, { sky: [-0.1, 0.2], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.1)
}
