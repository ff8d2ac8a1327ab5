import { BADLY_DONE, HEADING, IDENTITY_PHOTO, SUN_GONE } from './asides'
import { completeStep, isRemark, OWN_COLOUR } from './completing'
import { isValue, toColourWord } from './meanings'
import { readTarget } from './noun'
import { readAir } from './picture-rules'
import type { ClauseReader } from './reading'
import { isThingWord } from './things'

/** Clauses that go on with the step before them, or only lead to the next. */

/** 季节换一下 and 太阳都落下去了 before what they are about. */
export const skipHeading: ClauseReader = ({ text, written, isLast }) =>
  !isLast && (HEADING.test(text) || SUN_GONE.test(written))

/** 证件照: a white ground, unless another clause names one. */
export const readIdentityPhoto: ClauseReader = ({ text, written: words }, { steps, clauses }) => {
  if (!IDENTITY_PHOTO.test(text)) return false
  const hasGround = clauses.some((clause) => /底|背景/.test(clause.text))
  if (!hasGround) steps.push({ kind: 'background', value: '白色', words })
  return true
}

/** 加一只小狗，要黑色的. */
export const readCompletion: ClauseReader = (clause, reading) => {
  const { last } = reading
  const completed = completeStep(last, clause)
  if (completed)
    reading.replaceLast({ ...completed, words: `${last?.words ?? ''}，${clause.written}` })
  return completed !== null
}

/** 看着更精神: what the step before is for. */
const FOR_WHAT =
  /^(?:这样)?(?:看着|看起来|看上去|显得|瞧着)(?!.*(?:换|改|加|去掉|不要|太))(?:就|更|比较|也|会|才|有|很|老|好|舒).{0,4}$/

export const skipRemark: ClauseReader = ({ text, written, isLast }, { last }) =>
  isRemark(last, text) ||
  (last !== undefined && FOR_WHAT.test(written)) ||
  (!isLast && BADLY_DONE.test(written))

/** 别用油画了，国画吧: the hour, weather or style that another clause changes. */
export const skipDenied: ClauseReader = ({ text }, { steps, clauses }) => {
  const denied = /^(?:不要|别|不是)用?(.{1,6}?)了?$/.exec(text)?.[1]
  const kind = denied === undefined ? undefined : readAir(denied)?.[0]?.kind
  if (kind === undefined) return false
  return steps.some((step) => step.kind === kind) || (kind === 'style' && clauses.length > 1)
}

const CORRECTION = /^(?:打错了?|说错了?|写错了?|不对|错了|哦不|不是)$/
const LONGEST_CORRECTION = 4

/** 眼睛拿掉，打错了，眼镜. */
export const readCorrection: ClauseReader = ({ text, written, isLast }, reading) => {
  if (CORRECTION.test(text) && !isLast) {
    reading.isCorrected = true
    return true
  }
  const { isCorrected, last } = reading
  reading.isCorrected = false
  const meant = isCorrected ? readTarget(text.replace(/^(?:是|应该是|我是说)/, '')) : null
  if (!meant?.name || [...meant.name].length > LONGEST_CORRECTION || !last?.target) return false
  reading.replaceLast({ ...last, target: meant, words: `${last.words}，${written}` })
  return true
}

/** 把字改成“花好月圆”，颜色金色. */
export const readOwnColour: ClauseReader = ({ text, written: words }, { last, steps }) => {
  const colour = OWN_COLOUR.exec(text)?.[1]
  const target = last?.kind === 'text' ? { words: '字', name: '字' } : last?.target
  if (!colour || !target || !isValue(colour, 'tint')) return false
  steps.push({ kind: 'recolour', value: toColourWord(colour), target, words })
  return true
}

/** 桌子也是, 还有左边的路人: the same again for another thing. */
const LIKEWISE = /^(.{1,8}?)(?:也|都)(?:是|一样|同样|这样|照样|算上)$/
const ALSO = /^(?:还有|以及|和|跟|连同|包括|再加上)(.{1,10})$/
const REPEATABLE = /^(?:remove|recolour|scale|trait|replace)$/

export const readLikewise: ClauseReader = ({ text, written: words }, { last, steps }) => {
  const noun = LIKEWISE.exec(text)?.[1] ?? ALSO.exec(words)?.[1]
  const target = noun === undefined ? null : readTarget(noun)
  if (!target || !last || !REPEATABLE.test(last.kind)) return false
  steps.push({ ...last, target, words })
  return true
}

/** 拿走, 换掉: a verb that needs the thing of the clause before. */
const BARE_REMOVE = /^(?:把它|给我|就|都)*(?:去掉[它他她]?|不要了?)$/

/** 船太大了，删了: the complaint was no wish of its own. */
export const readBareRemoval: ClauseReader = ({ text, written }, reading) => {
  if (!BARE_REMOVE.test(text)) return false
  const { last, subject } = reading
  if (subject) {
    const words = `${subject.words}，${written}`
    reading.addWithSubject({ kind: 'remove', target: subject.target, words })
    return true
  }
  if (!last?.target || !/^(?:remove|scale|count)$/.test(last.kind)) return false
  reading.replaceLast({ kind: 'remove', target: last.target, words: `${last.words}，${written}` })
  return true
}

/** 橘猫不好看，我要黑猫. */
export const readWanted: ClauseReader = ({ written: words }, reading) => {
  const value = /^我?(?:就|只|还是)?想?要(?:一?[只个条艘棵朵])?(.{1,5})$/.exec(words)?.[1]
  const { subject } = reading
  if (!subject || !value || !isThingWord(value) || readAir(value)) return false
  reading.addWithSubject({ kind: 'replace', value, target: subject.target, words })
  return true
}
