import type { Layer } from '../drawing'
import { smoothstep } from '../../lib/maths'
import type { Random, Scene } from '../scene'
import type { StylePainter } from '../styles/style'

/** One sheet of a video: what a picture gained when these layers were painted. */
export interface PaintedSheet {
  readonly rgba: Uint8ClampedArray
  /** 0..1: where this sheet covers the ones behind it. */
  readonly alpha: Float32Array
  readonly layers: readonly Layer[]
  /** 0 the nearest, 1 the farthest. */
  readonly depth: number
}

/** Depths between which the sheets part: sky and light, far, middle, near, frame. */
const CUTS = [0.95, 0.62, 0.3, 0.1, -1]

/** Rain and snow are no sheet: they fall through all of them. */
export const isFalling = ({ kind }: Layer): boolean => kind === 'rain' || kind === 'snowfall'

/** Alpha of what changed between two states of one picture; whatever the style did to get there. */
export const changedAlpha = (before: Uint8ClampedArray, after: Uint8ClampedArray): Float32Array =>
  Float32Array.from({ length: before.length / 4 }, (_, i) => {
    const at = i * 4
    const difference = Math.max(
      Math.abs(before[at] - after[at]),
      Math.abs(before[at + 1] - after[at + 1]),
      Math.abs(before[at + 2] - after[at + 2]),
    )
    return smoothstep(2, 16, difference)
  })

const meanDepth = (layers: readonly Layer[]): number =>
  layers.reduce((sum, layer) => sum + layer.depth, 0) / Math.max(1, layers.length)

/**
 * A scene as sheets, far to near: its style draws the picture so far, sheet by sheet.
 *
 * @param report called after each sheet with the share done, 0..1
 */
export function paintSheets(
  scene: Scene,
  painter: StylePainter,
  random: Random,
  report: (share: number) => void = () => undefined,
): PaintedSheet[] {
  const layers = scene.layers.filter((layer) => !isFalling(layer))
  const sheets: PaintedSheet[] = []
  let painted = 0
  let before: Uint8ClampedArray | null = null
  for (const cut of CUTS) {
    const count = layers.filter(({ depth }) => depth > cut).length
    if (count <= painted) continue
    const soFar = { ...scene, layers: layers.slice(0, count) }
    const rgba = painter.paint(soFar, random.fork('paint'), () => undefined)
    const alpha = before
      ? changedAlpha(before, rgba)
      : new Float32Array(scene.width * scene.height).fill(1)
    const own = layers.slice(painted, count)
    sheets.push({ rgba, alpha, layers: own, depth: meanDepth(own) })
    before = rgba
    painted = count
    report(count / layers.length)
  }
  return sheets
}
