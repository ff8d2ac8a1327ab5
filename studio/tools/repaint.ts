/** Painting a picture of ours again. */
import { type PaintRequest, paintPicture } from '../painter/paint'
import { planPicture } from '../painter/planning/plan-picture'
import { renderPlan } from '../painter/planning/render'
import type { ToolPicture } from './tool'

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
  const raster = { width, height, rgba }
  return { raster, style, recipe: request, plan, transparent: plan.clear === true }
}
