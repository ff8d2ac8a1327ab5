import { clamp } from '../../lib/maths'
import { type Raster, measureLight } from './raster'

/** 黑白摄影: without any colour, its lights and darks a little further apart. */
export function drainColour(raster: Raster): void {
  const { rgba } = raster
  for (const [i, light] of measureLight(raster).entries()) {
    const grey = clamp(128 + (light - 128) * 1.12, 6, 250)
    for (const c of [0, 1, 2]) rgba[i * 4 + c] = grey
  }
}
