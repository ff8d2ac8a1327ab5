/** Light: warm shafts from above that wander slowly, and dust that glints in them. */
import { TAU, cos, sin } from '../lib/maths'
import type { Raster } from '@media/raster'
import { gain, locateParticle, scatter, spot } from './particles'
import type { Stage, Weather } from './weather'

/** Number of distinguished directions, from the source over the picture. */
const RAYS = 1024

/** For each pixel: which ray it lies on, and how much of it is left there (0..255). */
function rayMap({ width, height }: Stage, source: { x: number; y: number }) {
  const ray = new Uint16Array(width * height)
  const left = new Uint8Array(width * height)
  const far = Math.sqrt((width * 1.15) ** 2 + (height * 1.95) ** 2)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - source.x, y - source.y]
      const away = Math.sqrt(dx * dx + dy * dy)
      // the cosine to the left edge is a good enough measure of the direction
      ray[y * width + x] = Math.min(RAYS - 1, Math.max(0, (0.5 + 0.5 * (dx / away)) * (RAYS - 1)))
      const fade = Math.max(0, 1 - away / far)
      left[y * width + x] = 255 * fade * Math.sqrt(fade)
    }
  }
  return { ray, left }
}

interface Wave {
  readonly often: number
  readonly moves: number
  readonly phase: number
}

/** Strength of each ray at a moment, 0..1. */
function strengths(waves: readonly Wave[], time: number, out: Float32Array): void {
  for (let i = 0; i < RAYS; i++) {
    let sum = 0
    for (const { often, moves, phase } of waves)
      sum += sin(((i / RAYS) * often + moves * time + phase) * TAU)
    const lit = Math.max(0, 0.5 + sum / (waves.length * 1.15) - 0.12)
    out[i] = lit * lit
  }
}

export function lightWeather(stage: Stage): Weather {
  const { random, width, height } = stage
  const unit = Math.min(width, height) / 512
  const source = { x: width * (random.chance(0.5) ? -0.05 : 1.05), y: -height * 0.75 }
  const { ray, left } = rayMap(stage, source)
  const waves = [2, 5, 9, 14].map((often, i): Wave => {
    return { often, moves: i % 2 === 0 ? 1 : -1, phase: random.next() }
  })
  const now = new Float32Array(RAYS)
  const dust = scatter(stage, {
    count: 90,
    speed: [-0.02, -0.05],
    sway: 0.03,
    swing: 0.15,
    rare: 2,
  })
  return {
    tint: (pixels) => gain(pixels, { r: 0.94, g: 0.92, b: 0.88 }),
    behind: () => undefined,
    before(frame, time) {
      strengths(waves, time, now)
      screen(frame, { ray, left, now, breath: 0.62 + 0.08 * sin(time * TAU) })
      for (const mote of dust) {
        const twinkle = 0.5 + 0.5 * cos((mote.swings * 2 * time + mote.phase) * TAU)
        const radius = unit * (0.8 + 2.6 * mote.near)
        const alpha = (0.55 - 0.25 * mote.near) * twinkle
        spot(frame, { ...locateParticle(mote, stage, time, radius), radius, alpha }, WARM)
      }
    },
  }
}

const WARM = { r: 255, g: 238, b: 200 }

/** Lightens as light does: what is bright already gains least. */
function screen(
  { rgba }: Raster,
  light: { ray: Uint16Array; left: Uint8Array; now: Float32Array; breath: number },
): void {
  const { ray, left, now } = light
  const share = light.breath / 255
  for (let i = 0, at = 0; i < ray.length; i++, at += 4) {
    const lit = now[ray[i]] * left[i] * share
    if (lit < 0.004) continue
    const [r, g, b] = [rgba[at], rgba[at + 1], rgba[at + 2]]
    rgba[at] = r + (WARM.r - r) * lit
    rgba[at + 1] = g + (WARM.g - g) * lit * 0.9
    rgba[at + 2] = b + (WARM.b - b) * lit * 0.72
  }
}
