/** Things named with the main one: which, and its relation to them. */
import { bare } from '../illustration/family'
import { readHeight } from '../illustration/real-height'
import { type Relation, isJoined } from '../illustration/together'
import { isScreen } from '../illustration/at-table'
import { ACTION_PLACES, ACTION_THINGS } from '../lexicon/actions'
import { familyOf } from '../illustration/registry'
import { namesOpenAir } from './atmosphere'
import { startOfClause } from './clauses'
import { isUnrealised, isWordDenied } from './denial'
import type { Owner } from './owner'
import type { Phrase } from './phrases'
import { isFarAway } from './whereabouts'
import type { Term } from './term'
import type { TraitSense } from './vocabulary'

/** 骑着马, not 牵着马. */
export const RIDING = /^(?:[骑乘]|rid(?:e|es|ing)$)/
const DRIVING = /^(?:开[着车]?|开着车|驾驶着?|驾着|driving|drives)$/
const LEADING = /^(?:[牵带遛]|walking)/

/** Slots of traits that are another thing. */
export const HOLDS = ['hold', 'holds', 'ride', 'rides']
export const RIDES = /^rides?$/
/** Verbs of putting on the clothes of a role, without gaps. */
const DISGUISE = /(?:[扮变]成|扮演|化身为?|(?:^|dressed)as(?:an?)?)$/

/** Whether what a word may give to a noun is no property of that one. */
export function isOfAnother(
  { slot, family }: TraitSense,
  term: Term,
  isAround: boolean,
  terms: readonly Term[],
): boolean {
  // 坐在绿树红花中: things all around are in no hands
  if (isAround && HOLDS.includes(slot))
    // 桌上放着一杯咖啡: one at a table has it at hand
    return !(family === 'people' && isOnTable(term, terms))
  if (slot !== 'role') return false
  // 宇航员小狗 and 打扮成宇航员的狗 are one, 狗和宇航员 are two
  const at = terms.indexOf(term)
  // 宇航员风格的猫, 厨师装扮的狗
  const next = /^(?:风格?|装扮|打扮|造型)的?$/.test(terms[at + 1]?.text ?? '') ? at + 2 : at + 1
  const noun = terms[next]?.kind === 'of' ? next + 1 : next
  const isNext = [at - 1, noun].some((i) => terms[i]?.isAnimal)
  const before = terms.slice(Math.max(0, at - 2), at)
  return !isNext && !DISGUISE.test(before.map(({ text }) => text).join(''))
}

/** Over the head of who is under it. */
const OVERHEAD = /^(?:umbrella|balloon)$/
const UNDER = /^(?:下|下面|之下|底下|under|beneath|below)$/

const isUnder = (phrase: Phrase, terms: readonly Term[]): boolean =>
  UNDER.test(readSideWord(phrase, terms))

/** Word that says where something is by the thing of a phrase: 伞|下, under|the umbrella. */
function readSideWord({ from, to }: Phrase, terms: readonly Term[]): string {
  const next = terms[to + 1]
  return (next?.kind === 'side' ? next.text : terms[from - 1]?.text) ?? ''
}

const SURFACE =
  /^(?:桌上|桌面上?|书桌上|茶几上?|地上|地面上?|床上|床头|沙发上|窗台上|台面上?|脚边|脚下|面前|手边)$/
const LAYING = /^(?:[放摆堆铺搁躺蹲立]|散落|陈列|点缀|摆放|[有是]$)/

/** 旁边放着一本书, 地上堆满礼物: what lies around is in no hands. */
function isLaidDown({ from }: Phrase, terms: readonly Term[]): boolean {
  const own = terms.slice(startOfClause(terms, from), from)
  const [place, next] = own
  const isPlaced =
    place?.kind === 'side' || next?.kind === 'side' || SURFACE.test(place?.text ?? '')
  return isPlaced && own.some(({ text }) => LAYING.test(text)) && own.every(isNoHand)
}
const isStrewn = (from: number, terms: readonly Term[]): boolean => {
  const own = terms.slice(startOfClause(terms, from), from)
  return own.some(({ text }) => /^(?:撒|装饰|点缀|淋|铺|缀)/.test(text))
}

const isOnTable = (term: Term, terms: readonly Term[]): boolean =>
  /桌/.test(terms[startOfClause(terms, terms.indexOf(term))]?.text ?? '')

const isNoHand = ({ kind }: Term): boolean => !/^(?:holding|wearing)$/.test(kind)

/** Whether a phrase says what is around the main thing; 雨伞下 says what it has in its hand. */
export function isAround(phrase: Phrase, terms: readonly Term[]): boolean {
  if (isLaidDown(phrase, terms)) return true
  const isOverhead = OVERHEAD.test(phrase.head.things[0] ?? '') && isUnder(phrase, terms)
  return phrase.place && !isOverhead
}

