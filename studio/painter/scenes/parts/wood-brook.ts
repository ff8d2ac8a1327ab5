import { type Oklch, shade } from '../../colour'
import { bedStones } from '../river/stream'
import { anchor } from '../scene-definition'
import { type Stage, addForms } from './forms'
import { along, streamShapes, winding } from './stream'

/** A brook over stones between the trees, and a place for a bridge over it. */
export function addWoodBrook(stage: Stage, floor: number, ground: Oklch, depth: number): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('brook')
  const path = winding(
    stage,
    random,
    [0.5 + side * 0.03, floor + height * 0.012],
    [0.5 - side * random.range(0.02, 0.08), height * 1.08],
    random.range(0.08, 0.13),
    random.range(1.9, 2.5),
    [short * 0.014, width * 0.24],
  )
  const bank = shade(ground, -0.08)
  const water = streamShapes(stage, random.fork('water'), path, { quick: true, bank, ripples: 60 })
  addForms(stage, 'stream', depth, [...water, ...bedStones(stage, random.fork('stones'), path, 30)])
  const [sx, sy] = along(path, 0.52)
  anchor(stage, 'span', [sx, sy + height * 0.03], short * 1.25, depth - 0.01)
  for (const share of [0.8, 0.7, 0.9]) {
    const [x, y] = along(path, share)
    anchor(stage, 'surface', [x, y], short * 0.4, depth - 0.01)
  }
}
