import { noiseTile, texel } from '../../../lib/noise'
import { drawLayers } from '../raster/draw'
import type { Surface } from '../raster/surface'
import { type IllustrationPainter, standing, surfaceFor } from './style'

/** Levels of fine grain: without it large soft gradients show bands. */
const GRAIN = 6

function addGrain(surface: Surface): void {
  const tile = noiseTile('grain')
  const { width, height, red, green, blue } = surface
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const grain = (texel(tile, x, y) - 0.5) * GRAIN
      red[i] = red[i] + grain
      green[i] = green[i] + grain
      blue[i] = blue[i] + grain
    }
}

/** 质感插画: every round form lit softly, as of clay, gloss or cloth. */
export const soft: IllustrationPainter = (job) => {
  const surface = surfaceFor(job)
  drawLayers(surface, standing(job), { relief: 'soft' }, job.report)
  addGrain(surface)
  return surface.pixels()
}
