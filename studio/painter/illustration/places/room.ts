import { type Form, polygonForm } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { fitWalls } from './interior-looks'
import type { Stage } from './stage'
import { type Point, polyline } from '../../drawing/notation'

/** A room looked straight into: its back wall is the rectangle between left, right, top and floor. */
export type Room = Readonly<{ left: number; right: number; top: number; floor: number }>

export function layOutWalls({ frame }: Stage, deep: number): Room {
  const { width, height } = frame
  return {
    left: width * deep,
    right: width * (1 - deep),
    top: height * deep * 0.72,
    floor: height * (1 - deep * 1.02),
  }
}

/**
 * Places on a wall at the side: depth 0 at the frame's edge to 1 at the back wall, height 0 at the
 * ceiling to 1 at the floor.
 *
 * @param side -1 at the left, 1 at the right
 */
export const sideWall =
  ({ frame: { width, height } }: Stage, walls: Room, side: 1 | -1) =>
  (depth: number, down: number): Point => {
    const x = side < 0 ? walls.left * depth : width - (width - walls.right) * depth
    const [top, floor] = [walls.top * depth, height - (height - walls.floor) * depth]
    return [x, top + (floor - top) * down]
  }

/** Of the forms of a shell, the first that is floor. */
export const FLOOR_FORM = 4

/** Ceiling and walls, then the floor, around the back wall. */
export function shell(stage: Stage, walls: Room, wall: Oklch, boards: Oklch): Form[] {
  const { left, right, top, floor } = walls
  const { width, height } = stage.frame
  const flat = (points: readonly Point[], fill: Parameters<typeof polygonForm>[1]): Form =>
    polygonForm([points], fill, 'ground plain')
  const seams = Array.from({ length: 15 }, (_, i): Point[] => {
    const t = i / 14
    const [a, b] = [left + (right - left) * t, -width * 0.5 + width * 2 * t]
    return polyline([a - 1, floor], [a + 1, floor], [b + 4, height + 10], [b - 4, height + 10])
  })
  return [
    flat(polyline([0, 0], [width, 0], [right, top], [left, top]), tone(wall, 0.05)),
    flat(
      polyline([0, 0], [left, top], [left, floor], [0, height]),
      linear([0, 0], [left, 0], tone(wall, -0.1), tone(wall, -0.05)),
    ),
    flat(
      polyline([width, 0], [right, top], [right, floor], [width, height]),
      linear([width, 0], [right, 0], tone(wall, -0.13), tone(wall, -0.07)),
    ),
    flat(polyline([left, top], [right, top], [right, floor], [left, floor]), wall),
    flat(
      polyline([left, floor], [right, floor], [width, height], [0, height]),
      linear([0, floor], [0, height], tone(boards, -0.05), tone(boards, 0.05)),
    ),
    many(seams, tone(boards, -0.12), { role: 'ground', alpha: 0.6 }),
    ...fitWalls(stage, walls),
  ]
}
