/** Noun phrases of edits: which thing is meant, without knowing what there is. */

export interface ReadTarget {
  /** As it was written: 左边那只小狗. */
  readonly words: string
  /** 小狗; null: 左边那个, 它. */
  readonly name: string | null
  readonly isPronoun?: boolean /** A corner: 左下角 is left and bottom. */
  readonly edge?: 'top' | 'bottom'
  readonly side?: 'left' | 'right' | 'top' | 'bottom' | 'middle'
  readonly depth?: 'near' | 'far'
  readonly size?: 'largest' | 'smallest'
  /** From 1; -1: the last. */
  readonly ordinal?: number
  /** 两只都, 所有的. */
  readonly isAll?: boolean
  /** 除了猫: all but these. */
  readonly isRest?: boolean
  /** 右边两个人: so many of them, from that side. */
  readonly number?: number
  /** 猫的帽子: what has it. */
  readonly owner?: string
}

export const CLASSIFIERS =
  '只个条艘头匹棵朵座位名抹缕辆架盏把张片块颗本件顶双对群尾株枝束幅栋间扇支根杯瓶碗盘串滴轮道团堆座口件所排簇丛枚'
const CL = `[${CLASSIFIERS}]`
export const NUMBER = '[一二两俩三四五六七八九十几\\d]+'

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 俩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
  几: 3,
}

