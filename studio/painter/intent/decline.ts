import { unwritable } from '../illustration/lettering/refusal'
import type { Spelling } from '../reading/normalise'
import { DRAWN_ACTIONS } from '../lexicon/actions'
import { type Layout, layoutOf } from '../lexicon/uses'
import { PICTURES } from './grammar'
import { PROTECTED } from './names'
import { NEAR, nearOf } from './near'
import { beginsWithSurname, offersFor } from './persons'
import { sameKind, sameScene } from './same-kind'
import type { Phrase } from './phrases'
import type { Term } from './terms'

/** Why a prompt is not drawn, and what could be drawn in its place. */
export interface Decline {
  /** The word that nobody here can draw, as the user wrote it. */
  readonly unknown: string
  /** It is a figure that belongs to somebody, or somebody who lives or lived. */
  readonly owned: boolean
  /** Whole prompts, each of which is drawn; the nearest first. */
  readonly alternatives: readonly string[]
  /** Why, in a sentence of its own, where it is not the subject that cannot be drawn. */
  readonly refusal?: string
}

interface Declined {
  readonly prompt: string
  readonly spelling: Spelling
  readonly terms: readonly Term[]
  readonly phrase: Phrase
  readonly phrases: readonly Phrase[]
  /** What is to be written. */
  readonly texts: readonly string[]
  /** Whether a prompt is drawn. */
  readonly draws: (prompt: string) => boolean
  /** The same, and every word of it is understood. */
  readonly shows: (prompt: string) => boolean
  /** Whether it is a word of the tables, and no piece of one. */
  readonly knows: (word: string) => boolean
}

/** Chips on a phone: more would push the button off the screen. */
const MOST = 3

/** Slots of worn things. */
const WORN = /^(?:clothes|wear|wears|worn|hat|accessory|shoes|jewellery)$/

const PLACES = /^(scene|motif|landform|light|time|weather|season)$/

/** Offered for a counted object of unknown kind. */
const OBJECTS = ['茶壶', '台灯', '花瓶'] as const

/** Offered where nothing is near and no place is named, by what the prompt speaks of. */
const USUAL: readonly (readonly [words: RegExp, offers: readonly string[]])[] = [
  [/电竞|游戏/u, ['用电脑的男孩', '戴耳机的女孩', '机甲']],
  [/短歌行|赤壁|诗|词|赋|《/u, ['水墨山水，江上的小船', '水墨山水，一叶扁舟', '诗词书法']],
  [/海报|封面|包装|名片|品牌|公司|标志|宣传/u, ['海报', '标志', '贺卡']],
  [
    /城|楼|街|建筑|大厦|公馆|桥|塔|宫|殿|立交|中心|鸟巢|厅|门/u,
    ['城市天际线', '城市街道', '古塔', '天坛'],
  ],
  [/[猫狗犬兽虎狮兔鸟]/u, ['猫', '小狗', '兔子']],
  [/机|芯片|科技|数据|电/u, ['笔记本电脑', '手机', '机器人']],
  [/[他她男女孩]|人物|英雄|老人/u, ['樱花树下的女孩', '弹吉他的男孩', '看书的老人']],
  [/碗|盘|吃|喝|味/u, ['面条', '火锅', '咖啡']],
]
const LANDSCAPES = ['雪山下的湖，清晨', '海上日落，灯塔', '竹林里的小路，薄雾'] as const

function usualFor(prompt: string): readonly string[] {
  const found = USUAL.find(([words]) => words.test(prompt))
  return [...(found?.[1] ?? []), ...LANDSCAPES]
}

/** Framings and views at the end of a word: 芯片近距离. */
const FRAMED =
  /(?<=.)(?:的?(?:近距离|特写|近景|远景|微距|正面|侧面|俯视图?|鸟瞰图?|视图|场景|现场))+$/u

/** The strange word with all that belongs to it: 恐龙化石, not 化石. */
function wordOf({ terms, phrase: { head, from } }: Declined): { start: number; end: number } {
  let start = head.start
  const at = terms.indexOf(head)
  for (let i = at - 1; i >= from; i--) {
    const before = terms[i]
    if (before?.kind !== 'noun' || before.end !== start) break
    start = before.start
  }
  return { start, end: head.end }
}