/** 牵着马, not 抱着猫: a led animal is next to the person. */
export function isNextTo({ held, from }: Phrase, terms: readonly Term[]): boolean {
  return !held || LEADING.test(terms[from - 1]?.text ?? '')
}

/** Sides of a thing, and where the main thing is by them. */
const SIDES: readonly (readonly [RegExp, Relation])[] = [
  [/^(?:上|上面|之上|顶上|上方|on|onto|atop|upon)$/, 'on'],
  [/^(?:里|中|内|里面|之中|里边|in|inside|into|within)$/, 'in'],
  [/^(?:前|前面|面前|门口|下|下面|底下|脚下|under|beneath|below)$/, 'before'],
  [/^(?:后|后面|背后|之后|behind)$/, 'behind'],
]
const SEATED = /^(?:[坐躺站趴睡]在)?(..+?)(上|里|中|旁|旁边|前|后)$/

/** Metres: largest thing that a person can have in both hands. */
const MOST_HELD = 0.7
/** Vehicles that one is inside of. */
const INSIDE =
  /^(?:train|steam-train|airship|bus|aeroplane|ship|submarine|double-decker|helicopter)$/
/** 面对显示器, 盯着屏幕 */
const FACING = /^(?:面对|面向|面朝|盯|看|对|操作|使用|用)[着]?$/
const isFacing = ({ text }: Term): boolean => FACING.test(text)
const BATH = 'emoji-bathtub'
/** Agent of an action with a thing. */
export const DOERS = /^(?:people|animals)$/
/** Vehicles without an opening to look out of. */
const CLOSED = /^(?:helicopter|submarine|train|steam-train|airship|bus|double-decker|rocket|ufo)$/
/** Vehicles drawn open, with who is in them. */
const OPENED = /^(?:car|sports-car|aeroplane|hot-air-balloon)$/
const BOARDING = /^(?:坐|坐着|坐上|乘|乘着|乘坐|搭|搭乘)$/
/** 另一只猫 is a second one. */
const OTHER = /另|其他|别的|another|other/

function readSide(word: string): Relation {
  return SIDES.find(([words]) => words.test(word))?.[1] ?? 'beside'
}

/** A phrase of one word that names something by what is done with it or in it. */
export function phraseFor(
  head: Term,
  at: number,
  clause: number,
  said: Partial<Pick<Phrase, 'place' | 'held' | 'counted'>>,
): Phrase {
  const { place = false, held = false, counted = false } = said
  const plain = { modifies: false, worn: false, denied: false, joined: false, styled: false }
  return { head, from: at, to: at, clause, place, held, counted, ...plain }
}

/** 沙发上: the thing of a word that says where one sits, and where one is by it. */
export function readSeat(text: string): { name: string; relation: Relation } | null {
  const [, name = '', side = ''] = SEATED.exec(text) ?? []
  return name === '' ? null : { name, relation: readSide(side) }
}

/** 讲课: the place of what is done, where the words name no other. */
export function findPlaceOfAction(
  terms: readonly Term[],
  phrases: readonly Phrase[],
): { at: number; head: Term; id: string } | null {
  const isNamed = phrases.some(
    ({ place, head, denied }) =>
      place && !denied && head.things.length === 0 && head.meanings[0]?.slot === 'scene',
  )
  const at = isNamed ? -1 : terms.findIndex(({ text }) => ACTION_PLACES.has(text))
  const head = terms[at]
  const id = ACTION_PLACES.get(head?.text ?? '')
  return head && id !== undefined ? { at, head, id } : findHome(terms, phrases)
}

const WITHIN = /^[里内中上顶]|^屋[里顶]/
const HOUSE = 'country-house'
const HOMES = /^(?:房子|小房子|房屋|小屋|木屋|小木屋|屋子|农舍|家门)$/

/** 站在房子前: a house that one is at is behind, large, where no other place is named. */
function findHome(
  terms: readonly Term[],
  phrases: readonly Phrase[],
): { at: number; head: Term; id: string } | null {
  const home = phrases.find(
    ({ head, place, denied, to }) =>
      place && !denied && HOMES.test(head.text) && !WITHIN.test(terms[to + 1]?.text ?? ''),
  )
  const hasMore = terms.some((term, at) => {
    if (term === home?.head || isWordDenied(terms, at)) return false
    // a house has its tree and no rainbow
    const isOwn = familyOf(HOUSE)?.has?.(HOUSE, term.text) === true
    return term.isPlace || (namesOpenAir(term) && !isOwn)
  })
  if (!home || hasMore) return null
  return { at: terms.indexOf(home.head), head: home.head, id: HOUSE }
}

