import { drawLayers } from '../raster/draw'
import { type IllustrationPainter, standing, surfaceFor } from './style'

/** 平面插画: forms as they are, hard-edged shade. */
export const flat: IllustrationPainter = (job) => {
  const surface = surfaceFor(job)
  drawLayers(surface, standing(job), { relief: 'hard' }, job.report)
  return surface.pixels()
}
