/** Reads a sentence that changes a picture, without knowing the picture. */
import { normalise } from '../../reading/normalise'
import {
  CHAT,
  VAGUE,
  WHERE_IS,
  REASON,
  DISLIKE,
  NOT_THERE,
  OF_WHOLE,
  HEADING,
  BADLY_DONE,
  SUN_GONE,
  IDENTITY_PHOTO,
} from './asides'
import { type Clause, readClauses } from './clauses'
import { completeStep, isRemark, OWN_COLOUR } from './completing'
import { findConflict, isSameStep } from './conflicts'
import { isValue, toColourWord } from './meanings'
import { readTarget, type ReadTarget, splitNouns } from './noun'
import { findThingAtStart, findTooMuch } from './about'
import { fromEnglish } from './english'
import { AFTER_KEEP, BEFORE_THINGS, readAir } from './picture-rules'
import { mendSlips } from './slips'
import type { Draft, ReadStep } from './step'
import { isThingWord } from './things'
import { FIRST_THING_RULES, THING_RULES } from './thing-rules'
import { findUnable, type Unable } from './unable'

export interface EditRead {
  readonly steps: readonly ReadStep[]
  /** Things that stay, as they are named. */
  readonly keep: readonly string[]
  /** 只改…, 别的都不动. */
  readonly keepsRest: boolean
  /** Clauses that no rule reads, as written. */
  readonly notUnderstood: readonly string[]
  /** 更好看一点: a wish without a change. */
  readonly isVague: boolean
  /** 谢谢, 你是谁: no wish at all. */
  readonly isChat: boolean /** Understood, and impossible in any picture. */
  readonly unable: { readonly words: string; readonly why: Unable } | null
  /** Two steps that exclude each other, as written. */
  readonly conflict: readonly [string, string] | null
}

const KEEP = [
  /^(?:但是?|不过|只是)?(?:请)?(?:不要|别|不能|不准|不许|不可以|不用|勿|千万别|千万不要)(?:去)?(?:动|改变?|变|碰|修改|改动|动到|影响|破坏|换|调整?|管|裁)(?:到|了)?(.*)$/,
  /^(?:但是?|不过|只是)?(?:保持|保留|维持|留着|锁定|留住)(?:住|着|好|下)?(.*?)(?:不变|不动|不改|原样|原来的?样?子?|的样子)?$/,
  /^(?:但是?|不过|只是|让|把)?(.*?)(?:都|全|也|一定|必须|还是|要|全都|全部|统统)*(?:保持|维持)?(?:不变|不动|不改|别动|别变色?|不变色|别变颜色|不要变色|别改颜色|不用管|不许变|不准变|不能改|不许改|不准动|别管|不要动|不要改|不要变|不用变|不用改|不用动|不要改|别改|照旧|原样|保持|维持|原封不动|保持原样|保持不变|不许动|保留|留着|保持原来的样子|不能变|不能动)$/,
]
const ONLY =
  /^(?:只|就|仅|仅仅|单单)(?:把|将|给|是)?(?:需要|要|需|想|能)?(?:改变?|换|动|变|调整?)(.+)$/
const REST =
  /^(?:其他|其它|其余|别的|剩下|余下|别处|另外)(?:的)?(?:地方|东西|部分|内容|所有|一切|全部)?(?:的)?(?:都|全|也)?$|^东西$/

/** Names of what shall stay; null: the clause says nothing of the kind. */
function readKeep(text: string): { keep: string[]; keepsRest: boolean } | null {
  for (const pattern of KEEP) {
    const found = pattern.exec(text)
    if (!found) continue
    const nouns = (found[1] ?? '').replace(/(?:都|全|也|它们?|了|啊)$/, '')
    if (nouns === '' || REST.test(nouns)) return { keep: [], keepsRest: true }
    // 不要换成红色 is no part that stays
    if (/^(?:成|为|掉)/.test(nouns)) continue
    const keep = splitNouns(nouns).map((noun) => readTarget(noun)?.name ?? noun)
    return {
      keep: keep.filter((name) => !REST.test(name)),
      keepsRest: keep.some((name) => REST.test(name)),
    }
  }
  return null
}

