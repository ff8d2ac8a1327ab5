/** Small things that fall or float: where each one is at a moment of the loop. */
import { TAU, power, sin } from '../lib/maths'
import type { Raster } from '@media/raster'
import type { Stage } from './weather'

export interface Particle {
  /** 0..1, where it starts. */
  readonly x: number
  readonly y: number
  /** 0 far … 1 near. */
  readonly near: number
  /** Whole heights it falls in a video, so that the video closes; negative rises. */
  readonly falls: number
  /** Sideways swing in shares of the width, and how often in a video. */
  readonly sway: number
  readonly swings: number
  readonly phase: number
}

export interface Kind {
  readonly count: number
  /** Heights a second, for far and near ones. */
  readonly speed: readonly [number, number]
  readonly sway: number
  /** Swings a second. */
  readonly swing: number
  /** Rarity of near ones: 1 as many as far ones, 4 few. */
  readonly rare: number
}

export function scatter({ random, seconds }: Stage, kind: Kind): Particle[] {
  const [slow, fast] = kind.speed
  return Array.from({ length: kind.count }, () => {
    const near = power(random.next(), kind.rare)
    const speed = slow + (fast - slow) * near
    const falls = Math.sign(speed) * Math.max(1, Math.round(Math.abs(speed) * seconds))
    return {
      x: random.next(),
      y: random.next(),
      near,
      falls,
      sway: kind.sway * random.range(0.5, 1),
      swings: Math.max(1, Math.round(kind.swing * seconds * random.range(0.7, 1.3))),
      phase: random.next(),
    }
  })
}

/** Position, px; `margin` px beyond the frame is where it leaves and comes in. */
export function locateParticle(
  particle: Particle,
  { width, height }: { width: number; height: number },
  time: number,
  margin: number,
): { x: number; y: number } {
  const fallen = particle.y + particle.falls * time
  const swung = particle.sway * sin((particle.swings * time + particle.phase) * TAU)
  return {
    x: (particle.x * 1.1 - 0.05 + swung) * width,
    y: (fallen - Math.floor(fallen)) * (height + 2 * margin) - margin,
  }
}

export interface Ink {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Mixes a colour into one pixel; outside of the frame nothing happens. */
export function dab(
  { width, height, rgba }: Raster,
  x: number,
  y: number,
  ink: Ink,
  alpha: number,
) {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const at = (y * width + x) * 4
  const inverseAlpha = 1 - alpha
  rgba[at] = rgba[at] * inverseAlpha + ink.r * alpha
  rgba[at + 1] = rgba[at + 1] * inverseAlpha + ink.g * alpha
  rgba[at + 2] = rgba[at + 2] * inverseAlpha + ink.b * alpha
}

/** A soft round spot. */
export function spot(
  frame: Raster,
  at: { x: number; y: number; radius: number; alpha: number },
  ink: Ink,
): void {
  const { x, y, radius, alpha } = at
  const reach = Math.ceil(radius * 1.25 + 0.5)
  const [cx, cy] = [Math.floor(x), Math.floor(y)]
  const edge = (radius * 1.25 + 0.5) ** 2
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const away = ((cx + dx + 0.5 - x) ** 2 + (cy + dy + 0.5 - y) ** 2) / edge
      if (away < 1) dab(frame, cx + dx, cy + dy, ink, alpha * (1 - away) * (1 - away))
    }
  }
}

/** Multiplies the three colours of every pixel. */
export function gain(pixels: Uint8ClampedArray, by: Ink): void {
  for (let i = 0; i < pixels.length; i += 4) {
    pixels[i] = pixels[i] * by.r
    pixels[i + 1] = pixels[i + 1] * by.g
    pixels[i + 2] = pixels[i + 2] * by.b
  }
}
