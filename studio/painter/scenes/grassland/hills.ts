import { mixColour, shade } from '../../colour'
import { mix } from '../../../lib/maths'
import { landAt } from '../../palette'
import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { addGrass } from '../parts/grass'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand, woods } from '../parts/land'
import { patches } from '../parts/patches'
import { addSky } from '../parts/sky'
import { meadowAt } from '../parts/soil'

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
