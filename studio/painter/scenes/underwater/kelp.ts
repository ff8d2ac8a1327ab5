import type { Oklch, Shape } from '../../drawing'
import { type Stage, addForms } from '../parts/forms'
import { addBed, bedAt, reefRocks } from './bed'
import { kelp } from './coral'
import { addBubbles, addDeep, addRays, drowned } from './light'
import { offerDeep } from './places'
import { addShoal } from './shoal'
import { triples } from '../../drawing/notation'

const WEED: Oklch = [0.52, 0.11, 140]
const KELP: Oklch = [0.5, 0.1, 105]

/** Between the stems of a kelp forest. */
export function buildKelp(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('kelp')
  addDeep(stage)
  addRays(stage, 0.5 + side * random.range(-0.1, 0.1), 1.3)
  const row = (
    name: string,
    depth: number,
    count: number,
    tall: number,
    foot: number,
    gap: number,
  ): void => {
    const fork = random.fork(name)
    const shapes: Shape[] = []
    for (let i = 0; i < count; i++) {
      const share = (i + fork.range(0.1, 0.9)) / count
      if (Math.abs(share - 0.5 + side * 0.04) < gap) continue
      const colour = drowned(stage, depth, fork.chance(0.5) ? KELP : WEED)
      shapes.push(
        ...kelp(fork, share * width, height * foot, height * tall * fork.range(0.75, 1.15), colour),
      )
    }
    addForms(stage, name, depth, shapes, depth < 0.1 ? 'frame' : 'forms')
  }
  row('far kelp', 0.85, 13, 0.8, 0.9, 0)
  row('middle kelp', 0.62, 9, 0.86, 0.96, 0.08)
  const bed = addBed(stage, 0.9)
  row('kelp', 0.32, 8, 0.94, 0.96, 0.16)
  const px = width * (0.5 + side * 0.26)
  addForms(stage, 'stones', 0.31, [
    ...reefRocks(stage, px, bedAt(bed, px) + height * 0.03, short * 0.09, 0.3, 3),
    ...reefRocks(stage, width * (0.5 - side * 0.3), height * 0.97, short * 0.12, 0.2, 3),
  ])
  row('near kelp', 0.05, 6, 1.15, 1.06, 0.34)
  addShoal(stage, 'shoal', {
    x: width * (0.5 + side * 0.12),
    y: height * 0.3,
    wide: short * 0.24,
    tall: short * 0.06,
    count: 30,
    size: short * 0.028,
    depth: 0.5,
  })
  addBubbles(stage, width * (0.5 - side * 0.14), height * 0.8, 10)
  offerDeep(stage, triples('-0.02,0.5,0.95 0.14,0.66,0.7 -0.14,0.3,0.65 0.1,0.38,0.55'))
}
