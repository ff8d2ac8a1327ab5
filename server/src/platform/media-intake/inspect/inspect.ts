/**
 * Looks at a posted picture before any decoder does: by our own readers, which follow lengths,
 * inflate nothing and allocate nothing that the file asks for. What decodes is bounded afterwards
 * (media/decoder); this says how dear it will be, and ends what is made to be dear.
 */
import { fileTypeFromBuffer } from 'file-type'
import type { FileHandle } from 'node:fs/promises'
import { AppError } from '../../lib/errors'
import { MAX_INPUT_PIXELS, UPLOAD_MAX_BYTES } from '../limits'
import { texts } from '../texts'
import { readJpegHeader } from './jpeg'
import { readPngHeader } from './png'
import type { PictureHeader } from './picture-header'
import { readWebpHeader } from './webp'
import { FileWindow } from './window'

const READERS: Readonly<Record<string, (window: FileWindow) => Promise<PictureHeader>>> = {
  'image/jpeg': readJpegHeader,
  'image/png': readPngHeader,
  'image/webp': readWebpHeader,
}

/** Common formats that are refused with a sentence of their own. */
const REFUSALS: Readonly<Record<string, string>> = {
  'image/gif': texts.moving,
  'image/apng': texts.moving,
  'image/heic': texts.phoneFormat,
  'image/heif': texts.phoneFormat,
  'image/heic-sequence': texts.phoneFormat,
  'image/heif-sequence': texts.phoneFormat,
  'image/avif': texts.phoneFormat,
}

/** Bytes needed to recognise a type. */
export const HEAD_BYTES = 4100

/** The type the first bytes show; '' for none that is known. */
export async function detectMime(bytes: Uint8Array): Promise<string> {
  const type = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined)
  return type?.mime ?? ''
}

/** True when the first bytes are those of an accepted format. */
export async function looksLikeImage(bytes: Uint8Array): Promise<boolean> {
  return READERS[await detectMime(bytes)] !== undefined
}

/** Throws UPLOAD_REFUSED with the sentence for a type that is not taken. */
export function requireAccepted(mime: string): void {
  if (READERS[mime] === undefined)
    throw new AppError('UPLOAD_REFUSED', { message: REFUSALS[mime] ?? texts.notAnImage })
}

/** Throws UPLOAD_REFUSED for more pixels than are taken. */
export function requirePixels({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_INPUT_PIXELS)
    throw new AppError('UPLOAD_REFUSED', { message: texts.tooManyPixels })
}

/** Throws UPLOAD_REFUSED or PAYLOAD_TOO_LARGE. */
export function requireBytes(size: number): void {
  if (size === 0) throw new AppError('UPLOAD_REFUSED', { message: texts.empty })
  if (size > UPLOAD_MAX_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', { message: texts.tooManyBytes })
}

/** Pixels for each byte from which on a picture counts for more than it has: flat, or a bomb. */
const SUSPICIOUS_RATIO = 4000
const DEAREST_RATIO = 4

export interface Inspected {
  /** As if it were an ordinary photograph of so many: what decoding costs. */
  readonly workPixels: number
  /** Its cost: higher where few bytes declare a great many pixels. */
  readonly chargedPixels: number
}

/** Throws AppError UPLOAD_REFUSED, UPLOAD_UNREADABLE or PAYLOAD_TOO_LARGE. */
export async function inspectImage(handle: FileHandle, size: number): Promise<Inspected> {
  requireBytes(size)
  const window = new FileWindow(handle, size)
  const mime = await detectMime(await window.read(0, HEAD_BYTES))
  requireAccepted(mime)
  const header = await READERS[mime]?.(window)
  if (!header || header.width === 0 || header.height === 0) throw new AppError('UPLOAD_UNREADABLE')
  requirePixels(header)
  const workPixels = Math.round(header.width * header.height * header.effort)
  const ratio = (header.width * header.height) / size / SUSPICIOUS_RATIO
  return {
    workPixels,
    chargedPixels: Math.round(workPixels * Math.min(DEAREST_RATIO, Math.max(1, ratio))),
  }
}
