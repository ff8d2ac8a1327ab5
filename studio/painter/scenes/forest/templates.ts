import { shade } from '../../colour'
import { type Point, type Random, type Shape, polygon } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import { landAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addGrove, bush, leafMass } from '../parts/greenery'
import { addFarRange, addLand } from '../parts/land'
import { roadShapes } from '../parts/road'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt } from '../parts/soil'
import { addMist } from '../parts/terrain'
import { addWoodBrook } from '../parts/wood-brook'
import { addFloor, addTrail, castShadows, floorColour, lightBeams, trail } from './floor'
import { type Bark, barkColour, bough, trunk } from './trunks'
import { pairs } from '../../drawing/notation'

/** A screen of leaves along the top of the picture. */
function canopy(stage: Stage, random: Random, depth: number, drop: number): Shape[] {
  const { width, short, height } = stage
  if (stage.slots.season === 'winter') return []
  const shapes: Shape[] = []
  const count = Math.round((26 * width) / short)
  for (let i = 0; i < count; i++) {
    const x = random.range(-0.05, 1.05) * width
    const away = Math.abs(x / width - 0.5) * 2
    const y = height * drop * random.range(-0.2, 0.35 + 0.75 * away * away)
    const r = short * random.range(0.045, 0.1)
    shapes.push(...leafMass(stage, random, x, y, r * 1.3, r * 0.85, depth))
  }
  return shapes
}

/** Rows of trunks, thin and pale far away, thick and cut by the frame in front. */
function addTrunks(stage: Stage, bark: Bark, open: number, floor: number): void {
  const { width, height, short, random } = stage
  const rows = [
    { depth: 0.82, count: 22, girth: 0.012, y: 0, gap: 0 },
    { depth: 0.62, count: 13, girth: 0.024, y: 0.03, gap: 0.3 },
    { depth: 0.42, count: 7, girth: 0.046, y: 0.09, gap: 0.75 },
  ]
  for (const { depth, count, girth, y, gap } of rows) {
    const fork = random.fork(`trunks ${depth}`)
    const shapes: Shape[] = []
    const many = Math.round(count * mix(1, width / short, 0.8))
    for (let i = 0; i < many; i++) {
      const x = ((i + fork.range(0.1, 0.9)) / many) * width * 1.06 - width * 0.03
      if (Math.abs(x / width - 0.5) < open * gap * 0.5) continue
      const own = fork.fork(`${i}`)
      const plan = {
        x,
        y: floor + height * y + own.range(0, 0.012) * height,
        top: -height * 0.03,
        girth: short * girth * own.range(0.7, 1.3),
        bark,
        depth,
        lean: own.spread() * short * 0.03,
        roots: depth < 0.7,
      }
      shapes.push(...trunk(stage, own, plan))
      if (own.chance(0.5)) {
        const way = own.sign()
        shapes.push(
          ...bough(
            stage,
            own,
            x,
            height * own.range(0.1, 0.34),
            way * short * own.range(0.06, 0.14) * mix(1.2, 0.7, depth),
            short * 0.04,
            depth,
            bark,
          ),
        )
      }
    }
    addForms(stage, 'trunks', depth, shapes)
    if (depth > 0.5) addMist(stage, floor - height * 0.06, height * 0.09, 0.6, depth - 0.02)
  }
}

/** The two or three trunks at the frame. */
export function frameTrunks(stage: Stage, bark: Bark): void {
  const { width, height, short, side, random } = stage
  const fork = random.fork('frame')
  const places = pairs('-0.43,0.16 0.46,0.12 -0.27,0.075')
  const shapes = places.flatMap(([share, girth], i) => {
    const own = fork.fork(`${i}`)
    const x = width * (0.5 + side * share)
    const plan = {
      x,
      y: height * (i === 2 ? 0.97 : 1.04),
      top: -height * 0.04,
      girth: short * girth * own.range(0.85, 1.1),
      bark,
      depth: 0.12,
      lean: own.spread() * short * 0.06,
    }
    const reach = (share > 0 ? -side : side) * short * own.range(0.18, 0.26)
    return [
      ...bough(
        stage,
        own,
        x,
        height * own.range(0.14, 0.3),
        reach,
        short * own.range(0.02, 0.1),
        0.16,
        bark,
      ),
      ...trunk(stage, own, plan),
    ]
  })
  addForms(stage, 'frame trunks', 0.13, [...shapes, ...canopy(stage, fork, 0.14, 0.2)])
}

