import { SEEN_ACTIONS } from '../lexicon/fillers'
import { lexicon } from '../lexicon/lexicon'
import { isHan } from './match'
import type { Spelling } from './normalise'
import type { Stretch, WishStretch } from './reader'
import { reportWords } from './report'

/** Both lists of a report in whole words: no count without its noun, no half of a word. */

interface Lists {
  readonly understood: readonly Stretch[]
  readonly ignored: readonly Stretch[]
  /** Of how the picture is made. */
  readonly manner?: readonly Stretch[]
}

const MEASURES =
  '[个個位只隻幅张張条座枚朵架名艘辆頭头杯间間片家本支枝对双棵把颗件群排束栋匹扇顶首块根串碗盘瓶盆盏套组台部款]'
/** 一只, 三; what is a number by itself. */
const COUNT = new RegExp(`^(?:[一两兩二三四五六七八九十几\\d]+|许多|一些)${MEASURES}?$`, 'u')
/** More than a picture has of one thing: 十个小朋友, of whom nine are drawn. */
const EXCESS = /^(?:[二两兩三四五六七八九]?十|\d\d)/u
const isCount = (word: string): boolean => COUNT.test(word) && !EXCESS.test(word)
const MANY = /^[二两兩三四五六七八九\d]/u
const LEADING_COUNT = new RegExp(`^[一两兩二三四五六七八九十几\\d]+${MEASURES}的?`, 'u')
/** 站在, 位于: where something is that is reported by itself. */
const DANGLING =
  /(?:围坐|[站坐走躺趴立位处飘跑放摆蹲跪靠落]|漂浮|悬浮|倒映|行走|漫步|奔跑|矗立|坐落)(?:在|于|向)(?:巨大)?$/u
const SEATED = /^[站坐走躺趴立位放摆蹲跪靠落]在$/u
/** Ends of a stretch that belong to the next one. */
const LEFT_ENDS: readonly RegExp[] = [
  /[的被、，,\s]$/u,
  new RegExp(
    `(?<=[^第一两兩二三四五六七八九十几百千\\d])[一两兩二三四五六七八九十几]${MEASURES}$`,
    'u',
  ),
]
const PARTICLES = /^[的了着地得里上]?$/u
/** Single characters that are whole words of a list: nouns, colours and verbs. */
const SINGLE =
  /^[花草树山石门桥船车马牛羊狗猫鸟鱼虫雨雪云雾月灯伞书琴剑刀弓茶酒饭米蛋肉菜糖醋红黄蓝绿白黑紫粉橙灰飞追跑跳游唱写读看买吃喝抱骑睡哭笑踢拉弹盖卖送钓采摘洗切煮修推扫]$/u

/** Characters of 前景的左边. */
const LONGEST_ATTRIBUTE = 6
/** Slots of what can be counted. */
const COUNTED = /^(?:subject|kind|scene|landform|light)$/
/** Slots of what may be said apart from its noun. */
const ATTRIBUTES = /^(?:tint|count|size|place)$/

const isAttribute = (text: string): boolean =>
  lexicon.get(text)?.some(({ slot }) => ATTRIBUTES.test(slot)) ?? false

/**
 * 一座被云雾, 一个漂浮在太空: whether only what belongs to a word is before it, and the number is not
 * that of a later noun.
 */
export function isLedByAttributes(
  text: string,
  { start, head = start, wishes }: WishStretch,
): boolean {
  if (wishes.some(({ denied }) => denied)) return true
  const led = text.slice(start, head).replace(LEADING_COUNT, '')
  const isCounted = led.length < head - start
  if (isCounted && !wishes.some(({ meaning }) => COUNTED.test(meaning.slot))) return false
  return isOfAttributes(led)
}

/** 金色的小: colours, sizes, places and what joins them, one after another. */
function isOfAttributes(text: string): boolean {
  const reached = new Set([0])
  for (let at = 0; at < text.length; at++)
    for (let end = at + 1; reached.has(at) && end <= at + LONGEST_ATTRIBUTE; end++) {
      const word = text.slice(at, end)
      if (/^[的有\s]$/u.test(word) || isAttribute(word)) reached.add(end)
    }
  return reached.has(text.length)
}

/** Stretches of words with a meaning, without what belongs to other words. */
export const ownWords = (text: string, known: readonly WishStretch[]): Stretch[] =>
  known.map((one) => ({
    start: isLedByAttributes(text, one) ? one.start : (one.head ?? one.start),
    end: one.end,
  }))

/** A number without a noun, half a word, or a verb without its place. */
export const isFragment = (word: string): boolean =>
  isCount(word) ||
  DANGLING.test(word) ||
  (isHan(word) &&
    word.length === 1 &&
    !SINGLE.test(word) &&
    !isAttribute(word) &&
    !lexicon.has(word))

class WordFinder {
  readonly #text: string
  #words: Stretch[] | null = null

  constructor(text: string) {
    this.#text = text
  }

  /** The dictionary's word around two characters; null: another one begins there. */
  across(at: number): Stretch | null {
    return this.#list().find(({ start, end }) => start < at && at < end) ?? null
  }

  around({ start, end }: Stretch): Stretch | null {
    return this.#list().find((word) => word.start <= start && end <= word.end) ?? null
  }

  #list(): Stretch[] {
    this.#words ??= [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(this.#text)].map(
      ({ segment, index }) => ({ start: index, end: index + segment.length }),
    )
    return this.#words
  }
}

const isEmpty = ({ start, end }: Stretch): boolean => start >= end

