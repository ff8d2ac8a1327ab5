import type { Oklch, WaterLayer } from '../../drawing'
import type { Stage } from '../../scene'

export interface WaterOptions {
  readonly top: number
  readonly depth: number
  readonly mirror: number
  readonly ripples: number
  readonly light: { x: number; radius: number } | null
  readonly colour?: Oklch
  readonly overhead?: boolean
}

export function addWater(stage: Stage, options: WaterOptions): WaterLayer {
  const { top, depth, light } = options
  const layer: WaterLayer = {
    kind: 'water',
    depth,
    top,
    colour: options.colour ?? stage.palette.water,
    mirror: options.mirror,
    ripples: options.ripples * (stage.slots.moods.has('calm') ? 0.6 : 1),
    glitter: light && { x: light.x, halfWidth: light.radius * 1.15 },
    overhead: options.overhead ?? false,
  }
  stage.layers.push(layer)
  return layer
}
