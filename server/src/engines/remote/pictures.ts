/** What servers answer as pictures, fetched where it is only pointed to, and checked before it counts. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { EngineError } from '../engine'
import { type DownloadOptions, downloadFile } from './download'

export interface AnsweredPicture {
  readonly data: Buffer
  /** The true size; it may differ from what was asked. */
  readonly width: number
  readonly height: number
}

export interface AskedSize {
  readonly width: number
  readonly height: number
}

const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])
const MAX_PICTURE_BYTES = 40 * 1024 * 1024
/** A side this much longer or shorter is cut; more than that is another picture than was asked. */
const CUT_SHARE = 0.12
/** A shorter side is no picture to pay for, px; unless no more was asked. */
const LEAST_SIDE = 32
/** No channel of a picture that a filter has blackened is lighter than this, 0..255. */
const BLACK = 3

/**
 * A whole picture file. Throws EngineError: `unavailable` for whatever is no picture, `content_blocked`
 * for an all black or all transparent one, which is what filters leave.
 */
export async function checkPicture(label: string, data: Buffer): Promise<AnsweredPicture> {
  if (data.length === 0) throw new EngineError('unavailable', `${label} answered an empty picture`)
  const type = await fileTypeFromBuffer(data)
  if (!type || !IMAGE_TYPES.has(type.mime))
    throw new EngineError('unavailable', `${label} answered something that is no picture`)
  try {
    const { width, height, hasAlpha } = await sharp(data).metadata()
    // Reads every pixel: half a file fails here.
    const { channels } = await sharp(data, { failOn: 'error' }).stats()
    const shown = hasAlpha ? channels.slice(0, -1) : channels
    const isClear = hasAlpha && channels.at(-1)?.max === 0
    if (isClear || shown.every(({ max }) => max < BLACK))
      throw new EngineError('content_blocked', `${label} answered a blank picture`)
    return { data, width, height }
  } catch (cause) {
    if (cause instanceof EngineError) throw cause
    throw new EngineError('unavailable', `${label} answered a broken picture`, { cause })
  }
}

/**
 * The one rule for other sizes than asked: another size of the same shape stays as it is; a little
 * off in shape is cut in the middle; another shape, or a tiny picture, is refused.
 */
export async function fitToAsked(
  label: string,
  picture: AnsweredPicture,
  asked: AskedSize,
): Promise<AnsweredPicture> {
  const { width, height } = picture
  const isTiny = Math.min(width, height) < Math.min(LEAST_SIDE, asked.width, asked.height)
  const ratio = asked.width / asked.height
  const keptWidth = Math.min(width, Math.round(height * ratio))
  const keptHeight = Math.min(height, Math.round(width / ratio))
  const cut = Math.max(1 - keptWidth / width, 1 - keptHeight / height)
  if (isTiny || cut > CUT_SHARE)
    throw new EngineError(
      'unavailable',
      `${label} answered ${width}x${height} for ${asked.width}x${asked.height}`,
    )
  // A pixel or two are the rounding of its own sizes.
  if (width - keptWidth <= 2 && height - keptHeight <= 2) return picture
  const data = await sharp(picture.data)
    .extract({
      left: (width - keptWidth) >> 1,
      top: (height - keptHeight) >> 1,
      width: keptWidth,
      height: keptHeight,
    })
    .png()
    .toBuffer()
  return { data, width: keptWidth, height: keptHeight }
}

type FetchOptions = Pick<DownloadOptions, 'trustedHost' | 'timeoutMs' | 'signal'>

/**
 * The file at an address. What fails is fetched once more, which costs nothing: from the address
 * that `again` names where the first may have expired. Rejects like downloadFile.
 */
export async function downloadFresh(
  url: string,
  options: FetchOptions & { maxBytes?: number; again?: () => Promise<string | null> },
): Promise<Buffer> {
  const { again, maxBytes = MAX_PICTURE_BYTES, ...rest } = options
  try {
    return await downloadFile(url, { ...rest, maxBytes })
  } catch (error) {
    if (rest.signal.aborted) throw error
    const fresh = again ? await again() : url
    if (fresh === null) throw error
    return downloadFile(fresh, { ...rest, maxBytes })
  }
}
