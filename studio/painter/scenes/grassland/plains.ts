import { mix } from '../../../lib/maths'
import { mixColour, shade } from '../../colour'
import { triples } from '../../drawing/notation'
import { landAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { addForms, type Stage } from '../parts/forms'
import { addGrass } from '../parts/grass'
import { addFarRange, addLand, woods } from '../parts/land'
import { meadowAt, patches } from '../parts/soil'
import { addSky } from '../parts/sky'

/** Green hills roll one behind the other, a few trees on their backs. */
export function buildHills(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('hills')
  stage.horizon = height * random.range(0.42, 0.52)
  const { horizon } = stage
  addSky(stage, { clouds: 1, lightX: 0.5 - side * random.range(0.1, 0.26) })
  addFarRange(stage, 'far range', short * 0.12, 0.92, random.pick(['alpine', 'dome']), {
    bottom: horizon + height * 0.1,
  })
  const rows = 5
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1)
    const depth = mix(0.8, 0.14, t)
    const flank = (i % 2 ? 1 : -1) * side
    const baseY = mix(horizon + height * 0.03, height * 0.98, t)
    const x = width * (0.5 + flank * random.range(0.12, 0.4))
    const tall = height * mix(0.05, 0.15, t)
    // hills catch the light in turn, or five greens melt into one
    const green = shade(meadowAt(stage, depth), i % 2 ? 0.035 : -0.045)
    const land = addLand(stage, `hill ${i}`, depth, baseY, {
      form: 'hill',
      peaks: [
        { x, height: tall, reach: width * mix(0.3, 0.6, t), form: 'dome' },
        { x: x - flank * width * 0.6, height: tall * 0.6, reach: width * 0.4, form: 'dome' },
      ],
      rough: 0.03,
      roll: 10 * unit,
      grain: 260 * unit,
      body: height * 0.3,
      colour: mixColour(green, landAt(palette, depth), depth * 0.4),
      cover: (ridge, fork) =>
        i === 0 || i === 4
          ? []
          : woods(stage, fork, depth, ridge, 9, mix(34, 90, t) * unit, { kind: 'round' }),
    })
    const flat = {
      top: Math.min(...land.ridge) + tall * 0.4,
      bottom: baseY + height * 0.1,
      count: 7,
      colour: green,
    }
    if (t > 0.2)
      addForms(stage, `light ${i}`, depth - 0.004, patches(stage, random.fork(`light ${i}`), flat))
    if (i === 2) groundAnchor(stage, land.ridge, x, short * 0.55, depth - 0.005)
    if (i === 3) groundAnchor(stage, land.ridge, x, short * 0.85, depth - 0.005)
    if (i === 4) groundAnchor(stage, land.ridge, x, short * 0.95, depth - 0.005)
  }
  addGrass(stage, 'grass', 0.05, random.fork('grass'), {
    top: height * 0.84,
    count: 120,
    tall: [18, 88],
    colour: shade(meadowAt(stage, 0.1), -0.1),
    wind: -side * 0.5,
  })
  offerAir(stage, { sky: [-0.14, 0.2], frame: -1, near: 0.4 })
  stage.focusX = width * (0.5 + side * 0.16)
}

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
