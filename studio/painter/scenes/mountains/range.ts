import { type Oklch, mixColour } from '../../colour'
import { landAt, materialsAt } from '../../palette'
import type { Stage } from '../../scene'
import { groundAnchor, offerAir } from '../parts/offers'
import { addLand, woods } from '../parts/land'
import type { Peak } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { isSnowy } from '../parts/soil'
import { addMist } from '../parts/terrain'

/** Faces that the low sun does not reach are cold on snow mountains. */
const COLD: Oklch = [0.5, 0.09, 262]

function rockAt(stage: Stage, depth: number): Oklch {
  const land = landAt(stage.palette, depth)
  const { time, tint } = stage.slots
  if (!isSnowy(stage) || tint || !/^(dawn|sunset)$/.test(time)) return land
  return mixColour(mixColour(land, COLD, 0.85), stage.palette.sky[2], depth * 0.3)
}

interface SummitsPlan {
  readonly y: number
  readonly rise: number
  readonly depth: number
  readonly count: number
  readonly trees?: number
  readonly fades?: boolean
}

/** Summit after summit over the whole width, of nearly the same height. */
export function addSummits(stage: Stage, name: string, plan: SummitsPlan): Float32Array {
  const { width, height, unit, random } = stage
  const own = random.fork(name)
  const tallness = Math.min(1, (width / height) * 1.15 + 0.25)
  const rise = height * plan.rise * tallness
  const baseY = height * plan.y
  const peaks = Array.from({ length: plan.count }, (_, i): Peak[] => {
    const x = ((i + own.range(0.2, 0.8)) / plan.count) * width * 1.1 - width * 0.05
    const tall = rise * own.range(0.66, 1)
    const lean = own.range(-0.4, 0.4)
    const at = (dx: number, share: number): Peak => ({
      ...{ x: x + dx * tall, height: tall * share, form: 'alpine', lean: -lean },
      reach: tall * share * 0.8,
    })
    const lead = own.sign()
    return [
      { x, height: tall, reach: tall * own.range(0.85, 1.1), form: 'alpine', lean },
      at(lead * own.range(0.4, 0.55), own.range(0.6, 0.8)),
      at(-lead * own.range(0.6, 0.8), own.range(0.45, 0.6)),
    ]
  }).flat()
  const { ridge } = addLand(stage, name, plan.depth, baseY, {
    ...{ form: 'rock', peaks, rough: 0.42, grain: 150 * unit, fades: plan.fades ?? true },
    colour: rockAt(stage, plan.depth),
    cover: (line, fork) =>
      woods(stage, fork, plan.depth, line, plan.trees ?? 0, 46 * unit, {
        floor: baseY - rise * 0.18,
      }),
  })
  return ridge
}

/** A range of summits behind each other, from a ridge before them. */
export function buildRange(stage: Stage): void {
  const { height, width, random, side, short, unit, palette } = stage
  stage.horizon = height * 0.6
  addSky(stage, { clouds: 0.5, lightY: random.fork('height').range(0.24, 0.38) })
  const rows = [
    { y: 0.58, rise: 0.3, depth: 0.86, count: 6 },
    { y: 0.72, rise: 0.36, depth: 0.62, count: 4 },
    { y: 0.88, rise: 0.24, depth: 0.4, count: 3, trees: 34 },
  ]
  for (const [i, row] of rows.entries()) {
    addSummits(stage, `summits ${i}`, row)
    addMist(stage, height * (row.y + 0.01), height * 0.05, 0.7, row.depth - 0.01)
  }
  const ridge = addLand(stage, 'near ridge', 0.12, height * 0.97, {
    peaks: [
      { x: width * (0.5 + side * 0.3), height: height * 0.09, reach: width * 0.6, form: 'dome' },
    ],
    roll: 14 * unit,
    colour: isSnowy(stage) ? materialsAt(palette, 0.3).snow : landAt(palette, 0.1),
    body: height * 0.1,
    cover: (line, fork) => woods(stage, fork, 0.12, line, 12, 86 * unit),
  }).ridge
  for (const x of [0.2, 0.02, 0.34])
    groundAnchor(stage, ridge, width * (0.5 + side * x), short, 0.11)
  offerAir(stage, { sky: [-0.16, 0.24], near: null })
  stage.focusX = width * (0.5 + side * 0.2)
}
