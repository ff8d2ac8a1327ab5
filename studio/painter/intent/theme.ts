/** Theme of a sheet, the way its things are shown, and its colours. */
import type { Trait } from '../slots'
import { isPosterThing } from '../illustration/design/print/kinds'
import {
  THEME,
  findTheme,
  listThemeThings,
  listThemeWords,
  hasLook,
  presents,
} from '../illustration/design/print/themes'
import { BACKGROUND_TRAITS } from '../illustration/background'
import { type ThingWish, traitOf } from '../illustration/family'
import { PEOPLE } from '../illustration/people/family'
import { familyOf, isPlace } from '../illustration/registry'
import { readLightTone } from './atmosphere'
import type { Bound, Claim } from './claim'
import { FILM_KIND } from './film'
import type { Sentence } from './sentence'
import type { Term } from './term'
import { findTint } from './terms'

/** 爱情电影海报: a film of that kind, and no announcement of a wedding. */
const FILMS = new RegExp(`${FILM_KIND}(?=的?(?:宣传)?海报)`, 'gu')

/** Names of an app or a sheet, which say nothing of the theme: 小红书 has a book in it. */
const NO_THEME =
  /小红书|公众号|(?:书籍?|图书|小说|杂志|专辑|绘本)(?:的|设计)?封面|朋友圈|封面|海报|(?:矢量|彩色|抽象|波普|字体)艺术|艺术(?:海报|感|风)|手绘风?|插画|(?:商业|产品|静物|写实|人像|广告|专业|级)摄影|摄影(?:风|感|作品|质感)|科技感|科技风|商务蓝|艺术字|排版|背景|绿色系?|黄金比例|(?:运动|跑步|篮球|足球|户外|游戏|音乐|学习|商务)(?=[鞋服裤衣手机盒包桌椅])/gu
/** A shop or a feast of what is named: it is announced, and no place to be painted. */
const ENDINGS =
  /^(?:精品)?(?:商店|专卖店|店铺|连锁店|俱乐部|工作室|博主|学院|大学|公司|大会|大赛|典礼|仪式|派对|之夜|[店馆吧节铺屋社会季日展周课班展赛]){1,2}/u

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
  let rest = text.replace(FILMS, blank).replace(NO_THEME, blank)
  for (const { start, end, named } of quoted.stretches) {
    const [from, to] = named ? [named.start, named.end] : [start, end]
    // a title that is cut out of the prompt has its manners as well
    const own = (named ? text.replace(NO_THEME, blank) : text).slice(from, to)
    title = title.slice(0, from) + own + title.slice(to)
    if (!named) rest = rest.slice(0, from) + blank(text.slice(from, to)) + rest.slice(to)
  }
  return [title, rest]
}

/** Families whose things a title may name for what is told: no person, no place. */
const TITLED = /^(?:food|products|plants|animals|creatures|marine|vehicles)$/
/** Characters of the longest name of a thing. */
const LONGEST = 5

/** 3分钟学会做红烧肉: the thing that a title names in two characters or more. */
function findInTitle(
  title: string,
  listThings: (word: string) => readonly string[],
): readonly ThingWish[] {
  if (/iphone/u.test(title)) return [{ id: 'phone', count: null, traits: [] }]
  for (let length = LONGEST; length > 1; length--)
    for (let from = 0; from + length <= title.length; from++) {
      const [id = ''] = listThings(title.slice(from, from + length))
      if (TITLED.test(familyOf(id)?.id ?? '')) return [{ id, count: null, traits: [] }]
    }
  return []
}

/** The theme of a sentence, if it is a sheet. */
export const themeIn = (sentence: Sentence): string | null => findTheme(splitTitle(sentence))

const GOODS_FAMILIES = /^(?:products|vehicles|food)$/

const isLook = ({ id }: ThingWish): boolean => familyOf(id)?.isManner === true

/** A sheet while its theme and its look are read. */
class Sheet {
  readonly #bound: Bound
  readonly #sentence: Sentence
  readonly #traits: Trait[] = []
  readonly #used: Set<Term>
  readonly #claims: Map<Term, Claim>
  #tint: Bound['tint']
  #others: Bound['others']

  constructor(bound: Bound, sentence: Sentence) {
    this.#bound = bound
    this.#sentence = sentence
    this.#used = new Set(bound.used)
    this.#claims = new Map(bound.claims)
    this.#tint = bound.tint
    this.#others = bound.others
  }

  /** Words that have no part in the picture yet say this trait. */
  #take(start: number, end: number, trait: Trait): void {
    const { terms, phrases } = this.#sentence
    for (const term of terms) {
      if (term.start < start || term.end > end) continue
      const isPlaced = phrases.some(({ place, head }) => place && head === term)
      if (isPlaced || this.#bound.used.has(term) || /^(?:break|picture)$/.test(term.kind)) continue
      this.#used.add(term)
      this.#claims.set(term, { of: 'trait', slot: trait.slot, value: trait.value })
    }
  }

