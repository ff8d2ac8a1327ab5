/** The mask of a subject, or an honest refusal if it is unclear. */
import { LEAST_CONFIDENCE, UNSURE } from '../imaging/masks/preview'
import type { Mask, Raster } from '@media/raster'
import { ToolRefusal } from './refusal'
import type { ToolWork } from './tool'

export const NOTHING_CHOSEN = '没有选中任何东西，请点一下主体'

/** The mask of `mask`; throws ToolRefusal when nothing was marked and the proposal is a guess. */
export async function subjectMask<P>(
  work: Pick<ToolWork<P>, 'mask'>,
  picture: Raster,
): Promise<Mask> {
  const mask = await work.mask('mask', picture)
  if (mask.confidence < LEAST_CONFIDENCE) throw new ToolRefusal(UNSURE)
  return mask
}
