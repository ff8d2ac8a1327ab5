/**
 * Keeps a painted video from flickering: what was painted a frame ago is carried along the motion
 * and mixed in, except where the video shows something new (after Litwinowicz 1997; Hays 2004).
 */
import type { Raster } from '@media/raster'
import type { Backward } from './optical'

/** Share of the warped previous frame where nothing is new. */
const CARRIED_SHARE = 0.72
/** Difference of light at which half a thing is new, 0..255. */
const NEW = 14

const FALLOFF = Float32Array.from(
  { length: 256 },
  (_, d) => CARRIED_SHARE * Math.exp(-(d * d) / (2 * NEW * NEW)),
)

function lightAt(rgba: Uint8ClampedArray, at: number): number {
  return (77 * rgba[at] + 150 * rgba[at + 1] + 29 * rgba[at + 2]) >> 8
}

interface Before {
  readonly video: Raster
  readonly painted: Raster
  /** Pixels at the border that are paper, not picture: nothing is carried from there. */
  readonly margin: number
}

/** Mixes what was painted before into `painted`, in place; `video` is the unpainted frame. */
export function steady(painted: Raster, video: Raster, before: Before, flow: Backward): void {
  const { width, height, rgba } = painted
  const { margin } = before
  const [right, bottom] = [width - 1 - margin, height - 1 - margin]
  const [old, was] = [before.painted.rgba, before.video.rgba]
  const across = flow.width / width
  const down = flow.height / height
  for (let y = 0; y < height; y++) {
    const row = Math.min(flow.height - 1, Math.floor((y + 0.5) * down)) * flow.width
    for (let x = 0; x < width; x++) {
      const step = (row + Math.min(flow.width - 1, Math.floor((x + 0.5) * across))) * 2
      const fromX = x + flow.steps[step] / across
      const fromY = y + flow.steps[step + 1] / down
      if (fromX < margin || fromY < margin || fromX >= right || fromY >= bottom) continue
      const at = (y * width + x) * 4
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      const nearest = (Math.round(fromY) * width + Math.round(fromX)) * 4
      const weight = FALLOFF[Math.abs(lightAt(video.rgba, at) - lightAt(was, nearest))]
      if (weight < 0.02) continue
      const [fx, fy] = [fromX - left, fromY - top]
      const p = (top * width + left) * 4
      const q = p + width * 4
      for (let c = 0; c < 3; c++) {
        const above = old[p + c] * (1 - fx) + old[p + c + 4] * fx
        const below = old[q + c] * (1 - fx) + old[q + c + 4] * fx
        const carried = above * (1 - fy) + below * fy
        rgba[at + c] = rgba[at + c] * (1 - weight) + carried * weight
      }
    }
  }
}
