/** Prompts without a subject: an action, a property, a use. */
import type { Brief, Family } from '../illustration/family'
import { isGesture } from '../illustration/people/held/gestures'
import { PEOPLE } from '../illustration/people/family'
import { THEME } from '../illustration/design/print/themes'
import { SIGN } from '../illustration/sign'
import { layoutFor } from '../illustration/uses/layouts'
import { type PromptReading, listRead } from '../parse'
import { ACTION_THINGS, UNDRAWN_ACTIONS } from '../lexicon/actions'
import type { Meaning } from '../lexicon/format'
import { type Layout, OF_BEINGS, findWordLayout } from '../lexicon/uses'
import type { Intent } from './intents'
import { USE_THINGS } from './layout'
import type { Phrase } from './phrases'
import type { Subject } from './subject'
import type { Term } from './term'

const ACTION_NOUNS = /^(action|meal|ride|view)$/
/** Actions without a figure in landscapes. */
const NOT_IN_LANDSCAPES = /^(meal|ride)$/
/** 弹吉他, 下棋: with a thing that they name, and nothing else. */
const WITH_THING = /^(hold|table)$/
const WITH_VERB = /^(?:[弹唱打画下抚拉吹放跳练](?=.)|对弈|歌唱|演唱)|实验$/

/** 比心, 敬礼. */
const isOfGesture = ({ family, value }: { family: string; value: string }): boolean =>
  family === PEOPLE.id && isGesture(value)

/** Whether all that is said is what people do. */
export function isAction(terms: readonly Term[], subject: Subject['kind']): boolean {
  if (subject !== 'none' && subject !== 'scenery') return false
  const actions = subject === 'none' ? ACTION_NOUNS : NOT_IN_LANDSCAPES
  const isOfPeople = (term: Term, slots: RegExp): boolean =>
    term.traits.some(({ family, slot }) => family === PEOPLE.id && slots.test(slot))
  const isGestured = terms.some((term) => term.traits.some(isOfGesture))
  const noun = terms.some(({ kind, meanings }) => kind === 'noun' && meanings.some(isSomebody))
  const isDone = subject === 'none' && terms.some(({ text }) => ACTION_THINGS.has(text))
  if (
    !noun &&
    (isDone ||
      (subject === 'none' && isGestured) ||
      terms.some((term) => isOfPeople(term, actions)))
  )
    return true
  const at = terms.findIndex(
    (term) =>
      WITH_VERB.test(term.text) &&
      term.meanings.every(({ slot }) => slot === 'word') &&
      isOfPeople(term, WITH_THING),
  )
  // 对弈，仙鹤在旁: no crane plays chess, and no pine; a cat before the verb paints
  const isNamed = terms.some(
    ({ isRole, isAnimal, meanings }, i) =>
      isRole || (isAnimal && i < at) || meanings.some(({ value }) => value === 'person'),
  )
  return at >= 0 && !isNamed
}

const isSomebody = ({ slot }: Meaning): boolean => slot === 'subject' || slot === 'kind'

/** 红色连衣裙: a property of things, and no thing that could have it. */
export function findSubjectless(terms: readonly Term[]): Phrase | null {
  const whole = wornAtEnd(terms)
  if (whole) return whole
  if (terms.some(({ meanings }) => meanings.some(({ slot }) => !SAYS_HOW.test(slot)))) return null
  const from = terms.findIndex(({ kind, traits, tag, text, meanings }) => {
    const isUse = findWordLayout(text) !== null && findWordLayout(text) !== 'picture'
    const isHow = meanings.length > 0 && !isUse
    return kind === 'trait' && traits.length > 0 && /^n/.test(tag) && !isHow
  })
  const head = terms[from]
  if (!head) return null
  const plain = { place: false, modifies: false, held: false, worn: false }
  const more = { joined: false, styled: false, ...plain }
  return { head, from, to: from, clause: 0, denied: false, counted: false, ...more }
}

/** Meanings of words that name nothing to be seen. */
const SAYS_HOW = /^(?:word|tint|framing|material|size|count|place|style)$/

