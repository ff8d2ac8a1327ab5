import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Shape, ellipsePoints, polygon, stroke } from '../../geometry'
import { type Stage, addForms, downwards, rectangle } from '../parts/forms'
import { anchor } from '../scene-definition'
import type { RoomPaint } from './paint'
import { pairs } from '../../drawing/notation'

/** The wall with its openings; the light falls off towards the ceiling. */
export function addWall(stage: Stage, paint: RoomPaint, holes: readonly Point[][]): void {
  const { width, height, unit } = stage
  const outline = rectangle(-9 * unit, -9 * unit, width + 9 * unit, height + 9 * unit)
  const wall: Shape = {
    ...polygon(outline, paint.wall, { holes, plain: true }),
    gradient: downwards(
      0,
      height,
      shade(paint.wall, -0.06),
      shade(paint.wall, 0.02),
      shade(paint.wall, -0.05),
    ),
  }
  addForms(stage, 'wall', 0.5, [wall])
}

/** A frame around an opening, with the shaded reveal inside. */
export function drawFrame(points: readonly Point[], width: number, colour: Oklch): Shape[] {
  const closed = [...points, points[0], points[1]]
  return [
    stroke(closed, width, colour),
    stroke(closed, width * 0.22, shade(colour, 0.12), 'even', { detail: true }),
  ]
}

/** Bars of a lattice in a box: one of four old patterns. */
export function latticeBars(
  kind: number,
  box: readonly [left: number, top: number, right: number, bottom: number],
  thick: number,
  colour: Oklch,
): Shape[] {
  const [left, top, right, bottom] = box
  const w = right - left
  const h = bottom - top
  const at = (u: number, v: number): Point => [left + u * w, top + v * h]
  const lines: Point[][] = []
  const add = (...points: Point[]): void => {
    lines.push(points)
  }
  if (kind === 0) {
    // steps around an empty middle
    for (const u of [0.2, 0.8]) add(at(u, 0), at(u, 1))
    for (const v of [0.16, 0.84]) add(at(0, v), at(1, v))
    for (const [u, v] of pairs('0,0.5 0.8,0.5')) add(at(u, v), at(u + 0.2, v))
    for (const u of [0.4, 0.6]) {
      add(at(u, 0), at(u, 0.16))
      add(at(u, 0.84), at(u, 1))
    }
  } else if (kind === 1) {
    for (let i = 1; i < 4; i++) add(at(i / 4, 0), at(i / 4, 1))
    for (let i = 1; i < 4; i++) add(at(0, i / 4), at(1, i / 4))
  } else if (kind === 2) {
    // cracked ice
    add(at(0, 0.3), at(0.3, 0.22), at(0.55, 0.34), at(1, 0.24))
    add(at(0, 0.72), at(0.26, 0.8), at(0.62, 0.7), at(1, 0.8))
    add(at(0.3, 0), at(0.3, 0.22), at(0.2, 0.5), at(0.26, 0.8), at(0.18, 1))
    add(at(0.72, 0), at(0.55, 0.34))
    add(at(0.84, 0.27), at(0.78, 0.52), at(0.62, 0.7), at(0.7, 1))
    add(at(0, 0.5), at(0.2, 0.5))
    add(at(0.78, 0.52), at(1, 0.56))
  } else {
    for (let i = 1; i < 6; i++) add(at(i / 6, 0), at(i / 6, 1))
    for (const v of [0.12, 0.5, 0.88]) add(at(0, v), at(1, v))
  }
  return lines.map((line) => stroke(line, thick, colour, 'even', { detail: true }))
}

/** A table top along the bottom of the picture, with its edge and a few lines of grain. */
export function addTable(stage: Stage, paint: RoomPaint, top: number, depth = 0.34): void {
  const { width, height, short, unit } = stage
  const random = stage.random.fork('table')
  const edge = top + short * 0.17
  const lit = mixColour(paint.table, paint.paper, 0.16)
  const shapes: Shape[] = [
    {
      ...polygon(rectangle(-9, top, width + 9, edge), lit),
      gradient: downwards(top, edge, shade(lit, 0.05), paint.table),
    },
  ]
  for (let i = 0; i < 9; i++) {
    const y = top + (edge - top) * random.range(0.12, 0.92)
    const x = width * random.next()
    const half = short * random.range(0.08, 0.3)
    const grain: Point[] = [
      [x - half, y],
      [x, y + random.spread() * 3 * unit],
      [x + half, y + random.spread() * 2 * unit],
    ]
    shapes.push(stroke(grain, 2.2 * unit, shade(paint.table, -0.07), 'both', 'detail alpha 0.6'))
  }
  shapes.push(
    polygon(rectangle(-9, edge, width + 9, edge + short * 0.035), shade(paint.table, 0.04)),
    polygon(rectangle(-9, edge + short * 0.035, width + 9, height + 9), shade(paint.table, -0.16), {
      plain: true,
    }),
  )
  addForms(stage, 'table', depth, shapes)
}

/** Three places on a table whose back edge is at `top`. */
export function offerTable(
  stage: Stage,
  top: number,
  spots = '0.2,0.07 -0.22,0.05 -0.02,0.11',
): void {
  const { width, short, side } = stage
  for (const [share, down] of pairs(spots)) {
    const x = width / 2 + side * share * Math.min(width, short * 1.4)
    anchor(stage, 'table', [x, top + short * down], short * 1.05, 0.3 - down)
  }
}

/** A pool of lamplight: rings that grow fainter. */
export const lampPool = (x: number, y: number, radius: number, colour: Oklch): Shape[] =>
  [1, 0.72, 0.46].map((share) =>
    polygon(ellipsePoints(x, y, radius * share, radius * share * 0.92, 0, 36), colour, {
      ...{ alpha: 0.13, plain: true, glow: true },
    }),
  )
