import { mixColour, shade } from '../../colour'
import { type Point, type Shape, blot, polygon, stroke } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import { landAt, materialsAt, toneAt } from '../../palette'
import { lightBeams } from '../forest/floor'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms, fading, rectangle } from '../parts/forms'
import { bush } from '../parts/greenery'
import { tuft } from '../parts/grass'
import { addFarRange, addLand } from '../parts/land'
import { ribbon, winding } from '../parts/stream'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt, snowAt } from '../parts/soil'
import { addMist } from '../parts/terrain'
import { addWoodBrook } from '../parts/wood-brook'
import { caneAt, spray, stem } from './stems'

interface GrovePlan {
  /** Share of the width that stays open around its middle, near the viewer. */
  readonly open: number
  readonly middle: number
  /** Only this side is planted; 0: both. */
  readonly flank: -1 | 0 | 1
}

/** Stems at three depths; the nearer the fewer, and the fewer leaves. */
function addStems(stage: Stage, floor: number, plan: GrovePlan): void {
  const { width, height, short, random } = stage
  const rows = [
    { depth: 0.9, count: 26, girth: 0.009, y: -0.004, leaves: 0.3, gap: 0.1 },
    { depth: 0.78, count: 14, girth: 0.017, y: 0, leaves: 0.55, gap: 0.25 },
    { depth: 0.52, count: 8, girth: 0.032, y: 0.07, leaves: 0.4, gap: 0.62 },
    { depth: 0.16, count: 5, girth: 0.06, y: 0.34, leaves: 0.22, gap: 1.05 },
  ]
  for (const { depth, count, girth, y, leaves, gap } of rows) {
    const fork = random.fork(`stems ${depth}`)
    const shapes: Shape[] = []
    const many = Math.round(count * mix(1, width / short, 0.7))
    for (let i = 0; i < many; i++) {
      const x = ((i + fork.range(0.05, 0.95)) / many) * width * 1.08 - width * 0.04
      const off = x / width - plan.middle
      if (Math.abs(off) < plan.open * gap * 0.5) continue
      if (plan.flank !== 0 && off * plan.flank < 0 && depth < 0.7) continue
      const own = fork.fork(`${i}`)
      const foot = depth < 0.3 ? height * 1.06 : floor + height * (y + own.range(0, 0.03))
      shapes.push(
        ...stem(stage, own, {
          x,
          foot,
          top: -height * 0.05,
          girth: short * girth * own.range(0.8, 1.2),
          depth,
          lean: own.spread() * short * 0.09,
          leaves,
        }),
      )
      if (depth > 0.3 && depth < 0.7)
        shapes.push(...tuft(own, x, foot, short * 0.05, caneAt(stage, depth, own), 0.3, 7))
    }
    addForms(stage, 'stems', depth, shapes)
    if (depth > 0.4 && depth < 0.85)
      addMist(stage, floor - height * 0.08, height * 0.1, 0.5, depth - 0.02)
  }
}

/** The green light under the crowns: it takes the place of the open sky. */
function addShade(stage: Stage, floor: number): void {
  const { width, height, palette } = stage
  const m = materialsAt(palette, 0.75)
  const veil = polygon(rectangle(-9, -9, width + 9, floor), m.bamboo, { plain: true, alpha: 0.5 })
  const gradient = {
    from: [0, 0],
    to: [0, floor],
    stops: fading(m.bamboo, 0.7, 0.4, 0.06),
  } as const
  addForms(stage, 'shade', 0.97, [{ ...veil, gradient }])
  const fork = stage.random.fork('haze')
  const haze = Array.from({ length: 26 }, () => {
    const r = stage.short * fork.range(0.04, 0.1)
    const at = [fork.next() * width, height * fork.range(-0.02, 0.34)] as const
    const points = blot(fork, at[0], at[1], r * 1.3, r * 0.7, 0.3)
    return polygon(points, shade(m.bamboo, fork.spread() * 0.06), 'plain foliage alpha 0.5')
  })
  addForms(stage, 'haze', 0.96, haze)
}

/** Fallen leaves and grass between the stems. */
function addLitter(stage: Stage, floor: number): Float32Array {
  const { width, height, short, unit, random } = stage
  const green = isSnowy(stage)
    ? snowAt(stage, 0.4, 0.2)
    : mixColour(meadowAt(stage, 0.4), toneAt(stage.palette, 0.4, [0.66, 0.08, 100]), 0.35)
  const land = addLand(stage, 'floor', 0.7, floor, {
    roll: short * 0.025,
    colour: green,
    snow: 0,
  })
  const fork = random.fork('litter')
  const shapes: Shape[] = []
  for (let i = 0; i < 46; i++) {
    const t = fork.next()
    const leaf = blot(
      fork,
      fork.next() * width,
      mix(floor + height * 0.03, height, t),
      mix(3, 9, t) * unit,
      mix(1.2, 3.4, t) * unit,
      0.2,
      6,
    )
    shapes.push(polygon(leaf, shade(green, fork.pick([-0.1, 0.08, -0.06])), 'foliage plain'))
  }
  addForms(stage, 'litter', 0.55, shapes)
  return land.ridge
}

