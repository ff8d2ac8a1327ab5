import type { Layer } from '../drawing'
import { TAU, sin } from '../../lib/maths'
import type { Random, Scene } from '../scene'

/** A drop or a flake. Pixels; speeds are whole heights a loop, so that the loop closes. */
export interface Falling {
  readonly x: number
  readonly y: number
  readonly loops: number
  /** Sideways swing of a flake. */
  readonly swing: number
  readonly phase: number
  readonly slant: number
  readonly length: number
  readonly radius: number
  readonly alpha: number
}

/** Falling things of a layer; nothing for layers that do not fall. */
export function buildFalling(layer: Layer, scene: Scene, random: Random): Falling[] {
  if (layer.kind !== 'rain' && layer.kind !== 'snowfall') return []
  const { width, height, unit } = scene
  const rain = layer.kind === 'rain'
  return Array.from({ length: Math.round((rain ? 230 : 190) * layer.amount) }, () => ({
    x: random.next() * width,
    y: random.next() * height,
    loops: rain ? random.integer(4, 6) : random.integer(1, 2),
    swing: rain ? 0 : random.range(6, 22) * unit,
    phase: random.next(),
    slant: rain ? 0.12 : 0,
    length: rain ? random.range(18, 44) * unit : 0,
    radius: (rain ? 0.7 : random.range(1.2, 3.4)) * unit,
    alpha: rain ? random.range(0.16, 0.34) : random.range(0.5, 0.95),
  }))
}

function lighten(
  out: Uint8ClampedArray,
  width: number,
  height: number,
  spot: { x: number; y: number; alpha: number },
): void {
  const x = Math.round(spot.x)
  const y = Math.round(spot.y)
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const at = (y * width + x) * 4
  for (let c = 0; c < 3; c++) {
    const old = out[at + c]
    out[at + c] = old + (250 - old) * spot.alpha
  }
}

/** Draws what falls at a moment of the loop. */
export function drawFalling(
  out: Uint8ClampedArray,
  width: number,
  height: number,
  all: readonly Falling[],
  time: number,
): void {
  for (const one of all) {
    const y = (one.y + time * one.loops * height) % height
    const x = one.x + one.swing * sin((time + one.phase) * TAU)
    if (one.length > 0) {
      for (let step = 0; step < one.length; step++)
        lighten(out, width, height, { x: x - step * one.slant, y: y + step, alpha: one.alpha })
      continue
    }
    const reach = Math.ceil(one.radius)
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const away = Math.sqrt(dx * dx + dy * dy)
        const alpha = one.alpha * Math.max(0, Math.min(1, one.radius - away + 0.5))
        if (alpha > 0) lighten(out, width, height, { x: x + dx, y: y + dy, alpha })
      }
  }
}
