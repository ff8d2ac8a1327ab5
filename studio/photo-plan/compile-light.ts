/** Light, colours, weather and hours of a photograph: from a step to the tool that does it. */
import type { EditStep } from '@contract/edits'
import type { FoundRegion } from '../tools/regions/definition'
import { type CompileContext, offerValues } from './context'
import { CannotEdit, type ToolStep } from './draft'
import { toAmounts } from './looks'
import { maskOfRegions, softBackground, softMask } from './masks'
import { texts } from './texts'
import { isBackgroundWord } from './words'

const HOURS: readonly (readonly [RegExp, string])[] = [
  [/夜|晚上|天黑/, 'night'],
  [/黄昏|傍晚|日落|夕阳|晚霞/, 'sunset'],
  [/清晨|早|日出|黎明|朝霞/, 'dawn'],
  [/白天|中午|正午|下午|上午|日间/, 'day'],
]

const STRENGTHS = { light: 0.55, usual: 1, strong: 1.6 } as const

const LAMPS: readonly (readonly [RegExp, string])[] = [
  [/左.{0,2}打光/, 'left'],
  [/右.{0,2}打光/, 'right'],
  [/上.{0,2}打光/, 'top'],
  [/打光/, 'front'],
]

/** Light by place: dark parts, bright parts, a lamp; null: a tone of all of it. */
function compileLight(
  { target = '', value = '', strength = 'usual' }: EditStep,
  regions: readonly FoundRegion[],
): ToolStep | null {
  const by = STRENGTHS[strength]
  const within = isBackgroundWord(target)
    ? { mask: softBackground() }
    : regions.length > 0 && { mask: softMask(regions) }
  const from = LAMPS.find(([pattern]) => pattern.test(value))?.[1]
  if (from !== undefined) return { tool: 'lamp', params: { from, strength: by, ...within } }
  const amount = Math.min(1, 0.75 * by)
  if (/暗部|补光|阴影/.test(value))
    return { tool: 'shadows', params: { shadows: amount, ...within } }
  if (/高光/.test(value)) return { tool: 'shadows', params: { highlights: amount, ...within } }
  return null
}

export function compileTone(step: EditStep, regions: readonly FoundRegion[]): ToolStep {
  const light = compileLight(step, regions)
  if (light) return light
  const { target = '', value = '', strength = 'usual' } = step
  const amounts = toAmounts(value)
  if (!amounts) throw new CannotEdit(texts.noTone(value), offerValues('tone', ['亮', '暖', '鲜艳']))
  const scaled = Object.entries(amounts).map(([key, amount]) => [
    key,
    Math.max(-1, Math.min(1, amount * STRENGTHS[strength])),
  ])
  const params = {
    ...Object.fromEntries(scaled),
    ...(regions.length > 0 && { mask: softMask(regions) }),
    ...(isBackgroundWord(target) && { mask: softBackground() }),
  }
  return { tool: 'tone', params: params as ToolStep['params'] }
}

/** Light that comes near a weather or a season. */
function offerAir(value: string): EditStep[] {
  const tone = /雪|冬|雨|雾|阴|云/.test(value) ? '冷' : '暖'
  const hour = /雷|暴/.test(value) ? '夜晚' : /晴|夏|春/.test(value) ? '白天' : '黄昏'
  return [
    { kind: 'tone', value: tone },
    { kind: 'time', value: hour },
  ]
}

/** Of weathers and seasons that can be laid over a photograph; the first that fits. */
const WEATHERS: readonly (readonly [RegExp, string])[] = [
  [/雪|冬/, 'snow'],
  [/雷|暴雨|暴风|台风/, 'storm'],
  [/雨/, 'rain'],
  [/雾|霾/, 'fog'],
  [/阴/, 'overcast'],
  [/云/, 'clouds'],
  [/晴|太阳|阳光/, 'clear'],
]
const SEASONS: readonly (readonly [RegExp, string])[] = [
  [/秋/, 'autumn'],
  [/夏/, 'summer'],
  [/春/, 'spring'],
]
const INDOORS = /^(?:床|沙发|电视|冰箱|微波炉|烤箱|马桶|水槽|烤面包机)$/
const HIGH = [0.28, 0.7] as const
const HORIZON = 0.45
/** Only so many things, the largest, are seen through the weather. */
const MOST_SEEN = 6

/** Throws CannotEdit indoors, and for weather that nothing here paints. */
export function compileWeather(
  { value = '', strength }: EditStep,
  context: CompileContext,
): ToolStep {
  const { things, regions } = context
  const weather = WEATHERS.find(([pattern]) => pattern.test(value))?.[1]
  const season = SEASONS.find(([pattern]) => pattern.test(value))?.[1]
  if (weather === undefined && season === undefined)
    throw new CannotEdit(texts.noWeather(value), offerAir(value))
  if (things.some(({ name }) => INDOORS.test(name)))
    throw new CannotEdit(texts.indoors(value), offerAir(value))
  const above = regions.find(({ kind }) => kind === 'above')
  const end = above && above.bounds.y + above.bounds.height
  const largest = [...things].sort((a, b) => b.share - a.share).slice(0, MOST_SEEN)
  return {
    tool: 'weather',
    params: {
      ...(weather === undefined ? { season } : { weather }),
      horizon: end === undefined ? HORIZON : Math.min(HIGH[1], Math.max(HIGH[0], end)),
      strength: STRENGTHS[strength ?? 'usual'],
      things: largest.map((one) => maskOfRegions([one])),
    } as ToolStep['params'],
  }
}

/** Throws CannotEdit. */
export function compileTime({ value = '' }: EditStep): ToolStep {
  const hour = HOURS.find(([pattern]) => pattern.test(value))?.[1]
  if (hour === undefined) throw new CannotEdit(texts.noWeather(value))
  return { tool: 'hour', params: { hour } }
}
