/**
 * Whether the faces of a photograph are whole in a picture in another frame. Drawn faces are found
 * less surely than photographed ones, so only large, clear ones are compared.
 */
import type { FoundBox, Sides } from '@nets/boxes'
import { facesIn } from '@nets/faces'
import { attempt } from '@nets/attempt'
import type { NetRun } from '@nets/run'
import type { Raster } from '@media/raster'
import { fitted } from '../../imaging/segment/shrink'
import { resizeRaster } from '../filling/resize'
import { type Finding, toFinding } from './finding'

/** Long side of the copy that is searched, pixels. */
const SIDE = 1000
/** Smaller faces, share of the picture's height, and unsure ones are not looked for again. */
const LEAST_HEIGHT = 0.1
const SURE = 0.8
/** Nearer to the frame than this, share of its height, a face is cut by it. */
const AT_FRAME = 0.02

const computeHeight = ({ top, bottom }: Sides): number => bottom - top

export const isClearFace = (face: FoundBox): boolean =>
  face.score >= SURE && computeHeight(face) >= LEAST_HEIGHT

const isCut = ({ left, top, right }: Sides): boolean =>
  left < AT_FRAME || top < AT_FRAME || right > 1 - AT_FRAME

/** Faces of the result at any size; null: no network can be had now. */
async function findFaces(nets: NetRun, picture: Raster): Promise<readonly FoundBox[] | null> {
  return attempt(facesIn(nets, await resizeRaster(picture, fitted(picture, SIDE))))
}

/** A face that was whole is cut by the frame. Drawn faces are too often not found to be counted. */
export function compareFrames(
  before: readonly FoundBox[],
  after: readonly FoundBox[],
): Finding | null {
  const cut = (faces: readonly FoundBox[]): number => faces.filter(isCut).length
  return toFinding(cut(after.filter(isClearFace)) > cut(before) ? 'facesCut' : null)
}

/** The first finding over all results; null where no network can tell, or nothing is wrong. */
export async function checkFrames(
  nets: NetRun,
  before: readonly FoundBox[],
  results: readonly Raster[],
): Promise<Finding | null> {
  if (!before.some(isClearFace)) return null
  for (const raster of results) {
    const after = await findFaces(nets, raster)
    const finding = after && compareFrames(before, after)
    if (finding) return finding
  }
  return null
}
