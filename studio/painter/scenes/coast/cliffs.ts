import { mixColour, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { landAt, materialsAt } from '../../palette'
import { groundAnchor, offerAir } from '../parts/offers'
import { crag } from '../parts/crag'
import { type Stage, addForms } from '../parts/forms'
import { addLand, woods } from '../parts/land'
import { addRocks } from '../parts/rocks'
import { addSky } from '../parts/sky'
import { addSwell, burst } from '../parts/surf'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { triples } from '../../drawing/notation'

/** Cliffs fall into a rough sea; stacks stand before them and the swell breaks on the rocks. */
export function buildCliffs(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('cliffs')
  stage.horizon = height * random.range(0.5, 0.58)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.9, lightX: 0.5 - side * random.range(0.1, 0.24) })
  addWater(stage, { top: horizon, depth: 0.7, mirror: 0.4, ripples: 0.9, light })
  const edge = width * (0.5 + side * 0.5)
  const m = materialsAt(palette, 0.2)
  const rock = mixColour(landAt(palette, 0.2), m.rock, 0.4)
  const face = (name: string, depth: number, out: number, tall: number, down: number) =>
    addLand(stage, name, depth, horizon + height * down, {
      form: 'rock',
      peaks: [
        { x: edge, height: tall, reach: width * out * 1.2, form: 'bluff' },
        {
          x: edge - side * width * out * 0.5,
          height: tall * 0.92,
          reach: width * out * 0.7,
          form: 'bluff',
          lean: -side * 0.7,
        },
      ],
      rough: 0.14,
      grain: 120 * unit,
      bottom: horizon + height * down,
      body: tall * 0.5,
      shore: depth < 0.4,
      ...(depth < 0.4 && { colour: rock }),
      cover: (ridge, fork) =>
        woods(stage, fork, depth, ridge, 12, 44 * unit, {
          kind: 'mixed',
          from: side > 0 ? 0.8 : 0,
          to: side > 0 ? 1 : 0.2,
        }),
    })
  face('far cliff', 0.66, 0.46, short * 0.2, 0.03)
  const near = face('near cliff', 0.3, 0.34, short * 0.36, 0.15)
  const stacks: Shape[] = []
  for (const [x, wide, tall] of triples('0.02,0.06,0.2 -0.1,0.04,0.11')) {
    const middle = width * (0.5 + side * (x + random.spread() * 0.03))
    stacks.push(
      ...crag(random, {
        left: middle - short * wide,
        right: middle + short * wide,
        top: horizon + height * 0.13 - short * tall,
        foot: horizon + height * 0.135,
        colour: shade(rock, 0.02),
        lit: -side as -1 | 1,
        taper: 0.55,
        rough: 0.09,
      }),
      ...burst(
        stage,
        random,
        middle - side * short * 0.02,
        horizon + height * 0.137,
        short * wide * 0.8,
      ),
    )
  }
  addForms(stage, 'stacks', 0.28, stacks)
  addSwell(stage, horizon + height * 0.17, 4, stage.slots.weather.has('storm') ? 0.8 : 0.5)
  const rocksX = width * (0.5 + side * 0.28)
  addRocks(stage, rocksX, height * 0.94, 7, 0.3)
  const splash = [0.34, 0.12, -0.1].flatMap((x, i) =>
    burst(
      stage,
      random,
      width * (0.5 + side * (x + random.spread() * 0.05)),
      height * (0.9 + i * 0.03),
      short * random.range(0.07, 0.13),
    ),
  )
  addForms(stage, 'breakers', 0.055, splash)
  groundAnchor(stage, near.ridge, edge - side * width * 0.17, short * 0.85, 0.29)
  groundAnchor(stage, near.ridge, edge - side * width * 0.06, short * 0.85, 0.292)
  anchor(stage, 'water', [width * (0.5 - side * 0.22), horizon + height * 0.2], short * 0.95, 0.24)
  offerAir(stage, { frame: -1 })
  stage.focusX = edge - side * width * 0.2
}
