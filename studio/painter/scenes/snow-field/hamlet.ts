import { mixColour, shade } from '../../colour'
import { type Random, type Shape, pointsAt, polygon } from '../../geometry'
import { materialsAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addFarRange, addLand, woods } from '../parts/land'
import { ridgeAt } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { isDark, meadowAt, snowAt } from '../parts/soil'
import { addSnow, drifts, snowFirs } from './parts'
import { pairs, polyline, triples } from '../../drawing/notation'

/** A small house under a thick roof of snow, seen from afar. `size`: its width. */
function hut(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth: number,
): Shape[] {
  const m = materialsAt(stage.palette, depth)
  const wall = mixColour(m.wood, m.wall, random.range(0.1, 0.5))
  const half = size / 2
  const eave = y - size * 0.42
  const ridge = y - size * random.range(0.78, 0.9)
  const lean = size * 0.2 * stage.side
  const window = isDark(stage) || stage.slots.time === 'sunset'
  const pane = (px: number): Shape =>
    polygon(
      pointsAt([px, y], size, '0,-0.3 0.13,-0.3 0.13,-0.14 0,-0.14'),
      window ? m.lamp : shade(wall, -0.2),
      { detail: true, ...(window && { glow: true }) },
    )
  return [
    polygon(polyline([x - half, y], [x - half, eave], [x + half, eave], [x + half, y]), wall),
    polygon(
      [
        [x + lean * 0.6, y],
        [x + lean * 0.6, eave],
        [x + half * stage.side, eave],
        [x + half * stage.side, y],
      ],
      shade(wall, -0.08),
      { shadow: true },
    ),
    pane(x - size * 0.32),
    pane(x + size * 0.16),
    polygon(
      [
        [x - half * 1.26, eave + size * 0.05],
        [x - half * 0.7, ridge],
        [x + half * 0.7, ridge],
        [x + half * 1.26, eave + size * 0.05],
      ],
      snowAt(stage, depth * 0.4, 0.06),
      { snow: true },
    ),
    polygon(
      pointsAt([x, eave], [half, size], '-1.26,0.05 1.26,0.05 1.16,-0.02 -1.16,-0.02'),
      snowAt(stage, depth * 0.4, 0.7),
      { detail: true, plain: true },
    ),
    polygon(
      pointsAt([x, ridge], [half, size], '0.3,0.02 0.3,-0.16 0.5,-0.16 0.5,0.02'),
      shade(wall, -0.12),
    ),
  ]
}

/** A hamlet under its hills across the white fields, smoke and lit windows. */
export function buildHamlet(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('hamlet')
  stage.horizon = height * random.range(0.42, 0.5)
  const { horizon } = stage
  addSky(stage, { clouds: 0.5, lightX: 0.5 - side * random.range(0.14, 0.3) })
  addFarRange(stage, 'mountains', short * 0.2, 0.92, 'alpine', {
    main: 0.5 + side * 0.24,
    bottom: horizon + height * 0.05,
  })
  addLand(stage, 'hill', 0.76, horizon + height * 0.04, {
    form: 'hill',
    roll: 12 * unit,
    snow: 1,
    colour: meadowAt(stage, 0.7),
    peaks: [
      { x: width * (0.5 + side * 0.3), height: height * 0.1, reach: width * 0.5, form: 'dome' },
    ],
    cover: (ridge, fork) => woods(stage, fork, 0.72, ridge, 60, 48 * unit, { kind: 'conifer' }),
  })
  const field = addSnow(stage, 'field', { depth: 0.62, baseY: horizon + height * 0.1, roll: 14 })
  const huts: Shape[] = []
  const places = pairs('0.3,0.07 0.16,0.062 0.4,0.055 0.06,0.05 0.23,0.08')
  for (const [i, [x, size]] of places.entries()) {
    const px = width * (0.5 + side * (x + random.spread() * 0.02))
    const y = ridgeAt(field.ridge, px) + height * (0.006 + 0.012 * i)
    huts.push(...hut(stage, random, px, y, short * size, 0.5))
  }
  addForms(stage, 'huts', 0.58, huts)
  addForms(
    stage,
    'drifts',
    0.57,
    drifts(stage, random.fork('drifts'), horizon + height * 0.2, height, 16),
  )
  snowFirs(
    stage,
    'firs',
    triples('-0.34,0.66,0.2 -0.42,0.7,0.28 -0.24,0.63,0.13 0.48,0.7,0.24'),
    0.36,
  )
  const front = addSnow(stage, 'front', {
    depth: 0.24,
    baseY: height * 0.95,
    roll: 8,
    shadow: 0.28,
    peaks: [
      { x: width * (0.5 - side * 0.3), height: height * 0.13, reach: width * 0.7, form: 'dome' },
    ],
  })
  addForms(
    stage,
    'front drifts',
    0.235,
    drifts(stage, random.fork('front'), height * 0.88, height, 8),
  )
  groundAnchor(stage, front.ridge, width * (0.5 - side * 0.12), short * 0.85, 0.23)
  groundAnchor(stage, front.ridge, width * (0.5 - side * 0.32), short * 0.8, 0.232)
  groundAnchor(stage, field.ridge, width * (0.5 - side * 0.14), short * 0.4, 0.59)
  offerAir(stage, { sky: [-0.1, 0.22], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.2)
}
