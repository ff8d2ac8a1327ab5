import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Solid } from './layers'

const ruleFor = ({ union }: Solid): 'nonzero' | 'evenodd' => (union ? 'nonzero' : 'evenodd')

function trace(context: SKRSContext2D, { rings }: Solid, scale: number): void {
  context.beginPath()
  for (const ring of rings) {
    if (ring.length < 3) continue
    context.moveTo(ring[0][0] * scale, ring[0][1] * scale)
    for (let i = 1; i < ring.length; i++) context.lineTo(ring[i][0] * scale, ring[i][1] * scale)
    context.closePath()
  }
}

/** Fills closed forms in the colour that the canvas has. */
export function fillSolids(context: SKRSContext2D, solids: readonly Solid[], scale: number): void {
  for (const solid of solids) {
    trace(context, solid, scale)
    context.fill(ruleFor(solid))
  }
}

export function clipTo(context: SKRSContext2D, solid: Solid, scale: number): void {
  trace(context, solid, scale)
  context.clip(ruleFor(solid))
}
