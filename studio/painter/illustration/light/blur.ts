import { blurPlane } from '../../../lib/blur'
import { SHORT_SIDE } from '../node'

/**
 * Puts a painted place out of focus, in place.
 * @param radius units
 */
export function blurPixels(
  rgba: Uint8ClampedArray,
  { width, height }: { readonly width: number; readonly height: number },
  radius: number,
): void {
  const reach = (radius * Math.min(width, height)) / SHORT_SIDE
  const source = new Float32Array(width * height)
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0; i < source.length; i++) source[i] = rgba[i * 4 + channel]
    const soft = blurPlane(source, width, height, reach, 2)
    for (let i = 0; i < source.length; i++) rgba[i * 4 + channel] = soft[i]
  }
}
