/** Another cut of the same picture: nearer to what it is about, shifted, mirrored. */
import { Planes } from '../../lib/planes'
import { labOfPlanes } from '../colour/oklab'
import { skinWeight } from '../colour/skin'
import { flowOf } from './flow'
import { resized } from './photo'

/** The middle of what happens in a picture, as shares; faces count for more. */
export function focusOf(photo: Planes): { x: number; y: number } {
  const { width, height, unit } = photo
  const { busy } = flowOf(photo, Math.max(1, 6 * unit))
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

interface Frame {
  /** 1 shows all, 2 half of each side. */
  readonly zoom: number
  /** Where the cut is centred, as shares; kept inside the picture. */
  readonly x: number
  readonly y: number
  readonly mirror: boolean
}

/** The cut at the size of the whole. */
export function reframe(photo: Planes, { zoom, x, y, mirror }: Frame): Planes {
  const width = Math.max(1, Math.round(photo.width / zoom))
  const height = Math.max(1, Math.round(photo.height / zoom))
  const left = Math.round(Math.max(0, Math.min(photo.width - width, x * photo.width - width / 2)))
  const top = Math.round(
    Math.max(0, Math.min(photo.height - height, y * photo.height - height / 2)),
  )
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