/** Whether a word ends a longer name: 圣巴西利亚大|教堂, 温哥华一号|公馆. */
function endsName({ terms, phrase: { head } }: Declined, start: number): boolean {
  let at = terms.findIndex((term) => term.start >= Math.min(start, head.start)) - 1
  let end = start
  for (let term = terms[at]; term?.end === end; term = terms[--at]) {
    if (term.kind === 'noun') return true
    if (!/^(?:size|count)$/.test(term.kind) && !/^m/.test(term.tag))
      return /^n/.test(term.tag) && term.kind !== 'of'
    end = term.start
  }
  return false
}

/** The words of the prompt that name its place, hour and weather. */
function placeOf({ terms, spelling }: Declined): string {
  const words = terms
    .filter(
      ({ kind, meanings }) => kind !== 'tint' && meanings.some(({ slot }) => PLACES.test(slot)),
    )
    .map(({ start, end }) => spelling.written(start, end))
  return [...new Set(words)].slice(0, 4).join('，')
}

/** Other things of the prompt, each with its clause where that is short: 月下美女跳舞. */
function findOthers({ terms, phrases, phrase, spelling }: Declined): string[] {
  const offers: string[] = []
  for (const { head, from, denied, clause } of phrases) {
    const isSeen = head.meanings.some(({ slot }) => /^(?:subject|kind)$/.test(slot))
    const isDrawn = (head.things.length > 0 || isSeen) && !PICTURES.has(head.text)
    if (!isDrawn || denied || head === phrase.head) continue
    if (clause !== phrase.clause) {
      const at = terms.indexOf(head)
      const isBreak = ({ kind }: Term): boolean => kind === 'break'
      const before = [...terms.slice(0, at)].reverse().findIndex(isBreak)
      const first = before < 0 ? 0 : at - before
      const next = terms.slice(at).findIndex(isBreak)
      const end = terms[next < 0 ? terms.length - 1 : at + next - 1]?.end ?? head.end
      const text = spelling.written(terms[first]?.start ?? head.start, end)
      if ([...text].length <= LONGEST_CLAUSE) offers.push(text)
    }
    offers.push(spelling.written(terms[from]?.start ?? head.start, head.end))
    offers.push(spelling.written(head.start, head.end))
  }
  return offers
}

/** 唐仕女俑 → 仕女: words within an unknown one, the longest first. */
function listParts(word: string): string[] {
  const { length } = word
  if (length > MOST_PARTED) return []
  return Array.from({ length: Math.max(0, length - 2) }, (_, by) => length - 1 - by).flatMap(
    (size) => Array.from({ length: length - size + 1 }, (_, at) => word.slice(at, at + size)),
  )
}

/** Characters of a word that is parted: each part is read. */
const MOST_PARTED = 6

/** Characters of a clause that fits a chip. */
const LONGEST_CLAUSE = 16

/** 周杰伦, 蔡依林: a name of a person who is not drawn. */
const PERSON = /^nr/

export function declineOf(declined: Declined): Decline {
  const { prompt, spelling, draws, shows, knows } = declined
  const { start, end } = wordOf(declined)
  const unknown = spelling.written(start, end)
  const word = spelling.text.slice(start, end).replace(FRAMED, '')
  const { head } = declined.phrase
  const owned = PROTECTED.has(word) || PROTECTED.has(head.text)
  // the name of a maker ends like anything else
  const near = owned ? (NEAR.get(word) ?? NEAR.get(head.text)) : (nearOf(word) ?? nearOf(head.text))
  const offers: string[] = []
  const offer = (text: string, isDrawn = shows): void => {
    if (text.trim() !== '' && text !== prompt && !offers.includes(text) && isDrawn(text))
      offers.push(text)
  }
  const isPerson = PERSON.test(head.tag) && beginsWithSurname(unknown)
  if (isPerson || (owned && NEAR_PERSON.test(near ?? '')))
    for (const other of offersFor(prompt, unknown).slice(0, 2)) offer(other, draws)
  if (near) {
    const swapped = prompt.replace(unknown, near)
    const isNew = !prompt.replace(unknown, '').includes(near) && !endsName(declined, start)
    if (isNew && [...near].length <= MOST_SWAPPED && [...swapped].length <= 24)
      offer(swapped, draws)
    offer(near)
  }
  for (const text of declined.texts.slice(0, 1)) offer(`艺术字“${text}”`)
  if (head.traits.some(({ slot }) => WORN.test(slot)))
    for (const wearer of [`穿${unknown}的女孩`, `戴${unknown}的女孩`, `戴${unknown}的小狗`])
      offer(wearer)
  if (!near && !owned) for (const part of listParts(word)) if (knows(part)) offer(part)
  const alike = owned ? [] : (sameKind(word) ?? sameScene(word) ?? [])
  const isNamed = isPerson && !near && !sameScene(word)
  const place = placeOf(declined)
  if (isNamed) offer(/她|女/.test(prompt) ? '女人' : '男人')
  // what the prompt names besides, then what is of the kind of the strange word
  const others = findOthers(declined).filter((other) => !FRAGMENT.test(other))
  for (const other of others) if (offers.length < MOST - 1) offer(other)
  if (offers.length < MOST - 1 || alike.length === 0) offer(place)
  for (const other of [...alike, ...others, place]) offer(other)
  if (declined.phrase.counted && offers.length === 0) for (const other of OBJECTS) offer(other)
  for (const usual of usualFor(prompt)) if (offers.length < MOST) offer(usual)
  return { unknown, owned, alternatives: offers.slice(0, MOST) }
}

