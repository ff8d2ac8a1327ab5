import type { imgMix as definition } from '@contract/tools/imgMix'
import { isEmptyMask } from '@contract/tools/mask'
import { isClear } from '@media/raster'
import * as mix from '../imaging/mix/mix'
import { ToolRefusal } from './refusal'
import type { StudioTool } from './tool'

const MOST_PIXELS = 4_000_000

export const imgMix: StudioTool<typeof definition> = async (work) => {
  const { mode, mask } = work.params
  const ratio = work.params.ratio / 100
  const first = await work.image('image', { maxPixels: MOST_PIXELS })
  const second = mix.cropToCover(await work.image('second', { maxPixels: MOST_PIXELS }), first)
  work.progress(0.3)
  async function mixPictures() {
    if (mode === 'colour') return mix.transferChroma(first, second, 1 - ratio)
    if (mode === 'print') return mix.overprinted(first, second, ratio)
    if (mode !== 'mask')
      return mix.blendRasters(first, second, mix.stepShare(first, ratio, mode === 'stack'))
    if (isEmptyMask(mask)) throw new ToolRefusal('先在第一张上涂出要留下的部分')
    const firstMask = await work.mask('mask', first)
    return mix.blendRasters(first, second, mix.maskShare(firstMask))
  }
  const raster = await mixPictures()
  return { pictures: [{ raster, transparent: isClear(first) || isClear(second) }] }
}