/** 赛博风的|婚礼: behind a style, what it is the style of; a city in it shows nothing of that. */
function styledAlone(terms: readonly Term[], subject: Subject): Phrase | null {
  if (subject.kind !== 'scenery' || !subject.phrase?.styled) return null
  const end = terms.findIndex(({ kind }) => kind === 'break')
  const own = terms.slice(subject.phrase.to + 1, end < 0 ? terms.length : end)
  return own[0]?.kind === 'of' || own[0]?.text.endsWith('的') ? findSubjectless(own) : null
}

/** Words that are only a property to us and take the place of a subject. */
export function aloneIn(terms: readonly Term[], subject: Subject): Phrase | null {
  if (subject.kind === 'none') return findSubjectless(terms)
  return wornAtEnd(terms) ?? styledAlone(terms, subject)
}

const WORN = /^(?:wear|wears|hat|accessory|shoes|jewellery)$/

/** 用于水下控制的面具: a garment at the end of all that describes it, without a wearer. */
function wornAtEnd(terms: readonly Term[]): Phrase | null {
  const end = terms.findIndex(({ kind }) => kind === 'break')
  const own = end < 0 ? terms : terms.slice(0, end)
  const from = own.length - 1
  const head = own[from]
  const isWorn = head?.kind === 'trait' && head.traits.some(({ slot }) => WORN.test(slot))
  if (!head || !isWorn || !/^n/.test(head.tag) || !own.some(({ kind }) => kind === 'of'))
    return null
  if (terms.some(({ isAnimal, isRole, things }) => isAnimal || isRole || things.length > 0))
    return null
  if (own.some(({ kind }) => kind === 'wearing' || kind === 'holding')) return null
  const plain = { place: false, modifies: false, held: false, worn: false }
  const more = { denied: false, counted: true, joined: false, styled: false }
  return { head, from, to: from, clause: 0, ...more, ...plain }
}

/** Days by themselves → the sheet that shows them. */
const CARDS: Readonly<Record<string, string>> = {
  ...{ occasion: '贺卡', title: '贺卡', term: '节气图', pattern: '图案' },
}

/** The noun for the card of a day or greeting that the words name; null: they name none. */
export function findCardNoun(terms: readonly Term[], subject: Subject['kind']): string | null {
  // 动漫风格的婚礼 is a wedding to be seen, and no card of one
  if (
    !/^(none|strange)$/.test(subject) ||
    terms.some(({ kind, text }) => kind === 'of' || text.endsWith('的'))
  )
    return null
  const slots = terms.flatMap(({ traits }) =>
    traits.flatMap(({ family, slot }) => (family === 'design' ? [slot] : [])),
  )
  const slot = slots.find((one) => one in CARDS)
  return slot === undefined ? null : (CARDS[slot] ?? null)
}

const ANY_GOODS = /^(?:商品|产品|货品|货物|物品|单品|宝贝)(?:质感|细节|卖点)?$/u

/** 微信头像: the word of use of a prompt that names no subject; 一张图 is none. */
export function findWordOfUse(
  terms: readonly Term[],
  subject: Subject,
): { readonly text: string; readonly layout: Layout } | null {
  const uses = terms.flatMap((term) => {
    const layout = findWordLayout(term.text) ?? USE_THINGS[term.things[0] ?? ''] ?? 'picture'
    return layout === 'picture' ? [] : [{ term, text: term.text, layout }]
  })
  const [first = null] = uses
  const goods = terms.find(({ text }) => ANY_GOODS.test(text))
  // 产品细节特写: a photograph of goods that are not named
  if (subject.kind === 'none')
    return first ?? (goods ? { text: goods.text, layout: 'product' } : null)
  if (subject.kind !== 'strange') return null
  const { head } = subject.phrase
  // 给公司设计一个吉祥物: for whom it is
  const isForHead = /^[给为帮替]$/u.test(terms[terms.indexOf(head) - 1]?.text ?? '')
  // 电商主图，突出商品质感: goods of any kind
  const isAny = first?.layout === 'product' && ANY_GOODS.test(head.text)
  if (isForHead || isAny || uses.some(({ term }) => term === head)) return first
  // 商品细节: nothing else is named
  const isAlone = terms.every((term) => term === head || term.kind !== 'noun')
  return goods && goods === head && isAlone ? { text: head.text, layout: 'product' } : null
}

