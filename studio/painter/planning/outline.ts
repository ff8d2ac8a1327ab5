import { type Point, polyline } from '../drawing/notation'

/** From a silhouette to one closed line that is small enough to be sent. */

export type Grid = { readonly width: number; readonly height: number }

/** Parts farther apart than this are joined by their hull, cells. */
const MOST_GROWTH = 6
/** Of everything covered, what the largest part must hold to be the outline. */
const MOST_OF_IT = 0.9
/** The box of everything covered may be so much larger than that of the outline. */
const MOST_BEYOND = 1.2

interface Parts {
  readonly labels: Uint16Array
  /** Cells of each part; part 0 is the background. */
  readonly sizes: readonly number[]
}

/** The first run of the part that a run belongs to. */
function findRoot(parents: number[], run: number): number {
  let root = run
  while (parents[root] !== root) root = parents[root] ?? 0
  for (let at = run; at !== root;) [at, parents[at]] = [parents[at] ?? 0, root]
  return root
}

/** Parts by the runs of their rows, numbered by their first cell; cells that touch at a corner are joined. */
function findParts(cells: Uint8Array, { width }: Grid): Parts {
  const [starts, ends, parents]: number[][] = [[], [], []]
  // runs of the row above, from the first one that can still touch one of this row
  let [above, first, row] = [0, 0, -2]
  for (let at = cells.indexOf(1); at >= 0; at = cells.indexOf(1, at)) {
    const y = (at / width) | 0
    if (y !== row) {
      above = y === row + 1 ? first : starts.length
      first = starts.length
      row = y
    }
    const run = starts.push(at) - 1
    const end = (y + 1) * width
    while (at < end && cells[at] !== 0) at++
    ends.push(at)
    parents.push(run)
    while (above < first && ends[above] + width < starts[run]) above++
    for (let near = above; near < first && starts[near] + width <= at; near++) {
      const [one, two] = [findRoot(parents, near), findRoot(parents, run)]
      parents[Math.max(one, two)] = Math.min(one, two)
    }
  }
  const labels = new Uint16Array(cells.length)
  const sizes = [0]
  const known = new Uint16Array(starts.length)
  starts.forEach((start, run) => {
    const root = findRoot(parents, run)
    const label = known[root] || (known[root] = sizes.push(0) - 1)
    labels.fill(label, start, ends[run])
    sizes[label] += ends[run] - start
  })
  return { labels, sizes }
}

function grow(cells: Uint8Array, { width, height }: Grid): Uint8Array {
  const grown = new Uint8Array(cells)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (!cells[at]) continue
      if (x > 0) grown[at - 1] = 1
      if (x < width - 1) grown[at + 1] = 1
      if (y > 0) grown[at - width] = 1
      if (y < height - 1) grown[at + width] = 1
    }
  return grown
}

/** Steps along the edge of cells: right, down, left, up. */
const STEPS: readonly Point[] = polyline([1, 0], [0, 1], [-1, 0], [0, -1])
/** The cell at the left and at the right ahead of a corner, by direction. */
const LEFT: readonly Point[] = polyline([0, -1], [0, 0], [-1, 0], [-1, -1])
const RIGHT: readonly Point[] = polyline([0, 0], [-1, 0], [-1, -1], [0, -1])

/** The outer edge of a part, corner by corner, clockwise. */
function traceEdge({ labels }: Parts, label: number, { width, height }: Grid): Point[] {
  const start = labels.indexOf(label)
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === label
  const line: Point[] = []
  const from: Point = [start % width, (start / width) | 0]
  let [x, y] = from
  let way = 0
  do {
    const [lx, ly] = LEFT[way]
    const [rx, ry] = RIGHT[way]
    const turned = isIn(x + lx, y + ly) ? 3 : isIn(x + rx, y + ry) ? 0 : 1
    if (turned !== 0 || line.length === 0) line.push([x, y])
    way = (way + turned) % 4
    // at a corner without a cell ahead the edge turns on the spot
    if (turned === 1) continue
    x += STEPS[way][0]
    y += STEPS[way][1]
  } while (x !== from[0] || y !== from[1] || way !== 3)
  return line
}

