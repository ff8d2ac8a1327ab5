/**
 * Holes too large to be matched at full size: what was found at a fraction of it says which part of
 * the picture goes where, and the same part at full size brings its detail along.
 */
import type { Raster } from '@media/raster'
import type { Synthesis } from './synthesise'

/** More pixels than this are not matched at once: memory and time grow with them. */
const MOST_MATCHED = 3.2e6

/** Number of halvings before a size may be matched. */
export function halvingsFor({ width, height }: Raster, most = MOST_MATCHED): number {
  let times = 0
  while ((width * height) / 4 ** times > most) times += 1
  return times
}

type Colour = [red: number, green: number, blue: number]

/** The small picture between its pixels, as it looks enlarged. */
function enlargedAt({ level }: Synthesis, x: number, y: number, factor: number, to: Colour): void {
  const { width, height, pixels } = level
  const across = Math.min(width - 1, Math.max(0, (x + 0.5) / factor - 0.5))
  const down = Math.min(height - 1, Math.max(0, (y + 0.5) / factor - 0.5))
  const [left, top] = [Math.floor(across), Math.floor(down)]
  const [u, v] = [across - left, down - top]
  const right = left < width - 1 ? 4 : 0
  const below = top < height - 1 ? width * 4 : 0
  const at = (top * width + left) * 4
  for (let c = 0; c < 3; c++) {
    const upper = pixels[at + c] * (1 - u) + pixels[at + right + c] * u
    const lower = pixels[at + below + c] * (1 - u) + pixels[at + below + right + c] * u
    to[c] = upper * (1 - v) + lower * v
  }
}

/** Source of this pixel at full size; -1 where there is none. */
function locateSource(
  { level, matches }: Synthesis,
  { width, height }: Raster,
  factor: number,
  at: { x: number; y: number },
): number {
  const across = Math.min(level.width - 1, Math.floor(at.x / factor))
  const down = Math.min(level.height - 1, Math.floor(at.y / factor))
  const { box } = level
  const [left, top] = [across - box.left, down - box.top]
  if (left < 0 || top < 0 || left >= box.width || top >= box.height) return -1
  const from = matches.source[top * box.width + left]
  if (from < 0) return -1
  const x = (from % level.width) * factor + at.x - across * factor
  const y = Math.floor(from / level.width) * factor + at.y - down * factor
  return x < width && y < height ? y * width + x : -1
}

/**
 * Colours and transparency of the part's missing pixels, at full size.
 *
 * @param paint called once for each, with its place in the part
 */
export function fillFromSmaller(
  synthesis: Synthesis,
  { part, missing, factor }: { part: Raster; missing: Uint8Array; factor: number },
  paint: (i: number, colour: Colour, alpha: number) => void,
): void {
  const colour: Colour = [0, 0, 0]
  const smooth: Colour = [0, 0, 0]
  for (let i = 0; i < missing.length; i++) {
    if (!missing[i]) continue
    const [x, y] = [i % part.width, Math.floor(i / part.width)]
    enlargedAt(synthesis, x, y, factor, colour)
    const from = locateSource(synthesis, part, factor, { x, y })
    let alpha = 255
    if (from >= 0 && !missing[from]) {
      enlargedAt(synthesis, from % part.width, Math.floor(from / part.width), factor, smooth)
      alpha = part.rgba[from * 4 + 3]
      for (let c = 0; c < 3; c++) {
        const here = 255 + ((part.rgba[from * 4 + c] - 255) * alpha) / 255
        colour[c] = colour[c] + here - smooth[c]
      }
    }
    paint(i, colour, alpha)
  }
}
