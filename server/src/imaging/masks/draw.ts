/** From marks to a mask at the size of the picture they were made on. */
import type { MaskValue } from '@contract/tools/mask'
import { createMask, type Mask, type Raster } from '../raster'
import { refineEdge } from '../segment/edge'
import { feather } from './feather'
import { MaskSource } from './source'
import { drawLine } from './strokes'

export interface DrawnMask extends Mask {
  /** How surely this is what is meant, 0..1: 1 once there are marks, else the proposal's. */
  readonly confidence: number
}

/** @param source the same picture, maybe smaller, where it has been looked at before */
export async function drawMask(
  picture: Raster,
  value: MaskValue,
  source: MaskSource = new MaskSource(picture),
): Promise<DrawnMask> {
  const { base, marks, inverted } = value
  const { width, height } = picture
  const mask =
    base === 'subject'
      ? refineEdge(picture, source.proposal.hard, source.small)
      : createMask(width, height)
  if (base === 'all') mask.values.fill(255)
  for (const mark of marks) {
    if (mark.kind !== 'tap') drawLine(mask, mark, mark.add ? 255 : 0)
  }
  if (inverted) mask.values.forEach((v, i) => (mask.values[i] = 255 - v))
  const guessed = base === 'subject' && marks.length === 0
  const soft = feather(mask, (value.feather / 1000) * Math.min(width, height))
  return { ...soft, confidence: guessed ? source.proposal.separation : 1 }
}
