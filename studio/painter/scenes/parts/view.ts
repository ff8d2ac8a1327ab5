import type { Point } from '../../drawing'

/**
 * One-point perspective: x to the right and y up in metres from the ground under the viewer,
 * z metres ahead.
 */
export interface View {
  /** The vanishing point, pixels. */
  readonly x: number
  readonly y: number
  /** Pixels that a metre takes one metre ahead. */
  readonly focal: number
  /** Height of the viewer's eye, metres. */
  readonly eye: number
  at(x: number, y: number, z: number): Point
  /** Pixels that a metre takes at z. */
  metre(z: number): number
}

export const makeView = (x: number, y: number, focal: number, eye: number): View => ({
  ...{ x, y, focal, eye },
  at: (px, py, pz) => [x + (px * focal) / pz, y + ((eye - py) * focal) / pz],
  metre: (pz) => focal / pz,
})

/** A flat piece of the picture with its own metres: u along it, v up. */
export type Plane = (u: number, v: number) => Point

/** A rectangle on a plane. */
export function panel(plane: Plane, u0: number, v0: number, u1: number, v1: number): Point[] {
  return [plane(u0, v0), plane(u1, v0), plane(u1, v1), plane(u0, v1)]
}
