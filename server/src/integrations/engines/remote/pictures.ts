/** Pictures of servers, downloaded where the answer is an address, and validated. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { EngineError, type EngineResult } from '../engine'
import { type DownloadOptions, downloadFile } from './download'
import { croppedNote } from '../texts'

export interface AnsweredPicture {
  readonly data: Buffer
  /** The true size; it may differ from the requested one. */
  readonly width: number
  readonly height: number
}

export interface RequestedSize {
  readonly width: number
  readonly height: number
}

const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])
const MAX_PICTURE_BYTES = 40 * 1024 * 1024
/** A side this much longer or shorter is cropped; more than that is another picture than was ordered. */
const CUT_SHARE = 0.12
/** A shorter side is no usable picture, px; unless no more was ordered. */
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

interface Cut {
  readonly width: number
  readonly height: number
  /** Share of the longer side that the requested shape leaves out, 0..1. */
  readonly share: number
}

/** Throws EngineError `unavailable` for a tiny picture. */
function cutFor(label: string, { width, height }: RequestedSize, requested: RequestedSize): Cut {
  if (Math.min(width, height) < Math.min(LEAST_SIDE, requested.width, requested.height))
    throw new EngineError(
      'unavailable',
      `${label} answered ${width}x${height} for ${requested.width}x${requested.height}`,
    )
  const ratio = requested.width / requested.height
  const cutWidth = Math.min(width, Math.round(height * ratio))
  const cutHeight = Math.min(height, Math.round(width / ratio))
  const share = Math.max(1 - cutWidth / width, 1 - cutHeight / height)
  return { width: cutWidth, height: cutHeight, share }
}

async function cutMiddle(picture: AnsweredPicture, cut: Cut): Promise<AnsweredPicture> {
  const { width, height } = picture
  // A pixel or two are the rounding of its own sizes.
  if (width - cut.width <= 2 && height - cut.height <= 2) return picture
  const data = await sharp(picture.data)
    .extract({
      left: (width - cut.width) >> 1,
      top: (height - cut.height) >> 1,
      width: cut.width,
      height: cut.height,
    })
    .png()
    .toBuffer()
  return { data, width: cut.width, height: cut.height }
}

/**
 * For work that goes on with the picture at its place: another size of the same shape stays as it
 * is; a little off in shape is cut in the middle; another shape, or a tiny picture, is refused.
 */
export async function fitToSize(
  label: string,
  picture: AnsweredPicture,
  requested: RequestedSize,
): Promise<AnsweredPicture> {
  const cut = cutFor(label, picture, requested)
  if (cut.share > CUT_SHARE)
    throw new EngineError(
      'unavailable',
      `${label} answered ${picture.width}x${picture.height} for ${requested.width}x${requested.height}`,
    )
  return cutMiddle(picture, cut)
}

export interface CroppedPicture extends AnsweredPicture {
  /** Of a model that ignores the size: what was done, one Chinese sentence; null for all others. */
  readonly note: string | null
}

/**
 * Crops a finished, paid picture of another ratio to the requested one, centred, with a note. A
 * tiny picture is refused.
 */
export async function cropToSize(
  label: string,
  picture: AnsweredPicture,
  requested: RequestedSize,
): Promise<CroppedPicture> {
  const cut = cutFor(label, picture, requested)
  const fitted = await cutMiddle(picture, cut)
  const note =
    cut.share > CUT_SHARE
      ? croppedNote(`${picture.width}×${picture.height}`, `${fitted.width}×${fitted.height}`)
      : null
  return { ...fitted, note }
}

/** Of several pictures, each sentence once. */
export function collectNotes(
  pictures: readonly { readonly note: string | null }[],
): Pick<EngineResult, 'notes'> {
  const notes = [...new Set(pictures.flatMap(({ note }) => note ?? []))]
  return notes.length > 0 ? { notes } : {}
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
