/** Petals in a light wind: notched ovals that turn and show their narrow side. */
import { TAU, cos, sin } from '../lib/maths'
import type { Raster } from '@media/raster'
import { dab, type Ink, type Particle, locateParticle, scatter } from './particles'
import type { Stage, Weather } from './weather'

const BEHIND = 0.12

interface Petal extends Particle {
  readonly turns: number
  readonly flips: number
  readonly tone: number
}

/** Soft cover of a petal at (u, v) of its own space: long along u, notch at u = 1; `edge` px. */
function coverAt(u: number, v: number, radius: number): number {
  const width = 0.62 * (1 - 0.35 * u)
  const body = Math.sqrt(u * u + (v * v) / (width * width))
  const notch = Math.sqrt((u - 1.08) ** 2 * 1.4 + v * v * 2.4)
  const inside = Math.min(1 - body, notch - 0.3)
  return Math.min(1, Math.max(0, inside * radius * 0.8 + 0.5))
}

function drawPetal(
  frame: Raster,
  petal: Petal,
  time: number,
  radius: number,
  at: { x: number; y: number },
) {
  const angle =
    (petal.turns * time + petal.phase) * TAU + 0.7 * sin((petal.swings * time + petal.phase) * TAU)
  // seen from the side it is narrow, and its back is paler
  const flip = cos((petal.flips * time + petal.tone) * TAU)
  const thin = Math.max(0.22, Math.abs(flip))
  const [c, s] = [cos(angle), sin(angle)]
  const light = 0.86 + 0.14 * petal.tone + (flip < 0 ? 0.05 : 0)
  const reach = Math.ceil(radius + 1)
  const [cx, cy] = [Math.floor(at.x), Math.floor(at.y)]
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const px = cx + dx + 0.5 - at.x
      const py = cy + dy + 0.5 - at.y
      const u = (px * c + py * s) / radius
      const v = (py * c - px * s) / (radius * thin)
      const cover = coverAt(u, v, radius)
      if (cover <= 0) continue
      // deeper towards the stem
      const deep = 0.5 - 0.5 * u
      const ink: Ink = {
        r: 255 * light,
        g: (214 - 62 * deep) * light,
        b: (224 - 46 * deep) * light,
      }
      dab(frame, cx + dx, cy + dy, ink, cover * (0.93 - 0.15 * petal.near))
    }
  }
}

export function petalWeather(stage: Stage): Weather {
  const unit = Math.min(stage.width, stage.height) / 512
  const wide = stage.width / Math.min(stage.width, stage.height)
  const { random, seconds } = stage
  const kind = {
    count: Math.round(64 * wide),
    speed: [0.12, 0.34],
    sway: 0.05,
    swing: 0.3,
    rare: 2,
  } as const
  const petals = scatter(stage, kind).map((one): Petal => {
    const turns = random.sign() * Math.max(1, Math.round(seconds * random.range(0.1, 0.5)))
    const flips = Math.max(1, Math.round(seconds * random.range(0.3, 0.8)))
    return { ...one, turns, flips, tone: random.next() }
  })
  const draw = (petal: Petal, frame: Raster, time: number): void => {
    const radius = unit * (4 + 11 * petal.near)
    drawPetal(frame, petal, time, radius, locateParticle(petal, stage, time, radius + 2))
  }
  const far = petals.filter(({ near }) => near < BEHIND)
  const close = petals.filter(({ near }) => near >= BEHIND)
  return {
    tint: () => undefined,
    behind: (frame, time) => far.forEach((petal) => draw(petal, frame, time)),
    before: (frame, time) => close.forEach((petal) => draw(petal, frame, time)),
  }
}
