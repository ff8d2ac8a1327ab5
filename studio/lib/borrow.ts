/**
 * Planes that last for one painting. A picture of a megapixel takes a dozen of four megabytes;
 * left to the collector those of the last picture still lie there while the next one is painted.
 */

/** Smaller ones are the collector's. */
const LEAST_LENT = 1 << 16
/** Planes cached for the next painting: more than most styles need. */
const MOST_KEPT = 12
/** Larger ones, of photographs, are not cached. */
const LARGEST_KEPT = 1 << 21

let kept: Float32Array[] = []
/** Called when the planes of a painting are returned. */
const forgetters: (() => void)[] = []
/** Those of the painting that goes on; null: none does. */
let lent: Float32Array[] | null = null

/** A plane of zeros: within `borrowing` it is taken back when that ends, elsewhere it is new. */
export function emptyPlane(length: number): Float32Array {
  if (!lent || length < LEAST_LENT) return new Float32Array(length)
  const at = kept.findIndex((plane) => plane.length === length)
  const [found] = at < 0 ? [] : kept.splice(at, 1)
  const plane = found?.fill(0) ?? new Float32Array(length)
  lent.push(plane)
  return plane
}

/**
 * One of the planes that nobody uses at the moment, up to four times as long as asked, with whatever
 * was in it; null: none fits, or nothing is painted.
 */
export function idlePlane(length: number): Float32Array | null {
  if (!lent) return null
  const at = kept.findIndex((plane) => plane.length >= length && plane.length <= length * 4)
  const [found] = at < 0 ? [] : kept.splice(at, 1)
  if (found) lent.push(found)
  return found ?? null
}

/**
 * Gives a plane, or a part that stands for it, back before the painting ends; nobody may look at it
 * any more. False: it was not lent.
 */
export function giveBack({ buffer }: Float32Array): boolean {
  const at = lent?.findIndex((plane) => plane.buffer === buffer) ?? -1
  const [plane] = at < 0 ? [] : (lent?.splice(at, 1) ?? [])
  if (!plane) return false
  kept.push(plane)
  return true
}

/** A cache of borrowed planes must drop them in `forget`. */
export function whenTakenBack(forget: () => void): void {
  forgetters.push(forget)
}

/** Lends the planes that `work` asks for. What it returns must be none of them. */
export function borrowing<T>(work: () => T): T {
  if (lent) return work()
  lent = []
  try {
    return work()
  } finally {
    // those of the size that is painted now are wanted next
    const size = Math.max(...lent.map(({ length }) => length))
    const fitting = [...lent, ...kept].filter(({ length }) => length === size)
    kept = fitting.filter(({ length }) => length <= LARGEST_KEPT).slice(0, MOST_KEPT)
    lent = null
    for (const forget of forgetters) forget()
  }
}
