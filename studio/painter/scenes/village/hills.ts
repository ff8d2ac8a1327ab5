import { mixColour, shade } from '../../colour'
import { type Shape, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { toneAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addFarRange, addLand } from '../parts/land'
import { ribbon, winding } from '../parts/stream'
import { ridgeAt } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt, snowAt } from '../parts/soil'
import { addMist } from '../parts/terrain'
import { hamlet } from './hamlet'
import { polyline } from '../../drawing/notation'

/** Walls and dykes that follow a terrace's edge. */
function dykes(
  stage: Stage,
  ridge: Float32Array,
  count: number,
  gap: number,
  depth: number,
): Shape[] {
  const { width, unit } = stage
  const tone = isSnowy(stage) ? snowAt(stage, depth, 0.6) : shade(meadowAt(stage, depth), -0.14)
  return Array.from({ length: count }, (_, k) => {
    const path = Array.from({ length: 25 }, (_unused, i) => {
      const x = (i / 24) * width
      return [x, ridgeAt(ridge, x) + gap * (k + 1) * (1 + k * 0.12)] as const
    })
    return stroke(path, 3.2 * unit, tone, 'even', { plain: true, detail: true, alpha: 0.75 })
  })
}

/** Terraced fields that step down a valley, houses half way up under the mountain. */
export function buildTerraces(stage: Stage): void {
  const { width, height, short, random, side, unit, slots } = stage
  stage.horizon = height * random.range(0.36, 0.44)
  const { horizon } = stage
  addSky(stage, { clouds: 0.7 })
  addFarRange(stage, 'far range', short * 0.34, 0.94, 'alpine', {
    main: 0.5 - side * 0.18,
    bottom: height,
  })
  addMist(stage, horizon - height * 0.06, height * 0.06, 0.8, 0.93)
  addFarRange(stage, 'wooded', short * 0.18, 0.8, 'dome', {
    main: 0.5 + side * 0.26,
    bottom: height,
    trees: Math.round((40 * width) / short),
  })
  addMist(stage, horizon + height * 0.02, height * 0.05, 0.6, 0.79)
  const steps = 7
  const fork = random.fork('terraces')
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1)
    const depth = mix(0.72, 0.2, t)
    const baseY = mix(horizon + height * 0.05, height * 0.95, mix(t, t * t, 0.35))
    const ripe = slots.season === 'autumn' ? 0.75 : fork.range(0, 0.4)
    const flooded = !isSnowy(stage) && slots.season !== 'autumn' && fork.chance(0.4)
    const green = meadowAt(stage, depth, ripe)
    const colour = flooded
      ? mixColour(green, mixColour(stage.palette.water, stage.palette.sky[2], 0.55), 0.72)
      : shade(green, (i % 2) * 0.03)
    const land = addLand(stage, `terrace ${i}`, depth, baseY, {
      colour,
      rough: 0.08,
      grain: 260 * unit,
      peaks: [
        {
          x: width * (0.5 + side * mix(0.5, 0.7, t)),
          height: short * mix(0.13, 0.1, t),
          reach: width * mix(0.7, 0.9, t),
          form: 'dome',
        },
        {
          x: width * (0.5 - side * fork.range(0.4, 0.7)),
          height: short * fork.range(0.03, 0.08),
          reach: width * 0.5,
          form: 'dome',
        },
      ],
      roll: short * 0.02,
    })
    const houses = i === 1 || i === 3
    const shapes = dykes(stage, land.ridge, i < 2 ? 1 : 2, short * mix(0.014, 0.035, t), depth)
    if (houses) {
      const [from, to] = side > 0 ? [0.5, 0.98] : [0.02, 0.5]
      const size = short * (i === 1 ? 0.075 : 0.105)
      shapes.push(
        ...hamlet(stage, random.fork(`hamlet ${i}`), {
          ridge: land.ridge,
          depth,
          from,
          to,
          count: Math.round((i === 1 ? 5 : 3) * Math.max(1, (width / short) * 0.8)),
          size,
          kind: 'white',
        }),
      )
    }
    addForms(stage, 'terrace', depth - 0.004, shapes)
    if (i === 2) addMist(stage, baseY - height * 0.01, height * 0.03, 0.35, depth - 0.008)
    if (i === 4)
      for (const share of [-0.08, -0.24, 0.12])
        groundAnchor(stage, land.ridge, width * (0.5 + side * share), short * 0.9, depth - 0.006)
  }
  offerAir(stage, { sky: [-0.16, 0.2] })
  stage.focusX = width * (0.5 + side * 0.24)
}

