/** Weather and season of a photograph: steps of 对话改图. */
import type { SentParams } from '@contract/tools/define'
import { maskIssue, type MaskValue } from '@contract/tools/mask'
import type { Mask, Raster } from '@media/raster'
import { drawMask } from '../imaging/masks/draw'
import { applySeason, PHOTO_SEASONS } from '../imaging/weather/season'
import { applyWeather, PHOTO_WEATHERS } from '../imaging/weather/weather'
import { ToolRefusal } from './refusal'

const WRONG = '改动不对，请重新说一遍'
const NO_SKY = '这张照片里没有找到天空，加不了云；没有扣积分'
const NO_GREEN = '这张照片里没有找到草和树叶，看不出换了季节；没有扣积分'
const MASK = { label: '选区', required: true }
/** Things in the weather, at most. */
export const MOST_THINGS = 6
const SEED = 11

async function drawThings(picture: Raster, { things }: SentParams): Promise<Mask[]> {
  const values = Array.isArray(things) ? (things as unknown[]) : []
  if (values.length > MOST_THINGS) throw new ToolRefusal(WRONG)
  const masks: Mask[] = []
  for (const value of values) {
    const issue = maskIssue(value, MASK)
    if (issue !== null) throw new ToolRefusal(issue)
    masks.push(await drawMask(picture, value as MaskValue))
  }
  return masks
}

const readShare = (value: unknown, [least, usual, most]: readonly [number, number, number]) =>
  typeof value === 'number' && value >= least && value <= most ? value : usual

/** In place. Throws ToolRefusal where nothing would be seen. */
export async function changeWeather(picture: Raster, params: SentParams): Promise<Raster> {
  const weather = PHOTO_WEATHERS.find((one) => one === params.weather)
  const season = PHOTO_SEASONS.find((one) => one === params.season)
  const things = await drawThings(picture, params)
  const strength = readShare(params.strength, [0.3, 1, 2])
  if (weather) {
    const horizon = readShare(params.horizon, [0, 0.45, 1])
    const scene = { horizon, things, strength, seed: SEED }
    if (!applyWeather(picture, weather, scene)) throw new ToolRefusal(NO_SKY)
    return picture
  }
  if (!season) throw new ToolRefusal(WRONG)
  if (!applySeason(picture, season, { things, strength })) throw new ToolRefusal(NO_GREEN)
  return picture
}
