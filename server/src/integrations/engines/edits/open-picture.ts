import { decodeRaster } from '@media/codec'
import type { Raster } from '@media/raster'
import { EngineError } from '../engine'
import { inputTexts } from '../texts'

/** A phone's photograph at its full 12 megapixels. */
const MAX_PIXELS = 12_600_000

/** Pixels of a user's picture, upright. Throws EngineError `input`. */
export function openPicture(file: Uint8Array, maxPixels = MAX_PIXELS): Promise<Raster> {
  return decodeRaster(file, { maxPixels }).catch((cause: unknown) => {
    if (cause instanceof EngineError) throw cause
    throw new EngineError('input', inputTexts.unreadable, { cause })
  })
}
