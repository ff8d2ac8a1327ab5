/** Round numbers for the lines of a plot. */

/** The smallest of 1, 2, 5 × 10ⁿ that reaches `most` in at most `steps` steps; at least 1. */
export function stepFor(most: number, steps = 4): number {
  const rough = Math.max(1, most / steps)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return factor * power
}

/** 0, a step, two steps … up to the first at or above `most`. */
export function ticksFor(most: number): number[] {
  const step = stepFor(most)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
