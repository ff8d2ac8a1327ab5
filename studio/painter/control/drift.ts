import { clamp, mix, sin, smoothstep, TAU } from '../../lib/maths'
import type { Layer, Shape } from '../drawing'
import { moveShapes } from '../geometry'
import type { Scene } from '../scene'

type MoveY = (y: number) => number

const moveRidge = (ridge: Float32Array, move: MoveY): Float32Array => ridge.map((y) => move(y))

const moveShapesDown = (shapes: readonly Shape[], move: MoveY): Shape[] =>
  moveShapes(shapes, ([x, y]) => [x, move(y)])

/** The same layer with every height moved; what is round stays round. */
export function moveLayer(layer: Layer, move: MoveY): Layer {
  switch (layer.kind) {
    case 'sky':
      return { ...layer, bottom: move(layer.bottom) }
    case 'sun':
    case 'moon':
      return { ...layer, y: move(layer.y) }
    case 'stars':
      return {
        ...layer,
        stars: layer.stars.map((star) => ({ ...star, y: move(star.y) })),
        band: layer.band && { ...layer.band, y: move(layer.band.y) },
      }
    case 'clouds':
      return { ...layer, clouds: layer.clouds.map((cloud) => ({ ...cloud, y: move(cloud.y) })) }
    case 'terrain':
      return {
        ...layer,
        ridge: moveRidge(layer.ridge, move),
        top: move(layer.top),
        base: move(layer.base),
        bottom: move(layer.bottom),
        cover: moveShapesDown(layer.cover, move),
      }
    case 'mist':
      return { ...layer, y: move(layer.y) }
    case 'water':
      return { ...layer, top: move(layer.top) }
    case 'waves':
      return {
        ...layer,
        waves: layer.waves.map((wave) => ({ ...wave, ridge: moveRidge(wave.ridge, move) })),
      }
    case 'shapes':
      return { ...layer, shapes: moveShapesDown(layer.shapes, move) }
    case 'rain':
    case 'snowfall':
      return layer
  }
}

/** Motion of one sheet over the time of a loop. */
interface Drift {
  /** Pixels to each side. */
  readonly sway: number
  /** Pixels that water rows slip sideways, and from which row on. */
  readonly shimmer: number
  readonly waterTop: number
  /** Length of one ripple, pixels. */
  readonly ripple: number
  /** 0..1: strength of the changing light, and its place. */
  readonly breath: number
  readonly light: { readonly x: number; readonly y: number; readonly reach: number } | null
}

interface Sheet {
  readonly rgba: Uint8ClampedArray
  readonly alpha: Float32Array
  readonly width: number
  readonly height: number
}

/** Part of the width that the nearest sheet sways to each side. */
const SWAY = 0.014
/** Paper margins and frames keep still: the motion fades out towards the edges. */
const STILL_EDGE = 0.06

/** The motion of the sheet made of these layers: what is near moves more than what is far. */
export function buildDrift(scene: Scene, layers: readonly Layer[]): Drift {
  const depth = layers.reduce((sum, layer) => sum + layer.depth, 0) / Math.max(1, layers.length)
  const water = layers.find((layer) => layer.kind === 'water')
  const light = layers.find((layer) => layer.kind === 'sun' || layer.kind === 'moon')
  const { unit, width, height } = scene
  return {
    sway: width * SWAY * mix(1, 0.12, clamp(depth)),
    shimmer: water?.kind === 'water' ? 2.6 * unit * (0.6 + water.ripples) : 0,
    waterTop: water?.kind === 'water' ? water.top : height,
    ripple: 34 * unit,
    breath: light ? 0.05 : 0,
    light:
      light?.kind === 'sun' || light?.kind === 'moon'
        ? { x: light.x, y: light.y, reach: light.radius * 4 }
        : null,
  }
}

/** 1 inside, 0 at the edge of the picture. */
function inside(at: number, size: number): number {
  const share = Math.min(at, size - 1 - at) / size
  return smoothstep(0, STILL_EDGE, share)
}

function breathing(drift: Drift, x: number, y: number, phase: number): number {
  if (!drift.light) return 1
  const dx = (x - drift.light.x) / drift.light.reach
  const dy = (y - drift.light.y) / drift.light.reach
  const near = Math.max(0, 1 - dx * dx - dy * dy)
  return 1 + drift.breath * near * sin(phase * TAU)
}

/** Lays a moved sheet over what is already in `out`. */
export function moveAcross(
  out: Uint8ClampedArray,
  { rgba, alpha, width, height }: Sheet,
  drift: Drift,
  phase: number,
): void {
  const sway = drift.sway * sin(phase * TAU)
  const last = width - 1.001
  const columns = Float32Array.from({ length: width }, (_, x) => inside(x, width))
  for (let y = 0; y < height; y++) {
    const below = (y - drift.waterTop) / drift.ripple
    const depthIn = smoothstep(0, 3, below)
    const slip = depthIn * drift.shimmer * sin(below * TAU * 0.9 + phase * TAU * 2)
    const row = inside(y, height)
    const shift = (sway + slip) * row
    for (let x = 0; x < width; x++) {
      let from = x - shift * columns[x]
      from = from < 0 ? 0 : from > last ? last : from
      const left = from | 0
      const share = from - left
      const i = y * width + left
      const cover = alpha[i] * (1 - share) + alpha[i + 1] * share
      if (cover <= 0) continue
      const glow = drift.light ? breathing(drift, x, y, phase) * cover : cover
      const a = (1 - share) * glow
      const b = share * glow
      const keep = 1 - cover
      const at = (y * width + x) * 4
      const p = i * 4
      out[at] = out[at] * keep + rgba[p] * a + rgba[p + 4] * b
      out[at + 1] = out[at + 1] * keep + rgba[p + 1] * a + rgba[p + 5] * b
      out[at + 2] = out[at + 2] * keep + rgba[p + 2] * a + rgba[p + 6] * b
      out[at + 3] = 255
    }
  }
}
