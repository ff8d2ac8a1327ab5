import type { inpaint as definition } from '@contract/tools/inpaint'
import { FILL_SHARE, reportFinding } from './checks/finding'
import { openSight } from './filling/changed-things'
import { FULL_PIXELS, buildHole } from './filling/hole'
import { paintIn } from './filling/paint-in'
import { removeMarked } from './filling/remove'
import { checkCut, checkFilling } from './filling/verdict'
import { removeKnown } from './planned/remove'
import type { StudioTool } from './tool'

/** 局部重绘: with words they are painted there, without words what is marked goes. */
export const inpaint: StudioTool<typeof definition> = async (work) => {
  const { prompt, style } = work.params
  const picture = await work.image('image', { maxPixels: FULL_PIXELS })
  const hole = buildHole(picture, await work.mask('mask', picture))
  const report = (share: number): void => work.progress(0.03 + share * FILL_SHARE)
  const options = { nets: work.nets, seed: work.seed, count: 1, report }
  if (prompt.trim() !== '') {
    const painted = await paintIn(picture, hole, { ...options, prompt, style })
    return { pictures: painted, ...reportFinding(await checkCut(work.nets, picture, hole)) }
  }
  const known = removeKnown(await work.planned('image'), picture, hole, report)
  if (known) return { pictures: [known] }
  const sight = await openSight(work.nets, picture)
  const pictures = await removeMarked(picture, hole, { ...options, sight })
  const results = pictures.map(({ raster }) => raster)
  return {
    pictures,
    ...reportFinding(
      await checkFilling(work.nets, { before: picture, results, hole, from: 'brush', sight }),
    ),
  }
}
