/** The picture of a banner: from a file of the operator or from what is stored already. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { AppError } from '../../platform/lib/errors'
import { takeImage } from '../../platform/media-intake/intake'
import { bannerKey } from '../../integrations/storage/keys'
import type { Storage } from '../../integrations/storage/storage'
import { readSource, type Source, storedKey } from '../catalog/source'
import type { BannerRow } from './repository'
import { texts } from './texts'

/** Enough for a phone of three pixels a point. */
const LONG_SIDE_PX = 1600
const LEAST_WIDTH_PX = 600
const MIME = 'image/webp'

type StoredImage = Pick<
  BannerRow,
  'imageKey' | 'thumbKey' | 'width' | 'height' | 'thumbhash' | 'color' | 'sourceHash'
>

export interface NewPicture {
  readonly image: StoredImage
  readonly files: readonly (readonly [key: string, bytes: Buffer])[]
}

/** Small, without anything of the posted file but its pixels. Throws what takeImage throws. */
async function makePicture(key: string, bytes: Uint8Array, sourceHash: string) {
  const taken = await takeImage(bytes)
  if (taken.width < LEAST_WIDTH_PX)
    throw new AppError('PARAM_INVALID', { message: texts.tooNarrow(LEAST_WIDTH_PX) })
  const { data, info } = await sharp(taken.image)
    .resize(LONG_SIDE_PX, LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#0b0b0c' })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  const [imageKey, thumbKey] = [bannerKey(key), bannerKey(key)]
  const { thumbhash, color, thumb } = taken
  const { width, height } = info
  const image = { imageKey, thumbKey, width, height, thumbhash, color, sourceHash }
  const files = [[imageKey, data] as const, [thumbKey, thumb] as const]
  return { image, files }
}

/** The stored image of the banner before where its picture is the same file; else a new one. */
export async function pictureFor(
  source: Source,
  { key, picture }: { key: string; picture: string },
  before: BannerRow | undefined,
): Promise<NewPicture> {
  if (before && storedKey(picture) === before.imageKey)
    return { image: toStoredImage(before), files: [] }
  const bytes = await readSource(source, picture)
  const sourceHash = createHash('sha256').update(bytes).digest('hex')
  if (before?.sourceHash === sourceHash) return { image: toStoredImage(before), files: [] }
  return makePicture(key, bytes, sourceHash)
}

function toStoredImage(row: BannerRow): StoredImage {
  const { imageKey, thumbKey, width, height, thumbhash, color, sourceHash } = row
  return { imageKey, thumbKey, width, height, thumbhash, color, sourceHash }
}

export async function storePicture(storage: Storage, { files }: NewPicture): Promise<void> {
  for (const [key, bytes] of files) await storage.put(key, bytes, { mime: MIME })
}
