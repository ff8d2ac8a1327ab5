/** Left or right across the picture decides; up and down scrolls, as everywhere. */

export interface Point {
  readonly x: number
  readonly y: number
}

export type Side = 'left' | 'right'

const FAR_PX = 88
/** Clearly sideways: this many times farther than up or down. */
const SIDEWAYS = 1.8

export function detectSwipeSide(from: Point, to: Point): Side | null {
  const dx = to.x - from.x
  if (Math.abs(dx) < FAR_PX || Math.abs(dx) < SIDEWAYS * Math.abs(to.y - from.y)) return null
  return dx < 0 ? 'left' : 'right'
}

/** Offset of the picture: that of the finger, once it is clearly sideways. */
export function followPx(from: Point, to: Point): number {
  const dx = to.x - from.x
  return Math.abs(dx) > SIDEWAYS * Math.abs(to.y - from.y) ? dx : 0
}
