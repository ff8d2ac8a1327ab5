import { smoothstep } from '../../lib/maths'
import { type DrawnThing, type Guide, NO_GUIDE, RIDGE_STEPS } from './guide'
import { type RawPicture, shrinkPicture } from './picture'
import { type Stroke, findStrokes } from './strokes'

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
