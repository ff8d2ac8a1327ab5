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

/** Levels of a channel that count as one colour: 16 of them, 4,096 colours in all. */
const BIN_BITS = 4

const hex = (value: number) => value.toString(16).padStart(2, '0')

/** The middle of the fullest bin of a histogram, over opaque-enough pixels of RGBA. */
function findDominantColour(rgba: Uint8Array): string {
  const counts = new Uint32Array(1 << (3 * BIN_BITS))
  const shift = 8 - BIN_BITS
  const bin = (at: number, channel: number) => (rgba[at + channel] ?? 0) >> shift
  let best = 0
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue
    const colour = (bin(at, 0) << (2 * BIN_BITS)) | (bin(at, 1) << BIN_BITS) | bin(at, 2)
    counts[colour] = (counts[colour] ?? 0) + 1
    if ((counts[colour] ?? 0) > (counts[best] ?? 0)) best = colour
  }
  const level = (index: number) =>
    (((best >> (index * BIN_BITS)) & ((1 << BIN_BITS) - 1)) << shift) + (1 << (shift - 1))
  return `#${hex(level(2))}${hex(level(1))}${hex(level(0))}`
}

/**
 * @param source a sharp instance over trusted or already re-encoded pixels
 * @param xmp metadata packet the thumbnail carries too, or null
 */
export async function createSmallVersions(
  source: Sharp,
  { xmp }: { xmp: string | null },
): Promise<SmallVersions> {
  const { data, info } = await source
    .clone()
    .resize(THUMB_LONG_SIDE_PX, THUMB_LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const resized = sharp(data, { raw: { width, height, channels } })
  const labelled = xmp === null ? resized : resized.clone().withXmp(xmp)
  const [thumb, hash] = await Promise.all([
    labelled.webp({ quality: 80, effort: 3 }).toBuffer(),
    resized
      .clone()
      .resize(HASH_LONG_SIDE_PX, HASH_LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ])
  const bytes = rgbaToThumbHash(hash.info.width, hash.info.height, hash.data)
  return {
    thumb,
    thumbhash: Buffer.from(bytes).toString('base64'),
    color: findDominantColour(hash.data),
  }
}
