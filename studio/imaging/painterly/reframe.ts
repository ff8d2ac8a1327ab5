/** Another cut of the same picture: nearer to what it is about, shifted, mirrored. */
import { clamped, type FoundBox } from '@nets/boxes'
import { Planes } from '../../lib/planes'
import { labOfPlanes } from '../colour/oklab'
import { skinWeight } from '../colour/skin'
import { computeFlow } from './flow'
import type { Size } from '../segment/shrink'
import { resized } from './photo'

/** The middle of what happens in a picture, as shares; faces count for more. */
export function findFocus(photo: Planes): { x: number; y: number } {
  const { width, height, unit } = photo
  const { busy } = computeFlow(photo, Math.max(1, 6 * unit))
  const skin = skinWeight(labOfPlanes(photo), Math.max(1, 8 * unit))
  let [sum, x, y] = [1e-9, 0, 0]
  for (let i = 0; i < busy.length; i++) {
    const weight = busy[i] * (1 + 2 * skin[i])
    sum += weight
    x += weight * (i % width)
    y += weight * Math.floor(i / width)
  }
  return { x: x / sum / width, y: y / sum / height }
}

export interface Frame {
  /** 1 shows all, 2 half of each side. */
  readonly zoom: number
  /** Centre of the crop, as shares; clamped to the picture. */
  readonly x: number
  readonly y: number
  readonly mirror: boolean
}

interface Cut extends Size {
  readonly left: number
  readonly top: number
}

/** In pixels of the whole. */
function computeCut(photo: Size, { zoom, x, y }: Frame): Cut {
  const width = Math.max(1, Math.round(photo.width / zoom))
  const height = Math.max(1, Math.round(photo.height / zoom))
  const left = Math.round(Math.max(0, Math.min(photo.width - width, x * photo.width - width / 2)))
  const top = Math.round(
    Math.max(0, Math.min(photo.height - height, y * photo.height - height / 2)),
  )
  return { left, top, width, height }
}

/** The same frame, wider and moved as far as it must be to hold all of these boxes. */
export function frameHolding(frame: Frame, boxes: readonly FoundBox[]): Frame {
  if (boxes.length === 0) return frame
  const shown = boxes.map(clamped)
  const left = Math.min(...shown.map((box) => box.left))
  const top = Math.min(...shown.map((box) => box.top))
  const right = Math.max(...shown.map((box) => box.right))
  const bottom = Math.max(...shown.map((box) => box.bottom))
  const zoom = Math.max(1, Math.min(frame.zoom, 1 / Math.max(0.01, right - left, bottom - top)))
  const half = 0.5 / zoom
  const between = (value: number, least: number, most: number): number =>
    Math.min(Math.max(value, least), most)
  return {
    ...frame,
    zoom,
    x: between(frame.x, right - half, left + half),
    y: between(frame.y, bottom - half, top + half),
  }
}

/** Boxes of the whole in the crop. */
export function boxesIn(photo: Size, frame: Frame, boxes: readonly FoundBox[]): FoundBox[] {
  const { left, top, width, height } = computeCut(photo, frame)
  const across = (x: number): number => (x * photo.width - left) / width
  const down = (y: number): number => (y * photo.height - top) / height
  return boxes.map((box) => {
    const [from, to] = [across(box.left), across(box.right)]
    const sides = frame.mirror ? { left: 1 - to, right: 1 - from } : { left: from, right: to }
    return { ...sides, top: down(box.top), bottom: down(box.bottom), score: box.score }
  })
}

/** The cut at the size of the whole. */
export function reframe(photo: Planes, frame: Frame): Planes {
  const { left, top, width, height } = computeCut(photo, frame)
  const { mirror } = frame
  const cut = new Planes(width, height, photo.unit)
  for (const key of ['red', 'green', 'blue'] as const) {
    for (let row = 0; row < height; row++) {
      const from = (row + top) * photo.width + left
      const line = photo[key].subarray(from, from + width)
      cut[key].set(mirror ? line.slice().reverse() : line, row * width)
    }
  }
  return resized(cut, photo.width, photo.height)
}
