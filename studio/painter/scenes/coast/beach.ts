import { shade } from '../../colour'
import { smooth, stroke } from '../../geometry'
import { mix, power, sin } from '../../../lib/maths'
import { offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { grassField } from '../parts/grass'
import { addFarRange } from '../parts/land'
import { addSky } from '../parts/sky'
import { meadowAt, sandAt } from '../parts/soil'
import { addBeach } from '../parts/surf'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { type StrokePoint, polyline, triples } from '../../drawing/notation'

/** A beach that sweeps from the far end of the bay to the viewer's feet. */
export function buildBeach(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('beach')
  stage.horizon = height * random.range(0.34, 0.46)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.9, lightX: 0.5 - side * random.range(0.08, 0.26) })
  addFarRange(
    stage,
    'far cape',
    short * random.range(0.08, 0.14),
    0.84,
    random.pick(['alpine', 'dome']),
    { main: 0.5 + side * 0.46, slender: 1.7 },
  )
  addWater(stage, { top: horizon, depth: 0.6, mirror: 0.5, ripples: 0.7, light })
  const bulge = random.range(-0.05, 0.26)
  const foot = random.range(-0.5, -0.24)
  const at = (t: number): StrokePoint => {
    const x =
      mix(0.56, foot, power(t, 0.86)) + bulge * t * (1 - t) * 3.2 + 0.05 * sin(t * 7 + bulge * 30)
    return [
      width * (0.5 + side * x),
      mix(horizon + 3 * unit, height * 1.06, power(t, 1.75)),
      mix(0.02, 0.2, power(t, 1.5)) * short,
    ]
  }
  const shore = Array.from({ length: 41 }, (_, i) => at(i / 40))
  const edge = width * (0.5 + side * 0.62)
  addBeach(stage, {
    name: 'sand',
    depth: 0.4,
    shore,
    inland: polyline([edge, height * 1.06], [edge, horizon + 2 * unit]),
    sea: side,
  })
  const sand = sandAt(stage, 0.2)
  const marks = Array.from({ length: 14 }, (_, i) => {
    const t = mix(0.35, 1, i / 13)
    const [x, y, size = 1] = at(t)
    const px = x + side * size * random.range(2, 4.4)
    const long = size * random.range(0.3, 0.8)
    return stroke(
      smooth(polyline([px - long, y], [px, y - size * 0.05], [px + long, y + size * 0.02]), false),
      size * 0.035,
      shade(sand, -0.1),
      'both',
      { plain: true, detail: true, alpha: 0.55 },
    )
  })
  const grass = grassField(
    random.fork('grass'),
    [width * (0.5 + side * 0.24), horizon + (height - horizon) * 0.3, edge, height * 1.04],
    60,
    [12 * unit, 90 * unit],
    shade(meadowAt(stage, 0.12, 0.3), -0.06),
    {
      wind: -side * 0.6,
      bare: (x, y) =>
        Math.abs(x - edge) > width * 0.34 * power((y - horizon) / (height - horizon), 0.8),
    },
  )
  addForms(stage, 'sand marks', 0.39, marks)
  addForms(stage, 'dune grass', 0.04, grass, 'frame')
  const span = height - horizon
  for (const [x, down, scale] of triples('0.26,0.4,0.72 0.12,0.62,1 0.36,0.26,0.5')) {
    anchor(
      stage,
      'ground',
      [width * (0.5 + side * x), horizon + span * down],
      short * scale,
      0.3 - down * 0.2,
    )
  }
  anchor(
    stage,
    'water',
    [width * (0.5 - side * random.range(0.16, 0.3)), horizon + span * random.range(0.12, 0.24)],
    short * random.range(0.6, 0.95),
    0.45,
  )
  offerAir(stage, { frame: 1, near: 0.4 })
  stage.focusX = width * (0.5 + side * 0.18)
}
