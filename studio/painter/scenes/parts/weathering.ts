import { clamp } from '../../../lib/maths'
import { makeNoise1d } from '../../../lib/noise'
import type { Stage } from '../../scene'

/** Share of the local height that the roughest rock gains or loses. */
const ROUGHEST = 0.085

/** Rounds every tooth narrower than about twice `reach` pixels. */
function wear(ridge: Float32Array, reach: number, share: number): void {
  const from = ridge.slice()
  const last = ridge.length - 1
  let sum = 0
  for (let i = -reach; i <= reach; i++) sum += from[clamp(i, 0, last)]
  for (let x = 0; x <= last; x++) {
    const mean = sum / (2 * reach + 1)
    ridge[x] = ridge[x] * (1 - share) + mean * share
    sum += from[clamp(x + reach + 1, 0, last)] - from[clamp(x - reach, 0, last)]
  }
}

/** Makes rock a little rougher or smoother, in place: an effect of unknown words. */
export function weather(stage: Stage, ridge: Float32Array, baseY: number): void {
  const { texture } = stage.slots.whim
  if (texture < 0) {
    wear(ridge, Math.max(1, Math.round(14 * stage.unit)), -texture)
  } else if (texture > 0) {
    const noise = makeNoise1d(stage.random.fork(`weather ${Math.round(baseY)}`))
    const grain = 46 * stage.unit
    for (let x = 0; x < ridge.length; x++) {
      const y = ridge[x]
      ridge[x] = y + noise(x / grain, 3, 0.55) * (baseY - y) * ROUGHEST * texture
    }
  }
}