/** The square of the distance of a point from the line between two others. */
function measureOff([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length
  const share = along < 0 ? 0 : along > 1 ? 1 : along
  const offX = x - ax - share * dx
  const offY = y - ay - share * dy
  return offX * offX + offY * offY
}

/** Douglas and Peucker (1973). */
function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const stack: [number, number][] = [[0, line.length - 1]]
  while (stack.length > 0) {
    const [from, to] = stack.pop() ?? [0, 0]
    let farthest = tolerance * tolerance
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const off = measureOff(line[i], line[from], line[to])
      if (off <= farthest) continue
      farthest = off
      at = i
    }
    if (at < 0) continue
    keep[at] = 1
    stack.push([from, at], [at, to])
  }
  return line.filter((_, i) => keep[i])
}

function simplifyRing(ring: readonly Point[], most: number): Point[] {
  const half = ring.length >> 1
  const open = [...ring.slice(0, half + 1)]
  const rest = [...ring.slice(half), ring[0]]
  for (let tolerance = 0.5; ; tolerance *= 1.35) {
    const points = [
      ...simplifyLine(open, tolerance).slice(0, -1),
      ...simplifyLine(rest, tolerance).slice(0, -1),
    ]
    if (points.length <= most) return points
  }
}

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

function hullChain(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    while (chain.length > 1 && cross(chain[chain.length - 2], chain[chain.length - 1], point) <= 0)
      chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/**
 * Andrew's monotone chain over the corners of covered cells. Only the first and the last cell of a
 * row can be a corner of the hull.
 */
function convexHull(cells: Uint8Array, { width, height }: Grid): Point[] {
  const points: Point[] = []
  for (let y = 0; y < height; y++) {
    const row = cells.subarray(y * width, (y + 1) * width)
    const left = row.indexOf(1)
    if (left < 0) continue
    const right = row.lastIndexOf(1) + 1
    points.push([left, y], [left, y + 1], [right, y], [right, y + 1])
  }
  points.sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  return [...hullChain(points), ...hullChain([...points].reverse())]
}

function areaOfBox(points: readonly Point[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}

/**
 * The outer edge of what is covered, in cells; parts near each other count as one, and parts far
 * apart are held by their convex hull.
 * @param most points at most
 */
export function outlineCells(cells: Uint8Array, { width, height }: Grid, most: number): Point[] {
  const [start, end] = [cells.indexOf(1), cells.lastIndexOf(1)]
  if (start < 0) return []
  let [left, right] = [width, 0]
  for (let at = start; at <= end; at++) {
    if (cells[at] === 0) continue
    const x = at % width
    if (x < left) left = x
    if (x >= right) right = x + 1
  }
  // nothing grows out of this
  left = Math.max(0, left - MOST_GROWTH)
  right = Math.min(width, right + MOST_GROWTH)
  const top = Math.max(0, Math.floor(start / width) - MOST_GROWTH)
  const bottom = Math.min(height, Math.floor(end / width) + 1 + MOST_GROWTH)
  const grid = { width: right - left, height: bottom - top }
  const own = new Uint8Array(grid.width * grid.height)
  for (let y = top; y < bottom; y++)
    own.set(cells.subarray(y * width + left, y * width + right), (y - top) * grid.width)
  return outlineOwn(own, grid, most).map(([x, y]): Point => [x + left, y + top])
}

function outlineOwn(cells: Uint8Array, grid: Grid, most: number): Point[] {
  let grown = cells
  const hull = convexHull(cells, grid)
  for (let growth = 0; growth <= MOST_GROWTH; growth++) {
    const parts = findParts(grown, grid)
    const total = parts.sizes.reduce((sum, size) => sum + size, 0)
    const largest = Math.max(...parts.sizes)
    if (largest >= total * MOST_OF_IT) {
      const edge = traceEdge(parts, parts.sizes.indexOf(largest), grid)
      if (areaOfBox(edge) * MOST_BEYOND >= areaOfBox(hull)) return simplifyRing(edge, most)
    }
    grown = grow(grown, grid)
  }
  return simplifyRing(hull, most)
}
