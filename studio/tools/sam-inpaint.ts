/** A tapped thing: gone, replaced or in another colour. */
import type { ParamsOf } from '@contract/tools/define'
import type { samInpaint as definition } from '@contract/tools/sam-inpaint'
import { parseHexColour } from '../imaging/compose/backdrop'
import { recolour } from '../imaging/compose/recolour'
import { isClear } from '@media/raster'
import { GROUND } from '../imaging/masks/preview'
import { buildRoundShape } from '../imaging/masks/roundShape'
import { removeKnown } from './planned/remove'
import { ToolRefusal } from './refusal'
import { FULL_PIXELS, buildHole } from './filling/hole'
import { removeMarked } from './filling/remove'
import { setScene } from './filling/set-scene'
import { setThing } from './filling/set-thing'
import { FILL_SHARE, reportFinding } from './checks/finding'
import { openSight } from './filling/changed-things'
import { withLeftOver } from './filling/left-over'
import { checkCut, checkFilling } from './filling/verdict'
import { parseWanted } from './filling/words'
import type { StudioTool, ToolResult, ToolWork } from './tool'

/** A hole is closed before anything is set into it: larger ones take too long. */
const PAINTED_PIXELS = 2_400_000

type Work = ToolWork<ParamsOf<typeof definition>>

async function remove(work: Work): Promise<ToolResult> {
  const picture = await work.image('image', { maxPixels: FULL_PIXELS })
  const mask = await work.mask('mask', picture)
  // Without sky, water or a wall too little is left to copy: nothing is made, or paid.
  if (mask.isGround) throw new ToolRefusal(GROUND)
  const tapped = buildHole(picture, mask)
  const painted = (share: number): void => work.progress(0.1 + FILL_SHARE * share)
  const known = removeKnown(await work.planned('image'), picture, tapped, painted)
  if (known) return { pictures: [known] }
  const sight = await openSight(work.nets, picture)
  const hole = await withLeftOver(work.nets, picture, { hole: tapped, sight })
  work.progress(0.15)
  const report = (share: number): void => work.progress(0.15 + FILL_SHARE * share)
  const options = { nets: work.nets, seed: work.seed, count: 1, report, sight }
  const pictures = await removeMarked(picture, hole, options)
  const results = pictures.map(({ raster }) => raster)
  return {
    pictures,
    ...reportFinding(
      await checkFilling(work.nets, { before: picture, results, hole, from: 'tap', sight }),
    ),
  }
}

async function change(work: Work): Promise<ToolResult> {
  const picture = await work.image('image', { maxPixels: FULL_PIXELS })
  const mask = await work.mask('mask', picture)
  work.progress(0.4)
  const raster = recolour(picture, mask, parseHexColour(work.params.colour))
  if (!raster) throw new ToolRefusal('这里没有选中东西，请在它上面再点一下')
  return { pictures: [{ raster, transparent: isClear(picture) }] }
}

/**
 * The old thing is removed first; the new one takes its space, not its outline. Words that name no
 * thing are painted into the outline itself.
 */
async function replace(work: Work): Promise<ToolResult> {
  const { params, seed } = work
  const prompt = params.prompt.trim()
  if (prompt === '') throw new ToolRefusal('写下要换成什么')
  const picture = await work.image('image', { maxPixels: PAINTED_PIXELS })
  const mask = await work.mask('mask', picture)
  const hole = buildHole(picture, mask)
  const wanted = parseWanted(prompt, null)
  const shape = buildRoundShape(mask)
  const report = (share: number): void => work.progress(0.1 + 0.5 * share)
  const options = { nets: work.nets, seed, count: 1, report }
  const known = shape && removeKnown(await work.planned('image'), picture, hole, report)
  const [cleared] = known ? [known] : shape ? await removeMarked(picture, hole, options) : []
  const thing = shape && cleared && (await setThing(cleared.raster, shape, wanted, seed))
  const raster = thing || (await setScene(picture, hole, wanted, seed))
  const finding = await checkCut(work.nets, picture, hole)
  return { pictures: [{ raster, transparent: isClear(picture) }], ...reportFinding(finding) }
}

const ACTIONS: Readonly<Record<string, (work: Work) => Promise<ToolResult>>> = {
  remove,
  replace,
  recolour: change,
}

export const samInpaint: StudioTool<typeof definition> = async (work) =>
  (ACTIONS[work.params.action] ?? remove)(work)
