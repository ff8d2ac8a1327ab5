/** Transition between two shots. */
import { smoothstep } from '../lib/maths'
import type { Raster } from '@media/raster'

export type Crossing = 'fade' | 'push' | 'black' | 'none'

/** Duration, seconds. */
export const CROSSING_SECONDS: Readonly<Record<Crossing, number>> = {
  fade: 0.6,
  push: 0.55,
  black: 0.7,
  none: 0,
}

function fade(frame: Raster, next: Raster, share: number): void {
  const weight = Math.round(smoothstep(0, 1, share) * 256)
  const [a, b] = [frame.rgba, next.rgba]
  for (let i = 0; i < a.length; i++) a[i] = (a[i] * (256 - weight) + b[i] * weight + 128) >> 8
}

/** The next one comes in from the right and pushes the other out. */
function push({ width, height, rgba }: Raster, next: Raster, share: number): void {
  const by = Math.round(smoothstep(0, 1, share) * width) * 4
  for (let y = 0; y < height; y++) {
    const row = y * width * 4
    rgba.copyWithin(row, row + by, row + width * 4)
    rgba.set(next.rgba.subarray(row, row + by), row + width * 4 - by)
  }
}

function throughBlack(frame: Raster, next: Raster, share: number): void {
  const light = Math.abs(1 - 2 * share)
  const from = share < 0.5 ? frame.rgba : next.rgba
  for (let i = 0; i < from.length; i++) frame.rgba[i] = i % 4 === 3 ? 255 : from[i] * light
}

/** Changes `frame`, the shot that goes, towards `next`; `share` 0..1. */
export function cross(kind: Crossing, frame: Raster, next: Raster, share: number): void {
  if (kind === 'fade') fade(frame, next, share)
  else if (kind === 'push') push(frame, next, share)
  else if (kind === 'black') throughBlack(frame, next, share)
  else frame.rgba.set(next.rgba)
}
