import { shade } from '../../colour'
import { type Shape, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt, toneAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { type Stage, addForms, rectangle } from '../parts/forms'
import { addGrove } from '../parts/greenery'
import { housePaint, whiteHouse } from '../parts/house'
import { addFarRange } from '../parts/land'
import { addSky } from '../parts/sky'
import { isSnowy, snowAt } from '../parts/soil'
import { addMist, addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { smoke } from './hamlet'

/** A row of houses shoulder to shoulder along a line. */
function houseRow(
  stage: Stage,
  name: string,
  y: number,
  size: number,
  depth: number,
  gaps: number,
): Shape[] {
  const { width, side } = stage
  const random = stage.random.fork(name)
  const paint = housePaint(stage, depth)
  const shapes: Shape[] = []
  let x = -size * random.range(0, 0.8)
  for (let i = 0; x < width + size; i++) {
    const own = random.fork(`${i}`)
    const broad = size * own.range(0.7, 1.4)
    const tall = size * own.range(0.68, 1.3)
    if (!own.chance(gaps)) {
      const house = { x: x + broad / 2, y, width: broad, height: tall, roof: own.range(0.3, 0.4) }
      const storeys = tall > size ? 2 : 1
      shapes.push(
        ...whiteHouse(
          own,
          { ...house, stepped: own.chance(0.45), storeys, lightSide: side > 0 ? -1 : 1 },
          paint,
        ),
      )
      if (own.chance(0.16)) shapes.push(smoke(stage, own, x + broad * 0.6, y - tall, size * 1.3))
    }
    x += broad * own.range(0.98, 1.1)
  }
  return shapes
}

/** The stone edge of a canal with steps down to the water. */
function embankment(stage: Stage, top: number, foot: number, depth: number): Shape[] {
  const { width, short, unit } = stage
  const random = stage.random.fork('steps')
  const m = materialsAt(stage.palette, depth)
  const stone = shade(m.stone, -0.02)
  const shapes: Shape[] = [
    polygon(rectangle(-9, top, width + 9, foot), stone),
    polygon(
      rectangle(-9, top, width + 9, top + (foot - top) * 0.2),
      isSnowy(stage) ? m.snow : shade(stone, 0.1),
      { detail: true, ...(isSnowy(stage) && { snow: true }) },
    ),
  ]
  const row = (foot - top) / 3
  for (let i = 1; i < 3; i++) {
    shapes.push(
      polygon(
        rectangle(-9, top + i * row, width + 9, top + i * row + 2 * unit),
        shade(stone, -0.14),
        { detail: true, alpha: 0.7 },
      ),
    )
  }
  for (let i = 0; i < 3; i++) {
    const x = width * (0.18 + i * 0.32 + random.spread() * 0.08)
    const w = short * 0.05
    for (let k = 0; k < 4; k++) {
      const y = mix(top, foot, k / 4)
      shapes.push(
        polygon(
          rectangle(x - w + k * w * 0.25, y, x + w + k * w * 0.25, y + (foot - top) / 4),
          shade(stone, 0.06 - k * 0.06),
          { detail: true },
        ),
      )
    }
  }
  return shapes
}

/** White houses along a canal, their images in the water, a quay on this side. */
export function buildWaterLane(stage: Stage): void {
  const { width, height, short, random, side, palette, unit } = stage
  stage.horizon = height * random.range(0.48, 0.56)
  const edge = stage.horizon
  const light = addSky(stage, { clouds: 0.6, lightY: 0.3 })
  addFarRange(stage, 'hills', short * 0.26, 0.93, 'dome', { main: 0.5 - side * 0.2 })
  addMist(stage, edge - short * 0.16, height * 0.06, 0.7, 0.92)
  const size = short * random.range(0.16, 0.2)
  addForms(
    stage,
    'far houses',
    0.78,
    houseRow(stage, 'far houses', edge - short * 0.085, size * 0.72, 0.74, 0.12),
  )
  addGrove(
    stage,
    'between',
    0.76,
    edge - short * 0.03,
    [0.09, 0.2],
    Math.round((6 * width) / short),
  )
  addMist(stage, edge - short * 0.08, height * 0.03, 0.35, 0.75)
  const top = edge - short * 0.03
  addForms(stage, 'houses', 0.62, [
    ...houseRow(stage, 'houses', top + 2 * unit, size, 0.52, 0.14),
    ...embankment(stage, top, edge + 2, 0.5),
  ])
  addWater(stage, { top: edge, depth: 0.6, mirror: 0.95, ripples: 0.5, light })
  const quay = height * random.range(0.87, 0.9)
  const stone = isSnowy(stage)
    ? snowAt(stage, 0.05, 0.15)
    : toneAt(palette, 0.05, [0.66, 0.025, 80])
  const slabs: Shape[] = [
    polygon(rectangle(-9, quay, width + 9, height + 9), stone),
    polygon(rectangle(-9, quay, width + 9, quay + 8 * unit), shade(stone, 0.08), { detail: true }),
  ]
  const fork = random.fork('slabs')
  for (let row = 0; row < 3; row++) {
    const y0 = quay + 8 * unit + row * short * 0.045
    slabs.push(
      polygon(
        rectangle(-9, y0 + short * 0.042, width + 9, y0 + short * 0.045),
        shade(stone, -0.13),
        { detail: true },
      ),
    )
    for (let x = -fork.next() * short * 0.1; x < width; x += short * fork.range(0.13, 0.22)) {
      slabs.push(
        polygon(rectangle(x, y0, x + 3 * unit, y0 + short * 0.045), shade(stone, -0.13), 'detail'),
      )
    }
  }
  addForms(stage, 'quay', 0.2, slabs)
  for (const [i, share] of [0.16, -0.08, 0.3].entries()) {
    anchor(
      stage,
      'ground',
      [width * (0.5 + side * share), quay + short * (0.035 + i * 0.012)],
      short * 1.05,
      0.16 - i * 0.005,
    )
  }
  anchor(stage, 'span', [width * (0.5 + side * 0.08), mix(edge, quay, 0.34)], short * 1.08, 0.4)
  anchor(stage, 'water', [width * (0.5 - side * 0.12), mix(edge, quay, 0.6)], short * 0.95, 0.3)
  for (let i = 0; i < 5; i++) {
    anchor(
      stage,
      'surface',
      [width * (0.5 + side * (0.22 - 0.12 * i)), mix(edge, quay, 0.78 - (i % 2) * 0.14)],
      short * 0.45,
      0.25 + i * 0.003,
    )
  }
  offerAir(stage, { sky: [-0.1, 0.16], near: 0.38 })
  stage.focusX = width * (0.5 + side * 0.1)
}
