/** Grain of a photograph: how much there is, and the same over what was added to it. */
import type { Raster } from '@media/raster'
import { createDice } from './dice'
import type { Box } from './region'

/** Less than this is not visible; more is not grain. Levels of 255. */
const LEAST = 0.8
const MOST = 9

/**
 * Standard deviation of the noise in a part of a picture, in levels (Immerkær 1996): what is left
 * when everything that changes steadily is taken away. Texture counts a little too, so the result
 * is taken for half.
 */
export function measureGrain({ width, rgba }: Raster, { left, top, ...size }: Box): number {
  const light = (x: number, y: number): number => rgba[(y * width + x) * 4 + 1]
  let sum = 0
  let count = 0
  for (let y = top + 1; y < top + size.height - 1; y += 2) {
    for (let x = left + 1; x < left + size.width - 1; x += 2) {
      const corners =
        light(x - 1, y - 1) + light(x + 1, y - 1) + light(x - 1, y + 1) + light(x + 1, y + 1)
      const sides = light(x, y - 1) + light(x, y + 1) + light(x - 1, y) + light(x + 1, y)
      const rest = Math.abs(corners - 2 * sides + 4 * light(x, y))
      // an edge is no grain
      if (rest > 60) continue
      sum += rest
      count++
    }
  }
  return count > 0 ? (0.5 * Math.sqrt(Math.PI / 2) * sum) / (6 * count) : 0
}

/** Lays grain over the pixels that `share` (0..255) says are new. */
export function addGrain(picture: Raster, share: Uint8Array, sigma: number, seed: number): void {
  if (sigma < LEAST) return
  const strength = Math.min(sigma, MOST)
  const dice = createDice(seed)
  share.forEach((value, i) => {
    if (value === 0) return
    const ticket = dice()
    // four uniform bytes together are bell-shaped, deviation 147.8
    const bell =
      (ticket & 255) + ((ticket >>> 8) & 255) + ((ticket >>> 16) & 255) + (ticket >>> 24) - 510
    const grain = ((bell / 147.8) * strength * value) / 255
    for (let c = 0; c < 3; c++) picture.rgba[i * 4 + c] = picture.rgba[i * 4 + c] + grain
  })
}
