import { type Oklch, toRgb } from '../../colour'
import type { Shape } from '../../drawing'
import { ABSORB } from '../wash/sheet'
import type { Lead } from './page'

/** Coloured pencil of this colour; it is never darker than a crayon can be. */
export function toCrayon(colour: Oklch): Lead {
  const [red, green, blue] = toRgb([Math.max(0.5, Math.min(0.76, colour[0])), colour[1], colour[2]])
  return [ABSORB[red], ABSORB[green], ABSORB[blue]]
}

export function mixLead(a: Lead, b: Lead): Lead {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
}

/** The few things that are drawn in colour: what insists on it, petals, and lamps. */
export function isColoured(shape: Shape | null): shape is Shape {
  if (!shape || shape.colour[1] < 0.06) return false
  return (
    shape.accent === true || shape.tinted === true || shape.petal === true || shape.glow === true
  )
}

/** Tone of the coloured pencil: at least a breath of it, also where the thing is bright. */
export const crayonTone = ({ colour }: Shape, dark: number): number =>
  Math.max(dark * 0.85, 0.2 + colour[1] * 1.7)
