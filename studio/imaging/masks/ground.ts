/**
 * Whether a tap selected the ground of a picture: sky, water, a wall, a floor. It reaches along much
 * of the border and is neither the subject nor a detected thing, which may reach as far.
 */
import { intersectionOverUnion } from '@nets/boxes'
import type { FoundObject } from '@nets/objects'
import type { Size } from '../segment/shrink'
import { computeReach, computeShare, coveredShare } from './candidate'

/** Least share of the picture, and of its border. */
const LEAST = { picture: 0.15, border: 0.3 }
/** More of it than this in the subject, or a box that fits it so well, and it is a thing. */
const THING = { subject: 0.5, box: 0.6, score: 0.4 }

/** Share of the picture's border that is marked. */
function borderShare(marks: Uint8Array, { width, height }: Size): number {
  let sum = 0
  for (let x = 0; x < width; x++) sum += marks[x] + marks[(height - 1) * width + x]
  for (let y = 1; y < height - 1; y++) sum += marks[y * width] + marks[y * width + width - 1]
  return sum / (2 * (width + height) - 4)
}

/**
 * @param marks 1 = selected, on a grid over the picture
 * @param subject of the picture, on the same grid
 */
export function isGround(
  marks: Uint8Array,
  { grid, subject, boxes }: { grid: Size; subject: Uint8Array; boxes: readonly FoundObject[] },
): boolean {
  if (computeShare(marks) < LEAST.picture || borderShare(marks, grid) < LEAST.border) return false
  if (coveredShare(marks, subject) > THING.subject) return false
  const reach = computeReach(marks, grid)
  return !boxes.some(
    ({ score, ...box }) => score >= THING.score && intersectionOverUnion(box, reach) > THING.box,
  )
}
