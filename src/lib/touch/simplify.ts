/** Fewer points for the same line (Ramer 1972, Douglas and Peucker 1973). */

/** Squared distance of the i-th point from the segment between the a-th and the b-th. */
function offLine(at: (i: number) => [number, number]) {
  return (i: number, a: number, b: number): number => {
    const [px, py] = at(i)
    const [ax, ay] = at(a)
    const [bx, by] = at(b)
    const dx = bx - ax
    const dy = by - ay
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / length
    const along = Math.min(1, Math.max(0, share))
    return (px - ax - along * dx) ** 2 + (py - ay - along * dy) ** 2
  }
}

/** Which of `count` points to keep so that the others lie within `tolerance` of what remains. */
export function simplifiedPoints(
  count: number,
  at: (i: number) => [number, number],
  tolerance: number,
): ReadonlySet<number> {
  const distance = offLine(at)
  const indices = new Set([0, count - 1])
  const open: [number, number][] = [[0, count - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [a, b] = span
    let worst = tolerance * tolerance
    let farthest = -1
    for (let i = a + 1; i < b; i += 1) {
      const off = distance(i, a, b)
      if (off <= worst) continue
      worst = off
      farthest = i
    }
    if (farthest < 0) continue
    indices.add(farthest)
    open.push([a, farthest], [farthest, b])
  }
  return indices
}
