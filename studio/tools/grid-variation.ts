import type { gridVariation as definition } from '@contract/tools/grid-variation'
import type { PaintRequest } from '../painter/paint'
import { repaint, scaled } from './repaint'
import { isSamePicture } from './same-picture'
import type { ToolPicture, StudioTool, ToolWork } from './tool'
import { variation } from './variation'

const COUNT = 4
const MOST_PIXELS = 4_000_000
/** A trial at this size shows whether the painter still paints the picture. */
const TRIAL = 0.5
/** Of pictures that cannot be painted again only light, colour and hand are changed. */
const GENTLE = 0.2

async function isOurs(work: Pick<ToolWork<never>, 'image'>, recipe: PaintRequest) {
  const picture = await work.image('image', { maxPixels: MOST_PIXELS })
  return isSamePicture(repaint(scaled(recipe, TRIAL), () => undefined).raster, picture)
}

export const gridVariation: StudioTool<typeof definition> = async (work) => {
  const recipe = work.recipe('image')
  const { image, seed } = work.params
  if (!recipe || !(await isOurs(work, recipe)))
    return variation({ ...work, params: { image, seed, strength: GENTLE, count: COUNT } })
  const pictures: ToolPicture[] = []
  for (let place = 0; place < COUNT; place++) {
    const request = { ...recipe, variation: { seed: work.seed, place } }
    pictures.push(repaint(request, (share) => work.progress((place + share) / COUNT)))
  }
  return { pictures }
}
