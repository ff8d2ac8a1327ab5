/** Reference pictures on their way to the threads that paint. */
import { decodeRaster } from '@media/codec'
import type { BorrowedPicture } from '@studio/tools/borrowing'
import { EngineError, type ReferenceFile } from '../engine'
import { inputTexts } from '../texts'
import { BORROWED_ROLES } from './capabilities'

/** Colours, horizon and light are read of it: it need not be large. */
const PIXELS = 160_000

/** Throws EngineError `input` for a broken file, `unsupported` for a role it does not know. */
export async function openReferences(
  references: readonly ReferenceFile[],
): Promise<readonly BorrowedPicture[]> {
  const opened: BorrowedPicture[] = []
  for (const { file, role, strength } of references) {
    const known = BORROWED_ROLES.find((name) => name === role)
    if (!known) throw new EngineError('unsupported', `no references for ${role}`)
    const picture = await decodeRaster(file, { maxPixels: PIXELS }).catch((cause: unknown) => {
      throw new EngineError('input', inputTexts.unreadable, { cause })
    })
    opened.push({ role: known, strength: strength / 100, picture })
  }
  return opened
}
