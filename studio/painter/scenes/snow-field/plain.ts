import { shade } from '../../colour'
import { toneAt } from '../../palette'
import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { addGrass } from '../parts/grass'
import { groundAnchor } from '../parts/ground'
import { addFarRange } from '../parts/land'
import { addSky } from '../parts/sky'
import { addSnow, drifts, snowFirs } from './parts'

/** An empty plain of snow with one place for one thing. */
export function buildPlain(stage: Stage): void {
  const { width, height, short, side, palette, slots } = stage
  const random = stage.random.fork('plain')
  stage.horizon = height * random.range(0.56, 0.64)
  const { horizon } = stage
  addSky(stage, {
    clouds: 0.4,
    lightX: 0.5 - side * random.range(0.14, 0.28),
    lightRadius: random.range(0.07, 0.1),
  })
  addFarRange(stage, 'far hills', short * 0.06, 0.93, 'dome', { bottom: horizon + height * 0.05 })
  const spot = 0.5 + side * random.range(0.08, 0.2)
  const field = addSnow(stage, 'field', {
    depth: 0.6,
    baseY: horizon + height * 0.04,
    roll: 6,
    peaks: [{ x: width * spot, height: height * 0.035, reach: width * 0.5, form: 'dome' }],
  })
  addForms(
    stage,
    'drifts',
    0.55,
    drifts(stage, random.fork('drifts'), horizon + height * 0.07, height, 18),
  )
  // without a requested tree the plain would be bare: it has one fir
  if (slots.subjects.length === 0)
    snowFirs(
      stage,
      'lone fir',
      [
        [
          (spot - 0.5) * side,
          (field.ridge[Math.round(spot * width)] ?? horizon) / height + 0.012,
          random.range(0.22, 0.3),
        ],
      ],
      0.5,
    )
  addGrass(stage, 'dry grass', 0.06, random.fork('grass'), {
    top: height * 0.84,
    foot: 1.02,
    count: 12,
    tall: [26, 70],
    colour: shade(toneAt(palette, 0.1, [0.6, 0.06, 75]), -0.05),
    wind: side * 0.5,
  })
  groundAnchor(stage, field.ridge, width * spot, short * 0.8, 0.5)
  groundAnchor(stage, field.ridge, width * (spot - side * 0.3), short * 0.6, 0.52)
  groundAnchor(stage, field.ridge, width * (spot + side * 0.16), short * 0.6, 0.53)
  offerAir(stage, { sky: [-0.14, 0.26], frame: -1 })
  stage.focusX = width * spot
}
