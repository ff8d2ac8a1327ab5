import type { toon as definition } from '@contract/tools/toon'
import { Random } from '../lib/random'
import { drawFlatCel } from './stylizers/cel'
import { drawComic } from './stylizers/comic'
import type { Stylizer } from './stylizers/stylizer'
import { paintStorybook } from './stylizers/storybook'
import { openPhotograph } from './photograph'
import type { StudioTool } from './tool'

const STYLIZERS: Readonly<Record<string, Stylizer>> = {
  comic: drawComic,
  storybook: paintStorybook,
  cel: drawFlatCel,
}

export const toon: StudioTool<typeof definition> = async (work) => {
  const { look, strength } = work.params
  const photo = await openPhotograph(work, 'image')
  work.progress(0.05)
  const draw = STYLIZERS[look] ?? drawFlatCel
  const random = new Random(work.seed)
  return { pictures: [{ raster: draw(photo, { strength, random, report: work.progress }) }] }
}