const BANKS = [0.3, -0.3, 0.36]

function places(
  stage: Stage,
  ridge: Float32Array,
  down: number,
  shares = [0.08, -0.12, 0.22],
): void {
  const { width, height, side, short } = stage
  for (const [i, share] of shares.entries()) {
    groundAnchor(
      stage,
      ridge.map((y) => y + height * (down + i * 0.02)),
      width * (0.5 + side * share),
      short * 0.95,
      0.3 - i * 0.01,
    )
  }
  offerAir(stage, { sky: [0, 0.26], near: 0.3 })
}

function inside(bark: Bark, way: 'trail' | 'brook' | 'road' | 'none') {
  return (stage: Stage): void => {
    const { width, height, random, side, short } = stage
    const floor = height * random.range(0.62, 0.7)
    stage.horizon = floor
    addSky(stage, { clouds: 0, lightX: 0.5 - side * 0.06, lightY: 0.42 })
    addLand(stage, 'far wood', 0.94, floor, {
      form: 'hill',
      roll: short * 0.3,
      rough: 0.3,
      colour: landAt(stage.palette, 0.9),
    })
    addMist(stage, floor - height * 0.12, height * 0.16, 0.8, 0.93)
    addTrunks(stage, bark, 0.5, floor)
    const ridge = addFloor(stage, floor)
    castShadows(stage, floor)
    if (way === 'trail') addTrail(stage, floor + height * 0.01)
    if (way === 'road')
      addForms(stage, 'road', 0.19, roadShapes(stage, trail(stage, floor + height * 0.01, 1.5)))
    if (way === 'brook') addWoodBrook(stage, floor, floorColour(stage, 0.3), 0.19)
    lightBeams(stage, width * (0.5 - side * 0.2), height * 0.9, 0.36)
    frameTrunks(stage, bark)
    stage.focusX = width / 2
    places(stage, ridge, 0.13, way === 'brook' ? BANKS : undefined)
  }
}

export const buildInside = inside('pine', 'none')
export const buildTrail = inside('beech', 'trail')
export const buildBirches = inside('birch', 'none')
export const buildForestRoad = inside('beech', 'road')
export const buildForestBrook = inside('beech', 'brook')

/** Edge of the wood: a clearing under open sky. */
export function buildClearing(stage: Stage): void {
  const { width, height, short, random, side, unit } = stage
  stage.horizon = height * random.range(0.46, 0.54)
  const { horizon } = stage
  addSky(stage, { clouds: 0.8 })
  addFarRange(stage, 'hills', short * 0.22, 0.93, 'alpine', { bottom: horizon + height * 0.1 })
  addMist(stage, horizon - height * 0.03, height * 0.05, 0.6, 0.92)
  const meadow = addLand(stage, 'meadow', 0.66, horizon + height * 0.04, {
    roll: 22 * unit,
    colour: meadowAt(stage, 0.4),
  })
  addGrove(
    stage,
    'far edge',
    0.64,
    horizon + height * 0.05,
    [0.16, 0.34],
    Math.round((13 * width) / short),
  )
  const flank = side > 0 ? { from: -0.06, to: 0.36 } : { from: 0.64, to: 1.06 }
  const flank2 = side > 0 ? { from: 0.8, to: 1.08 } : { from: -0.08, to: 0.2 }
  addGrove(stage, 'left edge', 0.5, horizon + height * 0.13, [0.3, 0.5], 5, { ...flank })
  addGrove(stage, 'right edge', 0.46, horizon + height * 0.17, [0.34, 0.56], 3, { ...flank2 })
  addLand(stage, 'shade', 0.3, height * 0.9, {
    colour: shade(floorColour(stage, 0.1), -0.05),
    snow: 0,
    peaks: [
      { x: width * (0.5 - side * 0.55), height: height * 0.14, reach: width * 0.75, form: 'dome' },
    ],
  })
  const fork = random.fork('front')
  const girth = short * 0.13
  const x = width * (0.5 - side * 0.4)
  addForms(stage, 'front tree', 0.12, [
    ...bough(stage, fork, x, height * 0.26, side * short * 0.36, short * 0.12, 0.16, 'beech'),
    ...trunk(stage, fork, {
      x,
      y: height * 1.03,
      top: -height * 0.03,
      girth,
      bark: 'beech',
      depth: 0.12,
      lean: -side * short * 0.06,
    }),
    ...bush(stage, fork, x + side * short * 0.16, height * 1.01, short * 0.13, 0.1),
    ...bush(stage, fork, width * (0.5 + side * 0.46), height * 1.02, short * 0.17, 0.1),
  ])
  stage.focusX = width * (0.5 + side * 0.12)
  for (const share of [0.1, -0.1, 0.26])
    groundAnchor(
      stage,
      meadow.ridge.map((y) => y + height * 0.13),
      width * (0.5 + side * share),
      short,
      0.4,
    )
  offerAir(stage, { sky: [0.1, 0.2] })
}

