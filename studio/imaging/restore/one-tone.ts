/** Prints of one tone: black and white, or brown all through. */
import type { Raster } from '@media/raster'

const LEVELS = 32
/** Mean deviation of colours from the print's own scale of tones, 0..255. */
const MOST_APART = 5
/** Pixels that are looked at, at most. */
const SAMPLES = 60_000

/** Whether every tone of a picture has one colour: then its colour is that of paper and age. */
export function isOneTone({ rgba }: Raster): boolean {
  const step = 4 * Math.max(1, Math.floor(rgba.length / 4 / SAMPLES))
  const sums = Array.from({ length: LEVELS }, () => ({ count: 0, blue: 0, red: 0 }))
  const toneAt = (p: number) => {
    const [r, g, b] = [rgba[p], rgba[p + 1], rgba[p + 2]]
    const light = 0.299 * r + 0.587 * g + 0.114 * b
    const level = sums[Math.min(LEVELS - 1, Math.floor((light * LEVELS) / 256))]
    return { level, blue: b - light, red: r - light }
  }
  for (let p = 0; p < rgba.length; p += step) {
    const { level, blue, red } = toneAt(p)
    if (!level) continue
    level.count++
    level.blue += blue
    level.red += red
  }
  let [apart, count] = [0, 0]
  for (let p = 0; p < rgba.length; p += step) {
    const { level, blue, red } = toneAt(p)
    if (!level) continue
    apart += Math.hypot(blue - level.blue / level.count, red - level.red / level.count)
    count++
  }
  return count > 0 && apart / count < MOST_APART
}
