/** Connected places of a map of likelihoods, as upright boxes. */

export interface Region {
  readonly left: number
  readonly top: number
  /** Behind the last place. */
  readonly right: number
  readonly bottom: number
  readonly places: number
  /** Mean likelihood of its places. */
  readonly mean: number
}

/** Places of at least `least` that touch each other on a side. */
export function findConnectedRegions(
  { width, height, values }: { width: number; height: number; values: Float32Array },
  least: number,
): Region[] {
  const seen = new Uint8Array(width * height)
  const found: Region[] = []
  const open: number[] = []
  const visit = (at: number): void => {
    if (seen[at] || (values[at] ?? 0) < least) return
    seen[at] = 1
    open.push(at)
  }
  for (let start = 0; start < values.length; start++) {
    visit(start)
    if (open.length === 0) continue
    let [left, top, right, bottom, places, sum] = [width, height, 0, 0, 0, 0]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      places++
      sum += values[at] ?? 0
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (y > 0) visit(at - width)
      if (y < height - 1) visit(at + width)
    }
    found.push({ left, top, right, bottom, places, mean: sum / places })
  }
  return found
}
