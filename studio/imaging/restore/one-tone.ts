/** Prints of one tone: black and white, or brown all through. */
import type { Raster } from '@media/raster'
import { fitted, shrinkRaster } from '../segment/shrink'

const LEVELS = 32
/** Nine tenths of a print deviate by less from its own scale of tones, 0..255. */
const MOST = 0.9
const APART = 8.5
/** Long side of the copy that is looked at: grain and chroma noise are averaged away. */
const SIDE = 300

/** Whether every tone of a picture has one colour: then its colour is that of paper and age. */
export function isOneTone(picture: Raster): boolean {
  const { rgba } = shrinkRaster(picture, fitted(picture, SIDE))
  const count = new Float32Array(LEVELS)
  const [blues, reds] = [new Float32Array(LEVELS), new Float32Array(LEVELS)]
  const toneAt = (p: number) => {
    const [r, g, b] = [rgba[p], rgba[p + 1], rgba[p + 2]]
    const light = 0.299 * r + 0.587 * g + 0.114 * b
    const level = Math.min(LEVELS - 1, Math.floor((light * LEVELS) / 256))
    return { level, blue: b - light, red: r - light }
  }
  for (let p = 0; p < rgba.length; p += 4) {
    const { level, blue, red } = toneAt(p)
    count[level]++
    blues[level] += blue
    reds[level] += red
  }
  const apart = Float32Array.from({ length: rgba.length / 4 }, (_, i) => {
    const { level, blue, red } = toneAt(4 * i)
    return Math.hypot(blue - blues[level] / count[level], red - reds[level] / count[level])
  }).sort()
  return (apart[Math.floor(MOST * apart.length)] ?? 0) < APART
}
