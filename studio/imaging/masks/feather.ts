/** A soft edge: three running means are close to a Gaussian. */
import type { Mask } from '@media/raster'
import { boxMean } from '../segment/box'

/** @param radius pixels over which the edge fades to either side */
export function feather({ width, height, values }: Mask, radius: number): Mask {
  const once = Math.round(radius / 2)
  if (once < 1) return { width, height, values }
  let plane: Float32Array = new Float32Array(values)
  for (let pass = 0; pass < 3; pass++) plane = boxMean(plane, { width, height, radius: once })
  return { width, height, values: new Uint8Array(plane.map(Math.round)) }
}
