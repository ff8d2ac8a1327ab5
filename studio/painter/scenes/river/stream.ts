import { shade } from '../../colour'
import type { Shape } from '../../drawing'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import type { Random } from '../../../lib/random'
import { type StrokePoint, pairs } from '../../drawing/notation'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addGrass, onWay } from '../parts/grass'
import { addFarRange, addLand, woods } from '../parts/land'
import { foamAt, isSnowy, meadowAt, patches } from '../parts/soil'
import { along, streamShapes, winding } from '../parts/stream'
import { addSky } from '../parts/sky'
import { boulder } from '../parts/rocks'
import { addMist } from '../parts/terrain'
import { anchor } from '../scene-definition'

/** Boulders in a stream and on its banks, far ones first. */
export function bedStones(
  stage: Stage,
  random: Random,
  path: readonly StrokePoint[],
  count: number,
): Shape[] {
  const m = materialsAt(stage.palette, 0.15)
  const stones: { y: number; shapes: Shape[] }[] = []
  const foam = foamAt(stage)
  for (let i = 0; i < count; i++) {
    const share = mix(0.2, 0.96, random.next())
    const [x, y, half = 1] = along(path, share)
    const inside = i < 10
    const off = inside ? random.range(-0.6, 0.6) : random.sign() * random.range(0.9, 1.12)
    const size = half * random.range(0.07, inside ? 0.13 : 0.2) + 3 * stage.unit
    stones.push({
      y,
      shapes: boulder(
        random,
        x + off * half,
        y + random.spread() * half * 0.06,
        size,
        shade(m.stone, random.range(-0.2, -0.04)),
        {
          lit: -stage.side as -1 | 1,
          ...(inside && { foam }),
          ...(!isSnowy(stage) && { moss: m.leaf }),
        },
      ),
    })
  }
  stones.sort((a, b) => a.y - b.y)
  return stones.flatMap((stone) => stone.shapes)
}

/** A stream between wooded banks runs over stones towards the viewer. */
export function buildStream(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('stream')
  stage.horizon = height * random.range(0.4, 0.5)
  const { horizon } = stage
  addSky(stage, { clouds: 0.5, lightX: 0.5 - side * random.range(0, 0.16) })
  addFarRange(
    stage,
    'mountain',
    short * random.range(0.2, 0.28),
    0.86,
    random.pick(['alpine', 'bluff']),
    { main: 0.5 + side * 0.1 },
  )
  addMist(stage, horizon - height * 0.02, height * 0.05, 0.8, 0.84)
  const bank = (name: string, flank: -1 | 1, depth: number, down: number, tall: number) => {
    const x = width * (0.5 + flank * 0.56)
    return addLand(stage, name, depth, horizon + height * down, {
      form: 'hill',
      peaks: [{ x, height: height * tall, reach: width * 0.56, form: 'dome' }],
      roll: 8 * unit,
      colour: meadowAt(stage, depth),
      body: height * 0.5,
      rough: 0.16,
      cover: (ridge, fork) =>
        woods(stage, fork, depth, ridge, 30, short * mix(0.16, 0.07, depth), {
          kind: isSnowy(stage) ? 'conifer' : 'mixed',
          from: flank > 0 ? 0.62 : 0,
          to: flank > 0 ? 1 : 0.38,
        }),
    })
  }
  bank('far bank', side, 0.7, 0.02, 0.06)
  const left = bank('bank a', -side as -1 | 1, 0.58, 0.06, 0.1)
  const right = bank('bank b', side, 0.5, 0.1, 0.12)
  const path = winding(
    stage,
    random,
    [0.5 - side * 0.02, horizon + height * 0.05],
    [0.5 - side * random.range(0, 0.1), height * 1.1],
    random.range(0.16, 0.28),
    random.range(2.2, 3.2),
    [width * 0.02, width * 0.3],
  )
  const shapes = streamShapes(stage, random.fork('water'), path, {
    ripples: 70,
    quick: true,
    bank: shade(meadowAt(stage, 0.2), -0.1),
  })
  const stones = bedStones(stage, random, path, 26)
  const flat = {
    top: horizon + height * 0.12,
    bottom: height,
    count: 30,
    colour: meadowAt(stage, 0.4),
  }
  addForms(stage, 'meadow', 0.44, patches(stage, random.fork('meadow'), flat))
  addForms(stage, 'stream', 0.42, shapes)
  addForms(stage, 'stones', 0.36, stones)
  addGrass(stage, 'bank grass', 0.06, random.fork('grass'), {
    top: height * 0.66,
    count: 120,
    tall: [16, 84],
    colour: shade(meadowAt(stage, 0.1), -0.08),
    wind: side * 0.2,
    bare: onWay(path, () => height * 0.05, 1.08),
  })
  groundAnchor(stage, right.ridge, width * (0.5 + side * 0.3), short * 0.75, 0.49)
  const [bx, by, bh = 1] = along(path, 0.72)
  anchor(stage, 'ground', [bx - side * bh * 1.35, by], short * 0.8, 0.3)
  groundAnchor(stage, left.ridge, width * (0.5 - side * 0.3), short * 0.6, 0.57)
  for (const [share, off] of pairs('0.86,-0.3 0.8,0.3 0.92,0.1')) {
    const [x, y, half = 1] = along(path, share)
    anchor(stage, 'surface', [x + off * half, y], short * 0.4, 0.34)
  }
  const [sx, sy] = along(path, 0.56)
  anchor(stage, 'span', [sx, sy], short * 0.8, 0.35)
  offerAir(stage, { sky: [-0.16, 0.2], frame: -1, near: 0.4 })
  stage.focusX = width * (0.5 + side * 0.2)
}
