/** False damage in an old photograph: faces, patterns of clothes, protected parts. */
import { createMask, type Mask, type Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { fitted, shrinkRaster } from '../imaging/segment/shrink'
import { foundDamage } from '../imaging/restore/restore'
import type { FoundBox } from '@nets/boxes'
import { type Group, findConnectedGroups } from '../imaging/restore/marks'
import type { FoundFace, Place } from '@nets/faces'
import { type Living, livingIn } from './filling/living'

/** Marks that overlap a person by so much are theirs; a scratch continues beyond. */
const INSIDE = 0.6
/** Scratches are everywhere: marks that are so much denser on a person are a pattern. */
const DENSER = 2
const LEAST_DENSE = 0.02

interface Counted {
  readonly share: number
  readonly within: (pixel: number) => boolean
}

function measureDamageInBox(box: FoundBox, { width, height }: Raster, damage: Uint8Array): Counted {
  const [left, right] = [box.left * width, box.right * width]
  const [top, bottom] = [box.top * height, box.bottom * height]
  const within = (pixel: number): boolean => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return x >= left && x < right && y >= top && y < bottom
  }
  const count = damage.reduce((sum, value, pixel) => sum + (value && within(pixel) ? 1 : 0), 0)
  return { share: count / Math.max(1, (right - left) * (bottom - top)), within }
}

/**
 * @param damage 1 = looks damaged, by pixel of `picture`
 * @param keep 255 = must not be mended
 */
export function damageWithout(
  damage: Uint8Array,
  picture: Raster,
  { living, protectedMask }: { living: Living | null; protectedMask: Mask | null },
): Uint8Array {
  const out = Uint8Array.from(damage)
  protectedMask?.values.forEach((value, i) => {
    if (value >= 128) out[i] = 0
  })
  if (!living) return out
  const overall = damage.reduce((sum, value) => sum + value, 0) / damage.length
  const patterned = living.bodies
    .map((body) => measureDamageInBox(body, picture, damage))
    .filter(({ share }) => share > LEAST_DENSE && share > DENSER * overall)
  const groups = findConnectedGroups(out, picture.width, picture.height)
  const liesIn = ({ pixels }: Group, { within }: Counted): boolean =>
    pixels.filter(within).length > pixels.length * INSIDE
  for (const group of groups)
    if (patterned.some((body) => liesIn(group, body))) for (const i of group.pixels) out[i] = 0
  for (const face of living.faces) {
    const counted = measureDamageInBox(face, picture, damage)
    for (const group of groups)
      if (group.pixels.some(counted.within))
        spareInFace(out, group, { face, picture, isWithin: liesIn(group, counted) })
  }
  return out
}

/** Around eyes, nose and mouth, shares of the face's width: these are protected. */
const FEATURES = { eye: 0.14, nose: 0.14, mouth: 0.22 } as const
/** A dark mark is a line of the face unless it is longer than the face is wide. */
const LONG_DARK = 1.1
/** Grey levels above the mean of the face's own surroundings. */
const LIGHTER = 6

/** Takes out of the damage on a face what is likely to be the face itself: in place. */
function spareInFace(
  out: Uint8Array,
  { pixels, extent }: Group,
  { face, picture, isWithin }: { face: FoundFace; picture: Raster; isWithin: boolean },
): void {
  const { width, height, rgba } = picture
  const across = (face.right - face.left) * width
  const isNear = (pixel: number, place: Place, reach: number): boolean => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return Math.hypot(x - place.x * width, y - place.y * height) < reach * across
  }
  const isFeature = (pixel: number): boolean =>
    isNear(pixel, face.leftEye, FEATURES.eye) ||
    isNear(pixel, face.rightEye, FEATURES.eye) ||
    isNear(pixel, face.nose, FEATURES.nose) ||
    isNear(pixel, face.mouth, FEATURES.mouth)
  const lightAt = (pixel: number): number =>
    0.299 * rgba[pixel * 4] + 0.587 * rgba[pixel * 4 + 1] + 0.114 * rgba[pixel * 4 + 2]
  const reach = Math.max(2, Math.round(0.06 * across))
  const apart = pixels.reduce((sum, pixel) => {
    const around = [-reach, reach, -reach * width, reach * width]
      .map((by) => pixel + by)
      .filter((at) => at >= 0 && at < width * height)
    return sum + lightAt(pixel) - around.reduce((all, at) => all + lightAt(at), 0) / around.length
  }, 0)
  const isLight = apart / pixels.length > LIGHTER
  const isOwn = isWithin && !isLight && extent < LONG_DARK * across
  for (const i of pixels) if (isOwn || isFeature(i)) out[i] = 0
}

/** Long side of the copy for an interactive answer, pixels. */
const SEEN_SIDE = 1000
/** The tool's default. */
const USUAL_ZEAL = 0.7

/**
 * Probable damage outside faces and patterns, 255.
 * @param zeal 0..1: sensitivity; 0: nothing is damage
 */
export async function damageIn(nets: NetRun, picture: Raster, zeal = USUAL_ZEAL): Promise<Mask> {
  const small = shrinkRaster(picture, fitted(picture, SEEN_SIDE))
  if (zeal === 0) return createMask(small.width, small.height)
  const living = await livingIn(nets, small)
  const found = damageWithout(foundDamage(small, zeal), small, { living, protectedMask: null })
  return { width: small.width, height: small.height, values: found.map((value) => value * 255) }
}
