import type { styleTransfer as definition } from '@contract/tools/style-transfer'
import { transferColours } from '../imaging/colour/transfer'
import { toPlanes, toRaster } from '../imaging/painterly/photo'
import { Random } from '../lib/random'
import { paintOil } from './stylizers/oil'
import { faceWeight } from '../imaging/painterly/faces'
import { facesOfPhoto, preserveFoundFaces, type PhotoCare } from './protected-faces'
import { openPhotograph } from './photograph'
import type { StudioTool } from './tool'

/** Only the colours of the other picture are read: it need not be large. */
const STYLE_PIXELS = 160_000

/** Brushes follow what was coloured, in faces more closely. */
const FACES: PhotoCare = { light: 0.6, colour: 0.6, features: 0.6 }

export const styleTransfer: StudioTool<typeof definition> = async (work) => {
  const { strength, strokes, spare } = work.params
  const photo = await openPhotograph(work, 'image')
  const other = await work.image('style', { maxPixels: STYLE_PIXELS })
  const faces = await facesOfPhoto(work.nets, photo)
  work.progress(0.05)
  const random = new Random(work.seed)
  const coloured = transferColours(photo, toPlanes(other, other), {
    strength,
    spare,
    faces: faces.length > 0 ? faceWeight(faces, photo) : null,
    random: random.fork('axes'),
  })
  if (!strokes) return { pictures: [{ raster: toRaster(coloured) }] }
  work.progress(0.3, toRaster(coloured))
  const report = (share: number): void => work.progress(0.3 + 0.7 * share)
  const options = { strength: strength * 0.7, random: random.fork('brushes'), report }
  const raster = paintOil(coloured, options)
  preserveFoundFaces(raster, coloured, { faces, care: FACES })
  return { pictures: [{ raster }] }
}
