import { type Oklch, mixColour, shade } from '../../colour'
import type { Layer, Shape } from '../../drawing'
import { clamp, mix } from '../../../lib/maths'
import type { Scene } from '../../scene'

/**
 * The oil painter's habits with colour: contrast around the light's own middle, cream in the
 * lights, violet in the darks; a blue noon is broken towards warmth, a sunset is not pushed further.
 */
export function oilColour(scene: Scene): (colour: Oklch) => Oklch {
  const { time } = scene.slots
  const pivot = time === 'night' ? 0.3 : time === 'dusk' ? 0.42 : 0.56
  const chroma = { dawn: 1.16, day: 1.04, sunset: 1, dusk: 1.12, night: 1.16 }[time]
  const cream: Oklch = time === 'night' ? [0.9, 0.05, 95] : [0.95, 0.06, 82]
  const violet: Oklch = [0.24, 0.075, 295]
  const warmth = time === 'day' ? 0.16 : 0.1
  return ([lightness, strength, hue]) => {
    const off = lightness - pivot
    const l = clamp(lightness + off * 0.22 * (1 - Math.abs(off)), 0.1, 0.97)
    const own: Oklch = [l, strength * chroma + 0.006, hue]
    if (l > 0.62) return mixColour(own, cream, ((l - 0.62) / 0.38) * warmth)
    if (l < 0.45)
      return mixColour(own, [Math.max(0.14, l), violet[1], violet[2]], ((0.45 - l) / 0.45) * 0.34)
    return own
  }
}

/** A thin line of darker paint that sets a pale thing off from a pale ground. */
export function oilContour(
  shape: Shape,
  layer: Layer,
): { colour: Oklch; width: number; alpha: number } | null {
  if (layer.kind !== 'shapes' || layer.role === 'reflection') return null
  if (shape.plain || shape.shadow || shape.detail || shape.stroke || shape.glow) return null
  if (shape.foliage || shape.snow) return null
  const drop = shape.petal ? 0.17 : mix(0.12, 0.26, shape.colour[0])
  return { colour: shade(shape.colour, -drop, 0.02), width: mix(2.6, 1.4, layer.depth), alpha: 0.6 }
}
