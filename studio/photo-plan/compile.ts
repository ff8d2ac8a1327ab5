/** From one step and its regions to the tool that carries it out on a photograph. */
import type { EditStep } from '@contract/edits'
import type { MaskValue } from '@contract/tools/mask'
import type { FoundRegion } from '../tools/regions/definition'
import { CannotEdit, type ToolStep } from './draft'
import { findPaintStyle, STYLE_OFFERS, toAmounts, toHex } from './looks'
import { texts } from './texts'
import { isBackgroundWord, isDamageWord } from './words'

const SCALE = 10_000
/** Soft edge of masks, 1/1000 of the short side. */
const FEATHER = 3
/** Side of what is added, shares of the picture, and its margin. */
const ADDED = 0.28
const ADDED_MARGIN = 0.04
/** Share added to a side where the sentence says no more. */
const MARGIN = 0.25

const buildMask = (
  marks: MaskValue['marks'],
  more: Partial<Pick<MaskValue, 'base' | 'inverted'>> = {},
): MaskValue => ({ base: 'none', inverted: false, feather: FEATHER, ...more, marks })

export const maskOfRegions = (regions: readonly FoundRegion[]): MaskValue =>
  buildMask(
    regions.flatMap(({ outlines }) =>
      outlines.map((points) => ({ kind: 'outline' as const, add: true, points: [...points] })),
    ),
  )

/** Soft edge of what gets other light, 1/1000 of the short side. */
const LIGHT_FEATHER = 24

const softMask = (regions: readonly FoundRegion[]): MaskValue => ({
  ...maskOfRegions(regions),
  feather: LIGHT_FEATHER,
})

const subjectMask = (regions: readonly FoundRegion[]): MaskValue =>
  regions.length > 0 ? maskOfRegions(regions) : buildMask([], { base: 'subject' })

/** A rectangle for what is added: at a side, or next to what it belongs to. */
function placeAdded(
  { target = '' }: EditStep,
  reference: readonly FoundRegion[],
  things: readonly FoundRegion[],
): MaskValue {
  const [first] = reference
  const half = ADDED / 2
  const within = (value: number): number =>
    Math.min(1 - half - ADDED_MARGIN, Math.max(half + ADDED_MARGIN, value))
  const place = { x: 0.5, y: 0.72 }
  if (first && /旁|边|附近/.test(target) && !/[左右]边/.test(target)) {
    const { x, width, y, height } = first.bounds
    place.x = 1 - x - width > x ? x + width + half : x - half
    place.y = y + height - half
  } else if (first) {
    place.x = first.bounds.x + first.bounds.width / 2
    place.y = /上/.test(target) ? first.bounds.y : first.bounds.y + first.bounds.height / 2
  } else {
    // The emptiest of three places.
    const taken = (x: number): number =>
      things
        .filter(({ bounds }) => x > bounds.x - half && x < bounds.x + bounds.width + half)
        .reduce((sum, { share }) => sum + share, 0)
    place.x = [0.78, 0.22, 0.5].sort((a, b) => taken(a) - taken(b))[0] ?? 0.5
  }
  if (/左/.test(target)) place.x = 0.2
  if (/右/.test(target)) place.x = 0.8
  if (/天|上面|上方|空/.test(target)) place.y = 0.2
  if (/下面|底|地上/.test(target)) place.y = 0.8
  const [x, y] = [within(place.x), within(place.y)]
  const corners = [x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half]
  return buildMask([
    { kind: 'outline', add: true, points: corners.map((value) => Math.round(value * SCALE)) },
  ])
}

const HOURS: readonly (readonly [RegExp, string])[] = [
  [/夜|晚上|天黑/, 'night'],
  [/黄昏|傍晚|日落|夕阳|晚霞/, 'sunset'],
  [/清晨|早|日出|黎明|朝霞/, 'dawn'],
  [/白天|中午|正午|下午|上午|日间/, 'day'],
]

const STRENGTHS = { light: 0.55, usual: 1, strong: 1.6 } as const

