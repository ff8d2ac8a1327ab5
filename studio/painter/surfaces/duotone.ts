import { clamp } from '../../lib/maths'
import { type Raster, measureLight } from './raster'

type Tone = readonly [number, number, number]

/** Every light of a picture as a mixture of two tones, its lights and darks a little further apart. */
const layTones =
  (dark: Tone, bright: Tone, contrast: number) =>
  (raster: Raster): void => {
    const { rgba } = raster
    for (const [i, light] of measureLight(raster).entries()) {
      const share = clamp(0.5 + (light / 255 - 0.5) * contrast, 0, 1)
      for (const c of [0, 1, 2] as const) rgba[i * 4 + c] = dark[c] + (bright[c] - dark[c]) * share
    }
  }

/** 黑白摄影 */
export const drainColour = layTones([6, 6, 6], [250, 250, 250], 1.15)
/** 青花瓷风格: cobalt under a clear glaze. */
export const fireCobalt = layTones([18, 44, 130], [246, 249, 252], 1.5)
/** 老照片 */
export const fadeToSepia = layTones([48, 30, 16], [246, 228, 196], 1.05)
