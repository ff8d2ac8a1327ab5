import type { cleaner as definition } from '@contract/tools/cleaner'
import { openSight } from './filling/changed-things'
import { FULL_PIXELS, buildHole } from './filling/hole'
import { removeMarked } from './filling/remove'
import { FILL_SHARE, reportFinding } from './checks/finding'
import { checkFilling } from './filling/verdict'
import { removeKnown } from './planned/remove'
import type { StudioTool } from './tool'

/** Several ways are for guesses. */
const EXACT = '这张画由本地画笔画成，后面的画面不用猜，所以只有一张'

/** 消除: what is marked goes; every other pixel stays as it was. */
export const cleaner: StudioTool<typeof definition> = async (work) => {
  const picture = await work.image('image', { maxPixels: FULL_PIXELS })
  const hole = buildHole(picture, await work.mask('mask', picture))
  work.progress(0.05)
  const report = (share: number): void => work.progress(0.05 + share * FILL_SHARE)
  const known = removeKnown(await work.planned('image'), picture, hole, report)
  if (known) return { pictures: [known], ...(work.params.count > 1 && { notes: [EXACT] }) }
  const { nets, seed, params } = work
  const sight = await openSight(nets, picture)
  const options = { nets, seed, count: params.count, report, sight }
  const pictures = await removeMarked(picture, hole, options)
  const results = pictures.map(({ raster }) => raster)
  return {
    pictures,
    ...reportFinding(
      await checkFilling(nets, { before: picture, results, hole, from: 'brush', sight }),
    ),
  }
}
