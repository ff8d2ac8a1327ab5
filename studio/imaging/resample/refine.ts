/** Constraints of an enlargement: reduced again it is the source, and no new halos. */
import type { Plane } from './plane'
import { resizePlane } from './resize'
import { spread } from './spread'

/** Adds what is missing after reducing again, `rounds` times (Irani & Peleg 1991). */
export function backProject(large: Plane, small: Plane, rounds: number): Plane {
  let current = large
  for (let round = 0; round < rounds; round++) {
    const missing = resizePlane(current, small.width, small.height, 'cubic')
    for (let i = 0; i < missing.values.length; i++)
      missing.values[i] = small.values[i] - missing.values[i]
    const back = resizePlane(missing, large.width, large.height, 'cubic')
    for (let i = 0; i < back.values.length; i++) back.values[i] = back.values[i] + current.values[i]
    current = back
  }
  return current
}

/** Keeps each pixel within what its 3x3 source pixels span, and `beyond` more. In place. */
export function clampToSource(large: Plane, small: Plane, beyond: number): void {
  const { width, height } = small
  const least = spread(small.values, width, height, false)
  const most = spread(small.values, width, height, true)
  for (let y = 0; y < large.height; y++) {
    const row = Math.floor((y * height) / large.height) * width
    for (let x = 0; x < large.width; x++) {
      const s = row + Math.floor((x * width) / large.width)
      const i = y * large.width + x
      large.values[i] = Math.min(most[s] + beyond, Math.max(least[s] - beyond, large.values[i]))
    }
  }
}

/** Makes edges steeper: away from the mean of the 3x3 pixels around, as far as they reach. */
export function sharpenEdges(plane: Plane): Plane {
  const { width, height, values } = plane
  const least = spread(values, width, height, false)
  const most = spread(values, width, height, true)
  const out = values.map((value, i) => {
    const [low, high] = [least[i], most[i]]
    return Math.min(high, Math.max(low, value + 0.8 * (value - (low + high) / 2)))
  })
  return { width, height, values: out }
}
