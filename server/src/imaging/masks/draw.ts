/** From marks to a mask at the size of the picture they were made on. */
import type { MaskValue } from '@contract/tools/mask'
import { createMask, type Mask, type Raster } from '../raster'
import { drawLine } from './strokes'

export async function drawMask(picture: Raster, value: MaskValue): Promise<Mask> {
  const mask = createMask(picture.width, picture.height)
  if (value.base === 'all') mask.values.fill(255)
  for (const mark of value.marks) {
    if (mark.kind !== 'tap') drawLine(mask, mark, mark.add ? 255 : 0)
  }
  if (value.inverted) mask.values.forEach((v, i) => (mask.values[i] = 255 - v))
  return mask
}
