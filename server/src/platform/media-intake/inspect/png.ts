/** Header of a PNG, chunk by chunk (PNG 3rd edition): nothing of it is inflated. */
import { AppError } from '../../lib/errors'
import { texts } from '../texts'
import type { PictureHeader } from './picture-header'
import type { FileWindow } from './window'

/** More than any encoder writes for 20 MB: those with the smallest take 4 KB a piece. */
const MAX_CHUNKS = 20_000
/** Chunks that libpng inflates before it knows whether they are needed, up to 8 MB each. */
const INFLATED: ReadonlySet<string> = new Set(['zTXt', 'iTXt', 'iCCP'])
/** Cameras, drawing programs and generators write a few. */
const MAX_INFLATED_CHUNKS = 24
/** Of all of them together, compressed. The largest profiles of printers have 2 MB. */
const MAX_INFLATED_BYTES = 3 * 1024 * 1024
/** Every one of them without a known use: time, physical size, text … a few; bombs have thousands. */
const MAX_OTHER_CHUNKS = 2000

/** iTXt is only compressed when the byte behind its keyword says so. */
async function isCompressed(window: FileWindow, type: string, at: number): Promise<boolean> {
  if (type !== 'iTXt') return true
  const start = await window.read(at, 82)
  return start[start.indexOf(0) + 1] !== 0
}

export async function readPngHeader(window: FileWindow): Promise<PictureHeader> {
  const header = await window.read(8, 25)
  if (header.length < 25 || header.toString('latin1', 4, 8) !== 'IHDR')
    throw new AppError('UPLOAD_UNREADABLE')
  let chunks = 0
  let others = 0
  let inflated = 0
  let inflatedBytes = 0
  for (let at = 8; at + 12 <= window.size;) {
    const head = await window.read(at, 8)
    const length = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    if (type === 'IEND') break
    if (type === 'acTL') throw new AppError('UPLOAD_REFUSED', { message: texts.moving })
    if (type !== 'IDAT' && ++others > MAX_OTHER_CHUNKS) throw extraDataError()
    if (INFLATED.has(type) && (await isCompressed(window, type, at + 8))) {
      inflated += 1
      inflatedBytes += length
    }
    if (inflated > MAX_INFLATED_CHUNKS || inflatedBytes > MAX_INFLATED_BYTES) throw extraDataError()
    if (++chunks > MAX_CHUNKS) throw new AppError('UPLOAD_UNREADABLE')
    at += 12 + length
  }
  // Adam7 is read as a whole, seven times.
  const interlaced = header[20] === 1
  return {
    width: header.readUInt32BE(8),
    height: header.readUInt32BE(12),
    effort: (header[16] === 16 ? 1.5 : 1) * (interlaced ? 1.5 : 1),
  }
}

function extraDataError(): AppError {
  return new AppError('UPLOAD_REFUSED', { message: texts.tooMuchBeside })
}