/** 手机壁纸, 科技感头像: the use of what is drawn where nothing is named to be shown in it. */
export function findBareUse(
  { family, brief, subject }: Drawn & { readonly subject: string },
  terms: readonly Term[],
): Layout | null {
  // 奶茶店菜单封面 has things of its own
  const isBare = brief.others.length === 0 && brief.main.traits.every(({ slot }) => slot !== THEME)
  if (family.isUse?.(brief, subject) && brief.texts.length === 0 && isBare)
    return USE_THINGS[brief.main.id] ?? null
  if (!family.isManner) return null
  const layouts = terms.map(({ text }) => findWordLayout(text) ?? '')
  return (layouts.find((layout) => OF_BEINGS.test(layout)) as Layout | undefined) ?? null
}

/** 抽象艺术，几何图形: other words that say the same less exactly. */
export const saysAbstract = (
  { isManner }: Family,
  { kind, subject }: Intent,
  own: string,
): boolean =>
  isManner === true &&
  kind === 'landscape' &&
  // 节日喜庆氛围，灯笼烟花: what a feast has, and no street with it
  (/抽象/.test(subject ?? '') ||
    (/喜庆|节日/.test(own) && /^(?:灯笼|烟花|祥云)+$/.test(subject ?? '')))

/** 老人在江边钓鱼: in a boat on wide water, as painters have him. */
const isOldAngler = (text: string, { main }: Brief): boolean =>
  /^(?:钓鱼|垂钓|独钓)$/.test(text) && main.id === 'grandfather'

/** An undrawn action of a person that the painter of landscapes shows as a figure of its own. */
export function findLandscapeFigure(
  terms: readonly Term[],
  { family, brief, reading: { ignored } }: Drawn,
): Term | undefined {
  if (family.id !== PEOPLE.id || brief.main.character !== undefined) return undefined
  return terms.find(
    ({ text, meanings }) =>
      meanings.some(({ slot }) => slot === 'subject') &&
      (UNDRAWN_ACTIONS.has(text)
        ? ignored.some((words) => words.includes(text))
        : isOldAngler(text, brief)),
  )
}

/** 奶奶扫地: an action that nothing shows, which is not denied. */
export const findUndrawnAction = (
  { reading: { ignored } }: Drawn,
  terms: readonly Term[],
): Term | undefined =>
  terms.find(
    ({ text }, at) =>
      UNDRAWN_ACTIONS.has(text) &&
      terms[at - 1]?.kind !== 'not' &&
      ignored.some((words) => words.includes(text)),
  )

/** A family with the values that it draws. */
interface Drawn {
  readonly family: Family
  readonly brief: Brief
  readonly layout: Layout | null
  readonly reading: PromptReading
}

/** Whether quoted words are drawn: by the family, or in the layout of a use. */
export function writesTexts({ family, brief, layout }: Drawn): boolean {
  const isOnBoard = brief.traits.some(({ slot }) => slot === SIGN)
  return family.writes === true || isOnBoard || layoutFor(layout)?.fit?.title !== undefined
}

/** 荷叶，红莲，细雨，白鹭: no single flower is meant, and a landscape has all of it. */
export function givesWay(
  { family, brief, reading }: Drawn,
  { counted }: Phrase,
  landscape: PromptReading,
): boolean {
  const all = landscape.ignored.length === 0
  // 海边的木牌: without words for it the place is shown
  const isBlank = /^(?:street|wooden)-sign$/.test(brief.main.id) && brief.texts.length === 0
  if (isBlank && listRead(landscape).length > 0) return true
  const yields = family.yields?.(brief.main.id) ?? false
  return yields && !counted && reading.ignored.length > 0 && all
}