/** Whether the place has it, far away, or the dish that it is strewn over. */
function isPartOfOthers(phrase: Phrase, main: Phrase, terms: readonly Term[]): boolean {
  // 海边，远处帆船点点
  const hasScene = terms.some(({ meanings }) => meanings.some(({ slot }) => slot === 'scene'))
  if (hasScene && isFarAway(phrase, terms)) return true
  // 牛肉面，上面撒着香菜
  const isFood = familyOf(main.head.things[0] ?? '')?.id === 'food'
  return isFood && phrase.clause !== main.clause && isStrewn(phrase.from, terms)
}

const LIKE = /^(?:好?像|如同?|仿佛|宛如|似)$/
const CIRCLING = /^围[着绕在]着?$/
const SETTING_OUT = /^[放摆堆][着了满]?|^摆放/
const BY_IT = /^(?:旁|旁边|边上|身边|身旁|桌上|桌面上?|桌子上|面前)$/

/** 桌上有|蛋糕, 旁边放着|花瓶, 围着|雪人, 像|乌龟: by the words before it; null: they say nothing. */
function readLeader({ from, worn }: Phrase, terms: readonly Term[]): boolean | null {
  const [place = '', verb = ''] = terms.slice(Math.max(0, from - 2), from).map(({ text }) => text)
  if (LIKE.test(verb)) return false
  if (CIRCLING.test(verb)) return true
  const isSetOut = SETTING_OUT.test(verb) || (/^[有是]$/.test(verb) && BY_IT.test(place))
  return isSetOut && !worn ? true : null
}

/** Whether the words put it in the picture as a thing of its own, and not as a part or a prop. */
export function isNamedBeside(
  phrase: Phrase,
  id: string,
  main: Phrase,
  terms: readonly Term[],
): boolean {
  const { head, clause, from, to, counted, joined, held, place, modifies, worn } = phrase
  const next = terms[to + 1]
  // 坐在椅子上的狐狸 has a chair, 汽车旁的女孩 a car; 杯子里的茶 is no second thing
  const isBy = next?.kind === 'side' && !/^[里中内]|^in/.test(next.text)
  const isSeat = place && (isBy || terms[from - 1]?.kind === 'at')
  if (isPartOfOthers(phrase, main, terms)) return false
  const said = readLeader(phrase, terms)
  if (said !== null) return said
  if (worn || (head.standIn?.broad && !held && !place)) return false
  if (modifies && !held && !isSeat) return false
  // 荷叶上的青蛙 is in a pond
  if (place && id === 'lotus') return false
  if (held && !isHandled(phrase, id, terms)) return false
  if (place && isTooSmall(id, main, phrase, terms)) return false
  // 在地铁上 is inside
  if (place && next?.kind === 'side' && INSIDE.test(id) && /^[上里中内]/.test(next.text))
    return false
  // 一本书 is one word of the tables
  const isCounted = counted || /^[一两二三四五六七八九十几]./.test(head.text)
  if (isCounted || joined || held || place || DRIVING.test(terms[from - 1]?.text ?? '')) return true
  if (clause === main.clause) return head.text.length > 1
  // 儿童|插画 is a kind of picture
  if (terms[terms.indexOf(head) + 1]?.kind === 'picture') return false
  const around = [terms[from - 1], next]
  return head.text.length > 1 && around.every((term) => !term || term.kind === 'break')
}

/** Instruments that are beaten, blown or bowed in the hands. */
const PLAYED =
  /^(?:piano|guitar|violin|emoji-(?:drum|long-drum|trumpet|postal-horn|saxophone|flute|accordion|banjo|guitar|bell))$/
/** 敲钟 and 拉车 are done with things that are in no hands. */
const HANDLED: readonly (readonly [verb: RegExp, more: RegExp])[] = [
  [/^[敲吹]着?$/, /^(?:emoji-bubbles|candle|balloon)$/],
  [/^拉着?$/, /^emoji-luggage$/],
]

/** Whether the verb before a phrase is one of having its thing in the hands. */
function isHandled({ from }: Phrase, id: string, terms: readonly Term[]): boolean {
  const leader = terms[from - 1]?.text ?? ''
  const [, more] = HANDLED.find(([verb]) => verb.test(leader)) ?? []
  return !more || PLAYED.test(id) || more.test(id)
}

/** Outdoors children play without a screen. */
const GAME = /^[玩打]游戏$/
const isOpenAir = ({ slot, value }: Term['meanings'][number]): boolean =>
  slot === 'scene' && value !== 'interior'

/**
 * 打字, 开车: the thing that an action is done with; null: this agent is drawn with none, or the
 * action is not done.
 */
