import type { photo2img as definition } from '@contract/tools/photo2img'
import { Random } from '../lib/random'
import { drawAnime } from './looks/cel'
import { paintInk } from './looks/ink'
import type { Look } from './looks/look'
import { paintOil } from './looks/oil'
import { cutPaper } from './looks/papercut'
import { drawPencil } from './looks/pencil'
import { drawPixels } from './looks/pixel'
import { printUkiyoe } from './looks/ukiyoe'
import { paintWatercolour } from './looks/watercolour'
import { openPhotograph } from './photograph'
import type { StudioTool } from './tool'

const LOOKS: Readonly<Record<string, Look>> = {
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
  const paint = LOOKS[style] ?? paintWatercolour
  const random = new Random(work.seed)
  return { pictures: [{ raster: paint(photo, { strength, random, report: work.progress }) }] }
}
