import { mixColour, shade } from '../../colour'
import { type Shape, blot, polygon } from '../../geometry'
import { toneAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { crag } from '../parts/crag'
import { type Stage, addForms } from '../parts/forms'
import { grassField } from '../parts/grass'
import { addLand } from '../parts/land'
import { addSky } from '../parts/sky'
import { anchor } from '../scene-definition'
import { duneTones, farDunes } from './dunes'
import { triples } from '../../drawing/notation'

/** Table mountains on a wide plain. */
export function buildMesas(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('mesas')
  stage.horizon = height * random.range(0.64, 0.7)
  const { horizon } = stage
  addSky(stage, { clouds: 1.2, lightX: 0.5 - side * random.range(0.06, 0.2) })
  farDunes(stage, 1, horizon - height * 0.02, height * 0.02)
  const mesas: Shape[] = []
  const stand = (x: number, wide: number, tall: number, depth: number, drop: number): void => {
    const middle = width * (0.5 + side * x)
    const half = short * wide
    const foot = horizon + height * drop
    const colour = mixColour(toneAt(palette, depth, [0.6, 0.12, 42]), palette.sky[2], depth * 0.25)
    const skirt = half * 1.7
    const top = foot - short * tall
    mesas.push(
      polygon(
        [
          [middle - skirt, foot + 2 * unit],
          [middle - half * 0.96, foot - short * tall * 0.34],
          [middle + half * 0.96, foot - short * tall * 0.34],
          [middle + skirt, foot + 2 * unit],
        ],
        mixColour(colour, duneTones(stage, depth).lit, 0.45),
      ),
      ...crag(random.fork(`mesa ${x}`), {
        left: middle - half,
        right: middle + half,
        top,
        foot: foot - short * tall * 0.3,
        colour,
        lit: -side as -1 | 1,
        taper: 0.12,
        beds: 4,
        rough: 0.035,
      }),
    )
  }
  stand(-0.46, 0.12, 0.1, 0.8, 0.004)
  stand(-0.2, 0.05, 0.13, 0.74, 0.006)
  stand(0.44, 0.12, 0.24, 0.55, 0.014)
  stand(0.16, random.range(0.07, 0.1), random.range(0.28, 0.36), 0.4, 0.03)
  const { lit, dim } = duneTones(stage, 0.25)
  addLand(stage, 'plain', 0.5, horizon + height * 0.03, {
    roll: 8 * unit,
    rough: 0,
    colour: mixColour(lit, palette.sky[2], 0.2),
    body: height * 0.2,
    snow: 0,
  })
  addForms(stage, 'mesas', 0.51, mesas)
  addLand(stage, 'near plain', 0.3, height * 0.86, {
    peaks: [
      { x: width * (0.5 - side * 0.5), height: height * 0.07, reach: width * 0.6, form: 'dome' },
    ],
    roll: 12 * unit,
    rough: 0.05,
    colour: shade(lit, -0.03),
    body: height * 0.2,
    snow: 0,
  })
  const stones = Array.from({ length: 12 }, () => {
    const x = random.next() * width
    const y = height * random.range(0.86, 0.99)
    const r = short * random.range(0.005, 0.014)
    return polygon(
      blot(random, x, y, r * 1.5, r, 0.2, 8),
      shade(dim, 0.05 + random.spread() * 0.05),
    )
  })
  addForms(stage, 'stones', 0.2, stones)
  addForms(
    stage,
    'scrub',
    0.06,
    grassField(
      random.fork('scrub'),
      [0, height * 0.84, width, height * 1.02],
      26,
      [22 * unit, 58 * unit],
      toneAt(palette, 0.1, [0.56, 0.07, 105]),
      { wind: 0.1 },
    ),
  )
  for (const [x, y, scale] of triples('-0.12,0.89,0.75 0.26,0.85,0.6 0.05,0.95,0.9'))
    anchor(stage, 'ground', [width * (0.5 + side * x), height * y], short * scale, 0.24 - y * 0.1)
  offerAir(stage, { sky: [-0.2, 0.26], frame: -1, near: 0.4 })
  stage.focusX = width * (0.5 + side * 0.16)
}