function compileTone(
  { target = '', value = '', strength = 'usual' }: EditStep,
  regions: readonly FoundRegion[],
): ToolStep {
  const amounts = toAmounts(value)
  if (!amounts) throw new CannotEdit(texts.noTone(value), offerValues('tone', ['亮', '暖', '鲜艳']))
  const scaled = Object.entries(amounts).map(([key, amount]) => [
    key,
    Math.max(-1, Math.min(1, amount * STRENGTHS[strength])),
  ])
  const params = {
    ...Object.fromEntries(scaled),
    ...(regions.length > 0 && { mask: softMask(regions) }),
    ...(isBackgroundWord(target) && {
      mask: { ...buildMask([], { base: 'subject', inverted: true }), feather: LIGHT_FEATHER },
    }),
  }
  return { tool: 'tone', params: params as ToolStep['params'] }
}

const RATIO_OFFERS = ['1:1', '3:4', '16:9', '9:16']
/** Sides are whole pixels: a ratio is met within this. */
const SAME_RATIO = 0.02

/** Throws CannotEdit for the ratio that the picture has: it would be paid for and change nothing. */
function requireOtherRatio(value: string, aspect: number): void {
  const [across, down] = value.split(':').map(Number)
  if (!across || !down || Math.abs(Math.log(across / down / aspect)) >= SAME_RATIO) return
  const others = RATIO_OFFERS.filter((ratio) => ratio !== value)
  throw new CannotEdit(texts.sameRatio(value), offerValues('crop', others))
}

/** Share of the sides for a ratio: added by outpaint, or cut. */
function marginsForRatio(ratio: string, aspect: number) {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const wanted = across / down
  const extra = wanted > aspect ? (wanted / aspect - 1) / 2 : 0
  const tall = wanted < aspect ? (aspect / wanted - 1) / 2 : 0
  const most = (share: number): number => Math.min(0.5, Math.round(share * 1000) / 1000)
  return { left: most(extra), right: most(extra), top: most(tall), bottom: most(tall) }
}

function marginsForSide(value: string) {
  const sides = { left: /左/, right: /右/, top: /上|天/, bottom: /下|地/ }
  const entries = Object.entries(sides).map(([side, pattern]) => [
    side,
    pattern.test(value) ? MARGIN : 0,
  ])
  const margins = Object.fromEntries(entries) as Record<string, number>
  return Object.values(margins).some((share) => share > 0)
    ? margins
    : { left: MARGIN / 2, right: MARGIN / 2, top: MARGIN / 2, bottom: MARGIN / 2 }
}

const offerValues = (kind: EditStep['kind'], values: readonly string[]): EditStep[] =>
  values.map((value) => ({ kind, value }))

/** Light that comes near a weather or a season. */
function offerAir(value: string): EditStep[] {
  const tone = /雪|冬|雨|雾|阴|云/.test(value) ? '冷' : '暖'
  const hour = /雷|暴/.test(value) ? '夜晚' : /晴|夏|春/.test(value) ? '白天' : '黄昏'
  return [
    { kind: 'tone', value: tone },
    { kind: 'time', value: hour },
  ]
}

const TURNS = [
  [/上下(?:翻转|镜像|颠倒)|垂直翻转/, 'flip'],
  [/180|一百八|倒过来|颠倒/, 'half'],
  [/(?:逆时针|向左|往左|左).{0,2}(?:旋转|转)|(?:旋转|转).{0,3}(?:逆时针|向左|往左)/, 'left'],
  [/旋转|顺时针|转.{0,2}90|转.{0,2}九十/, 'right'],
  [/翻转|镜像/, 'mirror'],
] as const