/** Cottages in a valley, a way that leads to them; deep in snow when it is winter. */
export function buildValley(stage: Stage): void {
  const { width, height, short, random, side, unit, palette } = stage
  stage.horizon = height * random.range(0.42, 0.52)
  const { horizon } = stage
  addSky(stage, { clouds: 0.7 })
  addFarRange(stage, 'far range', short * 0.28, 0.93, 'alpine', { bottom: height })
  addMist(stage, horizon - height * 0.03, height * 0.05, 0.7, 0.92)
  addFarRange(stage, 'wooded', short * 0.12, 0.78, 'dome', {
    main: 0.5 - side * 0.3,
    bottom: height,
    trees: Math.round((46 * width) / short),
  })
  const rows = [
    { at: 0.08, size: 0.105, count: 6, depth: 0.62, from: 0.16, to: 0.98 },
    { at: 0.22, size: 0.15, count: 4, depth: 0.46, from: 0.3, to: 1 },
    { at: 0.4, size: 0.21, count: 2, depth: 0.32, from: 0.5, to: 0.98 },
  ]
  for (const { at, size, count, depth, from, to } of rows) {
    const baseY = mix(horizon, height, at)
    const colour = isSnowy(stage)
      ? snowAt(stage, depth, 0.12 + at * 0.2)
      : meadowAt(stage, depth, at)
    const land = addLand(stage, `field ${at}`, depth, baseY, {
      colour,
      snow: 0,
      roll: short * 0.03,
      peaks: [
        { x: width * (0.5 + side * 0.34), height: short * 0.05, reach: width * 0.6, form: 'dome' },
      ],
    })
    const range = side > 0 ? { from, to } : { from: 1 - to, to: 1 - from }
    addForms(
      stage,
      'cottages',
      depth - 0.005,
      hamlet(stage, random.fork(`row ${at}`), {
        ridge: land.ridge,
        depth,
        ...range,
        count: Math.round(count * Math.max(1, (width / short) * 0.8)),
        size: short * size,
        kind: 'cottage',
      }),
    )
  }
  const front = addLand(stage, 'front', 0.24, mix(horizon, height, 0.62), {
    snow: 0,
    roll: short * 0.03,
    colour: isSnowy(stage) ? snowAt(stage, 0.1, 0.2) : meadowAt(stage, 0.16),
    peaks: [
      { x: width * (0.5 - side * 0.5), height: short * 0.07, reach: width * 0.6, form: 'dome' },
    ],
  })
  const way = winding(
    stage,
    random.fork('way'),
    [0.5 + side * 0.16, mix(horizon, height, 0.56)],
    [0.5 - side * 0.12, height * 1.04],
    0.12,
    1.5,
    [short * 0.02, short * 0.12],
  )
  const soil = isSnowy(stage) ? snowAt(stage, 0.1, 0.6) : toneAt(palette, 0.2, [0.8, 0.05, 78])
  const fence: Shape[] = []
  const wood = toneAt(palette, 0.1, [0.42, 0.05, 50])
  const step = short * 0.06
  for (let i = 0; i < 7; i++) {
    const x = width * (0.5 - side * 0.47) + side * i * step
    const y = ridgeAt(front.ridge, x) + short * 0.07 + i * 3 * unit
    fence.push(stroke(polyline([x, y], [x, y - short * 0.05]), short * 0.009, wood))
    if (i < 6)
      for (const up of [0.018, 0.036])
        fence.push(
          stroke(
            polyline([x, y - short * up], [x + side * step, y + 3 * unit - short * up]),
            short * 0.005,
            wood,
          ),
        )
  }
  addForms(stage, 'way', 0.235, [polygon(ribbon(way, 0.4), soil, { plain: true }), ...fence])
  for (const share of [-0.02, 0.14, -0.2])
    groundAnchor(
      stage,
      front.ridge.map((y) => y + height * 0.07),
      width * (0.5 + side * share),
      short,
      0.22,
    )
  offerAir(stage, { sky: [-0.16, 0.2] })
  stage.focusX = width * (0.5 + side * 0.22)
}
