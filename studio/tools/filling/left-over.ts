/**
 * Parts of a tapped thing that its mask leaves out: feet, an ear, a glove. Found by the network that knows
 * subjects and by the detector's box, which did not choose the mask.
 */
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import type { NetRun } from '@nets/run'
import { type Plane, detectSubject } from '@nets/subject'
import { type Box, growMarks } from '../../imaging/fill/region'
import { cropRaster, fitted, type Size } from '../../imaging/segment/shrink'
import type { Sight } from './changed-things'
import { shares } from './living'
import { resizeRaster } from './resize'
import { connected, sampleHoleAtCentres, surroundingWindow } from './surroundings'
import { pixelsOfMask } from './touching'

const MARGIN = 0.4
const SHOWN = 640
const SUBJECT = 0.5
/** So much of the hole must be a subject: else another thing is the subject there. */
const LEAST_SUBJECT = 0.6
/** More than this share of the hole is another thing that touches it. */
const MOST = 0.35
/** Soft edges and shadows, share of the short side. */
const SLACK = 0.008

const count = (marks: Uint8Array): number => marks.reduce((sum, value) => sum + value, 0)

/** Cells of the subject in the hole's surroundings that are connected with it, outside of it. */
export function leftOfSubject(plane: Plane, marks: Uint8Array): Uint8Array | null {
  const subject = Uint8Array.from(plane.values, (value) => (value > SUBJECT ? 1 : 0))
  const inside = marks.map((value, at) => value & subject[at])
  if (count(inside) < LEAST_SUBJECT * count(marks)) return null
  const left = connected(subject, inside, plane).map((value, at) => (value && !marks[at] ? 1 : 0))
  const size = count(left)
  return size > 0 && size <= MOST * count(marks) ? left : null
}

function spread(cells: Uint8Array, grid: Size, window: Box, to: Uint8Array, width: number): void {
  for (let y = 0; y < window.height; y++) {
    const row = Math.floor((y * grid.height) / window.height) * grid.width
    for (let x = 0; x < window.width; x++)
      if (cells[row + Math.floor((x * grid.width) / window.width)])
        to[(y + window.top) * width + x + window.left] = 1
  }
}

/** The hole with what is left over of the thing in it. */
export async function withLeftOver(
  nets: NetRun,
  picture: Raster,
  { hole, sight }: { hole: Uint8Array; sight: Sight },
): Promise<Uint8Array> {
  const { width, height } = picture
  const size = count(hole)
  const more = new Uint8Array(hole.length)
  const window = surroundingWindow(hole, picture, MARGIN)
  if (!window) return hole
  const part = cropRaster(picture, window)
  const plane = await attempt(detectSubject(nets, await resizeRaster(part, fitted(part, SHOWN))))
  const left = plane && leftOfSubject(plane, sampleHoleAtCentres(hole, width, window, plane))
  if (plane && left) spread(left, plane, window, more, width)
  for (const thing of sight.seen?.objects ?? []) {
    if (shares(thing, picture, hole, size).ofHole < 0.6) continue
    const mask = await sight.maskOf(thing)
    if (!mask) continue
    const own = pixelsOfMask(mask, picture)
    const outside = own.map((value, at) => (value && !hole[at] ? 1 : 0))
    const rest = count(outside)
    if (rest === 0 || rest > MOST * size || count(own) - rest < 0.6 * size) continue
    outside.forEach((value, at) => value && (more[at] = 1))
  }
  if (!more.includes(1)) return hole
  const slack = Math.max(3, Math.round(SLACK * Math.min(width, height)))
  const grown = growMarks(more, width, height, slack)
  return hole.map((value, at) => value | grown[at])
}
