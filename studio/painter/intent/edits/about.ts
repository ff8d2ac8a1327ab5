import { DISLIKE, NOT_THERE, OF_WHOLE, REASON } from './asides'
import type { Clause } from './clauses'
import type { ReadTarget } from './noun'
import { readAir } from './picture-rules'
import type { ClauseReader } from './reading'
import { isListedWord, isThingWord } from './things'

/** Things that a clause names for the clause after it. */

const LONGEST_NOUN = 4

export function findThingAtStart(text: string): ReadTarget | undefined {
  for (let length = Math.min(LONGEST_NOUN, text.length - 1); length >= 2; length--) {
    const name = text.slice(0, length)
    if (isListedWord(name) && !readAir(name)) return { words: name, name }
  }
  return undefined
}

/** 背景太白了，换成米色: what a clause without a thing of its own is about. */
function findTooMuch({ text }: Clause, next: string): string | undefined {
  const [, noun] = /^(.{1,6}?)太[^了]{1,2}了?$/.exec(text) ?? []
  if (!noun || /^(?:画面|颜色|色调|光线|照片|图片?|整体|整张|画|现在|这)/.test(noun))
    return undefined
  return /^(?:换|改|变|染|涂|移|往|挪|缩|放大|少|(?:再|更)?[红橙黄绿青蓝紫粉](?:一?点|些))/.test(
    next,
  )
    ? noun
    : undefined
}

/** 帆船 红色: a noun alone. */
const NOUN_ALONE = /^(?![不只就别要想没给把让])[^换改变成去加来放移有要的]{2,4}$/

export const readNounAlone: ClauseReader = ({ text, written, isLast }, reading) => {
  if (isLast || reading.last || !NOUN_ALONE.test(text)) return false
  if (!isThingWord(text) || readAir(text)) return false
  reading.nameSubject(text, written)
  return true
}

/** 太阳别落在正中间，放右边. */
export const readNotThere: ClauseReader = ({ written, isLast }, reading) => {
  const thing = isLast ? undefined : NOT_THERE.exec(written)?.[1]
  if (thing) reading.nameSubject(thing, written)
  return thing !== undefined
}

/** 为什么有只狗，去掉. */
const WHY_THERE = /^(?:为(?:啥|什么)|怎么)(?:会)?(?:有|多了?|出现)(?:一?[个只条艘棵])?(.{1,6}?)$/

export const readWhyThere: ClauseReader = ({ text, written, isLast }, reading) => {
  const thing = isLast ? undefined : WHY_THERE.exec(text)?.[1]
  if (thing) reading.nameSubject(thing, written)
  return thing !== undefined
}

/** 月亮挡着视线了，去掉: why the next clause changes it. */
export const readComplaint: ClauseReader = (clause, reading) => {
  const { text, written, isLast, next } = clause
  const disliked = DISLIKE.exec(text)?.[1]
  const about = disliked ?? REASON.exec(text)?.[1] ?? findTooMuch(clause, next)
  if (about === undefined || isLast) return false
  if (disliked !== undefined || !/太/.test(written)) reading.reasons.push(written)
  if (OF_WHOLE.test(about) && about !== '背景') {
    reading.notUnderstood.push(written)
    reading.reasons.push(written)
    return true
  }
  reading.nameSubject(about, written)
  if (/太.{1,2}了?(?:看不|不明显|$)/.test(written)) reading.reasons.push(written)
  return true
}

/** A clause that no rule reads: what it names, and whether it says why. */
const WHY =
  /(?:太.{1,2}了?|有点.{1,5}|不够.{1,3}|^(?:看着|感觉|现在|瞧着)?.{0,4}[好没真很].{1,4}|^不(?:满意|喜欢|行|对|太行))$/

export const leaveUnread: ClauseReader = ({ text, written, isLast }, reading) => {
  reading.notUnderstood.push(written)
  // 太阳大得跟锅盖似的，小点
  const target = isLast || reading.last ? undefined : findThingAtStart(text)
  if (target) reading.subject = { target, words: '' }
  if (WHY.test(text)) reading.reasons.push(written)
  return true
}
