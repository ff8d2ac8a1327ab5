import { findConflict, isSameStep } from './conflicts'
import type { ReadTarget } from './noun'
import type { Reading } from './reading'
import type { Draft, ReadStep } from './step'

/** A step that a clause makes, joined to those of the clauses before it. */

/** Kinds that change a thing which the sentence names before, if not in the clause. */
export const NEEDS_TARGET = /^(?:recolour|scale|move|trait|replace|count)$/

/** 把船换成红色，再大一点: the thing of the last step. */
function followTarget(last: ReadStep | undefined, kind: ReadStep['kind']): ReadTarget | undefined {
  if (!last) return undefined
  // 右边那只去掉，只留一只: of all that are alike
  if (kind === 'count') {
    const name = last.target?.name
    return name ? { words: name, name } : undefined
  }
  // 伞不要了，头发长一点: what is gone is not changed
  if (last.kind === 'remove' && (kind === 'trait' || kind === 'scale') && !last.target?.isRest)
    return undefined
  if (last.kind === 'add')
    return {
      words: last.value ?? '',
      name: last.value?.replace(/^.{0,2}?[只个条艘棵朵座]/, '') ?? null,
    }
  if (last.kind === 'replace' && last.value) return { words: last.value, name: last.value }
  return last.target
}

/** 右边太空，放一座亭子: a subject that is a place. */
const toPlace = (target: ReadTarget): ReadTarget =>
  target.name === null ? target : { words: `${target.name}上`, name: `${target.name}上` }

/** The draft with its own thing, that of the clauses before, or their place. */
function fillTarget(draft: Draft, words: string, reading: Reading): ReadStep {
  const { subject } = reading
  const named = subject && draft.target?.isPronoun ? undefined : draft.target
  const follows = NEEDS_TARGET.test(draft.kind)
  const isPlaced = draft.kind === 'add' && !draft.target && subject !== undefined
  if (subject && draft.target === undefined && (follows || isPlaced))
    reading.dropUnread(subject.words)
  const followed = follows ? (subject?.target ?? followTarget(reading.last, draft.kind)) : undefined
  const target = named ?? followed ?? (isPlaced ? toPlace(subject.target) : undefined)
  if (target?.name === '背景' && /^(?:recolour|replace)$/.test(draft.kind))
    return {
      ...{ kind: 'background', words },
      ...(draft.value !== undefined && { value: draft.value }),
    }
  return { ...draft, ...(target && { target }), words }
}

/** Whether the step says what the one before it meant, so that only the new one counts. */
type Supersedes = (step: ReadStep, before: ReadStep, draft: Draft) => boolean

