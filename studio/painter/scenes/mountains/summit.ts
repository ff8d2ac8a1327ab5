import { materialsAt } from '../../palette'
import { addCloudFloor } from '../parts/clouds'
import { makeCover } from '../parts/cover'
import { groundAnchor } from '../parts/offers'
import { addFarRange } from '../parts/land'
import { makeRidge } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addMist, addTerrain } from '../parts/terrain'
import { type Stage, anchor } from '../scene-definition'
import { isSnowy } from '../parts/soil'

/** 山顶上的城堡: one mountain high above clouds; the only place for a building is its top. */
export function buildSummit(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('summit')
  stage.horizon = height * 0.7
  addSky(stage, { clouds: 0.4, lightX: 0.5 - side * random.range(0.24, 0.34), lightY: 0.2 })
  for (const [i, [rise, at]] of [
    [0.2, 0.5 - side * 0.4],
    [0.15, 0.5 + side * 0.44],
  ].entries()) {
    const base = height * (0.72 + i * 0.07)
    addFarRange(stage, `far ${i}`, short * (rise ?? 0), 0.92 - i * 0.1, 'alpine', {
      ...{ main: at ?? 0.5, bottom: base },
    })
    addMist(stage, base - height * 0.03, height * 0.05, 0.8, 0.9 - i * 0.1)
  }
  const x = width * (0.5 + side * random.range(0.02, 0.1))
  const rise = Math.min(height * 0.46, width * 0.6)
  const baseY = height * 0.92
  const peak = (share: number, tall: number, reach: number) => ({
    ...{ x: x + share * rise, height: rise * tall, reach: rise * reach, form: 'bluff' as const },
  })
  const ridge = makeRidge(random.fork('peak'), width, {
    baseY,
    peaks: [
      ...[peak(0, 1, 0.84), peak(-0.22, 0.95, 0.66), peak(0.22, 0.945, 0.66)],
      ...[
        peak(-0.46, 0.56, 0.5),
        peak(0.5, 0.46, 0.5),
        peak(0.86, 0.2, 0.4),
        peak(-0.85, 0.24, 0.4),
      ],
    ],
    ...{ rough: 0.26, grain: 120 * unit },
  })
  const m = materialsAt(palette, 0.4)
  // a building has the top for itself
  const scale = short * 0.76
  groundAnchor(stage, ridge, x, scale, 0.4)
  addTerrain(stage, 'rock', 0.42, ridge, baseY, {
    cover: makeCover(random.fork('trees'), ridge, 34, 40 * unit, {
      ...{ colour: stage.slots.season === 'autumn' ? m.leaf : m.pine, bark: m.bark },
      ...{ kind: 'conifer', snowy: isSnowy(stage), to: x / width - 0.16 },
    }),
  })
  addCloudFloor(stage, {
    from: height * 0.83,
    to: height * 0.99,
    rows: 4,
    far: 0.36,
    near: 0.16,
    billow: 0.1,
  })
  for (const aside of [-0.17, 0.17]) groundAnchor(stage, ridge, x + aside * rise, scale * 0.7, 0.41)
  anchor(stage, 'sky', [width * (0.5 - side * 0.26), height * 0.24], short, 0.14)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.12], short, 0.02)
  stage.focusX = x
}
