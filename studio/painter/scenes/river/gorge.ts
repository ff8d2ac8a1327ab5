import { mixColour } from '../../colour'
import { landAt, materialsAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { addFarRange, addLand, woods } from '../parts/land'
import type { PeakForm } from '../parts/ridge'
import { addRocks } from '../parts/rocks'
import { addSky } from '../parts/sky'
import { addMist, addWater } from '../parts/terrain'
import { type Stage, anchor } from '../scene-definition'

/** Walls of rock push in from both sides in turn; the river goes out of sight behind them. */
export function buildBend(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('bend')
  stage.horizon = height * random.range(0.5, 0.58)
  const { horizon } = stage
  const light = addSky(stage, {
    clouds: 0.3,
    lightX: 0.5 + side * random.range(-0.06, 0.06),
    lightY: 0.3,
  })
  addFarRange(stage, 'end of the gorge', short * 0.3, 0.9, 'bluff', {
    main: 0.5 + side * 0.1,
    slender: 0.8,
  })
  addMist(stage, horizon - height * 0.04, height * 0.06, 0.8, 0.88)
  addWater(stage, { top: horizon, depth: 0.84, mirror: 0.95, ripples: 0.5, light })
  const form: PeakForm = random.pick(['bluff', 'karst', 'bluff'])
  const m = materialsAt(palette, 0.3)
  for (const [i, [flank, inward, down, tall, depth]] of (
    [
      [-1, 0.16, 0.012, 0.3, 0.76],
      [1, 0.1, 0.05, 0.42, 0.6],
      [-1, 0.26, 0.12, 0.56, 0.42],
      [1, 0.42, 0.25, 0.5, 0.22],
    ] as const
  ).entries()) {
    const fork = random.fork(`wall ${i}`)
    const edge = width * (0.5 + side * flank * (0.52 + 0.04 * i))
    const tip = width * (0.5 + side * flank * inward)
    const reach = Math.abs(edge - tip)
    const rise = Math.min(short * tall, height * 0.5) * fork.range(0.9, 1.1)
    const baseY = horizon + height * down
    const land = addLand(stage, `wall ${i}`, depth, baseY + 4 * unit, {
      form: 'rock',
      peaks: [
        { x: edge, height: rise, reach: reach * 0.95, form },
        {
          x: edge - side * flank * reach * 0.5,
          height: rise * 0.72,
          reach: reach * 0.52,
          form,
          lean: -side * flank * 0.4,
        },
        { x: tip, height: rise * 0.12, reach: reach * 0.4, form: 'dome' },
      ],
      rough: 0.34,
      grain: 140 * unit,
      bottom: baseY + 1,
      body: rise * 0.5,
      shore: true,
      colour: mixColour(landAt(palette, depth), m.rock, 0.25 * (1 - depth)),
      cover: (ridge, trees) =>
        woods(stage, trees, depth, ridge, 26, (30 + 46 * (1 - depth)) * unit, {
          floor: baseY - rise * 0.1,
          from: Math.min(edge, tip) / width,
          to: Math.max(edge, tip) / width,
        }),
    })
    if (i === 3)
      groundAnchor(stage, land.ridge, tip + side * width * 0.02, short * 0.78, depth - 0.005)
    if (i === 2)
      groundAnchor(stage, land.ridge, tip - side * width * 0.04, short * 0.6, depth - 0.005)
    if (i < 2) addMist(stage, baseY - rise * 0.2, height * 0.045, 0.5, depth - 0.01)
  }
  addRocks(stage, width * (0.5 + side * 0.44), height * 0.95, 5, 0.16)
  const lane = width * (0.5 - side * 0.02)
  anchor(stage, 'water', [lane, horizon + height * random.range(0.19, 0.26)], short * 0.9, 0.2)
  anchor(stage, 'water', [lane + side * width * 0.08, horizon + height * 0.09], short * 0.45, 0.5)
  anchor(stage, 'surface', [lane, horizon + height * 0.34], short * 0.45, 0.12)
  // from wall to wall
  anchor(stage, 'span', [lane, horizon - height * 0.02], short * 1.5, 0.4)
  offerAir(stage, { sky: [-0.04, 0.2], frame: -1 })
  stage.focusX = lane
}