const SUPERSEDING: readonly Supersedes[] = [
  // 裙子有点短，改成长裙: the complaint was no wish of its own
  (step, before) =>
    step.kind === 'trait' &&
    before.kind === 'trait' &&
    /^.{1,8}(?:太|有点).{1,2}$/.test(before.words),
  // 整张图偏冷，暖起来
  (step, before) =>
    step.kind === 'tone' &&
    before.kind === 'tone' &&
    /偏|有点|太/.test(before.words) &&
    findConflict([before, step]) !== null,
  // 颜色灰扑扑的，鲜艳一点: the answer, not the complaint
  (step, before) =>
    step.kind === 'tone' &&
    before.kind === 'tone' &&
    /^(?:颜色|画面|整体|看着|照片|图片?)?(?:.(.)\1|发.|偏.|太.{1,2})(?:的|了)?$/.test(
      before.words,
    ) &&
    /[更再]|一点|一些|[点些]$/.test(step.words),
  // 不要坐着，让它趴着
  (step, before) =>
    step.kind === 'trait' &&
    !step.without &&
    before.without === true &&
    /^[坐站趴躺蹲跑飞]/.test(before.value ?? ''),
  // 只留人，其他虚化: nothing is removed
  (step, before) => step.value === '虚化' && before.target?.isRest === true,
  // 只留小狗，小猫去掉: the second says what the first means
  (step, before) =>
    step.kind === 'remove' && Boolean(step.target?.name) && before.target?.isRest === true,
  // 左右画宽一点，做电脑壁纸: the ratio says how much
  (step, before) =>
    isRatio(step) && /^(?:3:4 9:16|4:3 16:9)$/.test(`${before.value} ${step.value}`),
  (step, before) =>
    isRatio(step) &&
    before.kind === 'extend' &&
    (before.side !== undefined || (/\d/.test(step.words) && !/\d/.test(before.words))),
  // 太小了，船大一点: what the complaint is about is named afterwards
  (step, before) =>
    step.kind === 'scale' &&
    before.kind === 'scale' &&
    !before.target &&
    /^(?:有点|太)[大小高矮]了?$/.test(before.words),
  // 伞呢？给她撑把红伞: what is missed is made by the second
  (step, before) =>
    before.kind === 'add' &&
    /呢|没|漏|忘|少/.test(before.words) &&
    /^(?:trait|add)$/.test(step.kind) &&
    (step.value ?? '').endsWith(before.value ?? ' '),
  // 上个颜色吧，水彩就行
  (step, before) => step.kind === 'style' && before.kind === 'tone' && before.value === '彩色',
  // 太冷清了，加几艘船: no wish for warmth
  (step, before) =>
    (step.kind === 'add' || step.kind === 'count') &&
    before.kind === 'tone' &&
    /^.{0,4}(?:太|有点|好)(?:冷清|素|素净|寡淡)了?$/.test(before.words),
  // 海鸥太多，留两只
  (step, before, draft) =>
    step.kind === 'count' && step.count !== undefined && !draft.target && before.kind === 'count',
  // 多几条 after 太少了, 占满半边 after 大一点: the same wish again
  (step, before, draft) =>
    before.kind === step.kind &&
    before.target?.name === step.target?.name &&
    !draft.target &&
    ((step.kind === 'count' && (before.more ?? 0) * (step.more ?? 0) > 0) ||
      (step.kind === 'scale' && before.value === step.value)),
]

function isRatio({ kind, side }: ReadStep): boolean {
  return kind === 'extend' && side === undefined
}

/** 头发染成棕色，再长一点: the length of hair; null: the step is about something else. */
function readHairLength(step: ReadStep, before: ReadStep): ReadStep | null {
  const isOfHair =
    step.kind === 'scale' && before.kind === 'trait' && /发|胡子/.test(before.value ?? '')
  if (!isOfHair || !/[长短]/.test(step.words)) return null
  const part = /胡子/.exec(before.value ?? '')?.[0] ?? '发'
  return { ...before, value: `${/长/.test(step.words) ? '长' : '短'}${part}`, words: step.words }
}

/** Adds what a clause wishes for to the steps of the clauses before it. */
export function joinStep(draft: Draft, words: string, reading: Reading): void {
  const { steps } = reading
  const step = fillTarget(draft, words, reading)
  const before = reading.last
  const hair = before ? readHairLength(step, before) : null
  if (hair) {
    if (hair.value !== before?.value) steps.push(hair)
    return
  }
  // 雨太大了，小一点: no wish for another size of a thing
  if (before?.kind === 'weather' && /^(?:scale|count)$/.test(step.kind) && !draft.target) return
  // 只要人，背景透明
  if (step.kind === 'cutout' && before?.target?.isRest) {
    reading.replaceLast({ ...step, value: before.target.name ?? '' })
    return
  }
  // 狗抠出来，不要背景: one change, said twice
  if (step.kind === 'cutout' && before?.kind === 'cutout' && !(step.value && before.value)) {
    if (step.value) reading.replaceLast(step)
    return
  }
  if (before && SUPERSEDING.some((supersedes) => supersedes(step, before, draft)))
    reading.dropLast()
  // 雨停了，下雪: it is not clear then
  const clear = steps.findIndex(({ kind, value }) => kind === 'weather' && value === '晴')
  if (step.kind === 'weather' && step.value !== '晴' && clear >= 0) steps.splice(clear, 1)
  if (!steps.some((one) => isSameStep(one, step))) steps.push(step)
  reading.subject = undefined
}
