import { type LayerKind, boxOfThing } from './layers'
import type { PlanRest } from './plan'

export type Frame = { readonly width: number; readonly height: number }

interface Placed {
  readonly origin?: { readonly x: number; readonly y: number; readonly scale: number }
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5

/**
 * The resting place of a thing: the origin of its own space, else the foot of its box.
 * @param layers all of one thing's, without what it casts
 */
export function findRest<L extends Placed | object>(
  layers: readonly L[],
  kind: LayerKind<L>,
  { width, height }: Frame,
): PlanRest | null {
  const [origin] = layers.flatMap((layer) =>
    'origin' in layer && layer.origin ? [layer.origin] : [],
  )
  const short = Math.min(width, height)
  if (origin)
    return {
      ...{ x: round(origin.x / width), y: round(origin.y / height) },
      ...{ scale: round(origin.scale / short), byOrigin: true },
    }
  const box = boxOfThing(layers, kind)
  if (!box) return null
  return {
    ...{ x: round((box.left + box.right) / 2 / width), y: round(box.bottom / height) },
    ...{ scale: round((box.bottom - box.top) / short), byOrigin: false },
  }
}
