import { type Oklch, mixColour } from '../colour'
import { clamp } from '../../lib/maths'
import type { Palette } from '../palette'

/**
 * Colour of a thing without the hour and the distance: for styles that bring a
 * light of their own.
 *
 * @param share 0..1: how much of hour and air is taken off
 */
export function localColour(colour: Oklch, palette: Palette, depth: number, share: number): Oklch {
  const air = mixColour(palette.far, palette.sky[2], 0.5)
  const far = clamp(depth * 0.6 * share, 0, 0.6)
  const hour = clamp(palette.ambientStrength * share, 0, 0.5)
  const near = mixColour(colour, air, -far / (1 - far))
  const local = mixColour(near, palette.ambient, -hour / (1 - hour))
  const lightness = clamp(local[0], 0.12, 0.97)
  // white is white: taking the hour's tint off what never had one would dye it
  if (colour[0] > 0.8 && colour[1] < 0.022) return [lightness, 0.02, 88]
  if (colour[0] > 0.8 && colour[1] < 0.06) return [lightness, colour[1] * 0.8, colour[2]]
  return [lightness, local[1], local[2]]
}
