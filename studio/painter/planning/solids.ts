import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Solid } from './layers'

/** Fills closed forms in the colour that the canvas has. */
export function fillSolids(context: SKRSContext2D, solids: readonly Solid[], scale: number): void {
  for (const { rings, union } of solids) {
    context.beginPath()
    for (const ring of rings) {
      if (ring.length < 3) continue
      context.moveTo(ring[0][0] * scale, ring[0][1] * scale)
      for (let i = 1; i < ring.length; i++) context.lineTo(ring[i][0] * scale, ring[i][1] * scale)
      context.closePath()
    }
    context.fill(union ? 'nonzero' : 'evenodd')
  }
}
