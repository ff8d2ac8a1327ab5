import type { outpaint as definition } from '@contract/tools/outpaint'
import type { Margins } from '@contract/tools/define'
import { extendPicture, type Frame } from '../imaging/fill/extend'
import { fillHole } from '../imaging/fill/fill'
import { listRecipes } from '../imaging/fill/recipes'
import type { Recipe } from '../imaging/fill/synthesise'
import type { Raster } from '@media/raster'
import { clearShares } from '../imaging/fill/fog'
import { cropRaster, fitted, shrinkRaster } from '../imaging/segment/shrink'
import { pasteOriginal } from './full-frame'
import { WHOLE } from './full-size'
import { ToolRefusal } from './refusal'
import { appearsIn, livingIn } from './filling/living'
import { buildBorderGuard } from './filling/subject-guard'
import { FILL_SHARE, reportFinding } from './checks/finding'
import { checkFilling } from './filling/verdict'
import type { StudioTool } from './tool'

/** Of the result: what is added has to be invented, pixel by pixel. */
const MAX_PIXELS = 3_200_000
/** Tried one after the other, while a false person appears. */
const WAYS = 2
/** Of the progress that is left for all ways, the share of the next one. */
const WAY_SHARE = 2 / 3
const REPEATED = '扩出来的地方又出现了人或动物，这次没有做好，积分已退回；少扩一点再试'

/** The requested sheet, in pictures. */
function computeGrowth({ left, top, right, bottom }: Margins): number {
  return (1 + left + right) * (1 + top + bottom)
}

/** Rounded as one: a ratio that was chosen comes out to the pixel. */
function computeFrame({ width, height }: Raster, margins: Margins): Frame {
  const left = Math.round(margins.left * width)
  const top = Math.round(margins.top * height)
  return {
    left,
    top,
    right: Math.max(0, Math.round((margins.left + margins.right) * width) - left),
    bottom: Math.max(0, Math.round((margins.top + margins.bottom) * height) - top),
  }
}

const FOGGY =
  '这张图的边上都是整齐的东西，向外接着画会糊成一片，这次没有做，积分已退回；可以少扩一点，或换一张边上是天空、草地、水面的'
const SMALLER = '有的边只扩到看得清的地方：再往外会糊成一片，所以比选的画幅小一些'
const SIDES = ['left', 'top', 'right', 'bottom'] as const
/** Long side of the copy on which fog is looked for, pixels. */
const FOG_SIDE = 640

async function sharesWithoutFog(result: Raster, frame: Frame): Promise<Margins> {
  const size = fitted(result, FOG_SIDE)
  const scale = size.width / result.width
  const small = {
    left: Math.round(frame.left * scale),
    top: Math.round(frame.top * scale),
    right: Math.round(frame.right * scale),
    bottom: Math.round(frame.bottom * scale),
  }
  return clearShares(shrinkRaster(result, size), small)
}

const scaleMargins = (margins: Margins, shares: Margins): Margins => ({
  left: margins.left * shares.left,
  top: margins.top * shares.top,
  right: margins.right * shares.right,
  bottom: margins.bottom * shares.bottom,
})

/** Marks by pixel of a picture, of a part of it. */
function cropMarks(marks: Uint8Array, across: number, { left, top, width, height }: Cut) {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return marks[(y + top) * across + x + left]
  })
}

type Cut = ReturnType<typeof cutBetween>

/** Visible part of the whole sheet when less can be added. */
function cutBetween(frame: Frame, trimmed: Frame, { width, height }: Raster) {
  const [left, top] = [Math.max(0, frame.left - trimmed.left), Math.max(0, frame.top - trimmed.top)]
  const right = Math.min(width, width - frame.right + trimmed.right)
  const bottom = Math.min(height, height - frame.bottom + trimmed.bottom)
  return { left, top, width: right - left, height: bottom - top }
}

/** 扩图: the picture goes on beyond its frame. */
export const outpaint: StudioTool<typeof definition> = async (work) => {
  const { margins } = work.params
  const picture = await work.image('image', { maxPixels: MAX_PIXELS / computeGrowth(margins) })
  const frame = computeFrame(picture, margins)
  if (Object.values(frame).every((pixels) => pixels === 0))
    throw new ToolRefusal('这张图太小了，这样扩不出新的画面')
  work.progress(0.03)
  const living = await livingIn(work.nets, picture)
  const extended = extendPicture(picture, frame, buildBorderGuard(picture, living))
  work.progress(0.15)
  let repeated = false
  let left = FILL_SHARE
  // A further way has less of what is left: none begins at the end.
  const report = (share: number): void =>
    work.progress(0.15 + FILL_SHARE - left * (1 - share * WAY_SHARE))
  const grow = (recipe: Recipe, avoid: Uint8Array | undefined): Raster | null =>
    fillHole(extended.picture, extended.hole, { ...recipe, report, avoid })
  let raster: Raster | null = null
  for (const recipe of listRecipes(work.seed, WAYS)) {
    // a small or narrow picture may be all subject
    raster = grow(recipe, extended.avoid) ?? grow(recipe, undefined)
    if (!raster || !living || !(await appearsIn(work.nets, raster, extended.hole))) break
    raster = null
    repeated = true
    left *= 1 - WAY_SHARE
  }
  if (!raster && repeated) throw new ToolRefusal(REPEATED)
  if (!raster) throw new ToolRefusal('这张图太窄了，没有可以延伸的画面')
  const shares = await sharesWithoutFog(raster, frame)
  const clearMargins = scaleMargins(margins, shares)
  if (Object.values(clearMargins).every((side) => side === 0)) throw new ToolRefusal(FOGGY)
  const { picture: sheet, hole } = extended
  const cut = cutBetween(frame, computeFrame(picture, clearMargins), raster)
  const shown = cropRaster(raster, cut)
  const added = cropMarks(hole, raster.width, cut)
  const finding = await checkFilling(work.nets, {
    before: cropRaster(sheet, cut),
    results: [shown],
    hole: added,
    from: 'margin',
  })
  const whole = await work.image('image', { maxPixels: WHOLE / computeGrowth(margins) })
  const isReduced = whole.width > picture.width
  return {
    pictures: [
      {
        raster: isReduced
          ? await pasteOriginal(whole, shown, computeFrame(whole, clearMargins))
          : shown,
      },
    ],
    ...reportFinding(
      finding,
      SIDES.some((side) => clearMargins[side] < margins[side]) ? [SMALLER] : [],
    ),
  }
}
