import type { ReadTarget } from '../noun'
import type { Draft } from '../step'
import { ClauseSlots } from './clause-slots'
import { type Frame, GENERAL } from './frame'
import { PICTURE_FRAMES } from './frames-of-picture'
import { THING_FRAMES } from './frames-of-things'
import { NEEDS_TARGET } from '../joining'
import { type FindInPicture, segment, type Token } from './segment'

const FRAMES = [...PICTURE_FRAMES, ...THING_FRAMES]
const AIR = /^(?:time|weather|season|style|background|undo|vary|upscale)$/
/** Share of the characters with a meaning that a frame must account for. */
const LEAST_COVER = 0.7
/** A remark behind a wish: 看着吓人. */
const REMARK = /^(?:看着|瞅着|瞧着|看起来|看上去|显得|像|跟|毕竟|因为|省得|免得|不然|好让|才|就)$/
const PLACED = /^最?[左右上下前后中]|[远近]处|^第|^最/
/** 跟秋天似的: what it is like now. */
const LIKENESS = /(?:跟|像|好像|如同|仿佛).{1,8}(?:似的|一样|一般)$/
/** 灰扑扑, 红彤彤. */
const DOUBLED = /([红橙黄绿青蓝紫粉白黑灰金亮暗暖冷])(.)\2/g

interface Filled {
  readonly drafts: readonly Draft[]
  /** Of the characters with a meaning, the share that is accounted for. */
  readonly score: number
}

/** Null: a known word has no part in the frame. */
function cover({ tokens }: ClauseSlots, { uses }: Frame): number | null {
  let [used, all] = [0, 0]
  for (const { text, slots } of tokens) {
    const isUsed = uses.some((slot) => slots.has(slot))
    if (!isUsed && slots.size > 0 && !slots.has('empty')) return null
    if (isUsed) used += text.length
    if (isUsed || slots.size === 0) all += text.length
  }
  return all === 0 ? null : used / all
}

/** Characters in slots that few frames use. */
const weighSpecial = ({ tokens }: ClauseSlots, { uses }: Frame): number =>
  tokens
    .filter(({ slots }) => uses.some((slot) => !GENERAL.has(slot) && slots.has(slot)))
    .reduce((sum, { text }) => sum + text.length, 0)

/** True for steps that say nothing of the thing that they change. */
const isOpen = ({ kind, target }: Draft): boolean =>
  (kind === 'remove' || NEEDS_TARGET.test(kind)) && !target

/** Whether each noun and each colour that is not denied is in the steps. */
function saysAll(slots: ClauseSlots, drafts: readonly Draft[]): boolean {
  const said = drafts.map(({ target, value = '' }) => `${target?.words ?? ''} ${value}`).join(' ')
  const isSaid = (at: number): boolean =>
    said.includes(slots.tokens[at]?.text.replace(/[色的]+$/, '') ?? '')
  const isValue = drafts.some(({ kind }) => AIR.test(kind))
  const nouns = isValue ? [] : slots.list('own', 'thing', 'part')
  const tints = slots
    .list('tint')
    .filter((at) => !slots.is(at, 'tone') && !slots.is(at - 1, 'not', 'deny'))
  // 中间那只放大: a place without its thing says the picture
  const places = isValue
    ? []
    : slots.list('which').filter((at) => PLACED.test(slots.tokens[at]?.text ?? ''))
  return [...nouns, ...tints, ...places].every(isSaid)
}

/** 车轮, 床头: another noun than the one that it begins with. */
const COMPOUND = /^[轮座口头盖灯壳垫套罩底跟带]$/

function fillFrame(tokens: readonly Token[]): Filled | null {
  const slots = new ClauseSlots(tokens)
  if (slots.list('own', 'part', 'ground').some((at) => COMPOUND.test(tokens[at + 1]?.text ?? '')))
    return null
  const fits = FRAMES.flatMap((frame) => {
    const score = cover(slots, frame) ?? 0
    const drafts = score >= LEAST_COVER ? frame.read(slots) : null
    // an unknown word may be what is meant
    const isWhole = drafts && drafts.length > 0 && saysAll(slots, drafts)
    const isSure = isWhole && (score === 1 || !drafts.some(isOpen))
    return isSure ? [{ drafts, score, special: weighSpecial(slots, frame) }] : []
  }).sort((a, b) => b.special - a.special)
  return fits[0] ?? null
}

/** Two wishes without a comma: where they meet. */
function fillTwo(tokens: readonly Token[]): Filled | null {
  const halves = tokens.flatMap((_, at) => {
    const one = at < 2 ? null : fillFrame(tokens.slice(0, at))
    const other = one && !one.drafts.some(isOpen) ? fillFrame(tokens.slice(at)) : null
    // what the second says nothing of is the thing of the first
    const isClear =
      other?.drafts.some(isOpen) !== true ||
      (one?.drafts.at(-1)?.target !== undefined &&
        !other.drafts.some(({ kind }) => kind === 'remove'))
    return one && other && isClear
      ? [{ drafts: [...one.drafts, ...other.drafts], score: one.score + other.score }]
      : []
  })
  return halves.sort((a, b) => b.score - a.score)[0] ?? null
}

export interface SlotsRead {
  /** Empty: no frame fits. */
  readonly drafts: readonly Draft[]
  /** Words that no list has and that a frame does without. */
  readonly ignored: readonly string[]
}

/** Words without a slot, those side by side as one. */
function listUnknown(tokens: readonly Token[]): string[] {
  const marked = tokens.map(({ text, slots }) => (slots.size === 0 ? text : ' ')).join('')
  return marked.split(/\s+/).filter(Boolean)
}

/**
 * Reads a clause by the slots that its words fill (frame semantics): the frame that accounts for
 * all words with a meaning, and has the most words of its own, gives the steps.
 */
export function readSlots(text: string, find: FindInPicture): SlotsRead {
  const isLike = LIKENESS.test(text) && !/[变成换改弄]/.test(text)
  if (isLike) return { drafts: [], ignored: [] }
  const plain = text
    .replace(/^去(?!掉|除)/, '去掉')
    .replace(/不$/, '')
    .replace(DOUBLED, '$1')
  const tokens = segment(plain, find)
  const remark = tokens.findIndex(({ text: word }, at) => at > 1 && REMARK.test(word))
  const wish = remark < 0 ? tokens : tokens.slice(0, remark)
  const filled = fillFrame(tokens) ?? (remark < 0 ? null : fillFrame(wish)) ?? fillTwo(tokens)
  return { drafts: filled?.drafts ?? [], ignored: filled ? listUnknown(wish) : [] }
}

/** The thing that a clause without a wish of its own is about. */
export function findSubject(text: string, find: FindInPicture): ReadTarget | undefined {
  const slots = new ClauseSlots(segment(text, find))
  return slots.isTopic ? slots.targets()[0] : undefined
}
