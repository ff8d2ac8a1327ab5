/** Contrast across the border of a filling: a smooth ground that was continued has none. */
import type { Raster } from '@media/raster'

const lightAt = ({ rgba }: Raster, at: number): number =>
  0.299 * rgba[at * 4] + 0.587 * rgba[at * 4 + 1] + 0.114 * rgba[at * 4 + 2]

/**
 * @param picture with its hole filled, about 320 pixels long
 * @param hole 1 = was filled
 * @returns mean difference in light of neighbours on both sides of the border, 0..255
 */
export function measureSeam(picture: Raster, hole: Uint8Array): number {
  const { width, height } = picture
  let [sum, count] = [0, 0]
  const compare = (a: number, b: number): void => {
    if (hole[a] === hole[b]) return
    sum += Math.abs(lightAt(picture, a) - lightAt(picture, b))
    count++
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (x + 1 < width) compare(at, at + 1)
      if (y + 1 < height) compare(at, at + width)
    }
  return count === 0 ? 0 : sum / count
}
