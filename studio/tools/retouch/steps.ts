/** Steps of 对话改图 that retouch a photograph: `{ tool, params }` by the name of the tool. */
import type { SentParams } from '@contract/tools/define'
import { maskIssue, type MaskValue } from '@contract/tools/mask'
import { createRaster, type Mask, type Raster } from '@media/raster'
import { NL_REACH, nlMeans } from '../../imaging/denoise/nl-means'
import { drawMask } from '../../imaging/masks/draw'
import { putChannels, splitChannels, toLumaPlane } from '../../imaging/resample/plane'
import { listTiles } from '../../imaging/resample/tiles'
import { estimateNoise } from '../../imaging/restore/noise'
import { ToolRefusal } from '../refusal'
import { findLean, isLeaning, MOST_TURN, turnBy } from './level'
import { LIGHT_SIDES, lightFrom, liftShadows } from './light'
import { applyMosaic } from './mosaic'
import { clearRedEyes, smoothSkin } from './skin'

const WRONG = '改动不对，请重新说一遍'
const NO_LEAN = '看不出这张照片歪了多少，可以说“向右转 3 度”；没有扣积分'
const IS_LEVEL = '这张照片是正的，没有歪；没有扣积分'
const NO_RED = '没有找到红眼；没有扣积分'
const NO_SKIN = '没有找到露出来的皮肤；没有扣积分'
const NOTHING = '没有找到要遮住的地方；没有扣积分'
const MASK = { label: '选区', required: true }
/** Noise is at least so strong to be worth the work, 0..255, and most that is taken for noise. */
const NOISE = [3, 14] as const
const TILE = 512

/** Throws ToolRefusal for a mask that is none. */
export async function drawSent(picture: Raster, sent: unknown): Promise<Mask> {
  const issue = maskIssue(sent, MASK)
  if (issue !== null) throw new ToolRefusal(issue)
  return drawMask(picture, sent as MaskValue)
}

export const readAmount = (value: unknown, least: number, usual: number, most: number): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, value))
    : usual

/** `after` where the mask is, `before` elsewhere. In place of `after`. */
function limitTo(before: Raster['rgba'], after: Raster, { values }: Mask): Raster {
  for (let i = 0; i < before.length; i++) {
    const own = before[i] ?? 0
    after.rgba[i] = own + ((after.rgba[i] ?? 0) - own) * ((values[i >> 2] ?? 0) / 255)
  }
  return after
}

type Step = (picture: Raster, params: SentParams) => Promise<Raster>

/** Each face by itself: its squares go by its own size. */
const mosaic: Step = async (picture, params) => {
  await drawSent(picture, params.mask)
  const mask = params.mask as MaskValue
  const isApart =
    mask.base === 'none' && mask.marks.every(({ kind, add }) => kind === 'outline' && add)
  const parts = isApart ? mask.marks.map((mark) => ({ ...mask, marks: [mark] })) : [mask]
  let count = 0
  for (const part of parts) if (applyMosaic(picture, await drawSent(picture, part))) count++
  if (count === 0) throw new ToolRefusal(NOTHING)
  return picture
}

const level: Step = async (picture, params) => {
  const given = typeof params.degrees === 'number' ? params.degrees : null
  const lean = given === null ? findLean(picture) : null
  if (given === null && lean === null) throw new ToolRefusal(NO_LEAN)
  if (lean !== null && !isLeaning(lean)) throw new ToolRefusal(IS_LEVEL)
  const degrees = given ?? -(lean ?? 0)
  if (!(Math.abs(degrees) <= 2 * MOST_TURN)) throw new ToolRefusal(WRONG)
  return turnBy(picture, degrees)
}

const smooth: Step = async (picture, params) => {
  const mask = await drawSent(picture, params.mask)
  if (!smoothSkin(picture, mask, readAmount(params.strength, 0.2, 0.8, 1)))
    throw new ToolRefusal(NO_SKIN)
  return picture
}

const redEye: Step = async (picture, params) => {
  if (clearRedEyes(picture, await drawSent(picture, params.mask)) === 0)
    throw new ToolRefusal(NO_RED)
  return picture
}

const shadows: Step = async (picture, params) => {
  const before = picture.rgba.slice()
  liftShadows(picture, {
    shadows: readAmount(params.shadows, 0, 0, 1),
    highlights: readAmount(params.highlights, 0, 0, 1),
  })
  return params.mask === undefined
    ? picture
    : limitTo(before, picture, await drawSent(picture, params.mask))
}

const lamp: Step = async (picture, params) => {
  const side = LIGHT_SIDES.find((one) => one === params.from)
  if (!side) throw new ToolRefusal(WRONG)
  const before = picture.rgba.slice()
  lightFrom(picture, side, readAmount(params.strength, 0.3, 1, 1.6))
  return params.mask === undefined
    ? picture
    : limitTo(before, picture, await drawSent(picture, params.mask))
}

const denoise: Step = async (picture) => {
  const found = 1.6 * estimateNoise(toLumaPlane(picture))
  const strength = Math.min(NOISE[1], Math.max(NOISE[0], found))
  const out = createRaster(picture.width, picture.height)
  for (const { inner, outer } of listTiles(picture.width, picture.height, TILE, NL_REACH)) {
    const calm = nlMeans(splitChannels(picture, outer), strength)
    const { left, top, width, height } = inner
    const box = { left: left - outer.left, top: top - outer.top, width, height }
    putChannels(out, calm, box, left, top)
  }
  return out
}

const STEPS: ReadonlyMap<string, Step> = new Map([
  ['mosaic', mosaic],
  ['level', level],
  ['smooth', smooth],
  ['redEye', redEye],
  ['shadows', shadows],
  ['lamp', lamp],
  ['denoise', denoise],
])

/** Null: the step is another one. Throws ToolRefusal. */
export const findRetouch = (tool: string): Step | null => STEPS.get(tool) ?? null
