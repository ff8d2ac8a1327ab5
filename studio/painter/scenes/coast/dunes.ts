import { mixColour, shade } from '../../colour'
import { type Shape, curve, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { groundAnchor, offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { addGrass, tuft } from '../parts/grass'
import { addLand } from '../parts/land'
import { ridgeAt } from '../parts/ridge'
import { ribbon } from '../parts/stream'
import { addSky } from '../parts/sky'
import { meadowAt, sandAt } from '../parts/soil'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'

/** A path between grassy dunes opens on the sea. */
export function buildDunes(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('dunes')
  stage.horizon = height * random.range(0.5, 0.58)
  const { horizon } = stage
  const gap = width * (0.5 - side * random.range(0.06, 0.16))
  const light = addSky(stage, { clouds: 1.1, lightX: gap / width + side * 0.03 })
  addWater(stage, { top: horizon, depth: 0.7, mirror: 0.45, ripples: 0.8, light })
  const sand = sandAt(stage, 0.3)
  const beach = horizon + height * 0.09
  addLand(stage, 'beach', 0.5, beach, {
    roll: 6 * unit,
    rough: 0,
    colour: sandAt(stage, 0.5, 0.8),
  })
  const grass = shade(meadowAt(stage, 0.25, 0.35), -0.05)
  const dune = (
    name: string,
    depth: number,
    x: number,
    tall: number,
    reach: number,
    down: number,
  ) => {
    const land = addLand(stage, name, depth, height * down, {
      peaks: [
        { x, height: tall, reach, form: 'dome' },
        { x: x + (x < gap ? -1 : 1) * reach * 0.7, height: tall * 0.8, reach, form: 'dome' },
      ],
      rough: 0.06,
      grain: 200 * unit,
      body: height * 0.3,
      colour: shade(sand, mix(-0.05, 0.03, depth)),
    })
    const fork = random.fork(name)
    const tufts: Shape[] = []
    const wind = -side * 0.5
    for (let i = 0; i < 70; i++) {
      const px = x + fork.spread() * reach * 1.1
      const crest = ridgeAt(land.ridge, px)
      if (crest > height * down - tall * 0.25) continue
      const into = fork.next() * fork.next()
      const size = short * mix(0.075, 0.035, depth * 2) * fork.range(0.6, 1.2)
      tufts.push(
        ...tuft(
          fork,
          px,
          crest + into * tall * 0.9 + 4 * unit,
          size,
          shade(grass, -0.1 * into),
          wind,
          6,
        ),
      )
    }
    addForms(stage, `${name} grass`, depth - 0.004, tufts)
    return land
  }
  dune('far dune', 0.4, gap - side * width * 0.42, height * 0.1, width * 0.4, 0.8)
  const main = dune('near dune', 0.3, gap + side * width * 0.4, height * 0.17, width * 0.42, 0.86)
  const front = addLand(stage, 'front', 0.2, height * 0.9, {
    peaks: [
      { x: width * (0.5 + side * 0.6), height: height * 0.1, reach: width * 0.5, form: 'dome' },
      { x: width * (0.5 - side * 0.6), height: height * 0.13, reach: width * 0.4, form: 'dome' },
    ],
    rough: 0.05,
    body: height * 0.3,
    colour: shade(sand, -0.02),
  })
  const path = ribbon([
    [gap + side * width * 0.02, beach + height * 0.05, width * 0.012],
    [gap - side * width * 0.02, height * 0.82, width * 0.03],
    [gap + side * width * 0.05, height * 0.9, width * 0.075],
    [gap + side * width * 0.02, height * 1.05, width * 0.17],
  ])
  const pale = mixColour(shade(sand, 0.05), palette.sky[2], 0.2)
  addForms(stage, 'sand path', 0.19, [
    polygon(path, pale, { plain: true, alpha: 0.85 }),
    ...[0.93, 0.97].map((y) =>
      curve(
        [
          [gap - width * 0.1, height * y],
          [gap, height * (y + 0.008)],
          [gap + width * 0.12, height * y],
        ],
        3 * unit,
        shade(sand, -0.09),
        'both',
        { plain: true, alpha: 0.5 },
      ),
    ),
  ])
  addGrass(stage, 'front grass', 0.05, random.fork('front'), {
    top: height * 0.88,
    foot: 1.06,
    count: 130,
    tall: [30, 110],
    colour: grass,
    wind: -side * 0.5,
    bare: (x, y) => Math.abs(x - gap) < width * mix(0.1, 0.24, (y / height - 0.88) / 0.18),
  })
  groundAnchor(stage, main.ridge, gap + side * width * 0.3, short * 0.9, 0.295)
  groundAnchor(stage, front.ridge, gap + side * width * 0.1, short * 0.95, 0.18)
  groundAnchor(stage, main.ridge, gap + side * width * 0.45, short * 0.8, 0.297)
  anchor(stage, 'water', [gap - side * width * 0.1, horizon + height * 0.035], short * 0.45, 0.6)
  offerAir(stage, { frame: -1, near: 0.4 })
  stage.focusX = gap + side * width * 0.2
}
