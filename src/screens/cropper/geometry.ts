/**
 * A frame over a picture that always fills it. All px are CSS px from the canvas's centre; the
 * picture is fitted into the canvas at scale 1, turned by quarters before it is moved.
 */
import { fitInside, type Point, type Size, type Transform } from '@/lib/touch/transform'

interface Rect extends Size {
  left: number
  top: number
}

export interface Crop {
  /** Quarter turns clockwise, 0..3. */
  turns: number
  /** Width over height; null: the frame's corners are free. */
  ratio: number | null
  frame: Rect
  transform: Transform
}

export interface Ground {
  picture: Size
  canvas: Size
}

export type Corner = 'leftTop' | 'rightTop' | 'leftBottom' | 'rightBottom'
export const CORNERS: readonly Corner[] = ['leftTop', 'rightTop', 'leftBottom', 'rightBottom']

/** Space around the frame for a finger on its corner. */
const PAD_PX = 20
const MIN_FRAME_PX = 56
/** Closer than this the picture is only pixels. */
export const CROP_LIMITS = { maxScale: 8, slack: 0 }

function between(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}

/** The picture's size after its quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

function inner({ width, height }: Size): Size {
  return { width: Math.max(1, width - 2 * PAD_PX), height: Math.max(1, height - 2 * PAD_PX) }
}

/** The turned picture's shown size at scale 1. */
export function baseSize({ picture, canvas }: Ground, turns: number): Size {
  return fitInside(turnedSize(picture, turns), inner(canvas))
}

/** The picture as shown. */
export function pictureRect({ turns, transform }: Crop, ground: Ground): Rect {
  const base = baseSize(ground, turns)
  const width = base.width * transform.scale
  const height = base.height * transform.scale
  return { left: transform.x - width / 2, top: transform.y - height / 2, width, height }
}

/** The nearest crop whose frame is filled. */
export function filled(crop: Crop, ground: Ground): Crop {
  const { frame, turns } = crop
  const base = baseSize(ground, turns)
  const least = Math.max(1, frame.width / base.width, frame.height / base.height)
  const most = Math.max(least, CROP_LIMITS.maxScale)
  const scale = between(crop.transform.scale, least, most)
  const halfWidth = (base.width * scale) / 2
  const halfHeight = (base.height * scale) / 2
  return {
    ...crop,
    transform: {
      scale,
      x: between(crop.transform.x, frame.left + frame.width - halfWidth, frame.left + halfWidth),
      y: between(crop.transform.y, frame.top + frame.height - halfHeight, frame.top + halfHeight),
    },
  }
}

/** The largest frame of this shape (of the picture's own when free), the picture just filling it. */
export function atRest(ground: Ground, turns: number, ratio: number | null): Crop {
  const shape = ratio === null ? turnedSize(ground.picture, turns) : { width: ratio, height: 1 }
  const { width, height } = fitInside(shape, inner(ground.canvas))
  const frame = { left: -width / 2, top: -height / 2, width, height }
  return filled({ turns, ratio, frame, transform: { scale: 1, x: 0, y: 0 } }, ground)
}

export function cornerPoint({ left, top, width, height }: Rect, corner: Corner): Point {
  return {
    x: corner.startsWith('left') ? left : left + width,
    y: corner.endsWith('Top') ? top : top + height,
  }
}

/** The corner brought to `point`; the opposite one stays, and the frame stays on the picture. */
export function cornerMoved(crop: Crop, corner: Corner, point: Point, ground: Ground): Crop {
  const { frame } = crop
  const shown = pictureRect(crop, ground)
  const { width, height } = inner(ground.canvas)
  const minX = Math.max(shown.left, -width / 2)
  const maxX = Math.min(shown.left + shown.width, width / 2)
  const minY = Math.max(shown.top, -height / 2)
  const maxY = Math.min(shown.top + shown.height, height / 2)
  const right = frame.left + frame.width
  const bottom = frame.top + frame.height
  const isLeft = corner.startsWith('left')
  const isTop = corner.endsWith('Top')
  const left = isLeft ? between(point.x, minX, Math.max(minX, right - MIN_FRAME_PX)) : frame.left
  const top = isTop ? between(point.y, minY, Math.max(minY, bottom - MIN_FRAME_PX)) : frame.top
  const newRight = isLeft ? right : between(point.x, Math.min(maxX, left + MIN_FRAME_PX), maxX)
  const newBottom = isTop ? bottom : between(point.y, Math.min(maxY, top + MIN_FRAME_PX), maxY)
  return { ...crop, frame: { left, top, width: newRight - left, height: newBottom - top } }
}

/** Cropped rectangle, in px of the turned picture. */
export function cropRect(crop: Crop, ground: Ground): Rect {
  const shown = pictureRect(crop, ground)
  const { width, height } = turnedSize(ground.picture, crop.turns)
  const ratio = width / shown.width
  const left = between((crop.frame.left - shown.left) * ratio, 0, width - 1)
  const top = between((crop.frame.top - shown.top) * ratio, 0, height - 1)
  return {
    left,
    top,
    width: between(crop.frame.width * ratio, 1, width - left),
    height: between(crop.frame.height * ratio, 1, height - top),
  }
}

/** Whole px, the longer side at most `maxPx`, never larger than it was. */
export function outputSize({ width, height }: Size, maxPx: number): Size {
  const factor = Math.min(1, maxPx / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
