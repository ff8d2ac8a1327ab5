import type { variation as definition } from '@contract/tools/variation'
import { Random } from '../lib/random'
import { checkFrames } from './checks/faces'
import { reportFinding } from './checks/finding'
import { peopleOfPhoto } from './protected-faces'
import { openPhotograph } from './photograph'
import type { ToolPicture, StudioTool } from './tool'
import { FAMILY } from './varying/family'

export const variation: StudioTool<typeof definition> = async (work) => {
  const { strength, count } = work.params
  const photo = await openPhotograph(work, 'image')
  const people = await peopleOfPhoto(work.nets, photo)
  const random = new Random(work.seed)
  const pictures: ToolPicture[] = []
  for (const [i, relative] of FAMILY.slice(0, count).entries()) {
    const report = (share: number): void => work.progress((i + share) / count)
    const raster = relative({
      photo,
      people,
      strength,
      random: random.fork(`relative ${i}`),
      report,
    })
    pictures.push({ raster })
    work.progress((i + 1) / count, raster)
  }
  const results = pictures.map(({ raster }) => raster)
  return { pictures, ...reportFinding(await checkFrames(work.nets, people.faces, results)) }
}
