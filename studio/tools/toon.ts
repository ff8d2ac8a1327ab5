import type { toon as definition } from '@contract/tools/toon'
import { Random } from '../lib/random'
import { drawFlatCel } from './stylizers/cel'
import { drawComic } from './stylizers/comic'
import type { Stylizer } from './stylizers/stylizer'
import { paintStorybook } from './stylizers/storybook'
import { openPhotograph } from './photograph'
import { preservePhotoFaces, type PhotoCare } from './protected-faces'
import { preserveSubject } from './subject-seed'
import type { StudioTool } from './tool'

const STYLIZERS: Readonly<Record<string, Stylizer>> = {
  comic: drawComic,
  storybook: paintStorybook,
  cel: drawFlatCel,
}

/** Share of a subject's own features preserved by each look. */
const FEATURES: Readonly<Record<string, number>> = { storybook: 0.6, cel: 0.5 }
/** How far faces follow the photograph in each look; a page in black and white has no colours. */
const FACES: Readonly<Record<string, PhotoCare>> = {
  comic: { light: 0, colour: 0, features: 0.3 },
  storybook: { light: 0.6, colour: 0.75, features: 0.35 },
  cel: { light: 0.55, colour: 0.85, features: 0.35 },
}

export const toon: StudioTool<typeof definition> = async (work) => {
  const { look, strength } = work.params
  const photo = await openPhotograph(work, 'image')
  work.progress(0.05)
  const draw = STYLIZERS[look] ?? drawFlatCel
  const random = new Random(work.seed)
  const raster = draw(photo, { strength, random, report: work.progress })
  await preserveSubject(work, { raster, photo, amount: FEATURES[look] ?? 0 })
  const care = FACES[look]
  if (care) await preservePhotoFaces(work, { raster, photo, care })
  return { pictures: [{ raster }] }
}