/** Hanging leaves along the top, to close the picture. */
function fringe(stage: Stage, drop: number): void {
  const { width, height, short, random } = stage
  const fork = random.fork('fringe')
  const m = materialsAt(stage.palette, 0.2)
  const shapes: Shape[] = []
  const count = Math.round((15 * width) / short)
  for (let i = 0; i < count; i++) {
    const x = ((i + fork.next()) / count) * width
    const away = Math.abs(x / width - 0.5) * 2
    const y = height * fork.range(-0.04, drop * (0.25 + away))
    shapes.push(
      ...spray(
        fork,
        x,
        y,
        short * fork.range(0.08, 0.14),
        fork.sign(),
        mixColour(m.bamboo, m.pine, fork.range(0.2, 0.7)),
      ),
    )
  }
  addForms(stage, 'fringe', 0.3, shapes)
}

function finish(stage: Stage, ridge: Float32Array, down: number, x: number): void {
  const { width, height, side, short } = stage
  for (const [i, share] of [0.02, -0.12, 0.16].entries()) {
    groundAnchor(
      stage,
      ridge.map((y) => y + height * (down + i * 0.025)),
      width * (x + side * share),
      short * 0.95,
      0.4 - i * 0.01,
    )
  }
  offerAir(stage, { sky: [x - 0.5, 0.22], near: 0.34 })
  stage.focusX = width * x
}

/** A path through the middle, light at its end. */
export const buildPath = (stage: Stage): void => buildWay(stage, false)

/** The same with a brook for the path. */
export const buildBrook = (stage: Stage): void => buildWay(stage, true)

function buildWay(stage: Stage, isBrook: boolean): void {
  const { width, height, short, random, side } = stage
  const floor = height * random.range(0.6, 0.68)
  stage.horizon = floor
  const middle = 0.5 + side * 0.04
  addSky(stage, { clouds: 0, lightX: middle, lightY: 0.4 })
  addLand(stage, 'far grove', 0.94, floor, {
    form: 'hill',
    roll: short * 0.36,
    rough: 0.3,
    colour: landAt(stage.palette, 0.86),
  })
  addMist(stage, floor - height * 0.14, height * 0.16, 0.8, 0.93)
  addShade(stage, floor)
  const ridge = addLitter(stage, floor)
  const way = winding(
    stage,
    random.fork('way'),
    [middle, floor + height * 0.005],
    [0.5 - side * 0.05, height * 1.04],
    0.07,
    1.4,
    [short * 0.02, short * 0.24],
  )
  const soil = isSnowy(stage)
    ? snowAt(stage, 0.1, 0.5)
    : toneAt(stage.palette, 0.3, [0.78, 0.035, 82])
  if (isBrook) addWoodBrook(stage, floor, meadowAt(stage, 0.4), 0.5)
  else addForms(stage, 'way', 0.6, [polygon(ribbon(way, 0.4), soil, { plain: true })])
  addStems(stage, floor, { open: 0.42, middle, flank: 0 })
  lightBeams(stage, width * (middle - side * 0.18), height * 0.9, 0.45)
  fringe(stage, 0.16)
  finish(stage, ridge, 0.14, middle)
}

/** The moon, or the sun, behind the stems. */
export function buildMoonlit(stage: Stage): void {
  const { height, short, random, side } = stage
  const floor = height * random.range(0.78, 0.84)
  stage.horizon = floor
  const x = 0.5 + side * random.range(0.06, 0.16)
  addSky(stage, { clouds: 0.4, lightX: x, lightY: random.range(0.34, 0.46), lightRadius: 0.15 })
  addFarRange(stage, 'hills', short * 0.14, 0.93, 'dome', { bottom: height })
  addMist(stage, floor - height * 0.08, height * 0.1, 0.8, 0.92)
  const ridge = addLitter(stage, floor)
  addStems(stage, floor, { open: 0.5, middle: x, flank: 0 })
  fringe(stage, 0.12)
  finish(stage, ridge, 0.07, x)
}

