import { shade } from '../../colour'
import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { addGrass } from '../parts/grass'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand } from '../parts/land'
import { patches } from '../parts/patches'
import { addSky } from '../parts/sky'
import { meadowAt } from '../parts/soil'
import { triples } from '../../drawing/notation'

/** A low, endless plain; the picture is its sky. */
export function buildSteppe(stage: Stage): void {
  const { width, height, short, side, unit, slots } = stage
  const random = stage.random.fork('steppe')
  stage.horizon = height * random.range(0.74, 0.8)
  const { horizon } = stage
  const light = addSky(stage, {
    clouds: 0.5,
    lightX: 0.5 - side * random.range(0.06, 0.26),
    lightRadius: random.range(0.07, 0.1),
  })
  if (!slots.denied.has('weather:clouds') && !slots.weather.has('clear')) {
    const heaps = triples(`0.26,0.42,0.34 -0.3,0.58,0.22 0.02,0.74,0.2 0.4,0.8,0.16
      -0.12,0.26,0.16`)
    stage.layers.push({
      kind: 'clouds',
      depth: 0.99,
      strength: slots.time === 'night' ? 0.4 : 1,
      clouds: heaps
        .filter(([x]) => !light || Math.abs(width * (0.5 + side * x) - light.x) > short * 0.2)
        .map(([x, y, half]) => ({
          x: width * (0.5 + side * x + random.spread() * 0.06),
          y: horizon * (y + random.spread() * 0.05),
          halfWidth: short * half * random.range(0.85, 1.15),
          height: short * half * random.range(0.42, 0.6),
        })),
    })
  }
  addFarRange(
    stage,
    'far hills',
    short * random.range(0.03, 0.07),
    0.9,
    random.pick(['dome', 'alpine']),
    { bottom: horizon + height * 0.06 },
  )
  const plain = addLand(stage, 'plain', 0.62, horizon + height * 0.03, {
    form: 'hill',
    peaks: [
      { x: width * (0.5 + side * 0.22), height: height * 0.022, reach: width * 0.5, form: 'dome' },
    ],
    roll: 6 * unit,
    rough: 0.02,
    colour: meadowAt(stage, 0.5, 0.2),
    body: height * 0.3,
  })
  addForms(
    stage,
    'light',
    0.6,
    patches(stage, random.fork('light'), {
      top: horizon + height * 0.03,
      bottom: height,
      count: 30,
      colour: meadowAt(stage, 0.5, 0.2),
    }),
  )
  addGrass(stage, 'grass', 0.06, random.fork('grass'), {
    top: horizon + height * 0.05,
    foot: 1.04,
    count: 240,
    tall: [8, 74],
    colour: shade(meadowAt(stage, 0.1, 0.15), -0.09),
    wind: side * 0.9,
  })
  groundAnchor(stage, plain.ridge, width * (0.5 + side * 0.2), short * 0.7, 0.55)
  groundAnchor(stage, plain.ridge, width * (0.5 - side * 0.12), short * 0.6, 0.56)
  groundAnchor(stage, plain.ridge, width * (0.5 + side * 0.36), short * 0.5, 0.57)
  offerAir(stage, { sky: [-0.1, 0.34], frame: -1, near: 0.42 })
  stage.focusX = width * (0.5 + side * 0.2)
}
