/** Snow: far flakes small and many, near ones large, soft and few. */
import { gain, type Particle, locateParticle, scatter, spot } from './particles'
import type { Stage, Weather } from './weather'

const WHITE = { r: 246, g: 249, b: 255 }
/** Flakes farther than this fall behind the subject. */
const BEHIND = 0.05

export function snowWeather(stage: Stage): Weather {
  const unit = Math.min(stage.width, stage.height) / 512
  const wide = stage.width / Math.min(stage.width, stage.height)
  const flakes = scatter(stage, {
    count: Math.round(540 * wide),
    speed: [0.11, 0.5],
    sway: 0.012,
    swing: 0.35,
    rare: 3.6,
  })
  const draw = (flake: Particle, frame: Parameters<Weather['before']>[0], time: number): void => {
    const radius = unit * (1.05 + 6.5 * flake.near)
    const at = locateParticle(flake, stage, time, radius + 2)
    spot(frame, { ...at, radius, alpha: 0.98 - 0.4 * flake.near }, WHITE)
  }
  const far = flakes.filter(({ near }) => near < BEHIND)
  const close = flakes.filter(({ near }) => near >= BEHIND)
  return {
    tint: (pixels) => gain(pixels, { r: 0.9, g: 0.93, b: 0.98 }),
    behind: (frame, time) => far.forEach((flake) => draw(flake, frame, time)),
    before: (frame, time) => close.forEach((flake) => draw(flake, frame, time)),
  }
}
