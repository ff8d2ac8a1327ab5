/** The size of a WebP, from the header of whichever of its three kinds it is (RFC 9649). */
import { AppError } from '../../lib/errors'
import type { PictureHeader } from './picture-header'
import type { FileWindow } from './window'

export async function readWebpHeader(window: FileWindow): Promise<PictureHeader> {
  const head = await window.read(0, 30)
  const kind = head.toString('latin1', 12, 16)
  if (kind === 'VP8X' && head.length >= 30)
    return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1, effort: 1 }
  if (kind === 'VP8L' && head.length >= 25 && head[20] === 0x2f) {
    const bits = head.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, effort: 1 }
  }
  if (kind === 'VP8 ' && head.length >= 30 && head.readUIntBE(23, 3) === 0x9d012a)
    return {
      width: head.readUInt16LE(26) & 0x3fff,
      height: head.readUInt16LE(28) & 0x3fff,
      effort: 1,
    }
  throw new AppError('UPLOAD_UNREADABLE')
}
