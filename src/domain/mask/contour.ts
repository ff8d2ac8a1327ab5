/** The edge of a mask as lines: marching squares (Lorensen and Cline 1987, in the plane). */
import type { Field } from './field'

/** x and y in turns, in shares of the picture; closed when it ends where it begins. */
export type Contour = number[]

const LEVEL = 0.5

/** Sides of a square in turn: top, right, bottom, left. Which two a corner pattern connects. */
const CONNECTED: readonly (readonly [number, number][])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

interface Edge {
  key: number
  x: number
  y: number
}

type Links = Map<number, { at: Edge; to: Edge[] }>

/** Every place where the edge crosses the grid, linked to its neighbours. */
function crossings({ width, height, values }: Field): Links {
  const links: Links = new Map()
  // Outside the picture nothing is meant.
  const value = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] ?? 0)
  const span = width + 2
  const crossing = (x: number, y: number, side: number): Edge => {
    const across = side === 0 || side === 2
    const ex = side === 1 ? x + 1 : x
    const ey = side === 2 ? y + 1 : y
    const one = value(ex, ey)
    const two = across ? value(ex + 1, ey) : value(ex, ey + 1)
    const share = (LEVEL - one) / (two - one)
    return {
      key: ((ey + 1) * span + ex + 1) * 2 + (across ? 0 : 1),
      x: (ex + 0.5 + (across ? share : 0)) / width,
      y: (ey + 0.5 + (across ? 0 : share)) / height,
    }
  }
  const link = (from: Edge, to: Edge) => {
    const known = links.get(from.key)
    if (known) known.to.push(to)
    else links.set(from.key, { at: from, to: [to] })
  }
  for (let y = -1; y < height; y += 1) {
    for (let x = -1; x < width; x += 1) {
      const pattern =
        (value(x, y) > LEVEL ? 1 : 0) |
        (value(x + 1, y) > LEVEL ? 2 : 0) |
        (value(x + 1, y + 1) > LEVEL ? 4 : 0) |
        (value(x, y + 1) > LEVEL ? 8 : 0)
      for (const [one, two] of CONNECTED[pattern] ?? []) {
        const [from, to] = [crossing(x, y, one), crossing(x, y, two)]
        link(from, to)
        link(to, from)
      }
    }
  }
  return links
}

const clamped = (share: number): number => Math.min(1, Math.max(0, share))

/** Closed lines round everything that is meant. */
export function traceContours(field: Field): Contour[] {
  const links = crossings(field)
  const seen = new Set<number>()
  const contours: Contour[] = []
  for (const { at } of links.values()) {
    if (seen.has(at.key)) continue
    const line: Contour = []
    let next: Edge | undefined = at
    while (next) {
      seen.add(next.key)
      line.push(clamped(next.x), clamped(next.y))
      next = links.get(next.key)?.to.find(({ key }) => !seen.has(key))
    }
    line.push(clamped(at.x), clamped(at.y))
    contours.push(line)
  }
  return contours
}
