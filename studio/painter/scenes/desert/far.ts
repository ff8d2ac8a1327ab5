import { mixColour } from '../../colour'
import { mix } from '../../../lib/maths'
import type { Stage } from '../../scene'
import { addLand } from '../parts/land'
import { duneTones } from './dune'

/** Low dunes behind each other down from the horizon. */
export function farDunes(stage: Stage, count: number, from: number, step: number): void {
  const { width, unit, palette, short } = stage
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 1 : i / (count - 1)
    const depth = mix(0.9, 0.6, t)
    const random = stage.random.fork(`far dune ${i}`)
    const { lit } = duneTones(stage, depth)
    addLand(stage, `far dune ${i}`, depth, from + step * (i + 1), {
      peaks: Array.from({ length: 4 }, () => ({
        x: random.range(-0.1, 1.1) * width,
        height: step * random.range(0.6, 1.5),
        reach: short * random.range(0.2, 0.5),
        form: 'dome' as const,
        lean: random.spread(),
      })),
      rough: 0.02,
      grain: 300 * unit,
      roll: step * 0.4,
      body: step * 2,
      colour: mixColour(lit, palette.sky[2], 0.45 * (1 - t)),
      snow: 0,
    })
  }
}
