/** Theme of a sheet, the way its things are shown, and its colours. */
import type { StyleId, Trait } from '../slots'
import { isPosterThing } from '../illustration/design/print/kinds'
import {
  THEME,
  findTheme,
  listThemeThings,
  listThemeWords,
} from '../illustration/design/print/themes'
import { BACKGROUND_TRAITS } from '../illustration/background'
import { type ThingWish, traitOf } from '../illustration/family'
import { PEOPLE } from '../illustration/people/family'
import { familyOf } from '../illustration/registry'
import { readLightTone } from './atmosphere'
import type { Bound, Claim } from './claim'
import type { Sentence } from './sentence'
import { findTint } from './terms'

/** Names of an app or a sheet, which say nothing of the theme: 小红书 has a book in it. */
const NO_THEME =
  /小红书|公众号|(?:书籍?|图书|小说|杂志|专辑|绘本)(?:的|设计)?封面|朋友圈|封面|海报|(?:矢量|彩色|抽象|波普|字体)艺术|艺术(?:海报|感|风)|手绘风?|插画|摄影风?|商业摄影|科技感|科技风|艺术字|排版|背景|绿色系?|黄金比例/gu
/** A shop or a feast of what is named: it is announced, and no place to be painted. */
const ENDINGS =
  /^(?:精品)?(?:商店|专卖店|店铺|连锁店|俱乐部|工作室|博主|学院|大学|公司|大会|派对|之夜|[店馆吧节铺屋社会季日展周课班]){1,2}/u

/** Of a sheet with a theme it is who announces it. */
const SHOP = /^(?:店铺|商店|门店|网店|商铺|旗舰店|专卖店|店)$/u

/** 产品海报, 商业摄影: goods before a plain ground. */
const GOODS = /产品|商品|单品|商业摄影|静物摄影|极简|极致简约|悬浮/u
const DEEP = /(?:深|暗|墨|酒|藏)(?:酒)?[红蓝绿紫青]|(黑金)(?:风格?|配色|色系?)?/u
/** 黑金, 深酒红 + 金色点缀: the colour of letters and lines on the other one. */
const SECOND: readonly (readonly [RegExp, string])[] = [
  [
    /[黑红蓝绿白紫]金(?!属)|[+＋和与]\s*金色|金色(?:点缀|装饰|细节|线条|文字|字体|元素)|烫金|鎏金/u,
    'gold',
  ],
  [/[+＋和与]\s*白色|白色(?:点缀|文字|字体)/u, 'white'],
]

const GROUNDS = Object.entries(BACKGROUND_TRAITS).flatMap(([key, words]) =>
  words.split(' ').map((word) => ({ word, value: key.split(':')[1] ?? '' })),
)

/** 红色背景 of a sheet: the colour of its paper. */
function findGround(text: string): { value: string; start: number; end: number } | null {
  const found = GROUNDS.filter(({ word }) => text.includes(word))
  const [first] = found.sort((a, b) => b.word.length - a.word.length)
  if (!first) return null
  const start = text.indexOf(first.word)
  return { value: first.value, start, end: start + first.word.length }
}

const blank = (text: string): string => ' '.repeat(text.length)

/** The title of a sheet and what is around it, each at its own places. */
function splitTitle({ spelling: { text }, quoted }: Sentence): readonly [string, string] {
  let title = blank(text)
  let rest = text.replace(NO_THEME, blank)
  for (const { start, end, named } of quoted.stretches) {
    const [from, to] = named ? [named.start, named.end] : [start, end]
    // a title that is cut out of the prompt has its manners as well
    const own = (named ? text.replace(NO_THEME, blank) : text).slice(from, to)
    title = title.slice(0, from) + own + title.slice(to)
    if (!named) rest = rest.slice(0, from) + blank(text.slice(from, to)) + rest.slice(to)
  }
  return [title, rest]
}

/** The theme of a sentence, if it is a sheet. */
export const themeIn = (sentence: Sentence): string | null => findTheme(splitTitle(sentence))