/** @returns null for what is no number */
export function readNumber(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  if (word.length === 1) return DIGITS[word] ?? null
  // 七八只
  if (/^[二三四五六七八][三四五六七八九]$/.test(word)) return DIGITS[word.charAt(0)] ?? null
  const [, tens = '', ones = ''] =
    /^([二两三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(word) ?? []
  if (!word.includes('十')) return null
  return (tens === '' ? 1 : (DIGITS[tens] ?? 1)) * 10 + (DIGITS[ones] ?? 0)
}

const PRONOUN =
  /^(?:它们?|他们?|她们?|这个?|那个?|这些|那些|其|这东西|那东西|这玩意儿?|自己|这里|刚才(?:那|这)?(?:个|只|条|艘)?)$/

const SIDES: readonly (readonly [RegExp, NonNullable<ReadTarget['side']>])[] = [
  [/^(?:最?(?:左(?:边|侧|面|方|手边)?|靠左)(?:的|那|这)?)/, 'left'],
  [/^(?:最?(?:右(?:边|侧|面|方|手边)?|靠右)(?:的|那|这)?)/, 'right'],
  [/^(?:最?(?:上(?:边|面|方)|顶上|天上|空中)(?:的|那|这)?)/, 'top'],
  [/^(?:最?(?:下(?:边|面|方)|底下|地上)(?:的|那|这)?)/, 'bottom'],
  [/^(?:(?:正?中间|中央|中心|正中)(?:的|那|这)?)/, 'middle'],
]
const CORNER = /^(?:最)?(?:[左右][上下]|[上下][左右])(?:角|边|方)?(?:的|那|这)?/
/** 碗 and 杯 count, and are things: 右上角的碗. */
export const BARE_CLASSIFIER = new RegExp(`^(?![碗盘杯瓶])${CL}$`)
const FAR = /^(?:最?(?:远处|远方|远|后面|后边|背后|背景里)(?:的|那|这))/
const NEAR = /^(?:最?(?:近处|近|前面|前边|前景里?)(?:的|那|这)|最前(?:面|边)?(?=.))/
const SIZE =
  /^(?:最?(?:大|小|高|矮)(?:的|那|这)|最(?:大|小|高|矮)|(?:比较|较|稍)?(?:大|小|高|矮)(?:一?点儿?|一些|些)?(?:的)(?:那|这)?|(?:比较|较)(?:大|小|高|矮))/
const ORDINAL = new RegExp(
  `^(?:(从[左右](?:边|往右|往左|数|起|到右|到左)*))?第([一二两三四五六七八九十\\d]+)${CL}?(?:的)?`,
)
const LAST = new RegExp(`^最后(?:那|面|边)?(?:一)?${CL}?(?:的)?`)
const ALL = new RegExp(
  `^(?:所有的?|全部的?|每一?${CL}?|这些|那些|(?:这|那)?${NUMBER}${CL}(?=.*都$)|都|整${CL})`,
)
/** Measures that are nouns by themselves: 那罐可乐, 罐子. */
const MEASURE = `(?:${CL}|列(?=[^车]|$)|罐(?=[^子头])|盒(?=[^子])|袋(?=[^子鼠])|桶(?=[^子装])|台(?=[^灯阶布面子])|包(?=[^包子装]))`
const THIS = new RegExp(`^(?:这|那|其中)(?:一)?(?:${MEASURE})?(?:的)?`)
const ONE = new RegExp(`^(?:一|其中一|${NUMBER})${CL}(?:的)?`)
const IN_PICTURE =
  /^(?:图|画(?!风|面|法|质|家|框|板|架|布|笔)|画面|图片|照片)(?:里面|里|中|上|内)?的?/

/** Strips a leading match. */
function take(text: string, pattern: RegExp): [taken: RegExpExecArray | null, rest: string] {
  const found = pattern.exec(text)
  return found && found[0] !== '' ? [found, text.slice(found[0].length)] : [null, text]
}

type Selectors = { -readonly [K in keyof ReadTarget]?: ReadTarget[K] }

/** 左边第二只: which of several is meant, before the noun. */
function takeSelectors(written: string): [found: Selectors, rest: string] {
  const found: Selectors = {}
  let text = written
  for (let i = 0; i < 4; i++) {
    const before = text
    const [corner, afterCorner] = take(text, CORNER)
    if (corner) {
      found.side = corner[0].includes('左') ? 'left' : 'right'
      found.edge = corner[0].includes('上') ? 'top' : 'bottom'
      text = afterCorner
    }
    const [inPicture, afterPicture] = take(text, IN_PICTURE)
    if (inPicture && afterPicture !== '') text = afterPicture
    const [all, afterAll] = take(text, ALL)
    if (all) [found.isAll, text] = [true, afterAll]
    for (const [pattern, side] of SIDES) {
      const [sided, rest] = take(text, pattern)
      if (sided) [found.side, text] = [side, rest]
    }
    const [far, afterFar] = take(text, FAR)
    if (far) [found.depth, text] = ['far', afterFar]
    const [near, afterNear] = take(text, NEAR)
    if (near) [found.depth, text] = ['near', afterNear]
    const [sized, afterSize] = take(text, SIZE)
    if (sized && (/最|那|这|较|点|些/.test(sized[0]) || /^[那这]/.test(afterSize)))
      [found.size, text] = [/大|高/.test(sized[0]) ? 'largest' : 'smallest', afterSize]
    const [ordinal, afterOrdinal] = take(text, ORDINAL)
    if (ordinal) {
      const number = readNumber(ordinal[2] ?? '') ?? 1
      found.ordinal = ordinal[1]?.startsWith('从右') ? -number : number
      text = afterOrdinal
    }
    const [last, afterLast] = take(text, LAST)
    if (last) [found.ordinal, text] = [-1, afterLast]
    // 后面那辆巴士: the word of the place has taken 那
    const pointed = text !== before && /[那这]$/.test(before.slice(0, before.length - text.length))
    const [near2, afterThis] = take(`${pointed ? '那' : ''}${text}`, THIS)
    if (near2 && afterThis !== '') text = afterThis
    const [one, afterOne] = take(text, ONE)
    if (one) {
      const number = readNumber(one[0].charAt(0)) ?? 1
      if (number > 1 && !/^(?:几|其中)/.test(one[0])) found.number = number
      text = afterOne
    }
    if (text === before) break
  }
  return [found, text]
}

/**
 * Reads a noun phrase.
 * @returns null for an empty one
 */
export function readTarget(written: string): ReadTarget | null {
  const words = written
    .trim()
    .replace(/^(?:把|将|让|给|叫|使|对|就|单|仅|只(?=[^有能会]{2}))+(?=.)/, '')
    .replace(/(?:以后|之后)$/, '')
  if (words === '') return null
  // 它眼睛, 左一
  let text = words
    .replace(/^(?:它|他|她)(?:的)?(?=[^们的]{2})/, '')
    // 海面上那条小船: where it is does not change what it is
    .replace(
      new RegExp(
        `^(?![最靠从]?[左右上下前后中正天空远近旁边第])[^那这]{1,4}(?:上|里|中|旁边?|后面|前面|下面|边)(?:的)?[那这]一?${CL}(?=.)`,
      ),
      '',
    )
    // 左数第二个, 左二那只
    .replace(/^([左右])(?:边)?(?:往[左右])?(?:边)?数(?:过来|起)?的?(?=第)/, '从$1数')
    .replace(/^([左右])([一二三四五])(?=[的那这].)/, '从$1数第$2')
  const [, from, which] = /^(左|右)([一二三四五])$/.exec(text) ?? []
  if (from && which) {
    const ordinal = readNumber(which) ?? 1
    return { words, name: null, ordinal: from === '右' ? -ordinal : ordinal }
  }
  const isAllEnding = /(?:都|全|全都|全部)$/.test(text)
  text = text.replace(/(?:都|全|全都|全部|(?<=.)也)$/, '')
  if (PRONOUN.test(text))
    return { words, name: null, isPronoun: true, ...(isAllEnding && { isAll: true }) }
  const [found, rest] = takeSelectors(text)
  if (isAllEnding) found.isAll = true
  text = rest
  const isSelected = Object.keys(found).length > 0
  if (isSelected && text.length > 1)
    text = text.replace(new RegExp(`^${CL}(?![子盔发巾像纹罩红巴饰上顶])`), '')
  text = text.replace(/^的/, '').replace(/(?:的|们|身上|上面|(?<=.)的?颜色)$/, '')
  const owned = /^(.{1,6})(?:的|身上的|头上的|手里的|脖子上的)(.{1,6})$/.exec(text)
  if (owned?.[1] && owned[2] && !isAdjective(owned[1]))
    return { ...found, words, name: owned[2], owner: owned[1] }
  // 天上那个圆的: how it looks is no name
  const named = isSelected && /^(?:圆|圆圆|方|亮|亮亮|发光)$/.test(text) ? '' : text
  return {
    ...found,
    words,
    name: named === '' || PRONOUN.test(named) || BARE_CLASSIFIER.test(named) ? null : named,
  }
}

const isAdjective = (word: string): boolean =>
  /(?:色|红|黄|蓝|绿|白|黑|紫|粉|灰|棕|小|大|高|矮|胖|瘦|长|短|老|新|旧|远处|近处|前面|后面|旁边|边|面|里|上|下)$/.test(
    word,
  )

const CREATURE =
  /(?:[爸妈爷奶公婆叔姨哥姐弟妹女孩人生他她它猫狗兔熊鸟鹿马牛羊虎狮猪象猴]|儿子|孩子|妹子|兔子|狮子|猴子|女儿|新郎|新娘|企鹅|狐狸|松鼠)$/
const WORN_PART =
  /的((?:衣服|上衣|外套|毛衣|裙子|裤子|鞋子?|帽子|围巾|眼镜|头发|眼睛|耳朵|尾巴|毛|胡子|翅膀|伞)(?:的?颜色)?)$/

/** 船和鸟, 船、鸟: each by itself; 爸爸和妈妈的衣服: those of both. */
export function splitNouns(written: string): string[] {
  const parts = written
    .split(/(?:和|跟|与|以及|还有|、|及)/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return [written]
  const shared = WORN_PART.exec(parts.at(-1) ?? '')?.[0]
  return parts.map((part) => (shared && CREATURE.test(part) ? `${part}${shared}` : part))
}
