/**
 * Geometry of a picture under fingers. A transform is `translate(x, y) scale(s)` around the centre
 * of the canvas; the picture is fitted into the canvas at scale 1.
 */

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Transform {
  scale: number
  x: number
  y: number
}

export interface Limits {
  maxScale: number
  /** Overscroll of an enlarged picture, px. */
  slack: number
}

export const MIN_SCALE = 1
/** For looking at a picture. */
const VIEWING: Limits = { maxScale: 3, slack: 0 }
export const DOUBLE_TAP_SCALE = 2
export const KEY_STEP = 1.25

export const AT_REST: Transform = { scale: 1, x: 0, y: 0 }

export function clampScale(scale: number, { maxScale }: Limits = VIEWING): number {
  return Math.min(maxScale, Math.max(MIN_SCALE, scale))
}

/** The picture's size at scale 1: whole, centred, as large as the canvas allows. */
export function fitInside(picture: Size, canvas: Size): Size {
  const ratio = Math.min(canvas.width / picture.width, canvas.height / picture.height)
  return { width: picture.width * ratio, height: picture.height * ratio }
}

/** Maximum offset of the picture from the centre before its edge enters the canvas. */
export function panLimit(scale: number, picture: Size, canvas: Size): Point {
  const shown = fitInside(picture, canvas)
  return {
    x: Math.max(0, (shown.width * scale - canvas.width) / 2),
    y: Math.max(0, (shown.height * scale - canvas.height) / 2),
  }
}

function between(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value))
}

/** The nearest transform that shows no empty space the picture could fill. */
export function clampTransform(
  transform: Transform,
  picture: Size,
  canvas: Size,
  limits: Limits = VIEWING,
): Transform {
  const scale = clampScale(transform.scale, limits)
  const limit = panLimit(scale, picture, canvas)
  const slack = scale > MIN_SCALE ? limits.slack : 0
  return {
    scale,
    x: between(transform.x, limit.x + slack) || 0,
    y: between(transform.y, limit.y + slack) || 0,
  }
}

/** Scales around `anchor` (canvas px from the centre): what lies under it stays under it. */
export function scaledAround(transform: Transform, scale: number, anchor: Point): Transform {
  const factor = scale / transform.scale
  return {
    scale,
    x: anchor.x - (anchor.x - transform.x) * factor,
    y: anchor.y - (anchor.y - transform.y) * factor,
  }
}

/** Double tap: 2x around the finger, or back to rest when it is enlarged. */
export function doubleTapped(
  transform: Transform,
  anchor: Point,
  picture: Size,
  canvas: Size,
): Transform {
  if (transform.scale > MIN_SCALE + 0.01) return AT_REST
  return clampTransform(scaledAround(transform, DOUBLE_TAP_SCALE, anchor), picture, canvas)
}
