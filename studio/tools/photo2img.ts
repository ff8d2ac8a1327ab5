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
import { preservePhotoFaces, type PhotoCare } from './protected-faces'
import { preserveSubject } from './subject-seed'
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

/** Share of a subject's own features in each look; others draw them, or leave them out. */
const FEATURES: Readonly<Record<string, number>> = {
  oil: 0.6,
  watercolour: 0.6,
  ink: 0.5,
  anime: 0.7,
}

/** Share of faces in each look; papercut and pixels are made without. */
const FACES: Readonly<Record<string, PhotoCare>> = {
  ink: { light: 0, colour: 0, features: 0.3 },
  oil: { light: 0.5, colour: 0.5, features: 0.3 },
  watercolour: { light: 0.5, colour: 0.5, features: 0.3 },
  pencil: { light: 0, colour: 0, features: 0.2 },
  ukiyoe: { light: 0.45, colour: 0.5, features: 0.3 },
  anime: { light: 0.55, colour: 0.75, features: 0.35 },
}

export const photo2img: StudioTool<typeof definition> = async (work) => {
  const { style, strength } = work.params
  const photo = await openPhotograph(work, 'image')
  work.progress(0.05)
  const paint = STYLIZERS[style] ?? paintWatercolour
  const random = new Random(work.seed)
  const raster = paint(photo, { strength, random, report: work.progress })
  await preserveSubject(work, { raster, photo, amount: FEATURES[style] ?? 0 })
  const care = FACES[style]
  if (care) await preservePhotoFaces(work, { raster, photo, care })
  return { pictures: [{ raster }] }
}
