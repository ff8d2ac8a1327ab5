/** Rain: slanted streaks as long as a drop falls while the shutter is open. */
import type { Raster } from '@media/raster'
import { dab, gain, type Particle, locateParticle, scatter } from './particles'
import type { Stage, Weather } from './weather'

const DROP = { r: 222, g: 232, b: 244 }
/** Pixels to the left for each pixel down. */
const SLANT = 0.13
const BEHIND = 0.2

function streak(
  frame: Raster,
  drop: { x: number; y: number; length: number; alpha: number; wide: boolean },
): void {
  for (let k = 0; k < drop.length; k++) {
    const share = k / drop.length
    // a drop is brightest a little above its lower end
    const alpha = drop.alpha * Math.min(1, share * 1.6, (1 - share) * 5)
    const x = drop.x - k * SLANT
    const left = Math.floor(x)
    const y = Math.floor(drop.y) + k
    dab(frame, left, y, DROP, alpha * (1 - (x - left)))
    dab(frame, left + 1, y, DROP, alpha * (drop.wide ? 1 : x - left))
    if (drop.wide) dab(frame, left + 2, y, DROP, alpha * (x - left))
  }
}

export function rainWeather(stage: Stage): Weather {
  const unit = Math.min(stage.width, stage.height) / 512
  const wide = stage.width / Math.min(stage.width, stage.height)
  const drops = scatter(stage, {
    count: Math.round(620 * wide),
    speed: [1.5, 3],
    sway: 0,
    swing: 0,
    rare: 2,
  })
  const draw = (drop: Particle, frame: Raster, time: number): void => {
    const length = Math.round(unit * (13 + 34 * drop.near))
    const { x, y } = locateParticle(drop, stage, time, length + 1)
    const slid = x * (1 + SLANT) - (y - stage.height / 2) * SLANT
    const alpha = 0.13 + 0.24 * drop.near
    streak(frame, { x: slid, y, length, alpha, wide: drop.near > 0.5 && unit > 1 })
  }
  const far = drops.filter(({ near }) => near < BEHIND)
  const close = drops.filter(({ near }) => near >= BEHIND)
  return {
    tint: (pixels) => gain(pixels, { r: 0.78, g: 0.82, b: 0.88 }),
    behind: (frame, time) => far.forEach((drop) => draw(drop, frame, time)),
    before: (frame, time) => close.forEach((drop) => draw(drop, frame, time)),
  }
}
