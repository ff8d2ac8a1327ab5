/**
 * Planes that last for one painting. A picture of a megapixel takes a dozen of four megabytes;
 * left to the collector those of the last picture still lie there while the next one is painted.
 */

/** Smaller ones are the collector's. */
const MIN_POOLED_LENGTH = 1 << 16
/** Planes cached for the next painting: more than most styles need. */
const MAX_POOLED_PLANES = 12
/** Larger ones, of photographs, are not cached. */
const MAX_POOLED_LENGTH = 1 << 21

let pool: Float32Array[] = []
/** Called when the planes of a painting are returned. */
const releaseListeners: (() => void)[] = []
/** Those of the painting that goes on; null: none does. */
let lent: Float32Array[] | null = null

/** A plane of zeros: within `borrowing` it is taken back when that ends, elsewhere it is new. */
export function acquireZeroPlane(length: number): Float32Array {
  if (!lent || length < MIN_POOLED_LENGTH) return new Float32Array(length)
  const at = pool.findIndex((plane) => plane.length === length)
  const [found] = at < 0 ? [] : pool.splice(at, 1)
  const plane = found?.fill(0) ?? new Float32Array(length)
  lent.push(plane)
  return plane
}

/**
 * An idle plane, up to four times as long as requested, with arbitrary contents; null: none fits,
 * or no painting runs.
 */
export function takeIdlePlane(length: number): Float32Array | null {
  if (!lent) return null
  const at = pool.findIndex((plane) => plane.length >= length && plane.length <= length * 4)
  const [found] = at < 0 ? [] : pool.splice(at, 1)
  if (found) lent.push(found)
  return found ?? null
}

/**
 * Releases a plane, or a view of a part of it, before the painting ends; it must not be read
 * afterwards. False: it was not lent.
 */
export function releasePlane({ buffer }: Float32Array): boolean {
  const at = lent?.findIndex((plane) => plane.buffer === buffer) ?? -1
  const [plane] = at < 0 ? [] : (lent?.splice(at, 1) ?? [])
  if (!plane) return false
  pool.push(plane)
  return true
}

/** A cache of borrowed planes must drop them in `forget`. */
export function onPlanesReleased(forget: () => void): void {
  releaseListeners.push(forget)
}

/** Lends the planes that `work` asks for. What it returns must be none of them. */
export function withPlanePool<T>(work: () => T): T {
  if (lent) return work()
  lent = []
  try {
    return work()
  } finally {
    // those of the size that is painted now are wanted next
    const size = Math.max(...lent.map(({ length }) => length))
    const fitting = [...lent, ...pool].filter(({ length }) => length === size)
    pool = fitting.filter(({ length }) => length <= MAX_POOLED_LENGTH).slice(0, MAX_POOLED_PLANES)
    lent = null
    for (const forget of releaseListeners) forget()
  }
}
