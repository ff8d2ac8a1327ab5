/** From one step and its regions to the tool that carries it out on a photograph. */
import type { EditStep } from '@contract/edits'
import type { MaskValue } from '@contract/tools/mask'
import type { FoundRegion } from '../tools/regions/definition'
import { compileCrop, compileExtend, compileTurn } from './compile-frame'
import { compileCopy, compileMove, compileScale } from './compile-move'
import { compileTime, compileTone, compileWeather } from './compile-light'
import { type CompileContext, offerValues } from './context'
import { CannotEdit, type ToolStep } from './draft'
import { findPaintStyle, STYLE_OFFERS, toAmounts, toHex } from './looks'
import { buildMask, maskOfRegions, subjectMask } from './masks'
import { compileRetouch } from './retouch'
import { texts } from './texts'
import { isBackgroundWord, isDamageWord } from './words'

const SCALE = 10_000
/** Side of what is added, shares of the picture, and its margin. */
const ADDED = 0.28
const ADDED_MARGIN = 0.04

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

type Compiler = (
  step: EditStep,
  regions: readonly FoundRegion[],
  context: CompileContext,
) => ToolStep

const remove: Compiler = ({ target = '' }, regions) =>
  isDamageWord(target)
    ? { tool: 'oldphoto', params: {} }
    : { tool: 'cleaner', params: { mask: maskOfRegions(regions), count: 1 } }

const replace: Compiler = ({ target = '', value = '' }, regions) =>
  isBackgroundWord(target)
    ? compileBackground(value, [])
    : {
        tool: 'samInpaint',
        params: { mask: maskOfRegions(regions), action: 'replace', prompt: value },
      }

const recolour: Compiler = ({ target = '', value = '' }, regions) => {
  const colour = toHex(value)
  if (colour === null) throw new CannotEdit(texts.noColour(value))
  if (isBackgroundWord(target)) return compileBackground(value, [])
  const mask = maskOfRegions(regions)
  return { tool: 'samInpaint', params: { mask, action: 'recolour', colour } }
}

const paintIn = (mask: MaskValue, prompt: string): ToolStep => ({
  tool: 'genfill',
  params: { mask, prompt, count: 1 },
})

const readSide = (words: string): 'left' | 'right' | null =>
  /左/.test(words) ? 'left' : /右/.test(words) ? 'right' : null

const add: Compiler = (step, regions, context) => {
  if (!step.value) throw new CannotEdit(texts.noAdd)
  const { things } = context
  const same = regions.length === 1 && step.value.endsWith(regions[0]?.name ?? ' ')
  const copy = same ? compileCopy(regions, context, readSide(step.target ?? '')) : null
  if (copy) return copy
  return paintIn(placeAdded(step, regions, things), step.value)
}

const count: Compiler = (step, regions, context) => {
  const { things } = context
  const { target = '', value = '' } = step
  if (regions.length === 0) throw new CannotEdit(texts.noCount(target))
  const copy = value === '+1' ? compileCopy(regions.slice(-1), context, null) : null
  if (copy) return copy
  if (/^\+|几/.test(value))
    return paintIn(placeAdded({ ...step, target: '旁边' }, regions.slice(0, 1), things), target)
  return { tool: 'cleaner', params: { mask: maskOfRegions(regions), count: 1 } }
}

const trait: Compiler = ({ target = '', value = '' }) => {
  if (/脱|裸/.test(value) || (value.startsWith('不') && /穿/.test(value)))
    throw new CannotEdit(texts.noUndress, [], true)
  throw new CannotEdit(texts.noTrait(target))
}

const move: Compiler = (step, regions, context) =>
  compileTurn(step) ?? compileMove(step, regions, context)

const style: Compiler = (step, regions) => {
  const { value = '' } = step
  const found = findPaintStyle(value)
  if (found) {
    const { tool, look } = found
    return { tool, params: tool === 'toon' ? { look } : { style: look } }
  }
  if (toAmounts(value)) return compileTone(step, regions)
  throw new CannotEdit(texts.noStyle(value), offerValues('style', STYLE_OFFERS))
}

const COMPILERS: Readonly<Record<EditStep['kind'], Compiler>> = {
  remove,
  replace,
  recolour,
  add,
  count,
  trait,
  move,
  scale: compileScale,
  background: ({ value = '' }, regions) => compileBackground(value, regions),
  time: compileTime,
  weather: (step, _, context) => compileWeather(step, context),
  season: (step, _, context) => compileWeather(step, context),
  style,
  tone: compileTone,
  text: () => {
    throw new CannotEdit(texts.noText)
  },
  extend: (step, _, context) => compileExtend(step, context),
  crop: (step, _, context) => compileCrop(step, context),
  upscale: ({ value = '' }) => ({
    tool: 'upscale',
    params: { factor: /4|四/.test(value) ? '4' : '2' },
  }),
  cutout: (_, regions) => ({ tool: 'rembg', params: { mask: subjectMask(regions) } }),
  vary: () => ({ tool: 'variation', params: { count: 1 } }),
  undo: () => ({ tool: 'undo', params: {} }),
}

/** Throws CannotEdit. */
export const compileStep: Compiler = (step, regions, context) =>
  compileRetouch(step, regions) ?? COMPILERS[step.kind](step, regions, context)
