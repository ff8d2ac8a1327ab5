import { toRgb } from '../../colour'
import { clamp, sin } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Planes } from '../../../lib/planes'
import { KEY } from './pigments'

const BORDER = 26

/**
 * The block's grain, the paper's fibre, a bare border and a thin frame; RGBA pixels.
 *
 * @param grainShare of the wood's grain, 1 as usual
 */
export function pullPrint(sheet: Planes, grainShare: number): Uint8ClampedArray {
  const { width, height, unit } = sheet
  const wood = noiseTile('wood')
  const mid = noiseTile('mid')
  const paper = noiseTile('paper')
  const grain = noiseTile('grain')
  const out = new Uint8ClampedArray(width * height * 4)
  const border = BORDER * unit
  const line = 2.2 * unit
  const bare = toRgb([0.93, 0.03, 86])
  const key = toRgb(KEY)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const toEdge = Math.min(x, y, width - 1 - x, height - 1 - y)
      const tooth = (texel(paper, x, y) - 0.5) * 13 + (texel(grain, x, y) - 0.5) * 6
      const at = i * 4
      out[at + 3] = 255
      if (toEdge < border) {
        const frame = clamp((toEdge - (border - line)) / unit + 0.5) * 0.9
        for (let c = 0; c < 3; c++) {
          const from = bare[c]
          out[at + c] = from + (key[c] - from) * frame + tooth * 0.7
        }
        continue
      }
      const ring = sample(wood, (x / unit) * 0.5 + texel(mid, x, y) * 3, (y / unit) * 1.4)
      const block = sin(ring * 46) * 3.4 * grainShare + (texel(mid, x, y) - 0.5) * 9
      const noise = block + tooth
      out[at] = sheet.red[i] * 0.965 + 7 + noise
      out[at + 1] = sheet.green[i] * 0.958 + 6 + noise
      out[at + 2] = sheet.blue[i] * 0.925 + 7 + noise * 0.85
    }
  return out
}
