/** A narrow edge, drawn a little inward: no rim of the old background stays. */
import type { Mask } from '@media/raster'

export function tighten({ width, height, values }: Mask): Mask {
  const steps = Uint8Array.from({ length: 256 }, (_, v) =>
    Math.round(255 * Math.min(1, Math.max(0, (v / 255 - 0.5) / 0.34))),
  )
  return { width, height, values: values.map((v) => steps[v]) }
}
