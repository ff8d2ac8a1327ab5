/** Markers of a JPEG (ITU T.81): its size, and the number of scans. */
import { AppError } from '../../lib/errors'
import { texts } from '../texts'
import type { PictureHeader } from './picture-header'
import type { FileWindow } from './window'

/** Encoders write at most some fourteen; each one more costs a decoder another walk over all pixels. */
const MAX_SCANS = 64
const SCANS_OF_AN_ORDINARY_ONE = 14
/** Segments before and between scans. */
const MAX_SEGMENTS = 4000

/** Frame headers: all of 0xC0–0xCF but three that only look like them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
/** Markers that have no length and no content. */
const isBare = (marker: number) =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const SOS = 0xda
const EOI = 0xd9

/** The next marker with a segment; fill bytes and the contents of scans are skipped. */
async function nextMarker(
  window: FileWindow,
  from: number,
): Promise<{ at: number; marker: number } | null> {
  for (let at = from; at + 1 < window.size;) {
    const bytes = await window.rest(at)
    const last = bytes.length - 1
    // A byte at a time: indexOf would be called for every byte of a file that is nothing but 0xFF.
    for (let i = 0; i < last; i++) {
      const marker = bytes[i + 1] as number
      if (bytes[i] === 0xff && marker !== 0xff && !isBare(marker)) return { at: at + i, marker }
    }
    at += last
  }
  return null
}

export async function readJpegHeader(window: FileWindow): Promise<PictureHeader> {
  let size: { width: number; height: number } | null = null
  let components = 0
  let scans = 0
  let progressive = false
  let segments = 0
  let from = 0
  for (;;) {
    const next = await nextMarker(window, from)
    if (!next || next.marker === EOI) break
    const { at, marker } = next
    if (++segments > MAX_SEGMENTS) throw new AppError('UPLOAD_UNREADABLE')
    const segment = await window.read(at + 2, 8)
    if (segment.length < 2) break
    if (isFrame(marker) && segment.length >= 7) {
      progressive = marker === 0xc2 || marker === 0xc6 || marker === 0xca || marker === 0xce
      size ??= { height: segment.readUInt16BE(3), width: segment.readUInt16BE(5) }
      components = segment[7] ?? 0
    }
    if (marker === SOS) {
      if (++scans > MAX_SCANS)
        throw new AppError('UPLOAD_REFUSED', { message: texts.tooMuchBeside })
      // This scan holds all components: decoders do not read beyond it either.
      if (!progressive && segment[2] === components) break
    }
    from = at + 2 + Math.max(2, segment.readUInt16BE(0))
  }
  if (!size) throw new AppError('UPLOAD_UNREADABLE')
  return { ...size, effort: Math.max(1, scans / SCANS_OF_AN_ORDINARY_ONE) * (progressive ? 2 : 1) }
}
