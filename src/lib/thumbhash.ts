/** A thumbhash as a picture any Image or background can show, without canvas. */
import { thumbHashToRGBA } from 'thumbhash'
import { fromBase64, toBase64 } from './base64'
import { pngOfRgb } from './png'

/**
 * A thumbhash holds at most 7 × 7 waves, so 12 px a side lose nothing that a soft enlargement
 * shows, and the URL stays near 700 characters: a mini-program sends it to its view as text.
 */
const SIDE_PX = 12
const CACHE_MAX = 200

const cache = new Map<string, string | null>()

function decode(hash: string): string | null {
  const bytes = fromBase64(hash)
  // A hash has a 5 byte head and at least some waves.
  if (bytes.length < 8) return null
  const { w, h, rgba } = thumbHashToRGBA(bytes)
  const scale = Math.min(1, SIDE_PX / Math.max(w, h))
  const width = Math.max(1, Math.round(w * scale))
  const height = Math.max(1, Math.round(h * scale))
  const rgb: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at =
        (Math.floor(((y + 0.5) * h) / height) * w + Math.floor(((x + 0.5) * w) / width)) * 4
      rgb.push(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
    }
  }
  return `data:image/png;base64,${toBase64(pngOfRgb(width, height, rgb))}`
}

/** Data URL of a base64 thumbhash, or null when there is none or it is damaged. */
export function thumbhashUrl(hash: string | null | undefined): string | null {
  if (!hash) return null
  const known = cache.get(hash)
  if (known !== undefined) return known
  const url = decode(hash)
  if (cache.size >= CACHE_MAX) cache.clear()
  cache.set(hash, url)
  return url
}
