import { type Oklch, type Rgb, toRgb } from '../../colour'
import { clamp, power } from '../../../lib/maths'
import type { Fill } from '../node'

/** Contrast that text of any size can be read at (WCAG 2.2, AA). */
export const READABLE = 4.5
/** The same for great characters, a tenth of the picture high or more: black on red paper has 3.5. */
export const READABLE_LARGE = 3

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** 1 (the same) to 21 (black on white). */
export function computeContrast(a: Oklch, b: Oklch): number {
  const [x, y] = [luminance(toRgb(a)), luminance(toRgb(b))]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const listFillColours = (fill: Fill): readonly Oklch[] =>
  'kind' in fill ? fill.stops.map(({ colour }) => colour) : [fill]

/** The least contrast that a colour has with any of the grounds. */
export const contrastOver = (colour: Oklch, grounds: readonly Fill[]): number =>
  Math.min(...grounds.flatMap(listFillColours).map((ground) => computeContrast(colour, ground)))

/**
 * The colour moved lighter or darker, whichever is nearer, until it can be read on every ground;
 * the best there is where none can.
 */
export function legible(colour: Oklch, grounds: readonly Fill[], least = READABLE): Oklch {
  let best = colour
  for (let step = 0; step <= 50; step++)
    for (const way of step === 0 ? [0] : [-1, 1]) {
      const lightness = clamp(colour[0] + way * step * 0.02)
      const chroma = colour[1] * (1 - step * 0.008)
      const tried: Oklch = [lightness, chroma, colour[2]]
      const contrast = contrastOver(tried, grounds)
      if (contrast >= least) return tried
      if (contrast > contrastOver(best, grounds)) best = tried
    }
  return best
}