const RULES = [...BEFORE_THINGS, ...FIRST_THING_RULES, ...AFTER_KEEP, ...THING_RULES]

function readClause(clause: Clause, quotes: readonly string[]): readonly Draft[] | null {
  const { text } = clause
  for (const rule of RULES) {
    const drafts = rule(text, quotes)
    if (drafts && drafts.length > 0) return drafts
  }
  return null
}

const MISSING =
  /^(?:我(?:要|说)?的?)?(.+?)(?:呢|去哪(?:了|儿了)?|哪去了|在哪(?:里|儿)?|没(?:有)?画(?:出来|上|到)?|漏了|忘了|不见了(?=吗))$|^(?:忘了画|没画|少画了|漏了|缺了?|少了)(.+)$/
/** 桌子也是, 还有左边的路人: the same again for another thing. */
const LIKEWISE = /^(.{1,8}?)(?:也|都)(?:是|一样|同样|这样|照样|算上)$/
const CORRECTION = /^(?:打错了?|说错了?|写错了?|不对|错了|哦不|不是)$/
const ALSO = /^(?:还有|以及|和|跟|连同|包括|再加上)(.{1,10})$/
/** 拿走, 换掉: a verb that needs the thing of the clause before. */
const COLOUR_ALONE =
  /^(?:要|换成|改成|变成|换个?|改|变)(.{1,5}?)的?$|^(?:再|更)*([红橙黄绿青蓝紫粉白黑灰])(?:一?点|一些|些)$/
const BARE_REMOVE = /^(?:把它|给我|就|都)*(?:去掉[它他她]?|不要了?)$/

/** 把船换成红色，再大一点: the thing of the last step. */
function followTarget(steps: readonly ReadStep[], kind: ReadStep['kind']): ReadTarget | undefined {
  const last = steps.at(-1)
  if (!last) return undefined
  // 右边那只去掉，只留一只: of all that are alike
  if (kind === 'count') {
    const name = last.target?.name
    return name ? { words: name, name } : undefined
  }
  if (last.kind === 'add')
    return {
      words: last.value ?? '',
      name: last.value?.replace(/^.{0,2}?[只个条艘棵朵座]/, '') ?? null,
    }
  if (last.kind === 'replace' && last.value) return { words: last.value, name: last.value }
  return last.target
}

const NEEDS_TARGET = /^(?:recolour|scale|move|trait|replace|count)$/

const toPlace = (target: ReadTarget): ReadTarget =>
  target.name === null ? target : { words: `${target.name}上`, name: `${target.name}上` }

