/** Motion in a video besides the camera. Everything closes over `time` 0..1. */
import type { Random } from '../lib/random'
import type { Raster } from '@media/raster'

export interface Weather {
  /** Look of the picture in it, computed once before anything moves; colours in place. */
  tint(pixels: Uint8ClampedArray): void
  /** Between the backdrop and the subject. */
  behind(frame: Raster, time: number): void
  /** Over everything. */
  before(frame: Raster, time: number): void
}

export interface Stage {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly random: Random
}

export const CALM: Weather = { tint: nothing, behind: nothing, before: nothing }

function nothing(): void {
  // nothing moves
}
