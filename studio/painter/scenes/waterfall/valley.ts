import { shade } from '../../colour'
import { mix } from '../../../lib/maths'
import { groundAnchor, offerAir } from '../parts/offers'
import { fall } from '../parts/waterfall'
import { type Stage, addForms } from '../parts/forms'
import { addGrass, onWay } from '../parts/grass'
import { addFarRange, addLand, woods } from '../parts/land'
import { ridgeAt } from '../parts/ridge'
import { along, streamShapes, winding } from '../parts/stream'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt } from '../parts/soil'
import { addMist } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { addBoulders, addWall } from './walls'

/** Far up the valley a thread of water falls; its river has come all the way to the viewer. */
export function buildValley(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('valley')
  stage.horizon = height * random.range(0.5, 0.56)
  const { horizon } = stage
  addSky(stage, { clouds: 0.6, lightX: 0.5 - side * random.range(0.16, 0.3) })
  addFarRange(stage, 'summits', short * 0.4, 0.92, 'alpine', {
    main: 0.5 - side * 0.14,
    bottom: horizon + height * 0.06,
  })
  addMist(stage, horizon - height * 0.1, height * 0.05, 0.7, 0.9)
  const x = width * (0.5 + side * random.range(0.06, 0.16))
  const wall = addWall(stage, 'head', 0.78, horizon, horizon + height * 0.06, 26, 26, {
    peaks: [
      { x: x + side * width * 0.16, height: height * 0.26, reach: width * 0.3, form: 'bluff' },
      { x: x - side * width * 0.14, height: height * 0.22, reach: width * 0.28, form: 'bluff' },
    ],
  })
  const lip = short * 0.011
  addForms(
    stage,
    'fall',
    0.77,
    fall(stage, random, {
      x,
      top: ridgeAt(wall.ridge, x) + 4 * unit,
      foot: horizon + height * 0.01,
      lip,
      wide: lip * 2,
      depth: 0.76,
      ledges: [0.55],
    }),
  )
  addMist(stage, horizon - height * 0.005, height * 0.03, 0.9, 0.76)
  for (const [i, flank] of ([side, -side] as const).entries()) {
    const depth = mix(0.66, 0.54, i)
    addLand(stage, `slope ${i}`, depth, horizon + height * mix(0.06, 0.1, i), {
      form: 'hill',
      peaks: [
        {
          x: width * (0.5 + flank * 0.6),
          height: height * 0.24,
          reach: width * 0.56,
          form: 'dome',
        },
      ],
      roll: 10 * unit,
      rough: 0.14,
      body: height * 0.4,
      colour: meadowAt(stage, depth),
      cover: (ridge, fork) =>
        woods(stage, fork, depth, ridge, 46, 58 * unit, {
          kind: 'conifer',
          from: flank > 0 ? 0.58 : 0,
          to: flank > 0 ? 1 : 0.42,
        }),
    })
  }
  const floor = addLand(stage, 'floor', 0.5, horizon + height * 0.13, {
    form: 'hill',
    roll: 20 * unit,
    rough: 0,
    colour: meadowAt(stage, 0.36),
    body: height * 0.4,
  })
  const path = winding(
    stage,
    random,
    [x / width, horizon + height * 0.05],
    [0.5 - side * random.range(0.02, 0.16), height * 1.08],
    random.range(0.14, 0.22),
    random.range(2.4, 3.4),
    [width * 0.008, short * 0.2],
  )
  addForms(
    stage,
    'stream',
    0.46,
    streamShapes(stage, random.fork('stream'), path, {
      ripples: 50,
      quick: true,
      bank: shade(meadowAt(stage, 0.3), -0.1),
    }),
  )
  const spots = [0.66, 0.74, 0.8, 0.86, 0.9].map((share, i): readonly [number, number, number] => {
    const [px, py, half = 1] = along(path, share)
    return [
      ((px + (i % 2 ? 1 : -1) * half * 0.9) / width - 0.5) * side,
      py / height,
      0.02 + 0.01 * i,
    ]
  })
  addBoulders(stage, 'boulders', spots, 0.3)
  addGrass(stage, 'grass', 0.07, random.fork('grass'), {
    top: horizon + height * 0.16,
    count: isSnowy(stage) ? 50 : 150,
    tall: [10, 82],
    colour: shade(meadowAt(stage, 0.1), -0.09),
    wind: side * 0.3,
    bare: onWay(path, () => height * 0.04, 1.15),
  })
  groundAnchor(stage, floor.ridge, width * (0.5 - side * 0.2), short * 0.42, 0.49)
  const [gx, gy, gh = 1] = along(path, 0.76)
  const flank = gx < width / 2 ? 1 : -1
  anchor(stage, 'ground', [gx + flank * gh * 2.2, gy], short * 0.75, 0.24)
  anchor(stage, 'ground', [gx + flank * gh * 3.4, gy - height * 0.06], short * 0.56, 0.3)
  const [sx, sy, sh = 1] = along(path, 0.68)
  anchor(stage, 'span', [sx, sy + sh * 0.1], Math.max(short * 0.4, sh * 5), 0.32)
  const [wx, wy] = along(path, 0.84)
  anchor(stage, 'surface', [wx, wy], short * 0.4, 0.28)
  offerAir(stage, { sky: [-0.2, 0.26], frame: -1, near: 0.4 })
  stage.focusX = x
}