export function findTool(
  terms: readonly Term[],
  at: number,
  agent: Pick<Owner, 'family' | 'id'> | null,
): string | null {
  const text = terms[at]?.text ?? ''
  const tool = ACTION_THINGS.get(text) ?? null
  const rides = tool === 'bicycle' && agent?.family === 'creatures'
  const isDoer = rides || DOERS.test(agent?.family ?? '') || agent?.id === 'robot'
  // a person does not bathe in clothes
  if (!tool || !isDoer || (tool === BATH && agent?.family !== 'animals')) return null
  // 化妆成小丑
  if (isUnrealised(terms, at) || /^[成为]$/.test(terms[at + 1]?.text ?? '')) return null
  const isOutside = terms.some(({ meanings }) => meanings.some(isOpenAir))
  return GAME.test(text) && isOutside ? null : tool
}

/**
 * 苹果下的蚂蚁, 蛋糕前的女孩: on the ground by the main thing it would be as large as that one, or
 * out of its place.
 */
function isTooSmall(id: string, main: Phrase, phrase: Phrase, terms: readonly Term[]): boolean {
  if (isScreen({ id }) || OVERHEAD.test(id) || readSide(readSideWord(phrase, terms)) !== 'before')
    return false
  return readHeightAlone(id) < MOST_HELD && (main.head.isRole || isUnder(phrase, terms))
}

/** 咖啡与打开的书: things hold nothing. */
const HANDLESS = /^(?:food|products|plants)$/

/** 骑着一只巨大的猫 */
export function seatRider(owner: Owner, terms: readonly Term[]): void {
  const { from, head } = owner.phrase
  const [verb, leader] = terms.slice(Math.max(0, from - 2), from).map(({ text }) => text)
  const isOn = RIDING.test(leader ?? '') || (leader === '在' && RIDING.test(verb ?? ''))
  if (head.things.length > 0 && isOn) owner.relation ??= 'on'
}

/** Relation of the main thing to one that a phrase names. */
export function findRelation(
  phrase: Phrase,
  terms: readonly Term[],
  { family }: Pick<Owner, 'family'>,
): Relation {
  const leader = terms[phrase.from - 1]?.text ?? ''
  const isDriven = DRIVING.test(leader) || DRIVING.test(phrase.head.text)
  const vehicle = ACTION_THINGS.get(phrase.head.text) ?? phrase.head.things[0] ?? ''
  const isOpen = !CLOSED.test(vehicle)
  const isOpened = OPENED.test(vehicle)
  if (DOERS.test(family) && isOpened && (isDriven || BOARDING.test(leader))) return 'in'
  if (RIDING.test(leader) || RIDING.test(phrase.head.text)) return 'on'
  // an animal looks out of what it drives; a person would not fit
  if (family === 'animals' && isDriven && isOpen) return 'in'
  if (!HANDLESS.test(family) && isHeldUp(phrase, leader)) return 'held'
  const id = phrase.head.things[0] ?? ''
  // 在雪地里堆雪人: the side is that of the place
  const tool = ACTION_THINGS.get(phrase.head.text)
  if (tool === BATH) return 'in'
  if (/^(?:snowman|campsite|sandcastle)$/.test(tool ?? '')) return readSide('')
  if (OVERHEAD.test(id) && isUnder(phrase, terms)) return 'held'
  const side = readSide(readSideWord(phrase, terms))
  // 电脑前 is at work with it
  const isFaced = terms.slice(Math.max(0, phrase.from - 2), phrase.from).some(isFacing)
  const isAtWork = isScreen({ id }) && (side === 'before' || isFaced)
  return isAtWork && DOERS.test(family) ? 'held' : side
}

const readHeightAlone = (id: string): number => readHeight({ id, count: null, traits: [] })

function isHeldUp({ held, head }: Phrase, leader: string): boolean {
  const id = ACTION_THINGS.get(head.text) ?? head.things[0]
  if (!held || id === undefined || LEADING.test(leader)) return false
  return readHeightAlone(id) < MOST_HELD
}

/** Whether a phrase speaks of another one of the kind that was named `before`: 大象带着小象. */
export function namesAnother(
  { from, to, joined, clause }: Phrase,
  before: Phrase,
  terms: readonly Term[],
): boolean {
  if (joined || clause === before.clause) return true
  return terms.slice(Math.max(0, from - 1), to).some(({ text }) => OTHER.test(text))
}

/** 奶茶店|收银员: the nouns of a phrase before its head, each as a phrase. */
export function listOwn({ head, from, to, clause }: Phrase, terms: readonly Term[]): Phrase[] {
  return terms
    .slice(from, to)
    .flatMap((term, i) =>
      term === head || term.things.length === 0
        ? []
        : [phraseFor(term, from + i, clause, { place: true })],
    )
}

/** 站在汽车旁边: whether a thing that the main one is at is in the picture with it. */
export function isBesideMain(id: string, { head }: Phrase): boolean {
  const [other, main] = [bare(id), bare(head.things[0] ?? '')]
  const own = familyOf(main.id)
  return (own?.shows?.(other, main) && DOERS.test(own.id)) || isJoined(other, main)
}
