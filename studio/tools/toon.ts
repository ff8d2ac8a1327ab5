import type { toon as definition } from '@contract/tools/toon'
import { Random } from '../lib/random'
import { drawFlatCel } from './looks/cel'
import { drawComic } from './looks/comic'
import type { Look } from './looks/look'
import { paintStorybook } from './looks/storybook'
import { openPhotograph } from './photograph'
import type { StudioTool } from './tool'

const LOOKS: Readonly<Record<string, Look>> = {
  comic: drawComic,
  storybook: paintStorybook,
  cel: drawFlatCel,
}

export const toon: StudioTool<typeof definition> = async (work) => {
  const { look, strength } = work.params
  const photo = await openPhotograph(work, 'image')
  work.progress(0.05)
  const draw = LOOKS[look] ?? drawFlatCel
  const random = new Random(work.seed)
  return { pictures: [{ raster: draw(photo, { strength, random, report: work.progress }) }] }
}
