import type { genfill as definition } from '@contract/tools/genfill'
import { FILL_SHARE, reportFinding } from './checks/finding'
import { FULL_PIXELS, buildHole } from './filling/hole'
import { paintIn } from './filling/paint-in'
import { checkCut } from './filling/verdict'
import type { StudioTool } from './tool'

/** 生成填充: the words painted into what is marked. */
export const genfill: StudioTool<typeof definition> = async (work) => {
  const { prompt, style, count } = work.params
  const picture = await work.image('image', { maxPixels: FULL_PIXELS })
  const hole = buildHole(picture, await work.mask('mask', picture))
  const report = (share: number): void => work.progress(0.03 + share * FILL_SHARE)
  const painting = { nets: work.nets, prompt, style, count, seed: work.seed, report }
  const pictures = await paintIn(picture, hole, painting)
  return { pictures, ...reportFinding(await checkCut(work.nets, picture, hole)) }
}
