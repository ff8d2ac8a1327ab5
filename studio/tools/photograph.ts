/** The photograph of a repainting tool, at its working size. */
import { ToolRefusal } from './refusal'
import { easelSize, toPlanes } from '../imaging/painterly/photo'
import type { Raster } from '@media/raster'
import type { Planes } from '../lib/planes'

const MOST_PIXELS = 4_000_000
const SHORTEST = 16
const MOST_OBLONG = 12

/** Strokes need space: a picture of a few pixels or a mere strip is refused. */
export async function openPhotograph(
  work: { image(key: string, options: { maxPixels: number }): Promise<Raster> },
  key: string,
): Promise<Planes> {
  const raster = await work.image(key, { maxPixels: MOST_PIXELS })
  const { width, height } = raster
  if (Math.min(width, height) < SHORTEST)
    throw new ToolRefusal(`图片太小，短边至少要 ${SHORTEST} 像素`)
  if (Math.max(width, height) > MOST_OBLONG * Math.min(width, height))
    throw new ToolRefusal('图片太细长，画不了；请先裁剪')
  return toPlanes(raster, easelSize(width, height))
}
