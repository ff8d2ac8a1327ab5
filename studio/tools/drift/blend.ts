/** Pixels of one picture laid into another where a mask says, in the other's light. */
import type { Raster } from '@media/raster'

/** More than this is another hour, not another light: it is not followed, 0..255. */
const MOST_SHIFT = 40
/** Width of the rim that is compared, in the mask's values: its soft edge. */
const RIM = [20, 235] as const

/** Mean difference of both pictures along the soft edge, per channel. */
function measureShift(base: Raster, laid: Raster, values: Uint8Array): number[] {
  const sums = [0, 0, 0]
  let count = 0
  values.forEach((v, i) => {
    if (v <= RIM[0] || v >= RIM[1]) return
    count++
    for (let c = 0; c < 3; c++) sums[c] += base.rgba[4 * i + c] - laid.rgba[4 * i + c]
  })
  return sums.map((sum) => {
    const mean = count === 0 ? 0 : sum / count
    return Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, mean))
  })
}

/** @param values 0..255 a pixel: how much of `laid` is shown */
export function blendLit(base: Raster, laid: Raster, values: Uint8Array): Raster {
  const shift = measureShift(base, laid, values)
  const rgba = new Uint8ClampedArray(base.rgba)
  values.forEach((v, i) => {
    if (v === 0) return
    for (let c = 0; c < 3; c++) {
      const at = 4 * i + c
      const lit = laid.rgba[at] + shift[c]
      rgba[at] = base.rgba[at] + ((lit - base.rgba[at]) * v) / 255
    }
  })
  return { width: base.width, height: base.height, rgba }
}
