import { shade } from '../../colour'
import type { Shape } from '../../drawing'
import type { StrokePoint } from '../../drawing/notation'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { addGrass, onWay } from '../parts/grass'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand, woods } from '../parts/land'
import { patches } from '../parts/patches'
import { addSky } from '../parts/sky'
import { foamAt, isSnowy, meadowAt } from '../parts/soil'
import { boulder } from '../parts/stones'
import { along, streamShapes } from '../parts/stream'
import { anchor } from '../scene-definition'

/** A brook crosses the meadow from side to side; a bridge belongs over it. */
export function buildBrook(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('brook')
  stage.horizon = height * random.range(0.36, 0.46)
  const { horizon } = stage
  addSky(stage, { clouds: 0.9, lightX: 0.5 + side * random.range(0.1, 0.24) })
  addFarRange(stage, 'hills', short * 0.12, 0.84, 'dome', {
    main: 0.5 - side * 0.24,
    bottom: horizon + height * 0.1,
  })
  const wood = addLand(stage, 'wood', 0.66, horizon + height * 0.05, {
    form: 'hill',
    peaks: [
      { x: width * (0.5 + side * 0.4), height: height * 0.06, reach: width * 0.5, form: 'dome' },
    ],
    roll: 10 * unit,
    colour: meadowAt(stage, 0.6),
    body: height * 0.2,
    cover: (ridge, fork) =>
      woods(stage, fork, 0.6, ridge, 40, 62 * unit, { kind: isSnowy(stage) ? 'conifer' : 'mixed' }),
  })
  addLand(stage, 'meadow', 0.6, horizon + height * 0.1, {
    roll: 14 * unit,
    rough: 0,
    colour: meadowAt(stage, 0.36),
    body: height * 0.5,
  })
  const at = (x: number, y: number, half: number): StrokePoint => [
    width * (0.5 + side * x),
    mix(horizon, height, y),
    half * short,
  ]
  const sway = random.range(-0.05, 0.05)
  const path = [
    at(0.7, 0.3, 0.05),
    at(0.44, 0.33, 0.06),
    at(0.2, 0.42 + sway, 0.075),
    at(0.06, 0.5, 0.09),
    at(-0.06, 0.62 + sway, 0.12),
    at(-0.26, 0.76, 0.15),
    at(-0.46, 0.84 - sway, 0.19),
    at(-0.8, 0.95, 0.24),
  ]
  const flat = {
    top: horizon + height * 0.13,
    bottom: height,
    count: 36,
    colour: meadowAt(stage, 0.36),
  }
  addForms(stage, 'meadow light', 0.55, patches(stage, random.fork('meadow'), flat))
  addForms(
    stage,
    'brook',
    0.5,
    streamShapes(stage, random.fork('water'), path, {
      flat: 0.42,
      ripples: 50,
      quick: true,
      bank: shade(meadowAt(stage, 0.3), -0.1),
    }),
  )
  const m = materialsAt(palette, 0.2)
  const stones: { y: number; shapes: Shape[] }[] = []
  for (let i = 0; i < 22; i++) {
    const [x, y, half = 1] = along(path, random.range(0.1, 0.95))
    const off = (i % 3 ? random.sign() : random.spread() * 0.4) * random.range(0.8, 1.1)
    const size = half * random.range(0.1, 0.22)
    const py = y + off * half * 0.4
    stones.push({
      y: py,
      shapes: boulder(
        random,
        x + random.spread() * half * 0.4,
        py,
        size,
        shade(m.stone, random.range(-0.16, 0)),
        {
          lit: side,
          ...(i % 3 === 0 && { foam: foamAt(stage) }),
          ...(!isSnowy(stage) && { moss: m.leaf }),
        },
      ),
    })
  }
  stones.sort((a, b) => a.y - b.y)
  addForms(
    stage,
    'stones',
    0.46,
    stones.flatMap((stone) => stone.shapes),
  )
  addGrass(stage, 'grass', 0.08, random.fork('grass'), {
    top: horizon + height * 0.14,
    count: 150,
    tall: [12, 80],
    colour: shade(meadowAt(stage, 0.12), -0.07),
    wind: -side * 0.25,
    bare: onWay(path, (half) => half * 0.75, 2.2),
  })
  const [sx, sy, sh = 1] = along(path, 0.5)
  anchor(stage, 'span', [sx, sy + sh * 0.3], Math.max(short * 0.85, sh * 6), 0.4)
  for (const share of [0.78, 0.66, 0.86]) {
    const [x, y] = along(path, share)
    anchor(stage, 'surface', [x, y], short * 0.42, 0.39)
  }
  anchor(
    stage,
    'ground',
    [width * (0.5 + side * 0.24), mix(horizon, height, 0.68)],
    short * 0.9,
    0.2,
  )
  groundAnchor(stage, wood.ridge, width * (0.5 - side * 0.2), short * 0.5, 0.65)
  anchor(
    stage,
    'ground',
    [width * (0.5 - side * 0.24), mix(horizon, height, 0.5)],
    short * 0.62,
    0.48,
  )
  offerAir(stage, { sky: [-0.16, 0.18], frame: 1, near: 0.4 })
  stage.focusX = sx
}
