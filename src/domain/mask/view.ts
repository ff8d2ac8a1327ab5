/** Viewport of the canvas: converts between marks and px. */
import { MASK_SCALE } from '@contract/tools/mask'
import {
  fitInside,
  type Limits,
  type Point,
  type Size,
  type Transform,
} from '@/lib/touch/transform'

export interface View {
  canvas: Size
  picture: Size
  transform: Transform
}

/** Close enough to follow a hair; the edge can be pulled out of the dead zone. */
export const WORKING: Limits = { maxScale: 8, slack: 48 }

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** The shown picture in px from the canvas's top left corner. */
export function shownRect({ canvas, picture, transform }: View): Rect {
  const { scale, x, y } = transform
  const size = fitInside(picture, canvas)
  const width = size.width * scale
  const height = size.height * scale
  return {
    left: canvas.width / 2 + x - width / 2,
    top: canvas.height / 2 + y - height / 2,
    width,
    height,
  }
}

const within = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(value)))

/** A point of the canvas (px from its centre) in mask units; lines may leave the picture. */
export function toUnits(view: View, point: Point): Point {
  const { left, top, width, height } = shownRect(view)
  const x = (point.x + view.canvas.width / 2 - left) / width
  const y = (point.y + view.canvas.height / 2 - top) / height
  return {
    x: within(x * MASK_SCALE, -MASK_SCALE, 2 * MASK_SCALE),
    y: within(y * MASK_SCALE, -MASK_SCALE, 2 * MASK_SCALE),
  }
}

/** A point in mask units as px from the corner of `rect`'s canvas. */
export function toPx(rect: Rect, x: number, y: number): Point {
  return {
    x: rect.left + (x / MASK_SCALE) * rect.width,
    y: rect.top + (y / MASK_SCALE) * rect.height,
  }
}

/** A brush of this many px across, as a radius in mask units. */
export function radiusUnits(view: View, diameterPx: number): number {
  const { width, height } = shownRect(view)
  const radius = (diameterPx / 2 / Math.min(width, height)) * MASK_SCALE
  return within(radius, 1, MASK_SCALE / 2)
}

export function radiusPx({ width, height }: Rect, radius: number): number {
  return (radius / MASK_SCALE) * Math.min(width, height)
}

/** Whether a tap meets the picture at all. */
export function isInside({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= MASK_SCALE && y <= MASK_SCALE
}
