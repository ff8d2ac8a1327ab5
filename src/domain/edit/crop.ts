/** A square cut of a picture around a place of it, as a background. */
import type { EditRegion } from '@contract/edits'

/** A cut shows at least this share of the picture, so that a small thing has its surroundings. */
const MIN_SHARE = 0.18
const SURROUNDINGS = 1.15

/** In percent of a background, where 0 and 100 are its ends. */
const position = (from: number, share: number) => (share >= 1 ? 50 : (from / (1 - share)) * 100)

export interface Crop {
  /** Width of the background in percent of the square. */
  sizePercent: number
  x: number
  y: number
}

/** `ratio`: width by height of the picture. */
export function computeCrop({ x, y, width, height }: EditRegion['bounds'], ratio: number): Crop {
  // The side of the square in shares of the width: of a wide sky a piece, of a boat the whole.
  const own = Math.min(width, height / ratio) * SURROUNDINGS
  const side = Math.min(Math.max(own, MIN_SHARE), 1, 1 / ratio)
  const high = side * ratio
  const left = Math.min(Math.max(0, x + width / 2 - side / 2), 1 - side)
  const top = Math.min(Math.max(0, y + height / 2 - high / 2), 1 - high)
  return { sizePercent: 100 / side, x: position(left, side), y: position(top, high) }
}

export function cropStyle(
  url: string,
  bounds: EditRegion['bounds'],
  ratio: number,
): Record<string, string> {
  const { sizePercent, x, y } = computeCrop(bounds, ratio)
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${sizePercent.toFixed(1)}% auto`,
    backgroundPosition: `${x.toFixed(1)}% ${y.toFixed(1)}%`,
  }
}
