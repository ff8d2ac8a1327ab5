/** The mask of a subject, or the honest word that it could not be told. */
import type { Mask, Raster } from '../../../imaging/raster'
import { EngineError } from '../../engine'
import type { ToolWork } from './tool'

/** Below it the proposal was wrong every time it was tried. */
const LEAST_CONFIDENCE = 0.5

/** The mask of `mask`; throws EngineError when nothing was marked and the proposal is a guess. */
export async function subjectMask<P>(
  work: Pick<ToolWork<P>, 'mask'>,
  picture: Raster,
): Promise<Mask> {
  const mask = await work.mask('mask', picture)
  if (mask.confidence < LEAST_CONFIDENCE)
    throw new EngineError('rejected', '看不出哪个是主体，请在图上点一下它')
  return mask
}
