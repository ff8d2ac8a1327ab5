import type { upscale as definition } from '@contract/tools/upscale'
import { isClear } from '@media/raster'
import { enlarged, type EnlargeKind } from '../imaging/resample/enlarge'
import { ToolRefusal } from './refusal'
import type { StudioTool } from './tool'

const MOST_PIXELS = 16_777_216
const MOST_NOISE = 14

export const upscale: StudioTool<typeof definition> = async (work) => {
  const { kind, denoise } = work.params
  const factor = work.params.factor === '4' ? 4 : 2
  // What was reduced to this is still too large for either factor.
  const raster = await work.image('image', { maxPixels: MOST_PIXELS })
  if (raster.width * raster.height * factor * factor > MOST_PIXELS)
    throw new ToolRefusal(
      factor === 4
        ? '放大 4 倍后会超过 1600 万像素，请改用 2 倍，或先裁小这张图'
        : '放大后会超过 1600 万像素，这张图已经够大了，可以先裁小再放大',
    )
  const options = { factor, kind: kind as EnlargeKind, noise: denoise * MOST_NOISE } as const
  const large = enlarged(raster, options, (share) => work.progress(share))
  return { pictures: [{ raster: large, transparent: isClear(raster) }] }
}