/** 提着风|灯: a word of which one half is left out is left out. */
function joinHalves(
  text: string,
  { understood, ignored }: Lists,
  words: WordFinder,
): Required<Omit<Lists, 'manner'>> {
  const seen = understood.map((one) => ({ ...one }))
  const left = ignored.map((one) => ({ ...one }))
  for (const one of left)
    for (const other of seen) {
      const at = other.end === one.start ? one.start : one.end === other.start ? one.end : null
      const word = at === null ? null : words.across(at)
      if (at === null || !word || word.end - word.start > 3) continue
      const [from, to] = [Math.max(word.start, other.start), Math.min(word.end, other.end)]
      const half = text.slice(from, to)
      const rest = at === from ? text.slice(word.start, from) : text.slice(to, word.end)
      if (to - from > 1 || isAttribute(half) || isAttribute(rest) || !isHan(half)) continue
      // 写|生日快乐 is no 写生
      const beyond = at === from ? text[to] : text[from - 1]
      const isEdge = at === from ? to === other.end : from === other.start
      if (!isEdge && !/[的着了]/u.test(beyond ?? '')) continue
      if (at === other.end) [other.end, one.start] = [from, from]
      else [other.start, one.end] = [to, to]
    }
  return { understood: seen.filter((one) => !isEmpty(one)), ignored: left }
}

function trim(text: string, stretch: Stretch, ends: readonly RegExp[] = LEFT_ENDS): Stretch {
  let { start, end } = stretch
  while (start < end && /[的了、，,\s]/u.test(text[start] ?? '')) start++
  for (;;) {
    const run = text.slice(start, end)
    const dangling = ends.map((end) => end.exec(run)?.[0]).find((found) => found)
    // 目的 and 被 alone are words
    if (!dangling || (dangling === '的' && run.endsWith('目的'))) break
    end -= dangling.length
  }
  return { start, end }
}

function isBareCount(text: string, { start, end }: Stretch): boolean {
  return isCount(text.slice(start, end)) && /[\p{Script=Han}a-z“"《]/u.test(text[end] ?? '')
}

/** 八个|西红柿, of which six are drawn. */
const isUnmet = (text: string, { start, end }: Stretch, seen: readonly Stretch[]): boolean =>
  MANY.test(text.slice(start, end)) && seen.some((one) => one.start === end)

/** 出, 布: one character of a longer word, or of none. */
function growToWord(text: string, one: Stretch, taken: readonly Stretch[], words: WordFinder) {
  const run = text.slice(one.start, one.end)
  if (run.length > 1 || !isHan(run)) return one
  const word = words.around(one)
  const isFree =
    word &&
    word.end - word.start > 1 &&
    taken.every(({ start, end }) => end <= word.start || word.end <= start)
  if (isFree) return word
  return SINGLE.test(run) ? one : null
}

/** 柔和的|光: parts of one phrase. */
function joinPhrases(text: string, stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const one of stretches) {
    const last = joined.at(-1)
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end)
    else if (last && PARTICLES.test(text.slice(last.end, one.start))) last.end = one.end
    else joined.push({ ...one })
  }
  return joined
}

const inOrder = (stretches: readonly Stretch[]): Stretch[] =>
  [...stretches].sort((a, b) => a.start - b.start)

/** The words of all lists as the user wrote them. */
export function reportWhole(
  spelling: Spelling,
  lists: Lists,
): { readonly understood: string[]; readonly ignored: string[]; readonly manner: string[] } {
  const { text } = spelling
  const words = new WordFinder(text)
  const whole = joinHalves(text, lists, words)
  const keep = (one: Stretch): boolean => !isEmpty(one) && !isBareCount(text, one)
  const seen = inOrder(whole.understood)
    .map((one) => withoutDoer(text, trim(text, one, [DANGLING, ...LEFT_ENDS])))
    .filter(keep)
  const left = inOrder(whole.ignored)
    .map((one) => trim(text, one))
    .filter((one) => keep(one) || isUnmet(text, one, seen))
    // 坐在|复古手机旁: where it is says more
    .filter(({ start, end }) => !SEATED.test(text.slice(start, end)))
    .flatMap((one) => growToWord(text, one, seen, words) ?? [])
    .map((one) => withoutCount(text, one, seen))
  const made = inOrder(lists.manner ?? []).map((one) => trim(text, one))
  const manner = reportWords(spelling, joinPhrases(text, made))
  const understood = reportWords(spelling, seen).filter((word) => !manner.includes(word))
  const isListed = (word: string): boolean =>
    [...understood, ...manner].some(
      (own) => own === word || (word.length > 1 && own.includes(word)),
    )
  const ignored = reportWords(spelling, joinPhrases(text, left)).filter((word) => !isListed(word))
  return { understood, ignored, manner }
}

/** 一只漂浮|在湖上的|船: the number is that of a later noun. */
function withoutDoer(text: string, { start, end }: Stretch): Stretch {
  const run = text.slice(start, end)
  const bare = run.replace(LEADING_COUNT, '')
  return { start: SEEN_ACTIONS.has(bare) ? end - bare.length : start, end }
}

/** 一个红色|太阳: the number is that of what is drawn. */
function withoutCount(text: string, { start, end }: Stretch, seen: readonly Stretch[]): Stretch {
  const led = seen.some((one) => PARTICLES.test(text.slice(end, one.start)) && end <= one.start)
  const count = led ? LEADING_COUNT.exec(text.slice(start, end))?.[0].length : undefined
  return count !== undefined && count < end - start ? { start: start + count, end } : { start, end }
}
