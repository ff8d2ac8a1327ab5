import { smoothstep } from '../../lib/maths'
import { type DrawnThing, type Guide, NO_GUIDE, RIDGE_STEPS } from './guide'
import { type RawPicture, shrinkPicture } from './picture'

/** Cells of one colour that touch each other; `right` and `bottom` are one past the last. */
interface Stroke {
  readonly cells: readonly number[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Blots smaller than this many cells are slips of the finger. */
const SMALLEST = 4
const INK_DISTANCE = 42

const distance = (rgba: Uint8ClampedArray, i: number, r: number, g: number, b: number): number =>
  Math.abs(rgba[i] - r) + Math.abs(rgba[i + 1] - g) + Math.abs(rgba[i + 2] - b)

/** The commonest colour along the edges: what was drawn on. Null: clear ground. */
function findGroundColour({
  width,
  height,
  rgba,
}: RawPicture): readonly [number, number, number] | null {
  const counts = new Map<number, number>()
  let clear = 0
  let opaque = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (y > 1 && x > 1 && x < width - 2) continue
      const i = (y * width + x) * 4
      if (rgba[i + 3] < 128) {
        clear += 1
        continue
      }
      opaque += 1
      const key = [0, 1, 2].reduce((sum, c) => sum * 16 + (rgba[i + c] >> 4), 0)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  if (clear > opaque) return null
  const best = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0xfff
  return [(best >> 8) * 16 + 8, ((best >> 4) & 15) * 16 + 8, (best & 15) * 16 + 8]
}

/** One number a cell: 0 for ground, else the stroke colour it belongs to (1…). */
function maskInk(picture: RawPicture): Uint8Array {
  const { rgba } = picture
  const ground = findGroundColour(picture)
  const inks: (readonly [number, number, number])[] = []
  return Uint8Array.from({ length: picture.width * picture.height }, (_, cell) => {
    const i = cell * 4
    if (rgba[i + 3] < 60) return 0
    if (ground && distance(rgba, i, ...ground) < INK_DISTANCE) return 0
    const known = inks.findIndex((ink) => distance(rgba, i, ...ink) < 150)
    if (known >= 0) return known + 1
    if (inks.length >= 24) return inks.length
    inks.push([rgba[i], rgba[i + 1], rgba[i + 2]])
    return inks.length
  })
}

/** Strokes of a small picture (one cell a pixel), in reading order of their first cell. */
function findStrokes(picture: RawPicture): Stroke[] {
  const { width, height } = picture
  const ink = maskInk(picture)
  const seen = new Uint8Array(ink.length)
  const strokes: Stroke[] = []
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] === 0 || seen[start]) continue
    const cells = [start]
    seen[start] = 1
    for (const cell of cells)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const x = (cell % width) + dx
          const y = Math.floor(cell / width) + dy
          if (x < 0 || y < 0 || x >= width || y >= height) continue
          const next = y * width + x
          if (seen[next] || ink[next] !== ink[start]) continue
          seen[next] = 1
          cells.push(next)
        }
    if (cells.length < SMALLEST) continue
    const xs = cells.map((cell) => cell % width)
    const ys = cells.map((cell) => Math.floor(cell / width))
    strokes.push({
      cells,
      left: Math.min(...xs),
      right: Math.max(...xs) + 1,
      top: Math.min(...ys),
      bottom: Math.max(...ys) + 1,
    })
  }
  return strokes
}

const GRID = RIDGE_STEPS

/** A line runs across most of the picture; flatter than this it is a horizon, else a ridge. */
const LINE_WIDTH = 0.5
const LINE_THICKNESS = 0.09
const FLAT_RANGE = 0.07

/** A stroke's upper edge from left to right, as shares of the height; its ends run on level. */
function upperEdge(stroke: Stroke): Float32Array {
  const edge = new Float32Array(GRID).fill(-1)
  for (const cell of stroke.cells) {
    const x = cell % GRID
    const y = (Math.floor(cell / GRID) + 0.5) / GRID
    const known = edge[x]
    if (known < 0 || y < known) edge[x] = y
  }
  let last = edge.find((y) => y >= 0) ?? 0.5
  for (let x = 0; x < GRID; x++) {
    if (edge[x] < 0) edge[x] = last
    else last = edge[x]
  }
  return edge
}

const measureRange = (values: Float32Array): number => Math.max(...values) - Math.min(...values)

export const computeMean = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** A drawn line across the picture, or land filled from there to the lower edge. */
function isLine(stroke: Stroke): boolean {
  if (stroke.right - stroke.left < LINE_WIDTH * GRID) return false
  const thickness = stroke.cells.length / (stroke.right - stroke.left) / GRID
  return thickness < LINE_THICKNESS || stroke.bottom >= GRID - 2
}

const toDrawnThing = (stroke: Stroke): DrawnThing => ({
  x: (stroke.left + stroke.right) / 2 / GRID,
  y: (stroke.top + stroke.bottom) / 2 / GRID,
  width: (stroke.right - stroke.left) / GRID,
  height: (stroke.bottom - stroke.top) / GRID,
})

/** A round blot high up is the sun or the moon. */
function isLight(thing: DrawnThing, aspect: number, horizon: number): boolean {
  const shape = (thing.width * aspect) / Math.max(0.001, thing.height)
  const isRound = smoothstep(0.62, 0.78, shape) * smoothstep(1.6, 1.3, shape) > 0.5
  return isRound && thing.y < horizon && thing.height < 0.34
}

/**
 * Reads a doodle: lines across become the horizon or ridges, a round blot in the sky the light,
 * everything else the places of things.
 *
 * @param sketch strokes on clear or evenly coloured ground, any size
 */
export function readSketch(sketch: RawPicture): Guide {
  const strokes = findStrokes(shrinkPicture(sketch, GRID, GRID))
  const edges = strokes.filter(isLine).map(upperEdge)
  const level = edges.filter((edge) => measureRange(edge) < FLAT_RANGE)
  const ridges = edges
    .filter((edge) => measureRange(edge) >= FLAT_RANGE)
    .sort((a, b) => computeMean(a) - computeMean(b))
  const [firstLevel] = level
  const horizon = firstLevel ? computeMean(firstLevel) : null
  const things = strokes
    .filter((stroke) => !isLine(stroke))
    .map(toDrawnThing)
    .sort((a, b) => b.width * b.height - a.width * a.height)
  const aspect = sketch.width / sketch.height
  const light = things.find((thing) => isLight(thing, aspect, horizon ?? 0.5)) ?? null
  const others = things.filter((thing) => thing !== light)
  const [first] = others
  return {
    ...NO_GUIDE,
    horizon,
    ridges,
    light: light && { x: light.x, y: light.y, radius: light.height / 2 },
    things: others,
    side: first ? (first.x < 0.5 ? -1 : 1) : null,
  }
}
