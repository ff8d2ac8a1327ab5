/** Large pictures in pieces, so that floats of the whole picture never exist at once. */
import type { Box } from './plane'

export interface Tile {
  /** Output area of this tile, within the picture. */
  readonly inner: Box
  /** Input area: `inner` and a margin, which may extend over the picture's edge. */
  readonly outer: Box
}

export function listTiles(width: number, height: number, size: number, margin: number): Tile[] {
  const tiles: Tile[] = []
  for (let top = 0; top < height; top += size) {
    for (let left = 0; left < width; left += size) {
      const inner = {
        left,
        top,
        width: Math.min(size, width - left),
        height: Math.min(size, height - top),
      }
      const outer = {
        left: left - margin,
        top: top - margin,
        width: inner.width + 2 * margin,
        height: inner.height + 2 * margin,
      }
      tiles.push({ inner, outer })
    }
  }
  return tiles
}
