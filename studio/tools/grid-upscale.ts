import type { gridUpscale as definition } from '@contract/tools/grid-upscale'
import { repaint, scaled } from './repaint'
import { isSamePicture } from './same-picture'
import type { StudioTool } from './tool'
import { upscale } from './upscale'

const FACTOR = 2
const MOST_PIXELS = 16_777_216
const FILTERED = '画不出同一张，这张是直接放大的'

export const gridUpscale: StudioTool<typeof definition> = async (work) => {
  const recipe = work.recipe('image')
  const picture = await work.image('image', { maxPixels: MOST_PIXELS })
  if (recipe && recipe.width * FACTOR > picture.width) {
    const repainted = repaint(scaled(recipe, FACTOR), (share) => work.progress(share))
    // The recipe stays that of the smaller one: variations of this are painted at their usual size.
    if (isSamePicture(repainted.raster, picture))
      return { pictures: [{ ...repainted, seed: recipe.seed, recipe }] }
  }
  const params = {
    image: work.params.image,
    factor: '2',
    kind: 'drawing',
    finish: 'plain',
    denoise: 0,
  }
  const { pictures = [] } = await upscale({ ...work, params })
  return { pictures, notes: [FILTERED] }
}
