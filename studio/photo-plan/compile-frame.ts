/** The edges of a photograph: cuts, space at a side, ratios, turns. */
import type { EditStep } from '@contract/edits'
import type { FoundRegion } from '../tools/regions/definition'
import { type CompileContext, offerValues } from './context'
import { CannotEdit, SoAlready, type ToolStep } from './draft'
import { texts } from './texts'

/** Share added to a side where the sentence says no more. */
const MARGIN = 0.25

const RATIO_OFFERS = ['1:1', '3:4', '16:9', '9:16']
/** Sides are whole pixels: a ratio is met within this. */
const SAME_RATIO = 0.02

/** Throws CannotEdit for the ratio that the picture has: it would be paid for and change nothing. */
function requireOtherRatio(value: string, aspect: number): void {
  const [across, down] = value.split(':').map(Number)
  if (!across || !down || Math.abs(Math.log(across / down / aspect)) >= SAME_RATIO) return
  const others = RATIO_OFFERS.filter((ratio) => ratio !== value)
  throw new SoAlready(texts.sameRatio(value), offerValues('crop', others))
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

const TURNS = [
  [/上下(?:翻转|镜像|颠倒)|垂直翻转/, 'flip'],
  [/180|一百八|倒过来|颠倒/, 'half'],
  [/(?:逆时针|向左|往左|左).{0,2}(?:旋转|转)|(?:旋转|转).{0,3}(?:逆时针|向左|往左)/, 'left'],
  [/旋转|顺时针|转.{0,2}90|转.{0,2}九十/, 'right'],
  [/翻转|镜像/, 'mirror'],
] as const

const turnBy = (value: string): ToolStep => ({
  tool: 'turn',
  params: { to: TURNS.find(([pattern]) => pattern.test(value))?.[1] ?? 'mirror' },
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const CUTS: readonly (readonly [RegExp, number])[] = [
  [/三分之一/, 1 / 3],
  [/四分之一/, 1 / 4],
  [/五分之一/, 1 / 5],
  [/一半|二分之一/, 1 / 2],
  [/一点点/, 0.07],
  [/多一点/, 0.25],
]
const CUT = 0.15

/** The rest after sides are cut; null: the words name no side. */
function cutSides(said: string): Box | null {
  const value = said.replaceAll('一下', '')
  const share = CUTS.find(([pattern]) => pattern.test(value))?.[1] ?? CUT
  const cut = (pattern: RegExp): number => (pattern.test(value) ? share : 0)
  const [left, right] = [cut(/左/), cut(/右/)]
  const [top, bottom] = [cut(/上|天|顶/), cut(/下|地|底/)]
  if (left + right + top + bottom === 0) return null
  const [width, height] = [1 - left - right, 1 - top - bottom]
  return width > 0.1 && height > 0.1 ? { x: left, y: top, width, height } : null
}

/** Width by height of photographs for papers. */
const ID_RATIOS: readonly (readonly [RegExp, number])[] = [[/一寸照|两寸照|证件照/, 5 / 7]]
/** Height of a face in such a picture, and of the air above it. */
const ID_FACE = 0.46
const ID_AIR = 0.2

const within = (value: number, most: number): number =>
  Math.min(Math.max(0, most), Math.max(0, value))

/** A box of a ratio around a face. @param aspect of the picture */
function frameFace(face: Box, ratio: number, aspect: number): Box {
  // in units of the picture's height; never larger than the picture
  const height = Math.min(1, face.height / ID_FACE, aspect / ratio)
  const width = (height * ratio) / aspect
  return {
    x: within(face.x + face.width / 2 - width / 2, 1 - width),
    y: within(face.y - ID_AIR * height, 1 - height),
    width,
    height,
  }
}

const largest = (regions: readonly FoundRegion[], kind: FoundRegion['kind']) =>
  regions.filter((one) => one.kind === kind).sort((a, b) => b.share - a.share)[0]

/** The upper half of a person, or the face, with some air. */
function framePerson(value: string, regions: readonly FoundRegion[]): Box {
  const isFace = /特写/.test(value)
  const found = largest(regions, isFace ? 'face' : 'person')
  if (!found) throw new CannotEdit(texts.noFace(value))
  const { x, y, width, height } = found.bounds
  const air = isFace ? 0.6 : 0.08
  const tall = isFace ? height : height * 0.55
  const left = within(x - air * width, 1)
  const top = within(y - air * height, 1)
  return {
    x: left,
    y: top,
    width: Math.min(1 - left, width * (1 + 2 * air)),
    height: Math.min(1 - top, tall + height * air * (isFace ? 2 : 1)),
  }
}

/** The widest part of the picture with the main person or thing in its middle. */
function frameMiddle(regions: readonly FoundRegion[]): Box {
  const main =
    largest(regions, 'person') ?? largest(regions, 'thing') ?? largest(regions, 'subject')
  if (!main) throw new CannotEdit(texts.noMain)
  const middle = main.bounds.x + main.bounds.width / 2
  const half = Math.min(middle, 1 - middle)
  if (half > 0.48) throw new SoAlready(texts.isCentred)
  if (half < Math.max(0.15, main.bounds.width / 2)) throw new CannotEdit(texts.noCentre)
  return { x: middle - half, y: 0, width: 2 * half, height: 1 }
}

function compileLevel(value: string): ToolStep {
  const [, side, degrees] = /([左右])转([\d.]+)度/.exec(value) ?? []
  if (side === undefined) return { tool: 'level', params: {} }
  return { tool: 'level', params: { degrees: (side === '左' ? -1 : 1) * Number(degrees) } }
}

/** Throws CannotEdit. */
export function compileCrop(
  { value = '' }: EditStep,
  { aspect, regions }: CompileContext,
): ToolStep {
  if (/扶正|摆正|拉正|歪/.test(value)) return compileLevel(value)
  const ratio = ID_RATIOS.find(([pattern]) => pattern.test(value))?.[1]
  if (ratio !== undefined) {
    const face = largest(regions, 'face')
    if (!face) return { tool: 'crop', params: { to: '5:7' } }
    return { tool: 'crop', params: { box: { ...frameFace(face.bounds, ratio, aspect) } } }
  }
  if (/上半身|特写/.test(value))
    return { tool: 'crop', params: { box: { ...framePerson(value, regions) } } }
  if (/居中/.test(value)) return { tool: 'crop', params: { box: { ...frameMiddle(regions) } } }
  requireOtherRatio(value, aspect)
  const box = /:/.test(value) ? null : cutSides(value)
  return { tool: 'crop', params: box ? { box: { ...box } } : { to: value } }
}

/** Throws CannotEdit. */
export function compileExtend({ value = '' }: EditStep, { aspect }: CompileContext): ToolStep {
  requireOtherRatio(value, aspect)
  const margins = /^\d+:\d+$/.test(value) ? marginsForRatio(value, aspect) : marginsForSide(value)
  return { tool: 'outpaint', params: { margins } }
}

/** Null: the words are no turn of the whole picture. */
export const compileTurn = ({ target = '', value = '' }: EditStep): ToolStep | null =>
  target === '' && TURNS.some(([pattern]) => pattern.test(value)) ? turnBy(value) : null
