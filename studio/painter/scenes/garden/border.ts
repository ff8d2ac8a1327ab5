import { type Shape, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt, toneAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addGrove, bush } from '../parts/greenery'
import { addFarRange, addLand } from '../parts/land'
import { ribbon, winding } from '../parts/stream'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt } from '../parts/soil'
import { flowerClump, flowerColours } from './flowers'

/** A path between flower beds that leads to trees. */
export function buildBorder(stage: Stage): void {
  const { width, height, short, random, side, palette, unit, slots } = stage
  stage.horizon = height * random.range(0.36, 0.46)
  const { horizon } = stage
  addSky(stage, { clouds: 0.9 })
  addFarRange(stage, 'hills', short * 0.15, 0.92, 'dome', { bottom: horizon + height * 0.05 })
  const lawn = addLand(stage, 'lawn', 0.6, horizon + height * 0.03, {
    roll: 14 * unit,
    colour: meadowAt(stage, 0.4),
  })
  addGrove(
    stage,
    'far',
    0.58,
    horizon + height * 0.045,
    [0.12, 0.26],
    Math.round((9 * width) / short),
  )
  const way = winding(
    stage,
    random.fork('way'),
    [0.5 + side * 0.06, horizon + height * 0.04],
    [0.5 - side * 0.05, height * 1.03],
    0.09,
    1.6,
    [short * 0.014, short * 0.15],
  )
  const gravel = isSnowy(stage) ? meadowAt(stage, 0.05) : toneAt(palette, 0.2, [0.83, 0.035, 80])
  addForms(stage, 'path', 0.56, [polygon(ribbon(way, 0.4), gravel, { plain: true })])
  const centreAt = (y: number): number => {
    const knot = way.find((point) => point[1] >= y) ?? way[way.length - 1]
    return knot?.[0] ?? width / 2
  }
  const half = (t: number): number => mix(short * 0.014, short * 0.15, t)
  const rows = 9
  const fork = random.fork('beds')
  const bare = slots.season === 'winter'
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.4) / rows
    const near = t * t * 0.55 + t * 0.45
    const y = mix(horizon + height * 0.06, height * 1.02, near)
    const depth = mix(0.54, 0.08, t)
    const colours = flowerColours(stage, depth)
    const m = materialsAt(palette, depth)
    const size = short * mix(0.045, 0.19, near)
    const shapes: Shape[] = []
    for (const way2 of [-1, 1]) {
      let x = centreAt(y) + way2 * (half(near) + size * 0.75)
      const reach = mix(2, 3.2, fork.next())
      for (let k = 0; k < reach && x > -size && x < width + size; k++) {
        const py = y + fork.spread() * size * 0.2
        if (bare || fork.chance(0.2)) shapes.push(...bush(stage, fork, x, py, size * 0.8, depth))
        else
          shapes.push(
            ...flowerClump(
              fork,
              x,
              py,
              size,
              fork.pick([...colours] as [(typeof colours)[0], ...typeof colours]),
              m.leaf,
            ),
          )
        x += way2 * size * fork.range(0.85, 1.2)
      }
    }
    addForms(stage, 'beds', depth, shapes)
  }
  for (const share of [0.02, 0.16, -0.12]) {
    groundAnchor(
      stage,
      lawn.ridge.map((y) => y + height * 0.14),
      centreAt(horizon + height * 0.2) + side * share * width,
      short * 0.85,
      0.45,
    )
  }
  offerAir(stage, { sky: [-0.16, 0.16] })
  stage.focusX = way[0]?.[0] ?? width / 2
}
