/** Small versions of a picture: WebP thumbnail, thumbhash placeholder, dominant colour. */
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

const THUMB_LONG_SIDE_PX = 640
/** thumbhash takes at most 100 px. */
const HASH_LONG_SIDE_PX = 100

export interface SmallVersions {
  readonly thumb: Buffer
  /** Base64. */
  readonly thumbhash: string
  /** `#rrggbb` */
  readonly color: string
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

/** Base64 thumbhash of an encoded image. */
async function thumbhashOf(image: Uint8Array): Promise<string> {
  const { data, info } = await sharp(image)
    .resize(HASH_LONG_SIDE_PX, HASH_LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/**
 * @param source a sharp instance over trusted or already re-encoded pixels
 * @param xmp metadata packet the thumbnail carries too, or null
 */
export async function smallVersionsOf(
  source: Sharp,
  { xmp }: { xmp: string | null },
): Promise<SmallVersions> {
  const resized = source.clone().resize(THUMB_LONG_SIDE_PX, THUMB_LONG_SIDE_PX, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  const labelled = xmp === null ? resized : resized.withXmp(xmp)
  const thumb = await labelled.webp({ quality: 80, effort: 3 }).toBuffer()
  const [thumbhash, { dominant }] = await Promise.all([thumbhashOf(thumb), sharp(thumb).stats()])
  return {
    thumb,
    thumbhash,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  }
}
