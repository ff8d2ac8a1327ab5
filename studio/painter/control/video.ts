import type { Random, Scene } from '../scene'
import type { StylePainter } from '../styles/style'
import { buildDrift, moveAcross } from './drift'
import { type Falling, drawFalling, buildFalling } from './falling'
import { paintSheets } from './sheets'

/** A picture that moves: sheets drift against each other, water shimmers, rain and snow fall. */
export interface Video {
  readonly width: number
  readonly height: number
  /** RGBA at `time` 0..1; 1 is 0 again, so that it loops. */
  frame(time: number): Uint8ClampedArray
}

export function paintVideo(scene: Scene, painter: StylePainter, random: Random): Video {
  const { width, height } = scene
  const sheets = paintSheets(scene, painter, random).map(({ rgba, alpha, layers }) => ({
    ...{ rgba, alpha, width, height },
    drift: buildDrift(scene, layers),
  }))
  const falling: readonly Falling[] = scene.layers.flatMap((layer) =>
    buildFalling(layer, scene, random.fork(layer.kind)),
  )
  return {
    width,
    height,
    frame(time) {
      const phase = time - Math.floor(time)
      const out = new Uint8ClampedArray(width * height * 4)
      for (const { drift, ...sheet } of sheets) moveAcross(out, sheet, drift, phase)
      drawFalling(out, width, height, falling, phase)
      return out
    },
  }
}
