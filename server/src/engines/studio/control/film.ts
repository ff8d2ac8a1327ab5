import type { Layer } from '../drawing'
import { smoothstep } from '../maths'
import type { Random } from '../random'
import type { Scene } from '../scene'
import type { StylePainter } from '../styles/style'
import { type Drift, driftOf, moveAcross } from './drift'
import { type Falling, drawFalling, fallingOf } from './falling'

/** One sheet of a film: what a picture gained when these layers were painted. */
interface Band {
  readonly rgba: Uint8ClampedArray
  /** 0..1: where this band covers the ones behind it. */
  readonly alpha: Float32Array
  readonly drift: Drift
}

/** A picture that moves: sheets drift against each other, water shimmers, rain and snow fall. */
export interface Film {
  readonly width: number
  readonly height: number
  /** RGBA at `time` 0..1; 1 is 0 again, so that it loops. */
  frame(time: number): Uint8ClampedArray
}

/** Depths between which the sheets part: sky and light, far, middle, near, frame. */
const CUTS = [0.95, 0.62, 0.3, 0.1, -1]

const isFalling = ({ kind }: Layer): boolean => kind === 'rain' || kind === 'snowfall'

/** Alpha of what changed between two states of one picture; whatever the style did to get there. */
function changed(before: Uint8ClampedArray, after: Uint8ClampedArray): Float32Array {
  return Float32Array.from({ length: before.length / 4 }, (_, i) => {
    const at = i * 4
    const difference = Math.max(
      Math.abs((before[at] as number) - (after[at] as number)),
      Math.abs((before[at + 1] as number) - (after[at + 1] as number)),
      Math.abs((before[at + 2] as number) - (after[at + 2] as number)),
    )
    return smoothstep(2, 16, difference)
  })
}

/** The scene as it stands when only its `count` farthest layers are painted. */
function upTo(scene: Scene, count: number): Scene {
  return { ...scene, layers: scene.layers.slice(0, count) }
}

/** Paints the sheets of a film: each style is asked for the picture so far, sheet by sheet. */
export function paintFilm(scene: Scene, painter: StylePainter, random: Random): Film {
  const { width, height } = scene
  const still = { ...scene, layers: scene.layers.filter((layer) => !isFalling(layer)) }
  const bands: Band[] = []
  let painted = 0
  let before: Uint8ClampedArray | null = null
  for (const cut of CUTS) {
    const count = still.layers.filter(({ depth }) => depth > cut).length
    if (count <= painted) continue
    const rgba = painter.paint(upTo(still, count), random.fork('paint'), () => undefined)
    const alpha = before ? changed(before, rgba) : new Float32Array(width * height).fill(1)
    bands.push({ rgba, alpha, drift: driftOf(still, painted, count) })
    before = rgba
    painted = count
  }
  const falling: readonly Falling[] = scene.layers.flatMap((layer) =>
    fallingOf(layer, scene, random.fork(layer.kind)),
  )
  return {
    width,
    height,
    frame(time) {
      const phase = time - Math.floor(time)
      const out = new Uint8ClampedArray(width * height * 4)
      for (const { rgba, alpha, drift } of bands) {
        moveAcross(out, { rgba, alpha, width, height }, drift, phase)
      }
      drawFalling(out, width, height, falling, phase)
      return out
    },
  }
}