  /** Whether a theme has this thing, or is named by it. */
  #isOfTheme({ id }: ThingWish, theme: string): boolean {
    // 花店海报: the shop itself is seen
    if (isPlace(id)) return false
    return (
      familyOf(id)?.id === PEOPLE.id ||
      (presents(theme) && GOODS_FAMILIES.test(familyOf(id)?.id ?? '')) ||
      listThemeThings(theme).includes(id) ||
      this.#sentence.terms.some(
        ({ text, things }) =>
          things.includes(id) && listThemeWords(theme, text).some(({ end }) => end === text.length),
      )
    )
  }

  readTheme(listThings: (word: string) => readonly string[]): void {
    const [title, rest] = splitTitle(this.#sentence)
    const theme = findTheme([title, rest])
    const { main, others } = this.#bound
    const named = others.filter((wish) => !isLook(wish))
    if (theme === null) {
      const isEmpty = others.length === 0 && !traitOf(main, 'emblem')
      if (isEmpty) this.#others = findInTitle(title, listThings)
    } else if (named.every((wish) => this.#isOfTheme(wish, theme))) {
      this.#show(theme, rest)
      // 产品海报，主题：保温杯: the goods that its title names
      if (presents(theme) && others.length === 0) this.#others = findInTitle(title, listThings)
    }
  }

  #show(theme: string, rest: string): void {
    const trait: Trait = { slot: THEME, value: theme }
    this.#traits.push(trait)
    // 科技感的企业宣传海报: what has no look of its own has the named one
    if (hasLook(theme)) this.#dropLooks(trait)
    const { spelling, terms } = this.#sentence
    for (const { text, start, end } of terms) if (SHOP.test(text)) this.#take(start, end, trait)
    for (const { start, end } of listThemeWords(theme, rest)) {
      const ending = ENDINGS.exec(spelling.text.slice(end))?.[0].length ?? 0
      this.#take(start, end + ending, trait)
    }
    this.#dye()
  }

  /** 科技发布会: the look is that of the theme. */
  #dropLooks({ slot, value }: Trait): void {
    const looks = this.#others.filter(isLook)
    const isDropped = (id: string): boolean => looks.some((wish) => wish.id === id)
    this.#others = this.#others.filter((wish) => !isLook(wish))
    this.#tint ??= looks.find(({ tint }) => tint)?.tint ?? null
    for (const [term, claim] of this.#claims) {
      if (claim.of === 'other' && isDropped(claim.id))
        this.#claims.set(term, { of: 'trait', slot, value })
      if (claim.of === 'tint' && claim.on.of === 'thing' && isDropped(claim.on.id))
        this.#claims.set(term, { ...claim, on: { of: 'picture' } })
    }
  }

  /** 蓝色商务: the colour of a word that only names the theme. */
  #dye(): void {
    if (this.#tint || this.#bound.main.tint) return
    const free = this.#sentence.terms.find(
      (term) => term.kind === 'tint' && !this.#used.has(term) && readLightTone(term.text) === null,
    )
    const tint = free && findTint(free)
    if (!free || !tint) return
    this.#tint = tint
    this.#used.add(free)
    this.#claims.set(free, { of: 'tint', tint, on: { of: 'picture' } })
  }

  readLook(): void {
    const { text } = this.#sentence.spelling
    const isGoods = this.#others.length > 0 && GOODS.test(text)
    if (isGoods) this.#traits.push({ slot: 'look', value: 'goods' })
    const deep = DEEP.exec(text)
    if (deep) {
      const [word, name] = deep
      const trait: Trait = { slot: 'depth', value: name ? 'black' : 'deep' }
      this.#traits.push(trait)
      if (name) this.#take(deep.index, deep.index + word.length, trait)
    }
    const second = SECOND.find(([words]) => words.test(text))?.[1]
    if (second) this.#traits.push({ slot: 'second', value: second })
    const ground = findGround(text)
    const wishes = [this.#bound.main, ...this.#others]
    if (!ground || wishes.some((wish) => traitOf(wish, 'background') !== null)) return
    const trait: Trait = { slot: 'background', value: ground.value }
    this.#traits.push(trait)
    this.#take(ground.start, ground.end, trait)
  }

  finish(): Bound {
    const main = { ...this.#bound.main, traits: [...this.#bound.main.traits, ...this.#traits] }
    const others = this.#others
    const read = { main, others, tint: this.#tint, used: this.#used, claims: this.#claims }
    return { place: this.#bound.place, ...read }
  }
}

/**
 * A sheet with its theme and its look; any other subject as it is.
 * @param listThings what a word names
 */
export function withTheme(
  bound: Bound | null,
  sentence: Sentence,
  listThings: (word: string) => readonly string[],
): Bound | null {
  if (!bound || bound.place !== null || !isPosterThing(bound.main)) return bound
  const sheet = new Sheet(bound, sentence)
  sheet.readTheme(listThings)
  sheet.readLook()
  return sheet.finish()
}