/** Characters of a word that takes another one's place in its sentence. */
const MOST_SWAPPED = 3
/** Pieces of a sentence. */
const FRAGMENT = /^[着地以或其和并与把将在被有化]|[在着把向的]$/u

/** Persons that stand for an owned figure. */
const NEAR_PERSON = /^(?:女孩|男人|女人)$/

/** 扫地: the same subject in an action that is drawn, in the same sentence where it fits. */
export function declineOfAction({
  prompt,
  word,
  subject,
  draws,
}: {
  readonly prompt: string
  readonly word: string
  readonly subject: string
  readonly draws: (prompt: string) => boolean
}): Decline {
  const alternatives: string[] = []
  for (const action of DRAWN_ACTIONS) {
    if (alternatives.length === MOST) break
    const offer = [prompt.replace(word, action), subject + action].find(draws)
    if (offer !== undefined && !alternatives.includes(offer)) alternatives.push(offer)
  }
  if (alternatives.length === 0 && draws(subject)) alternatives.push(subject)
  const refusal = `画笔还不会画「${word}」这个动作`
  return { unknown: word, owned: false, alternatives, refusal }
}

/** Subjects offered for a word of use alone, by its layout. */
const SHOWN: Readonly<Partial<Record<Layout, readonly string[]>>> = {
  product: ['口红', '运动鞋', '香水'],
  ad: ['奶茶', '运动鞋', '咖啡'],
  avatar: ['女孩', '小猫', '小狗'],
  'id-photo': ['男人', '女人', '商务男士'],
  portrait: ['女孩', '老人', '新娘'],
  group: ['一家三口', '情侣', '三个好朋友'],
  'full-body': ['女孩', '剑客', '宇航员'],
  figurine: ['熊猫', '小猫', '宇航员'],
  'line-art': ['小猫', '花朵', '城堡'],
  sticker: ['小猫', '柴犬', '熊猫'],
  comic: ['小猫', '女孩', '小狗'],
}

/** 微信头像: what is to be shown in it is missing. */
export function declineOfUse(word: string, draws: (prompt: string) => boolean): Decline {
  const layout = layoutOf(word)
  const shown = (layout && SHOWN[layout]) ?? ['雪山下的湖', '樱花树下的女孩', '竹林里的小路']
  const alternatives = shown.map((subject) => subject + word).filter(draws)
  const refusal = `「${word}」里要画谁、画什么，还没有写`
  return { unknown: word, owned: false, alternatives: alternatives.slice(0, MOST), refusal }
}

/** A text that no typeface here has, or that is too long; the same without it is offered. */
export function declineOfTexts(prompt: string, refusal: string): Decline {
  const missing = unwritable(prompt)
  const plain = [...prompt]
    .filter((character) => !missing.includes(character))
    .join('')
    .trim()
  const alternatives = plain !== prompt && plain !== '' ? [plain] : []
  return { unknown: missing.join(''), owned: false, alternatives, refusal }
}
