/** A tapped thing: gone, replaced or in another colour. */
import type { ParamsOf } from '@contract/tools/define'
import type { samInpaint as definition } from '@contract/tools/sam-inpaint'
import { rgbOf } from '../../../imaging/compose/backdrop'
import { placeThing } from '../../../imaging/compose/thing'
import { recolour } from '../../../imaging/compose/recolour'
import { roomFor } from '../../../imaging/masks/room'
import { isClear, type Raster } from '../../../imaging/raster'
import { EngineError } from '../../engine'
import { paintPicture } from '../paint'
import { FULL_PIXELS, holeOf } from './filling/hole'
import { removeMarked } from './filling/remove'
import type { StudioTool, ToolMade, ToolWork } from './tool'

/** The whole frame is painted to fit the hole: larger ones take too long. */
const PAINTED_PIXELS = 2_400_000

type Work = ToolWork<ParamsOf<typeof definition>>

async function remove(work: Work): Promise<ToolMade> {
  const picture = await work.image('image', { maxPixels: FULL_PIXELS })
  const hole = holeOf(picture, await work.mask('mask', picture))
  work.progress(0.15)
  const report = (share: number): void => work.progress(0.15 + 0.85 * share)
  return { pictures: removeMarked(picture, hole, { seed: work.seed, count: 1, report }) }
}

async function change(work: Work): Promise<ToolMade> {
  const picture = await work.image('image', { maxPixels: FULL_PIXELS })
  const mask = await work.mask('mask', picture)
  work.progress(0.4)
  const raster = recolour(picture, mask, rgbOf(work.params.colour))
  if (!raster) throw new EngineError('rejected', '这里没有选中东西，请在它上面再点一下')
  return { pictures: [{ raster, transparent: isClear(picture) }] }
}

/** What stood there is cleared first, so that nothing of it looks out from behind the new thing. */
async function replace(work: Work): Promise<ToolMade> {
  const { params, seed } = work
  const prompt = params.prompt.trim()
  if (prompt === '') throw new EngineError('rejected', '写下要换成什么')
  const picture = await work.image('image', { maxPixels: PAINTED_PIXELS })
  const mask = await work.mask('mask', picture)
  const [cleared] = removeMarked(picture, holeOf(picture, mask), {
    ...{ seed, count: 1 },
    report: (share) => work.progress(0.1 + 0.4 * share),
  })
  const base = cleared?.raster ?? picture
  const room = roomFor(mask) ?? mask
  const { width, height } = picture
  const asked = { width, height, prompt, negativePrompt: '', style: 'oil', seed } as const
  const { rgba } = paintPicture({ ...asked, control: { fill: { base, mask: room } } }, (share) =>
    work.progress(0.5 + 0.4 * share),
  )
  const raster: Raster = { width, height, rgba: placeThing(base, { width, height, rgba }, room) }
  return { pictures: [{ raster, transparent: isClear(picture) }] }
}

const ACTIONS: Readonly<Record<string, (work: Work) => Promise<ToolMade>>> = {
  ...{ remove, replace },
  recolour: change,
}

export const samInpaint: StudioTool<typeof definition> = async (work) =>
  (ACTIONS[work.params.action] ?? remove)(work)
