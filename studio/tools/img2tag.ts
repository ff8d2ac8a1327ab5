import type { img2tag as definition } from '@contract/tools/img2tag'
import { detectContent } from '../imaging/describe/content'
import { describePicture } from '../imaging/describe/describe'
import { factsOfFile } from '../imaging/describe/metadata'
import type { StudioTool } from './tool'

export const img2tag: StudioTool<typeof definition> = async (work) => {
  const raster = await work.image('image', { maxPixels: 1_000_000 })
  work.progress(0.2)
  const content = await detectContent(work.nets, raster)
  work.progress(0.8)
  return { answer: { ...describePicture(raster, await factsOfFile(work.file('image')), content) } }
}
