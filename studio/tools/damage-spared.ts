/** What looks like damage in an old photograph and is not: faces, patterns of clothes, what is kept. */
import { createMask, type Mask, type Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { fitted, shrinkRaster } from '../imaging/segment/shrink'
import { foundDamage } from '../imaging/restore/restore'
import type { FoundBox } from '@nets/boxes'
import { groupsOf } from '../imaging/restore/marks'
import { type Living, livingIn } from './filling/living'

/** Marks that lie in somebody by so much are theirs; a scratch runs on beyond. */
const INSIDE = 0.6
/** Scratches lie everywhere: marks that are so much denser on somebody are a pattern. */
const DENSER = 2
const LEAST_DENSE = 0.02

interface Counted {
  readonly share: number
  readonly within: (pixel: number) => boolean
}

function boxOf(box: FoundBox, { width, height }: Raster, damage: Uint8Array): Counted {
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
  { living, keep }: { living: Living | null; keep: Mask | null },
): Uint8Array {
  const out = Uint8Array.from(damage)
  keep?.values.forEach((value, i) => {
    if (value >= 128) out[i] = 0
  })
  if (!living) return out
  const overall = damage.reduce((sum, value) => sum + value, 0) / damage.length
  const patterned = living.bodies
    .map((body) => boxOf(body, picture, damage))
    .filter(({ share }) => share > LEAST_DENSE && share > DENSER * overall)
  const faces = living.faces.map((face) => boxOf(face, picture, damage))
  const theirs = [...faces, ...patterned]
  if (theirs.length === 0) return out
  for (const { pixels } of groupsOf(out, picture.width, picture.height))
    for (const { within } of theirs)
      if (pixels.filter(within).length > pixels.length * INSIDE) for (const i of pixels) out[i] = 0
  return out
}

/** Long side of the copy that is looked at while somebody waits, pixels. */
const SEEN_SIDE = 1000
/** As the tool does unless told. */
const USUAL_ZEAL = 0.7

/**
 * What looks like damage and is nobody's face or pattern, 255.
 * @param zeal 0..1: how readily something counts as damage; 0: nothing does
 */
export async function damageIn(nets: NetRun, picture: Raster, zeal = USUAL_ZEAL): Promise<Mask> {
  const small = shrinkRaster(picture, fitted(picture, SEEN_SIDE))
  if (zeal === 0) return createMask(small.width, small.height)
  const living = await livingIn(nets, small)
  const found = damageWithout(foundDamage(small, zeal), small, { living, keep: null })
  return { width: small.width, height: small.height, values: found.map((value) => value * 255) }
}