const compileTurn = (value: string): ToolStep => ({
  tool: 'turn',
  params: { to: TURNS.find(([pattern]) => pattern.test(value))?.[1] ?? 'mirror' },
})

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
function compileWeather({ value = '', strength }: EditStep, context: CompileContext): ToolStep {
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

export interface CompileContext {
  readonly things: readonly FoundRegion[]
  /** All that was found. */
  readonly regions: readonly FoundRegion[]
  /** Width by height. */
  readonly aspect: number
}

function compileBackground(value: string, regions: readonly FoundRegion[]): ToolStep {
  const mask = subjectMask(regions.filter(({ kind }) => kind !== 'above' && kind !== 'below'))
  if (/渐变/.test(value)) return { tool: 'replaceBg', params: { mask, background: 'gradient' } }
  if (/虚化|模糊/.test(value)) return { tool: 'blur', params: { mask } }
  const colour = toHex(value.replace(/证件照/, ''))
  if (colour !== null) return { tool: 'replaceBg', params: { mask, background: 'colour', colour } }
  return value === ''
    ? { tool: 'replaceBg', params: { mask, background: 'gradient' } }
    : { tool: 'replaceBg', params: { mask, background: 'paint', prompt: value } }
}

/** Throws CannotEdit. */
export function compileStep(
  step: EditStep,
  regions: readonly FoundRegion[],
  context: CompileContext,
): ToolStep {
  const { things, aspect } = context
  const { kind, target = '', value = '' } = step
  switch (kind) {
    case 'remove':
      if (isDamageWord(target)) return { tool: 'oldphoto', params: {} }
      return { tool: 'cleaner', params: { mask: maskOfRegions(regions), count: 1 } }
    case 'replace':
      if (isBackgroundWord(target)) return compileBackground(value, [])
      return {
        tool: 'samInpaint',
        params: { mask: maskOfRegions(regions), action: 'replace', prompt: value },
      }
    case 'recolour': {
      const colour = toHex(value)
      if (colour === null) throw new CannotEdit(texts.noColour(value))
      if (isBackgroundWord(target)) return compileBackground(value, [])
      const mask = maskOfRegions(regions)
      return { tool: 'samInpaint', params: { mask, action: 'recolour', colour } }
    }
    case 'add':
      if (value === '') throw new CannotEdit(texts.noAdd)
      return {
        tool: 'genfill',
        params: { mask: placeAdded(step, regions, things), prompt: value, count: 1 },
      }
    case 'count':
      if (regions.length === 0) throw new CannotEdit(texts.noCount(target))
      if (/^\+|几/.test(value))
        return {
          tool: 'genfill',
          params: {
            mask: placeAdded({ ...step, target: '旁边' }, regions.slice(0, 1), things),
            prompt: target,
            count: 1,
          },
        }
      return { tool: 'cleaner', params: { mask: maskOfRegions(regions), count: 1 } }
    case 'trait':
      if (/脱|裸/.test(value) || (value.startsWith('不') && /穿/.test(value)))
        throw new CannotEdit(texts.noUndress, [], true)
      throw new CannotEdit(texts.noTrait(target))
    case 'move':
      if (target === '' && TURNS.some(([pattern]) => pattern.test(value))) return compileTurn(value)
      throw new CannotEdit(/扶正|拉正/.test(value) ? texts.noTurn : texts.noMove(target))
    case 'scale':
      throw new CannotEdit(texts.noMove(target))
    case 'background':
      return compileBackground(value, regions)
    case 'time': {
      const hour = HOURS.find(([pattern]) => pattern.test(value))?.[1]
      if (hour === undefined) throw new CannotEdit(texts.noWeather(value))
      return { tool: 'hour', params: { hour } }
    }
    case 'weather':
    case 'season':
      return compileWeather(step, context)
    case 'style': {
      const style = findPaintStyle(value)
      if (!style) {
        if (toAmounts(value)) return compileTone(step, regions)
        throw new CannotEdit(texts.noStyle(value), offerValues('style', STYLE_OFFERS))
      }
      const { tool, look } = style
      return { tool, params: tool === 'toon' ? { look } : { style: look } }
    }
    case 'tone':
      return compileTone(step, regions)
    case 'text':
      throw new CannotEdit(texts.noText)
    case 'extend':
      requireOtherRatio(value, aspect)
      return {
        tool: 'outpaint',
        params: {
          margins: /^\d+:\d+$/.test(value) ? marginsForRatio(value, aspect) : marginsForSide(value),
        },
      }
    case 'crop':
      if (/扶正|旋转|拉正|歪/.test(value)) throw new CannotEdit(texts.noTurn)
      requireOtherRatio(value, aspect)
      return { tool: 'crop', params: { to: value } }
    case 'upscale':
      return { tool: 'upscale', params: { factor: /4|四/.test(value) ? '4' : '2' } }
    case 'cutout':
      return { tool: 'rembg', params: { mask: subjectMask(regions) } }
    case 'vary':
      return { tool: 'variation', params: { count: 1 } }
    case 'undo':
      return { tool: 'undo', params: {} }
  }
}