/** Giant trees seen from their feet: the trunks run together towards a hole of light. */
export function buildLookingUp(stage: Stage): void {
  const { width, height, short, random, side } = stage
  const [cx, cy] = [width * (0.5 + side * random.range(0, 0.1)), height * random.range(0.3, 0.4)]
  stage.horizon = height
  addSky(stage, { clouds: 0.2, lightX: cx / width, lightY: cy / height, lightRadius: 0.06 })
  const fork = random.fork('giants')
  const bark: Bark = fork.pick(['pine', 'beech'])
  const rings = [
    { depth: 0.66, count: 11, girth: 0.03, inner: 0.16 },
    { depth: 0.4, count: 7, girth: 0.07, inner: 0.22 },
    { depth: 0.14, count: 5, girth: 0.15, inner: 0.3 },
  ]
  for (const { depth, count, girth, inner } of rings) {
    const shapes: Shape[] = []
    const colour = barkColour(stage, bark, depth)
    const start = fork.next() * 6.28
    for (let i = 0; i < count; i++) {
      const angle = start + ((i + fork.spread() * 0.25) / count) * 6.28
      const [dx, dy] = [cos(angle), sin(angle)]
      const reach = (width + height) * 0.62
      const tip: Point = [cx + dx * short * inner, cy + dy * short * inner]
      const root: Point = [cx + dx * reach, cy + dy * reach]
      const thick = short * girth * fork.range(0.8, 1.25)
      const wide = thick * 2.1
      const side2 = (from: Point, w: number, k: number): Point => [
        from[0] - dy * w * k,
        from[1] + dx * w * k,
      ]
      shapes.push(
        polygon(
          [
            side2(tip, thick * 0.3, -1),
            side2(tip, thick * 0.3, 1),
            side2(root, wide, 1),
            side2(root, wide, -1),
          ],
          colour,
        ),
        polygon(
          [
            side2(tip, thick * 0.3, 0.1),
            side2(tip, thick * 0.3, 1),
            side2(root, wide, 1),
            side2(root, wide, 0.1),
          ],
          shade(colour, -0.09),
          { shadow: true, alpha: 0.75 },
        ),
      )
      for (let k = 0; k < 5; k++) {
        const u = fork.range(-0.8, 0.8)
        const a = fork.range(0.15, 0.7)
        const b = a + fork.range(0.08, 0.25)
        const on = (t: number): Point =>
          side2([mix(tip[0], root[0], t), mix(tip[1], root[1], t)], mix(thick * 0.3, wide, t), u)
        shapes.push(
          polygon(
            [
              on(a),
              side2(on((a + b) / 2), thick * 0.05, 1),
              on(b),
              side2(on((a + b) / 2), thick * 0.05, -1),
            ],
            shade(colour, -0.12),
            { detail: true },
          ),
        )
      }
      const leaves = stage.slots.season === 'winter' ? 0 : 5
      for (let k = 0; k < leaves; k++) {
        const t = fork.range(0.02, 0.34)
        const px = mix(tip[0], root[0], t) + fork.spread() * short * 0.16
        const py = mix(tip[1], root[1], t) + fork.spread() * short * 0.16
        const r = short * fork.range(0.03, 0.06) * mix(1.2, 0.8, depth)
        shapes.push(...leafMass(stage, fork, px, py, r * 1.3, r * 0.85, depth))
      }
    }
    addForms(stage, 'giants', depth, shapes)
    if (depth > 0.5) lightBeams(stage, cx, height, 0.5)
  }
  const floor = addLand(stage, 'foot', 0.11, height * 0.93, {
    roll: short * 0.05,
    colour: floorColour(stage, 0.1),
    ...(isSnowy(stage) && { snow: 0.4 }),
  })
  for (const share of [0.02, 0.18, -0.18])
    groundAnchor(stage, floor.ridge, width * (0.5 + side * share), short * 0.9, 0.1)
  offerAir(stage, { sky: [side * 0.05, 0.34] })
  stage.focusX = cx
}
