import type { Raster } from '@media/raster'
import { apart, composition } from '../painter/looking'

/** Masses of light and dark this far apart are another picture: the painter has changed since. */
const OTHER_PICTURE = 0.045

/** Whether both show the same things in the same places, whatever their sizes. */
export function isSamePicture(a: Raster, b: Raster): boolean {
  const masses = ({ rgba, width, height }: Raster) => composition(rgba, width, height)
  return apart(masses(a), masses(b)) < OTHER_PICTURE
}
