import type { Frame } from '../node'
import type { Pose } from './body'
import { isLow } from './cover'
import { actionMiddle, isLifted } from './actions'
import type { Animal } from './figure'

export type Stand = { readonly x: number; readonly y: number; readonly scale: number }

/**
 * Places of one to seven animals: the eyes and the scale; from back to front.
 *
 * @param feet of one that sits, below its eyes
 */
export function standsFor(
  count: number,
  pose: Pose,
  { top, feet }: { readonly top: number; readonly feet: number },
  { width, height }: Frame,
): Stand[] {
  const middle = width / 2
  const tall = height > width * 1.15
  if (count <= 1 && pose === 'lying') {
    const scale = Math.min((width * 0.86) / 640, (height * 0.7) / (top + 200))
    return [{ x: middle - 70 * scale, y: height * 0.55 + 90 * scale, scale }]
  }
  if (count <= 1 && pose === 'sitting') {
    const scale = Math.min((height * 0.88) / (top + feet), (width * 0.78) / 560)
    return [{ x: middle, y: height * 0.95 - feet * scale, scale }]
  }
  if (count <= 1) {
    const scale = Math.min(tall ? 1.7 : 1.58, (height * 0.74) / (top + 150), width / 480)
    return [{ x: middle, y: Math.max(height * 0.5, top * scale + height * 0.06), scale }]
  }
  const gap = Math.min(width * 0.26, 330)
  const y = Math.max(height * 0.48, top + height * 0.08)
  if (count === 2) {
    const scale = Math.min(1.12, width / 860)
    return [
      { x: middle - gap * 0.86, y, scale },
      { x: middle + gap * 0.86, y: y + 60, scale: scale * 0.94 },
    ]
  }
  const scale = Math.min(0.88, width / 1150)
  if (count === 3) {
    return [
      { x: middle, y: y - height * 0.06, scale },
      { x: middle - gap, y: y + height * 0.12, scale },
      { x: middle + gap, y: y + height * 0.12, scale },
    ]
  }
  if (count > 4) return crowd(count, pose, { top, feet }, { width, height })
  return [
    { x: middle - gap * 0.55, y: y - height * 0.1, scale },
    { x: middle + gap * 0.55, y: y - height * 0.1, scale },
    { x: middle - gap * 1.05, y: y + height * 0.14, scale },
    { x: middle + gap * 0.95, y: y + height * 0.15, scale },
  ]
}

/** Height of an animal that sits in a place, of the frame's; more than one are smaller. */
const IN_PLACE = [0, 0.72, 0.6, 0.54] as const

/** One to three that sit or one that lies in a place: feet on its ground, with some of it to be seen around them. */
export function standsInPlace(
  count: number,
  pose: Pose,
  { top, feet }: { readonly top: number; readonly feet: number },
  { width, height }: Frame,
): Stand[] {
  if (pose === 'lying') {
    const scale = Math.min((width * 0.7) / 640, (height * 0.56) / (top + 200))
    return [{ x: width / 2 - 70 * scale, y: height * 0.92 - 196 * scale, scale }]
  }
  const tall = height * (IN_PLACE[count] ?? 0.5)
  const scale = Math.min(tall / (top + feet), (width * 0.84) / (count * 470))
  return Array.from({ length: count }, (_, i) => {
    const aside = i - (count - 1) / 2
    // the outer ones of three sit farther away
    const far = count === 3 && aside !== 0 ? 0.9 : 1
    const foot = height * (count === 3 && aside !== 0 ? 0.91 : 0.94)
    const size = scale * far
    return { x: width / 2 + aside * 450 * scale, y: foot - feet * size, scale: size }
  }).sort((a, b) => a.scale - b.scale)
}

/** Five to seven in two rows, the front one lower and larger. */
function crowd(
  count: number,
  pose: Pose,
  { top, feet }: { readonly top: number; readonly feet: number },
  { width, height }: Frame,
): Stand[] {
  const front = Math.ceil(count / 2)
  const row = (many: number, foot: number, size: number): Stand[] =>
    Array.from({ length: many }, (_, i) => {
      const scale = Math.min((width * 0.98) / (many * 330), (height * 0.5) / (top + feet)) * size
      const x = width * (0.5 + ((i - (many - 1) / 2) / many) * 0.94)
      return { x, y: height * foot + (i % 2) * 24 - (pose === 'sitting' ? feet * scale : 0), scale }
    })
  const sits = pose === 'sitting'
  return [...row(count - front, sits ? 0.66 : 0.4, 0.86), ...row(front, sits ? 0.93 : 0.72, 1)]
}

/** Of the frame's height, how far one that flies is above the ground. */
export const LIFT = 0.17
/** The same of one without weight, which is in the middle. */
const AFLOAT = 0.09
/** Least share of the frame that one in action fills. */
const LARGE = 0.86
/** Of the size of one that faces the viewer: what it looks at is seen around it. */
const TURNED = 0.86

/**
 * A place that has all that is drawn with an animal in the frame.
 * @param at its number among `count`
 */
export function fitStand(
  stand: Stand,
  { half, feet, top, action, cover, middle, flies }: Animal,
  isTurned: boolean,
  { width, height }: Frame,
  [at, count]: readonly [at: number, count: number],
): Stand {
  const foot = stand.y + feet * stand.scale
  if (isTurned) {
    const scale = stand.scale * TURNED
    return { ...stand, y: foot - feet * scale, scale }
  }
  if (middle !== null) {
    const wide = (width * 0.92) / count
    const room = Math.min(wide / (2 * half), (height * (flies ? 0.72 : 0.84)) / (top + feet))
    const scale = Math.min(Math.max(stand.scale, room * LARGE), room)
    const x = width / 2 + (at - (count - 1) / 2) * wide - middle * scale
    const foot = height * (flies ? 0.94 - LIFT : 0.94)
    return { x, y: foot - feet * scale, scale }
  }
  const isInLow = cover !== null && isLow(cover)
  if (!action && !isInLow) return stand
  const most = Math.min(stand.x, width - stand.x) * 0.98
  const tallest = (height * 0.9) / (top + feet)
  const scale = Math.min(stand.scale, most / half, tallest) * (isLifted(action) ? 0.84 : 1)
  const ground = Math.min(foot, height * 0.95)
  const rise = isLifted(action) ? LIFT : action === 'float' ? AFLOAT : 0
  const low = ground - height * rise
  return { x: stand.x - (action ? actionMiddle(action) * scale : 0), y: low - feet * scale, scale }
}
