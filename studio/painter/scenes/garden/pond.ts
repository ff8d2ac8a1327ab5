import { shade } from '../../colour'
import { type Shape, ellipsePoints, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { lotusLeaf } from '../../subjects/flowers/lotus'
import { groundAnchor, offerAir, wantedSites } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addGrove } from '../parts/greenery'
import { housePaint, whiteHouse } from '../parts/house'
import { addFarRange, addLand } from '../parts/land'
import { ridgeAt } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { meadowAt } from '../parts/soil'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { rockery } from './rockery'
import { gardenWall, gateRing, waving } from './walls'

/** The bank of a pond: grass, its stones at the waterline. */
function bankStones(stage: Stage, y: number, from: number, to: number, depth: number): void {
  const { width, short } = stage
  const random = stage.random.fork(`bank ${Math.round(y)}`)
  const m = materialsAt(stage.palette, depth)
  const shapes: Shape[] = []
  for (let x = from * width; x < to * width;) {
    const r = short * random.range(0.012, 0.03)
    const stone = ellipsePoints(x, y, r * 1.3, r * 0.8, 0, 14)
    shapes.push(polygon(stone, shade(m.stone, random.spread() * 0.08 - 0.04)))
    x += r * random.range(1.6, 2.8)
  }
  addForms(stage, 'stones', depth, shapes)
}

/** A pond in the middle of the garden, rocks and halls about it, a place for a bridge. */
export function buildGardenPond(stage: Stage): void {
  const { width, height, short, random, side, palette, unit, slots } = stage
  stage.horizon = height * random.range(0.4, 0.5)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.7 })
  addFarRange(stage, 'hills', short * 0.16, 0.93, 'dome', { main: 0.5 - side * 0.26 })
  const bank = horizon + height * 0.05
  addLand(stage, 'far bank', 0.72, horizon + height * 0.02, {
    roll: 12 * unit,
    bottom: bank,
    colour: meadowAt(stage, 0.66),
  })
  addGrove(
    stage,
    'behind',
    0.71,
    horizon + height * 0.02,
    [0.14, 0.28],
    Math.round((9 * width) / short),
  )
  // 园林: a wall with a gate, a pond and a pavilion
  const hasGate =
    slots.motifs.has('moon-gate') || slots.subjects.some(({ id }) => id === 'pavilion')
  const gate = hasGate ? short * 0.085 : 0
  const crest = gate > 0 ? bank - gate * 2.5 : horizon - short * 0.045
  const top = waving(crest, short * 0.03, short * 0.5, random.next() * 6)
  const [left, right] = side > 0 ? [-9, width * 0.62] : [width * 0.38, width + 9]
  const gateX = width * (0.5 - side * 0.12)
  const gateY = bank - gate * 0.86
  addForms(
    stage,
    'wall',
    0.68,
    gardenWall(stage, {
      left,
      right,
      top,
      foot: bank - short * 0.008,
      tiles: short * 0.016,
      depth: 0.66,
      ...(gate > 0 && { holes: [ellipsePoints(gateX, gateY, gate, gate, 0, 48)] }),
    }),
  )
  if (gate > 0) addForms(stage, 'gate', 0.675, gateRing(stage, gateX, gateY, gate, 0.66))
  addGrove(stage, 'bank', 0.66, bank - unit, [0.05, 0.11], Math.round((7 * width) / short))
  bankStones(stage, bank, -0.02, 1.02, 0.64)
  addWater(stage, { top: bank, depth: 0.6, mirror: 0.95, ripples: 0.35, light })
  const near = mix(bank, height, 0.3)
  const land = addLand(stage, 'spit', 0.4, near, {
    bottom: near + 1,
    shore: true,
    colour: meadowAt(stage, 0.4),
    peaks: [
      { x: width * (0.5 + side * 0.36), height: short * 0.055, reach: short * 0.34, form: 'dome' },
      { x: width * (0.5 + side * 0.62), height: short * 0.08, reach: short * 0.34, form: 'dome' },
    ],
  })
  for (const share of [0.3, 0.42, 0.16])
    groundAnchor(stage, land.ridge, width * (0.5 + side * share), short * 0.95, 0.39)
  // without a requested building this bank has a small hall, or nothing
  if (wantedSites(stage) === 0 && random.fork('hall').chance(0.6)) {
    const hallX = width * (0.5 + side * 0.37)
    const hall = { x: hallX, y: ridgeAt(land.ridge, hallX) + 4 * unit, width: short * 0.24 }
    const shapes = whiteHouse(
      random.fork('hall'),
      {
        ...hall,
        height: short * 0.16,
        roof: 0.46,
        stepped: random.chance(0.4),
        storeys: 1,
        lightSide: side > 0 ? -1 : 1,
      },
      housePaint(stage, 0.4),
    )
    addForms(stage, 'hall', 0.397, shapes)
  }
  bankStones(stage, near, side > 0 ? 0.66 : -0.02, side > 0 ? 1.02 : 0.34, 0.395)
  const m = materialsAt(palette, 0.3)
  const rocksX = width * (0.5 - side * 0.36)
  addForms(
    stage,
    'rocks',
    0.3,
    rockery(
      random.fork('rocks'),
      rocksX,
      mix(bank, height, 0.52),
      short * 0.3,
      m.stone,
      m.leaf,
      -side,
    ),
  )
  if (slots.season !== 'winter') {
    const leaves: Shape[] = []
    const fork = random.fork('leaves')
    for (let i = 0; i < 9; i++) {
      const group = i < 5 ? 0.24 : -0.12
      const x = width * (0.5 + side * group) + fork.spread() * short * 0.2
      const y = mix(bank, height, i < 5 ? 0.82 : 0.66) + fork.spread() * short * 0.05
      leaves.push(
        ...lotusLeaf(
          fork,
          x,
          y,
          short * fork.range(0.03, 0.055),
          shade(m.leaf, fork.spread() * 0.05),
        ),
      )
    }
    addForms(
      stage,
      'leaves',
      0.2,
      leaves.map((shape) => ({ ...shape })),
    )
  }
  anchor(stage, 'span', [width * (0.5 - side * 0.02), mix(bank, height, 0.24)], short * 0.95, 0.45)
  anchor(stage, 'water', [width * (0.5 - side * 0.08), mix(bank, height, 0.5)], short * 0.8, 0.25)
  for (let i = 0; i < 5; i++) {
    anchor(
      stage,
      'surface',
      [width * (0.5 + side * (0.2 - 0.13 * i)), mix(bank, height, 0.72 + (i % 2) * 0.12)],
      short * 0.42,
      0.15 + i * 0.004,
      { angle: (i % 3) * 0.3 - 0.3 },
    )
  }
  offerAir(stage, { sky: [-0.14, 0.18], near: 0.4 })
  stage.focusX = width * (0.5 + side * 0.2)
}
