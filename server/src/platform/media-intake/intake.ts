/**
 * Images from outside: looked at before they are decoded, decoded within limits, and always
 * encoded again, so that nothing of the posted bytes (EXIF, scripts, a second format) survives.
 * What strangers post is taken in by a process that can be ended (media/decoder), not in this one.
 */
import sharp from 'sharp'
import { AppError } from '../lib/errors'
import { openUpright } from './inks'
import { detectMime, requireAccepted, requireBytes, requirePixels } from './inspect/inspect'
import { MAX_DECODE_S, MAX_INPUT_PIXELS } from './limits'
import { type SmallVersions, createSmallVersions } from './thumbnail'

export interface TakenImage extends SmallVersions {
  readonly image: Buffer
  readonly mime: 'image/jpeg' | 'image/png'
  readonly extension: 'jpg' | 'png'
  readonly width: number
  readonly height: number
}

function unreadable(cause: unknown): AppError {
  return new AppError('UPLOAD_UNREADABLE', { cause })
}

async function checkHeader(bytes: Uint8Array) {
  requireBytes(bytes.length)
  requireAccepted(await detectMime(bytes))
  // Only the header is read here, so a huge canvas costs nothing yet.
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error)
    })
  requirePixels(header)
  return header
}

/**
 * Checks and re-encodes an image: upright, sRGB, no metadata; PNG when it has transparency,
 * else JPEG. Throws AppError UPLOAD_REFUSED, UPLOAD_UNREADABLE or PAYLOAD_TOO_LARGE.
 */
export async function takeImage(bytes: Uint8Array): Promise<TakenImage> {
  const header = await checkHeader(bytes)
  const { hasAlpha } = header
  const options = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' as const }
  try {
    const upright = await openUpright(bytes, header, options)
    upright.timeout({ seconds: MAX_DECODE_S })
    const encoded = hasAlpha
      ? upright.png({ compressionLevel: 6 })
      : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const small = await createSmallVersions(sharp(data), { xmp: null })
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
