/**
 * Whether the faces of a photograph are still faces in a picture made of it. Drawn faces are found
 * less surely than photographed ones, so only large, clear ones are compared.
 */
import { type FoundBox, intersectionOverUnion, type Sides } from '@nets/boxes'
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
/** A face at the same place. */
const SAME = 0.2
/** Smaller than this share of what it was, a face was not followed but another was found. */
const LEAST_SIZE = 0.5
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

/** For pictures of the same frame: each clear face is found again at its place. */
export function compareInPlace(
  before: readonly FoundBox[],
  after: readonly FoundBox[],
): Finding | null {
  const isFoundAgain = (face: FoundBox): boolean =>
    after.some(
      (other) =>
        intersectionOverUnion(face, other) > SAME &&
        computeHeight(other) > LEAST_SIZE * computeHeight(face),
    )
  return toFinding(before.filter(isClearFace).every(isFoundAgain) ? null : 'facesLost')
}

/** For pictures in another frame: as many faces as before, and none cut by it that was whole. */
export function compareInFrame(
  before: readonly FoundBox[],
  after: readonly FoundBox[],
): Finding | null {
  const clear = before.filter(isClearFace)
  if (clear.length === 0) return null
  const cut = (faces: readonly FoundBox[]): number => faces.filter(isCut).length
  if (cut(after.filter(isClearFace)) > cut(before)) return toFinding('facesCut')
  return toFinding(after.length < clear.length ? 'facesLost' : null)
}

/** The first finding over all results; null where no network can tell, or nothing is wrong. */
export async function checkFaces(
  nets: NetRun,
  before: readonly FoundBox[],
  { results, compare }: { results: readonly Raster[]; compare: typeof compareInPlace },
): Promise<Finding | null> {
  if (!before.some(isClearFace)) return null
  for (const raster of results) {
    const after = await findFaces(nets, raster)
    const finding = after && compare(before, after)
    if (finding) return finding
  }
  return null
}
