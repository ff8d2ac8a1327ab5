import type { outpaint as definition } from '@contract/tools/outpaint'
import type { Margins } from '@contract/tools/define'
import { extendPicture, type Frame } from '../imaging/fill/extend'
import { fillHole } from '../imaging/fill/fill'
import { recipesOf } from '../imaging/fill/recipes'
import type { Recipe } from '../imaging/fill/synthesise'
import type { Raster } from '@media/raster'
import { framed } from './full-frame'
import { WHOLE } from './full-size'
import { ToolRefusal } from './refusal'
import { appearsIn, livingIn } from './filling/living'
import { guardFromBorder } from './filling/subject-guard'
import { verdictOfFilling } from './filling/verdict'
import type { StudioTool } from './tool'

/** Of the result: what is added has to be invented, pixel by pixel. */
const MAX_PIXELS = 3_200_000
/** Tried one after the other, while somebody appears who is not there. */
const WAYS = 2
const REPEATED = '扩出来的地方又出现了人或动物，这次没有做好，积分已退回；少扩一点再试'

/** The sheet that is asked for, in pictures. */
function growthOf({ left, top, right, bottom }: Margins): number {
  return (1 + left + right) * (1 + top + bottom)
}

/** Rounded as one: a ratio that was chosen comes out to the pixel. */
function frameOf({ width, height }: Raster, margins: Margins): Frame {
  const left = Math.round(margins.left * width)
  const top = Math.round(margins.top * height)
  return {
    left,
    top,
    right: Math.max(0, Math.round((margins.left + margins.right) * width) - left),
    bottom: Math.max(0, Math.round((margins.top + margins.bottom) * height) - top),
  }
}

/** 扩图: the picture goes on beyond its frame. */
export const outpaint: StudioTool<typeof definition> = async (work) => {
  const { margins } = work.params
  const picture = await work.image('image', { maxPixels: MAX_PIXELS / growthOf(margins) })
  const frame = frameOf(picture, margins)
  if (Object.values(frame).every((pixels) => pixels === 0))
    throw new ToolRefusal('这张图太小了，这样扩不出新的画面')
  work.progress(0.03)
  const living = await livingIn(work.nets, picture)
  const extended = extendPicture(picture, frame, guardFromBorder(picture, living))
  work.progress(0.15)
  let repeated = false
  const report = (share: number): void => work.progress(0.15 + share * 0.85)
  const grow = (recipe: Recipe, avoid: Uint8Array | undefined): Raster | null =>
    fillHole(extended.picture, extended.hole, { ...recipe, report, ...(avoid && { avoid }) })
  let raster: Raster | null = null
  for (const recipe of recipesOf(work.seed, WAYS)) {
    // a small or narrow picture may be all subject
    raster = grow(recipe, extended.avoid) ?? grow(recipe, undefined)
    if (!raster || !living || !(await appearsIn(work.nets, raster, extended.hole))) break
    raster = null
    repeated = true
  }
  if (!raster && repeated) throw new ToolRefusal(REPEATED)
  if (!raster) throw new ToolRefusal('这张图太窄了，没有可以延伸的画面')
  const { picture: sheet, hole } = extended
  const verdict = await verdictOfFilling(work.nets, sheet, [raster], hole)
  const whole = await work.image('image', { maxPixels: WHOLE / growthOf(margins) })
  const isReduced = whole.width > picture.width
  return {
    pictures: [
      { raster: isReduced ? await framed(whole, raster, frameOf(whole, margins)) : raster },
    ],
    verdict,
  }
}
