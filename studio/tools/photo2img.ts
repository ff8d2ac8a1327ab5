import type { photo2img as definition } from '@contract/tools/photo2img'
import { Random } from '../lib/random'
import { drawAnime } from './stylizers/cel'
import { paintInk } from './stylizers/ink'
import type { Stylizer } from './stylizers/stylizer'
import { paintOil } from './stylizers/oil'
import { cutPaper } from './stylizers/papercut'
import { drawPencil } from './stylizers/pencil'
import { drawPixels } from './stylizers/pixel'
import { printUkiyoe } from './stylizers/ukiyoe'
import { paintWatercolour } from './stylizers/watercolour'
import { openPhotograph } from './photograph'
import type { StudioTool } from './tool'

const STYLIZERS: Readonly<Record<string, Stylizer>> = {
  ink: paintInk,
  oil: paintOil,
  watercolour: paintWatercolour,
  pencil: drawPencil,
  ukiyoe: printUkiyoe,
  pixel: drawPixels,
  papercut: cutPaper,
  anime: drawAnime,
}

export const photo2img: StudioTool<typeof definition> = async (work) => {
  const { style, strength } = work.params
  const photo = await openPhotograph(work, 'image')
  work.progress(0.05)
  const paint = STYLIZERS[style] ?? paintWatercolour
  const random = new Random(work.seed)
  return { pictures: [{ raster: paint(photo, { strength, random, report: work.progress }) }] }
}
