import { mixColour, shade } from '../../colour'
import { type Shape, blot, curve, pointsAt, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand, woods } from '../parts/land'
import { addSky } from '../parts/sky'
import { meadowAt, snowAt } from '../parts/soil'
import { addWater } from '../parts/water'
import { anchor } from '../scene-definition'
import { addSnow } from './parts'
import { type StrokePoint, pairs } from '../../drawing/notation'

/** A frozen lake: dark ice with white cracks and drifts of snow on it. */
export function buildIce(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('ice')
  stage.horizon = height * random.range(0.4, 0.5)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.5, lightX: 0.5 - side * random.range(0.04, 0.22) })
  addFarRange(stage, 'mountains', short * random.range(0.2, 0.3), 0.9, 'alpine', {
    main: 0.5 + side * random.range(0.05, 0.26),
  })
  addLand(stage, 'shore', 0.72, horizon, {
    form: 'hill',
    bottom: horizon + 2,
    roll: 22 * unit,
    colour: meadowAt(stage, 0.7),
    snow: 1,
    cover: (ridge, fork) => woods(stage, fork, 0.68, ridge, 70, 46 * unit, { kind: 'conifer' }),
  })
  const ice = mixColour(palette.water, palette.sky[2], 0.42)
  addWater(stage, { top: horizon, depth: 0.66, mirror: 0.75, ripples: 0.06, light, colour: ice })
  const shapes: Shape[] = []
  const white = snowAt(stage, 0.05, 0.05)
  for (let i = 0; i < 11; i++) {
    const t = random.next()
    const y = mix(horizon + 8 * unit, height, t * t)
    const half = width * mix(0.05, 0.26, t) * random.range(0.6, 1.2)
    shapes.push(
      polygon(blot(random, random.next() * width, y, half, mix(2, 16, t) * unit, 0.34, 14), white, {
        plain: true,
        snow: true,
        alpha: 0.85,
      }),
    )
  }
  const crack = (
    x: number,
    y: number,
    dx: number,
    dy: number,
    long: number,
    left: number,
  ): void => {
    const points: StrokePoint[] = [[x, y]]
    let [px, py] = [x, y]
    const joints: (readonly [number, number])[] = []
    for (let i = 0; i < 7; i++) {
      const t = Math.max(0.05, (py - horizon) / (height - horizon))
      px += (dx + random.spread() * 0.7) * long * 0.14
      py += (dy + random.spread() * 0.25) * long * 0.14 * mix(0.3, 1, t)
      points.push([px, py])
      joints.push([px, py])
    }
    const size =
      mix(1.6, 4.5, Math.max(0, (y - horizon) / (height - horizon))) * unit * (left > 0 ? 1 : 0.6)
    shapes.push(stroke(points, size * 2.4, shade(ice, 0.1), 'both', { plain: true, alpha: 0.3 }))
    shapes.push(stroke(points, size, white, 'both', { plain: true, snow: true, alpha: 0.9 }))
    if (left === 0) return
    for (const [jx, jy] of joints.filter((_, i) => i % 2 === 1))
      crack(jx, jy, dx * 0.4 + random.sign() * 0.9, random.range(0.1, 0.7), long * 0.42, left - 1)
  }
  crack(width * (0.5 - side * 0.1), height * 1.02, side * 0.3, -0.9, height * 0.5, 2)
  crack(width * (0.5 + side * 0.55), height * 0.74, -side * 1, 0.12, width * 0.7, 1)
  crack(width * (0.5 - side * 0.55), height * 0.62, side * 1, -0.1, width * 0.4, 1)
  shapes.push(
    curve(pointsAt([0, horizon], [width, unit], '0,6 0.5,4 1,6'), 9 * unit, white, 'even', {
      plain: true,
      snow: true,
      alpha: 0.8,
    }),
  )
  addForms(stage, 'ice', 0.6, shapes)
  const bank = addSnow(stage, 'bank', {
    depth: 0.2,
    baseY: height * 1.02,
    roll: 6,
    peaks: [
      { x: width * (0.5 + side * 0.5), height: height * 0.17, reach: width * 0.5, form: 'dome' },
    ],
  })
  groundAnchor(stage, bank.ridge, width * (0.5 + side * 0.26), short * 0.9, 0.19)
  anchor(stage, 'ground', [width * (0.5 - side * 0.1), mix(horizon, height, 0.4)], short * 0.7, 0.4)
  groundAnchor(stage, bank.ridge, width * (0.5 + side * 0.4), short * 0.8, 0.192)
  anchor(
    stage,
    'water',
    [width * (0.5 - side * 0.14), mix(horizon, height, 0.46)],
    short * 0.8,
    0.38,
  )
  for (const [x, y] of pairs('-0.2,0.62 0,0.7 0.1,0.54'))
    anchor(
      stage,
      'surface',
      [width * (0.5 + side * x), mix(horizon, height, y)],
      short * 0.45,
      0.35,
    )
  offerAir(stage, { sky: [-0.14, 0.24], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.14)
}
