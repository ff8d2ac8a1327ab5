/** A box drawn on the picture as the range of a plan, in shares of its sides. */
import type { EditRegion } from '@contract/edits'
import type { BoxSize } from './regions'

export type EditBox = EditRegion['bounds']

interface Spot {
  x: number
  y: number
}

/** A smaller one was a tap. */
export const MIN_SIDE = 0.04

const clamp = (share: number) => Math.min(1, Math.max(0, share))
const round = (share: number) => Math.round(share * 1000) / 1000

/** Between two spots of the picture, in CSS px; null: too small for a box. */
export function buildBox(from: Spot, to: Spot, size: BoxSize): EditBox | null {
  const [left, right] = [from.x, to.x].map((x) => clamp(x / size.width)).sort((a, b) => a - b)
  const [top, bottom] = [from.y, to.y].map((y) => clamp(y / size.height)).sort((a, b) => a - b)
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return null
  const box = { x: round(left), y: round(top), width: right - left, height: bottom - top }
  if (Math.min(box.width, box.height) < MIN_SIDE) return null
  return { ...box, width: round(box.width), height: round(box.height) }
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

export const placeBox = ({ x, y, width, height }: EditBox) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})
