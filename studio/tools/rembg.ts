/** The subject on nothing: mask, edge, colours freed of the old background. */
import type { rembg as definition } from '@contract/tools/rembg'
import { cropToContent, cutOut } from '../imaging/compose/foreground'
import { tighten } from '../imaging/masks/tighten'
import { WHOLE } from './full-size'
import { checkCutOut } from './checks/cut-out'
import { reportFinding } from './checks/finding'
import { ToolRefusal } from './refusal'
import { NOTHING_CHOSEN, subjectMask } from './subject'
import type { StudioTool } from './tool'

export const rembg: StudioTool<typeof definition> = async (work) => {
  const picture = await work.image('image', { maxPixels: WHOLE })
  work.progress(0.1)
  const chosen = await subjectMask(work, picture)
  const mask = work.params.edge === 'clean' ? tighten(chosen) : chosen
  work.progress(0.6)
  const cut = cutOut(picture, mask)
  const content = cropToContent(cut, 0.04)
  if (!content) throw new ToolRefusal(NOTHING_CHOSEN)
  work.progress(0.95)
  const finding = await checkCutOut(work, picture, mask)
  return {
    pictures: [{ raster: work.params.size === 'crop' ? content : cut, transparent: true }],
    ...reportFinding(finding),
  }
}
