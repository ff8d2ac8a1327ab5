/** The surroundings of a hole, as networks are shown them, and marks on their grids. */
import { type Box, computeBounds, growBox } from '../../imaging/fill/region'
import type { Size } from '../../imaging/segment/shrink'

/** Fewer pixels around a hole show nothing. */
const LEAST_AROUND = 24

/** A hole with its surroundings, a share of its longer side; null: there is no hole. */
export function surroundingWindow(hole: Uint8Array, picture: Size, margin: number): Box | null {
  const inner = computeBounds(hole, picture.width, picture.height)
  if (!inner) return null
  const by = Math.max(LEAST_AROUND, Math.round(margin * Math.max(inner.width, inner.height)))
  return growBox(inner, by, picture.width, picture.height)
}

/** A hole on a grid over the window. */
export function sampleHoleAtCentres(
  hole: Uint8Array,
  width: number,
  window: Box,
  grid: Size,
): Uint8Array {
  return Uint8Array.from({ length: grid.width * grid.height }, (_, at) => {
    const x = window.left + Math.floor((((at % grid.width) + 0.5) * window.width) / grid.width)
    const y =
      window.top + Math.floor(((Math.floor(at / grid.width) + 0.5) * window.height) / grid.height)
    return hole[y * width + x]
  })
}

/** The marks that are connected with the seed. */
export function connected(marks: Uint8Array, seed: Uint8Array, { width }: Size): Uint8Array {
  const out = new Uint8Array(marks.length)
  const waiting: number[] = []
  seed.forEach((value, at) => {
    if (value && marks[at] && !out[at]) {
      out[at] = 1
      waiting.push(at)
    }
  })
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width
    const neighbours = [at - width, at + width]
    if (x > 0) neighbours.push(at - 1)
    if (x < width - 1) neighbours.push(at + 1)
    for (const next of neighbours)
      if (marks[next] && !out[next]) {
        out[next] = 1
        waiting.push(next)
      }
  }
  return out
}
