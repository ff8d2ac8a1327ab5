/** Sharpness around each pixel, 0..1: parts in focus are rarely background. */
import { boxMean } from './box'
import { buildPlane } from './plane'
import type { LabPicture } from './lab'

export function sharpness({ width, height, values }: LabPicture): Float32Array {
  const light = buildPlane(width * height, (i) => values[3 * i])
  const smooth = boxMean(boxMean(light, { width, height, radius: 1 }), { width, height, radius: 1 })
  const detail = light.map((v, i) => Math.abs(v - smooth[i]))
  const around = boxMean(detail, { width, height, radius: 5 })
  const sorted = around.slice().sort()
  // The sharpest 3 % are the measure; below 0.4 L everything is noise.
  const top = Math.max(0.4, sorted[Math.floor(sorted.length * 0.97)])
  return around.map((v) => Math.sqrt(Math.min(1, v / top)))
}
