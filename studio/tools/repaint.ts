/** Painting a picture of ours again, and proving that it still is that picture. */
import type { Raster } from '@media/raster'
import { apart, composition } from '../painter/looking'
import { type PaintRequest, paintPicture } from '../painter/paint'
import { planPicture } from '../painter/planning/plan-picture'
import { renderPlan } from '../painter/planning/render'
import type { ToolPicture } from './tool'

/** Masses of light and dark this far apart are another picture: the painter has changed since. */
const OTHER_PICTURE = 0.045

/** The request at a multiple of its size. Styles measure in shares of it, so nothing moves. */
export function scaled(request: PaintRequest, factor: number): PaintRequest {
  const side = (pixels: number): number => Math.round(pixels * factor)
  return { ...request, width: side(request.width), height: side(request.height) }
}

export function repaint(request: PaintRequest, report: (share: number) => void): ToolPicture {
  const { width, height } = request
  const onStep = (share: number): void => report(share)
  if (request.variation) {
    const { rgba, style } = paintPicture(request, onStep)
    return { raster: { width, height, rgba }, style, recipe: request }
  }
  const plan = planPicture(request)
  const { rgba, style } = renderPlan(plan, { report: onStep })
  return { raster: { width, height, rgba }, style, recipe: request, plan }
}

/** Whether both show the same things in the same places, whatever their sizes. */
export function isSamePicture(a: Raster, b: Raster): boolean {
  const masses = ({ rgba, width, height }: Raster) => composition(rgba, width, height)
  return apart(masses(a), masses(b)) < OTHER_PICTURE
}
