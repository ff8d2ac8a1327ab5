import { mix } from '../../../lib/maths'
import type { Stage } from '../../scene'
import { offerAir } from '../parts/air'
import { addLand, woods } from '../parts/land'
import { rangeOfPeaks } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addMist } from '../parts/terrain'
import { standOnLedge } from './peaks'

/** Blue ridges behind each other up to a high horizon, mist in every valley. */
export function buildRidges(stage: Stage): void {
  const { width, height, random, side, short, unit } = stage
  stage.horizon = height * random.range(0.26, 0.34)
  const { horizon } = stage
  addSky(stage, { clouds: 0.3, lightX: 0.5 - side * random.range(0.05, 0.25), lightY: 0.5 })
  const count = random.integer(6, 8)
  let last: Float32Array | null = null
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const fork = random.fork(`ridge ${i}`)
    const rise = height * mix(0.05, 0.16, t)
    const depth = mix(0.95, 0.14, t)
    const baseY = mix(horizon + height * 0.02, height * 1.04, t)
    const flank = (i % 2 ? 1 : -1) * side
    const land = addLand(stage, `ridge ${i}`, depth, baseY, {
      form: 'rock',
      peaks: rangeOfPeaks(
        fork,
        width,
        rise,
        t < 0.4 ? 'alpine' : 'dome',
        0.5 + flank * fork.range(0.2, 0.42),
        6,
        mix(1.6, 2.8, t),
      ),
      rough: 0.3,
      roll: rise * 0.55,
      fades: t < 1,
      cover: (ridge, trees) =>
        t < 0.6
          ? []
          : woods(
              stage,
              trees,
              depth,
              ridge,
              Math.round(34 * (width / short)),
              mix(18, 62, t) * unit,
              { floor: baseY - rise * 0.2 },
            ),
    })
    last = land.ridge
    if (t < 1)
      addMist(stage, baseY + height * 0.004, height * mix(0.02, 0.05, t), 0.85, depth - 0.005)
  }
  if (!last) return
  standOnLedge(stage, last, 0.12, 0.75)
  offerAir(stage, { sky: [-0.16, 0.22] })
}
