/** Cleans line art: pieces of ink that are too small to be a line are taken away. */

const INKED = 0.25

/** All inked pixels that hang together with `start` (eight neighbours), written into `stack`. */
function piece(
  ink: Float32Array,
  seen: Uint8Array,
  stack: Int32Array,
  { start, width }: { start: number; width: number },
): number {
  const height = ink.length / width
  let top = 1
  stack[0] = start
  seen[start] = 1
  for (let n = 0; n < top; n++) {
    const at = stack[n]
    const x = at % width
    const y = (at - x) / width
    for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
        const next = at + dy * width + dx
        if (seen[next] || ink[next] < INKED) continue
        seen[next] = 1
        stack[top++] = next
      }
    }
  }
  return top
}

/**
 * Takes away what holds less ink than `least`, in place.
 *
 * @param ink 0..1 for each pixel
 * @param least pixels
 */
export function dropSpecks(ink: Float32Array, width: number, least: number): void {
  const seen = new Uint8Array(ink.length)
  const stack = new Int32Array(ink.length)
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] || ink[start] < INKED) continue
    const size = piece(ink, seen, stack, { start, width })
    if (size >= least) continue
    for (let n = 0; n < size; n++) ink[stack[n]] = 0
  }
  // the soft rims of what went
  for (let i = 0; i < ink.length; i++) {
    if (seen[i] || ink[i] === 0) continue
    const touchesInk =
      (ink[i - 1] ?? 0) >= INKED ||
      (ink[i + 1] ?? 0) >= INKED ||
      (ink[i - width] ?? 0) >= INKED ||
      (ink[i + width] ?? 0) >= INKED
    if (!touchesInk) ink[i] = 0
  }
}
