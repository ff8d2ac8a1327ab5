/** Bare paper around a picture, which must not be seen to move. */
import type { Raster } from '@media/raster'

/** Levels: deviation of paper with its fibres, and difference between the papers of two sides. */
const MOST_DEVIATION = 16
const MOST_DIFFERENCE = 14

/** True: one even colour runs along all four edges. */
export function hasMargin({ width, height, rgba }: Raster): boolean {
  const along = (
    length: number,
    at: (i: number) => number,
  ): { mean: number; deviation: number }[] =>
    [0, 1, 2].map((c) => {
      let [sum, squares] = [0, 0]
      for (let i = 0; i < length; i++) {
        const level = rgba[at(i) * 4 + c] ?? 0
        sum += level
        squares += level * level
      }
      const mean = sum / length
      return { mean, deviation: Math.sqrt(Math.max(0, squares / length - mean * mean)) }
    })
  const sides = [
    along(width, (x) => x),
    along(width, (x) => (height - 1) * width + x),
    along(height, (y) => y * width),
    along(height, (y) => y * width + width - 1),
  ]
  return [0, 1, 2].every((c) => {
    const means = sides.map((side) => side[c]?.mean ?? 0)
    return (
      sides.every((side) => (side[c]?.deviation ?? 0) <= MOST_DEVIATION) &&
      Math.max(...means) - Math.min(...means) <= MOST_DIFFERENCE
    )
  })
}
