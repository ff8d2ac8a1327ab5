/**
 * Images from outside: looked at before they are decoded, decoded within limits, and always
 * written anew, so that nothing of the posted bytes (EXIF, scripts, a second format) survives.
 */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError } from '../lib/errors'
import { MAX_DECODE_S, MAX_INPUT_PIXELS, UPLOAD_MAX_BYTES } from './limits'
import { type SmallVersions, smallVersionsOf } from './thumbnail'
import { texts } from './texts'

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

export interface TakenImage extends SmallVersions {
  readonly image: Buffer
  readonly mime: 'image/jpeg' | 'image/png'
  readonly extension: 'jpg' | 'png'
  readonly width: number
  readonly height: number
}

/** What people do have, with a sentence of its own. */
const REFUSALS: Readonly<Record<string, string>> = {
  'image/gif': texts.moving,
  'image/apng': texts.moving,
  'image/heic': texts.phoneFormat,
  'image/heif': texts.phoneFormat,
  'image/heic-sequence': texts.phoneFormat,
  'image/heif-sequence': texts.phoneFormat,
  'image/avif': texts.phoneFormat,
}

/** The type the first bytes (4 KB are enough) show; undefined for none that is known. */
async function mimeOf(bytes: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return type?.mime
}

/** True when the first bytes are those of an accepted format. */
export async function looksLikeImage(bytes: Uint8Array): Promise<boolean> {
  return ACCEPTED.has((await mimeOf(bytes)) ?? '')
}

function unreadable(cause: unknown): AppError {
  return new AppError('UPLOAD_UNREADABLE', { cause })
}

async function checkHeader(bytes: Uint8Array): Promise<{ hasAlpha: boolean }> {
  if (bytes.length === 0) throw new AppError('UPLOAD_REFUSED', { message: texts.empty })
  if (bytes.length > UPLOAD_MAX_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', { message: texts.tooManyBytes })
  const mime = (await mimeOf(bytes)) ?? ''
  if (!ACCEPTED.has(mime))
    throw new AppError('UPLOAD_REFUSED', { message: REFUSALS[mime] ?? texts.notAnImage })
  // Only the header is read here, so a huge canvas costs nothing yet.
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error)
    })
  if (header.width * header.height > MAX_INPUT_PIXELS)
    throw new AppError('UPLOAD_REFUSED', { message: texts.tooManyPixels })
  return { hasAlpha: header.hasAlpha }
}

/**
 * Checks and re-encodes an image: upright, sRGB, no metadata; PNG when it has transparency,
 * else JPEG. Throws AppError UPLOAD_REFUSED, UPLOAD_UNREADABLE or PAYLOAD_TOO_LARGE.
 */
export async function takeImage(bytes: Uint8Array): Promise<TakenImage> {
  const { hasAlpha } = await checkHeader(bytes)
  const upright = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: MAX_DECODE_S })
  const encoded = hasAlpha
    ? upright.png({ compressionLevel: 6 })
    : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const small = await smallVersionsOf(sharp(data), { xmp: null })
    return {
      image: data,
      mime: hasAlpha ? 'image/png' : 'image/jpeg',
      extension: hasAlpha ? 'png' : 'jpg',
      width: info.width,
      height: info.height,
      ...small,
    }
  } catch (error) {
    throw unreadable(error)
  }
}