/** Never throws: what cannot be read is reported. */
export function readEdit(sentence: string): EditRead {
  const { clauses, quotes } = readClauses(mendSlips(fromEnglish(normalise(sentence).text)))
  const steps: ReadStep[] = []
  const keep: string[] = []
  const notUnderstood: string[] = []
  /** 像素风太糙: why something else is wished for. */
  const reasons: string[] = []
  let [keepsRest, isVague, isCorrected, chats] = [false, false, false, 0]
  let pending: { readonly target: ReadTarget; readonly words: string } | undefined
  let unable: EditRead['unable'] = null
  const dropUnread = (words: string): void => {
    const at = notUnderstood.indexOf(words)
    if (at >= 0) notUnderstood.splice(at, 1)
  }
  for (const clause of clauses) {
    const words = clause.written
    const impossible = findUnable(clause.text)
    if (impossible) {
      unable ??= { words, why: impossible }
      continue
    }
    const only = ONLY.exec(clause.text)?.[1]
    if (only !== undefined) keepsRest = true
    const isLast = clauses.at(-1) === clause
    // 只换衣服颜色，改成黑的
    const onlyThing = only && !isLast && !/[成为]/.test(only) ? only.replace(/的?颜色$/, '') : ''
    if (onlyThing !== '') {
      pending = { target: readTarget(onlyThing) ?? { words, name: null }, words }
      notUnderstood.push(words)
      continue
    }
    if (!isLast && (HEADING.test(clause.text) || SUN_GONE.test(words))) continue
    if (IDENTITY_PHOTO.test(clause.text)) {
      const hasGround = clauses.some(({ text }) => /底|背景/.test(text))
      if (!hasGround) steps.push({ kind: 'background', value: '白色', words })
      continue
    }
    const isUndo = /^(?:恢复|还原|返回|回到)/.test(clause.text)
    const wishes = only === undefined && !isUndo ? readKeep(clause.text) : null
    if (wishes) {
      keep.push(...wishes.keep)
      keepsRest ||= wishes.keepsRest
      continue
    }
    const last = steps.at(-1)
    const completed = completeStep(last, clause)
    if (completed) {
      steps.splice(-1, 1, { ...completed, words: `${last?.words ?? ''}，${words}` })
      continue
    }
    if (isRemark(last, clause.text)) continue
    if (!isLast && BADLY_DONE.test(words)) continue
    const denied = /^(?:不要|别|不是)用?(.{1,6}?)了?$/.exec(clause.text)?.[1]
    const deniedAir = denied === undefined ? null : readAir(denied)
    const isAirBefore = steps.some(({ kind }) => kind === deniedAir?.[0]?.kind)
    if (deniedAir && (isAirBefore || (deniedAir[0]?.kind === 'style' && clauses.length > 1)))
      continue
    // 帆船 红色: what the next clause is about
    if (
      !isLast &&
      !last &&
      /^(?![不只就别要想没给把让])[^换改变成去加来放移有要的]{2,4}$/.test(clause.text) &&
      isThingWord(clause.text) &&
      !readAir(clause.text)
    ) {
      pending = { target: readTarget(clause.text) ?? { words, name: null }, words }
      notUnderstood.push(words)
      continue
    }
    if (CORRECTION.test(clause.text) && !isLast) {
      isCorrected = true
      continue
    }
    // 眼睛拿掉，打错了，眼镜
    const meant = isCorrected ? readTarget(clause.text.replace(/^(?:是|应该是|我是说)/, '')) : null
    isCorrected = false
    if (meant?.name && [...meant.name].length <= 4 && last?.target) {
      steps.splice(-1, 1, { ...last, target: meant, words: `${last.words}，${words}` })
      continue
    }
    const own = OWN_COLOUR.exec(clause.text)?.[1]
    const written = last?.kind === 'text' ? { words: '字', name: '字' } : undefined
    const owner = last?.target ?? written
    if (own && owner && isValue(own, 'tint')) {
      steps.push({ kind: 'recolour', value: toColourWord(own), target: written ?? owner, words })
      continue
    }
    const again = LIKEWISE.exec(clause.text)?.[1] ?? ALSO.exec(clause.written)?.[1]
    const another = again === undefined ? null : readTarget(again)
    if (another && last && /^(?:remove|recolour|scale|trait|replace)$/.test(last.kind)) {
      steps.push({ ...last, target: another, words })
      continue
    }
    const isGone = BARE_REMOVE.test(clause.text)
    // 船太大了，删了: the complaint was no wish of its own
    if (isGone && !pending && last?.target && /^(?:remove|scale|count)$/.test(last.kind)) {
      steps.splice(-1, 1, { kind: 'remove', target: last.target, words: `${last.words}，${words}` })
      continue
    }
    if (isGone && pending) {
      steps.push({ kind: 'remove', target: pending.target, words: `${pending.words}，${words}` })
      dropUnread(pending.words)
      pending = undefined
      continue
    }
    // 橘猫不好看，我要黑猫
    const wanted = /^我?(?:就|只|还是)?想?要(?:一?[只个条艘棵朵])?(.{1,5})$/.exec(words)?.[1]
    if (pending && wanted && isThingWord(wanted) && !readAir(wanted)) {
      steps.push({ kind: 'replace', value: wanted, target: pending.target, words })
      dropUnread(pending.words)
      pending = undefined
      continue
    }
    const elsewhere = isLast ? undefined : NOT_THERE.exec(words)?.[1]
    if (elsewhere) {
      pending = { target: readTarget(elsewhere) ?? { words, name: null }, words }
      notUnderstood.push(words)
      continue
    }
    const question =
      /^(?:为(?:啥|什么)|怎么)(?:会)?(?:有|多了?|出现)(?:一?[个只条艘棵])?(.{1,6}?)$/.exec(
        clause.text,
      )
    if (question?.[1] && clauses.at(-1) !== clause) {
      pending = { target: readTarget(question[1]) ?? { words, name: null }, words }
      notUnderstood.push(words)
      continue
    }
    if (CHAT.test(clause.text)) {
      chats++
      continue
    }
    if (VAGUE.test(clause.text)) {
      // 戴个墨镜，帅一点: what the change is for
      if (last) continue
      isVague = true
      notUnderstood.push(words)
      continue
    }
    const next = clauses[clauses.indexOf(clause) + 1]?.text ?? ''
    const vanished = /^(.{1,6}?)(?:不见了?|没了|没有)$/.exec(words)?.[1]
    if (vanished && /^(?:加|补|画|添|来|再[加来画])/.test(next) && isThingWord(vanished)) {
      steps.push({ kind: 'add', value: vanished, words })
      continue
    }
    const missing = WHERE_IS.exec(words) ?? MISSING.exec(clause.text)
    const questioned = /^(.{1,6}?)呢$/.exec(words.replace(/[?？]$/, ''))?.[1]
    const lost =
      missing?.[1] ??
      missing?.[2] ??
      (questioned && isThingWord(questioned) ? questioned : undefined)
    if (lost && !/[把将让给换改]/.test(lost)) {
      steps.push({ kind: 'add', value: lost.replace(/^的/, ''), words })
      continue
    }
    const disliked = DISLIKE.exec(clause.text)?.[1]
    const why = disliked ?? REASON.exec(clause.text)?.[1] ?? findTooMuch(clause, clauses)
    if (why !== undefined && !isLast) {
      if (disliked !== undefined || !/太/.test(words)) reasons.push(words)
      notUnderstood.push(words)
      if (OF_WHOLE.test(why) && why !== '背景') {
        reasons.push(words)
        continue
      }
      pending = { target: readTarget(why) ?? { words, name: null }, words }
      if (/太.{1,2}了?(?:看不|不明显|$)/.test(words)) reasons.push(words)
      continue
    }
    // 只换衣服颜色，改成黑的: of what the clause before names
    const alone = COLOUR_ALONE.exec(clause.text)
    const colour = alone?.[1] ?? alone?.[2]
    const drafts: readonly Draft[] | null =
      pending && colour && isValue(colour, 'tint')
        ? [{ kind: 'recolour', value: toColourWord(colour) }]
        : readClause(clause, quotes)
    if (!drafts) {
      notUnderstood.push(words)
      // 太阳大得跟锅盖似的，小点: what the next clause is about
      const about = isLast || last ? undefined : findThingAtStart(clause.text)
      if (about) pending = { target: about, words: '' }
      if (
        /(?:太.{1,2}了?|有点.{1,5}|不够.{1,3}|^(?:看着|感觉|现在|瞧着)?.{0,4}[好没真很].{1,4}|^不(?:满意|喜欢|行|对|太行))$/.test(
          clause.text,
        )
      )
        reasons.push(words)
      continue
    }
    for (const draft of drafts) {
      const follows = NEEDS_TARGET.test(draft.kind)
      const own = pending && draft.target?.isPronoun ? undefined : draft.target
      const target =
        own ?? (follows ? (pending?.target ?? followTarget(steps, draft.kind)) : undefined)
      if (follows && draft.target === undefined && pending) dropUnread(pending.words)
      // 右边太空，放一座亭子
      const place = draft.kind === 'add' && !draft.target ? pending?.target : undefined
      if (place && pending) dropUnread(pending.words)
      const where = target ?? (place && toPlace(place))
      const isBackground = /^(?:recolour|replace)$/.test(draft.kind) && where?.name === '背景'
      const step: ReadStep = isBackground
        ? { kind: 'background', words, ...(draft.value !== undefined && { value: draft.value }) }
        : { ...draft, ...(where && { target: where }), words }
      // 只保留狗，其他虚化: nothing is removed
      const beforeIt = steps.at(-1)
      // 裙子有点短，改成长裙: the complaint was no wish of its own
      if (
        step.kind === 'trait' &&
        beforeIt?.kind === 'trait' &&
        /^.{1,8}(?:太|有点).{1,2}$/.test(beforeIt.words)
      )
        steps.splice(-1, 1)
      // 整张图偏冷，暖起来
      if (
        step.kind === 'tone' &&
        beforeIt?.kind === 'tone' &&
        /偏|有点|太/.test(beforeIt.words) &&
        findConflict([beforeIt, step])
      )
        steps.splice(-1, 1)
      // 不要坐着，让它趴着
      if (
        step.kind === 'trait' &&
        !step.without &&
        beforeIt?.without &&
        /^[坐站趴躺蹲跑飞]/.test(beforeIt.value ?? '')
      )
        steps.splice(-1, 1)
      // 头发染成棕色，再长一点
      if (
        step.kind === 'scale' &&
        beforeIt?.kind === 'trait' &&
        /发/.test(beforeIt.value ?? '') &&
        /[长短]/.test(words)
      ) {
        const value = /长/.test(words) ? '长发' : '短发'
        if (value !== beforeIt.value) steps.push({ ...beforeIt, value, words })
        continue
      }
      if (step.value === '虚化' && beforeIt?.target?.isRest) steps.splice(-1, 1)
      // 只留小狗，小猫去掉: the second says what the first means
      if (step.kind === 'remove' && step.target?.name && beforeIt?.target?.isRest)
        steps.splice(-1, 1)
      // 只要人，背景透明
      if (step.kind === 'cutout' && beforeIt?.target?.isRest) {
        steps.splice(-1, 1, { ...step, value: beforeIt.target.name ?? '' })
        continue
      }
      // 左右画宽一点，做电脑壁纸: the ratio says how much
      const isRatio = step.kind === 'extend' && step.side === undefined
      const shapes = `${beforeIt?.value ?? ''} ${step.value ?? ''}`
      if (isRatio && /^(?:3:4 9:16|4:3 16:9)$/.test(shapes)) steps.splice(-1, 1)
      const isFixed = /\d/.test(words) && !/\d/.test(beforeIt?.words ?? '')
      if (isRatio && beforeIt?.kind === 'extend' && (beforeIt.side !== undefined || isFixed))
        steps.splice(-1, 1)
      const clears = steps.findIndex((one) => one.kind === 'weather' && one.value === '晴')
      if (step.kind === 'weather' && step.value !== '晴' && clears >= 0) steps.splice(clears, 1)
      const counted = step.kind === 'count' && step.count !== undefined && !draft.target
      if (counted && steps.at(-1)?.kind === 'count') steps.splice(-1, 1)
      // 多几条 after 太少了, 占满半边 after 大一点: the same wish again
      const isAgain =
        beforeIt?.kind === step.kind &&
        beforeIt.target?.name === step.target?.name &&
        ((step.kind === 'count' && !draft.target && (beforeIt.more ?? 0) * (step.more ?? 0) > 0) ||
          (step.kind === 'scale' && !draft.target && beforeIt.value === step.value))
      if (isAgain) steps.splice(-1, 1)
      if (!steps.some((one) => isSameStep(one, step))) steps.push(step)
      pending = undefined
    }
  }
  const unread =
    steps.length > 0 ? notUnderstood.filter((one) => !reasons.includes(one)) : notUnderstood
  return {
    ...{ steps, keep: [...new Set(keep)], keepsRest, notUnderstood: unread, isVague, unable },
    isChat: clauses.length > 0 && chats === clauses.length,
    conflict: findConflict(steps),
  }
}
