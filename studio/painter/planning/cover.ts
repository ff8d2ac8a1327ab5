import { createCanvas } from '@napi-rs/canvas'
import type { Mask } from '@media/raster'
import { composePlan, type Size } from './composed'
import { listDrawn, listDrawnTexts } from './drawn'
import type { Plan } from './plan'
import { fillSolids } from './solids'

/**
 * Cover of a thing, pixel by pixel, without things before it: nothing for a thing that the
 * plan does not name.
 *
 * @param size in the shape of the plan, pixels
 */
export function coverThing(plan: Plan, id: string, { width, height }: Size): Mask {
  const context = createCanvas(width, height).getContext('2d')
  const key = plan.things.find((thing) => thing.id === id)?.key
  const drawn = [...listDrawn(composePlan(plan), plan), ...listDrawnTexts(plan)]
  const first = drawn.findIndex((layer) => layer.key === key)
  const scale = width / plan.width
  for (const { key: owner, isCast, solids } of first < 0 ? [] : drawn.slice(first)) {
    if (isCast || solids.length === 0) continue
    context.globalCompositeOperation = owner === key ? 'source-over' : 'destination-out'
    fillSolids(context, solids, scale)
  }
  const { data } = context.getImageData(0, 0, width, height)
  const values = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3])
  return { width, height, values }
}