/** A sheet with its theme and its look; any other subject as it is. */
export function withTheme(bound: Bound | null, sentence: Sentence): Bound | null {
  if (!bound || bound.place !== null || !isPosterThing(bound.main)) return bound
  const { text } = sentence.spelling
  const traits: Trait[] = []
  let { tint } = bound
  const used = new Set(bound.used)
  const claims = new Map(bound.claims)
  const places = new Set(sentence.phrases.flatMap(({ place, head }) => (place ? [head] : [])))
  const take = (start: number, end: number, claim: Claim): void => {
    for (const term of sentence.terms) {
      if (term.start < start || term.end > end || places.has(term)) continue
      if (bound.used.has(term) || /^(?:break|picture)$/.test(term.kind)) continue
      used.add(term)
      claims.set(term, claim)
    }
  }
  const [title, rest] = splitTitle(sentence)
  const theme = findTheme([title, rest])
  // 科技发布会: the look is that of the theme
  const { others: all } = bound
  const isLook = ({ id }: ThingWish): boolean => familyOf(id)?.isManner === true
  const named = all.filter((wish) => !isLook(wish))
  // named things are shown, and the theme only with things of its own
  const isThemeWord = (word: string): boolean =>
    theme !== null && listThemeWords(theme, word).some(({ end }) => end === word.length)
  const isOfTheme = ({ id }: ThingWish): boolean =>
    familyOf(id)?.id === PEOPLE.id ||
    listThemeThings(theme ?? '').includes(id) ||
    sentence.terms.some(({ text: word, things }) => things.includes(id) && isThemeWord(word))
  const found = theme && named.every(isOfTheme) ? theme : null
  const others = found ? named : all
  if (found) {
    const trait = { slot: THEME, value: found }
    traits.push(trait)
    const looks = all.filter(isLook)
    tint ??= looks.find((wish) => wish.tint)?.tint ?? null
    for (const [term, claim] of claims) {
      const isOfLook = (id: string): boolean => looks.some((wish) => wish.id === id)
      if (claim.of === 'other' && isOfLook(claim.id)) claims.set(term, { of: 'trait', ...trait })
      if (claim.of === 'tint' && claim.on.of === 'thing' && isOfLook(claim.on.id))
        claims.set(term, { ...claim, on: { of: 'picture' } })
    }
    for (const term of sentence.terms)
      if (SHOP.test(term.text)) take(term.start, term.end, { of: 'trait', ...trait })
    for (const { start, end } of listThemeWords(found, rest)) {
      const ending = ENDINGS.exec(text.slice(end))?.[0].length ?? 0
      take(start, end + ending, { of: 'trait', ...trait })
    }
  }
  if (others.length > 0 && GOODS.test(text)) traits.push({ slot: 'look', value: 'goods' })
  const deep = DEEP.exec(text)
  if (deep) {
    const [word, name] = deep
    const trait = { slot: 'depth', value: name ? 'black' : 'deep' }
    traits.push(trait)
    if (name) take(deep.index, deep.index + word.length, { of: 'trait', ...trait })
  }
  // 蓝色商务: the colour of a word that only names the theme
  const free = sentence.terms.find(
    (term) => term.kind === 'tint' && !used.has(term) && readLightTone(term.text) === null,
  )
  const dye = free && findTint(free)
  if (free && dye && found && !tint && !bound.main.tint) {
    tint = dye
    used.add(free)
    claims.set(free, { of: 'tint', tint, on: { of: 'picture' } })
  }
  const second = SECOND.find(([words]) => words.test(text))?.[1]
  if (second) traits.push({ slot: 'second', value: second })
  const ground = findGround(text)
  const isDyed = [bound.main, ...others].some((wish) => traitOf(wish, 'background') !== null)
  if (ground && !isDyed) {
    const trait = { slot: 'background', value: ground.value }
    traits.push(trait)
    take(ground.start, ground.end, { of: 'trait', ...trait })
  }
  if (traits.length === 0) return bound
  const main = { ...bound.main, traits: [...bound.main.traits, ...traits] }
  return { ...bound, main, others, tint, used, claims }
}

/** 极简产品海报: a sheet with goods is as plain as that by its layout, and keeps their shadows. */
export function sheetStyle({ main }: Pick<Bound, 'main'>, style: StyleId | null): StyleId | null {
  const isGoods = main.traits.some(({ slot, value }) => slot === 'look' && value === 'goods')
  return isGoods && style === 'minimal' ? null : style
}