/** The edge of the grove: stems on one side, open country and a place for a hut on the other. */
export function buildEdge(stage: Stage): void {
  const { width, height, short, random, side, unit } = stage
  stage.horizon = height * random.range(0.5, 0.58)
  const { horizon } = stage
  addSky(stage, { clouds: 0.8 })
  addFarRange(stage, 'far range', short * 0.28, 0.93, 'alpine', { bottom: height })
  addMist(stage, horizon - height * 0.03, height * 0.06, 0.7, 0.92)
  addFarRange(stage, 'hills', short * 0.12, 0.8, 'dome', {
    main: 0.5 + side * 0.3,
    bottom: height,
    trees: 30,
  })
  const land = addLand(stage, 'field', 0.62, horizon + height * 0.12, {
    colour: isSnowy(stage) ? snowAt(stage, 0.4, 0.15) : meadowAt(stage, 0.42),
    snow: 0,
    peaks: [
      { x: width * (0.5 + side * 0.2), height: short * 0.07, reach: width * 0.5, form: 'dome' },
    ],
  })
  for (const share of [0.2, 0.34, 0.04])
    groundAnchor(stage, land.ridge, width * (0.5 + side * share), short * 0.95, 0.61)
  const shrubs = random.fork('shrubs')
  const low: Shape[] = []
  for (let i = 0; i < 5; i++)
    low.push(
      ...bush(
        stage,
        shrubs,
        width * (0.5 + side * shrubs.range(-0.1, 0.48)),
        horizon + height * shrubs.range(0.13, 0.17),
        short * shrubs.range(0.04, 0.07),
        0.58,
      ),
    )
  addForms(stage, 'shrubs', 0.58, low)
  const front = addLand(stage, 'front', 0.57, horizon + height * 0.26, {
    colour: isSnowy(stage) ? snowAt(stage, 0.2, 0.25) : meadowAt(stage, 0.2),
    snow: 0,
    roll: 20 * unit,
    peaks: [
      { x: width * (0.5 - side * 0.4), height: short * 0.08, reach: width * 0.5, form: 'dome' },
    ],
  })
  addStems(stage, horizon + height * 0.1, {
    open: 0.05,
    middle: 0.5 - side * 0.06,
    flank: side > 0 ? -1 : 1,
  })
  for (const share of [0.06])
    groundAnchor(stage, front.ridge, width * (0.5 + side * share), short, 0.5)
  offerAir(stage, { sky: [0.2, 0.2], near: 0.4 })
  stage.focusX = width * (0.5 + side * 0.2)
}

/** Stems that run together overhead. */
export function buildLookingUp(stage: Stage): void {
  const { width, height, short, random, side } = stage
  const [cx, cy] = [
    width * (0.5 + side * random.range(0.02, 0.12)),
    height * random.range(0.3, 0.42),
  ]
  stage.horizon = height
  addSky(stage, { clouds: 0.3, lightX: cx / width, lightY: cy / height, lightRadius: 0.07 })
  const fork = random.fork('overhead')
  const rings = [
    { depth: 0.7, count: 12, girth: 0.012, inner: 0.12 },
    { depth: 0.42, count: 8, girth: 0.026, inner: 0.18 },
    { depth: 0.12, count: 5, girth: 0.05, inner: 0.24 },
  ]
  for (const { depth, count, girth, inner } of rings) {
    const shapes: Shape[] = []
    const start = fork.next() * 6.28
    const m = materialsAt(stage.palette, depth)
    for (let i = 0; i < count; i++) {
      const colour = caneAt(stage, depth, fork)
      const angle = start + ((i + fork.spread() * 0.3) / count) * 6.28
      const [dx, dy] = [cos(angle), sin(angle)]
      const on = (r: number, u: number, w: number): Point => [
        cx + dx * r - dy * u * w,
        cy + dy * r + dx * u * w,
      ]
      const thick = short * girth
      const reach = (width + height) * 0.6
      const joints = 9
      for (let k = 0; k < joints; k++) {
        const t0 = (k / joints) * (k / joints)
        const t1 = ((k + 1) / joints) * ((k + 1) / joints)
        const [r0, r1] = [mix(short * inner, reach, t0), mix(short * inner, reach, t1)]
        const [w0, w1] = [mix(thick * 0.35, thick * 2.2, t0), mix(thick * 0.35, thick * 2.2, t1)]
        shapes.push(
          polygon(
            [on(r0, -0.5, w0), on(r0, 0.5, w0), on(r1, 0.5, w1), on(r1, -0.5, w1)],
            shade(colour, (k % 2) * 0.02),
          ),
          polygon(
            [on(r0, 0.12, w0), on(r0, 0.5, w0), on(r1, 0.5, w1), on(r1, 0.12, w1)],
            shade(colour, -0.1),
            { shadow: true, alpha: 0.7 },
          ),
          stroke(
            [on(r1, -0.56, w1), on(r1, 0.56, w1)],
            w1 * 0.14,
            shade(colour, 0.16, -0.03),
            'even',
            { detail: true },
          ),
        )
        if (k < 5 && fork.chance(0.5)) {
          const [px, py] = on(r1, 0, w1)
          shapes.push(
            ...spray(
              fork,
              px,
              py,
              short * fork.range(0.06, 0.11) * mix(1.3, 0.8, depth),
              fork.sign(),
              mixColour(colour, m.pine, 0.4),
            ),
          )
        }
      }
    }
    addForms(stage, 'overhead', depth, shapes)
  }
  const floor = addLand(stage, 'foot', 0.1, height * 0.94, {
    roll: short * 0.05,
    colour: isSnowy(stage) ? snowAt(stage, 0.1, 0.3) : meadowAt(stage, 0.1),
    snow: 0,
  })
  for (const share of [0.02, 0.2, -0.18])
    groundAnchor(stage, floor.ridge, width * (0.5 + side * share), short * 0.9, 0.09)
  offerAir(stage, { sky: [side * 0.06, 0.34] })
  stage.focusX = cx
}
