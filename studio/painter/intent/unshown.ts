/**
 * Subjects that a sentence names and no drawing has, though another word of it has one: without a
 * decline that other word would be the picture.
 */
import { design } from '../illustration/design/family'
import { ROOMS } from '../illustration/places/rooms'
import { familyOf, isPlace } from '../illustration/registry'
import type { Meaning } from '../lexicon/format'
import { COOKED_WAYS } from '../lexicon/cooking'
import { findWordLayout } from '../lexicon/uses'
import type { WishStretch } from '../reading/reader'
import type { Phrase } from './phrases'
import type { Sentence } from './sentence'
import type { Subject } from './subject'
import type { Term } from './term'

const isFree = ({ place, modifies, held, worn, denied, styled }: Phrase): boolean =>
  !place && !modifies && !held && !worn && !denied && !styled

/** 图标, 贴纸, 图案: what is named right before it is on it; a logo has the name of a firm. */
const SIGN = /^(?:app-icon|sticker|badge|pattern)$/

/** 石磨|图标: of what no emblem shows, a sign would have anything on it. */
function findUnknownSign(
  { head, from }: Phrase,
  { terms, phrases }: Pick<Sentence, 'terms' | 'phrases'>,
): Term | undefined {
  if (!SIGN.test(head.things[0] ?? '')) return undefined
  // 卡哇伊贴纸：一棵仙人掌
  if (phrases.some((other) => other.head !== head && other.head.things.length > 0)) return undefined
  const before = terms[terms.indexOf(head) - 1]
  const isOwn = before !== undefined && terms.indexOf(before) >= from && before.end === head.start
  return isOwn && before.strange && before.tag !== 'eng' ? before : undefined
}

/** 现代建筑|模型|工作室: a noun that only signs show, behind what a family draws. */
function findUnknownEnd({ head, to }: Phrase, terms: readonly Term[]): Term | undefined {
  if (familyOf(head.things[0] ?? '')?.id === design.id || head.things.length === 0) return undefined
  const last = terms[to]
  const isBehind = last !== undefined && last !== head && last.start > head.start
  const isSign =
    isBehind &&
    last.kind === 'trait' &&
    /^n/.test(last.tag) &&
    last.meanings.length === 0 &&
    last.traits.length > 0 &&
    last.traits.every(({ family, slot }) => family === design.id && slot === 'emblem')
  return isSign ? last : undefined
}

/** 赛博朋克，石磨，霓虹灯: after a style that brings a place, what it is the style of. */
function findBehindStyle(
  { head }: Phrase,
  { terms, phrases }: Pick<Sentence, 'terms' | 'phrases'>,
): Phrase | undefined {
  // 水墨山水 is a place in its style; the use of an avatar has a subject of its own
  if (head.meanings[0]?.slot !== 'style' || /[山水景]/u.test(head.text)) return undefined
  if (terms.some(({ text }) => (findWordLayout(text) ?? 'picture') !== 'picture')) return undefined
  const free = phrases.filter((phrase) => isFree(phrase) && phrase.head.start > head.start)
  const isNamed = free.some((phrase) => !phrase.head.strange && phrase.head.meanings.some(isSeen))
  const first = free[0]
  // 赛博朋克城市，机械义体: the city is the picture
  return first?.head.strange && !(isNamed && !isAlone(first)) ? first : undefined
}

/** Whether a phrase is the noun by itself, as a subject is named and no quality. */
const isAlone = ({ head, from, to }: Phrase): boolean => from === to && /^nz?$/.test(head.tag)

const MIDDLE = /^(?:中央|中间|中心|正中|正中央|画面中央|画面中心|画面中间)$/
/** 分割线, 文字: parts of a sheet itself. */
const OF_SHEETS = /[线字语题框栏位区边]$/

function isInMiddle(before: readonly Term[]): boolean {
  const start = before.map(({ kind }) => kind).lastIndexOf('break')
  return before.slice(start + 1).some(({ text }) => MIDDLE.test(text))
}

/** 封面，中央一个播放键: on a sheet or a ground what is in the middle of it. */
function findInMiddle(
  { head }: Phrase,
  { terms, phrases }: Pick<Sentence, 'terms' | 'phrases'>,
): Phrase | undefined {
  const { id = '', isManner = false } = familyOf(head.things[0] ?? '') ?? {}
  if (id !== design.id && !isManner) return undefined
  return phrases.find(
    (phrase) =>
      phrase.head.strange &&
      phrase.counted &&
      isFree(phrase) &&
      !OF_SHEETS.test(phrase.head.text) &&
      isInMiddle(terms.slice(0, phrase.to)),
  )
}

/** Words of the past, of which the landscapes' cities and squares have nothing. */
const PAST =
  /^(?:古代|古风|古装|国风|仙侠|武侠|玄幻|修仙|宗门|门派|唐代|唐朝|宋代|宋朝|明代|清代|汉代)$/
const PRESENT = /赛博|霓虹|未来|现代|科幻|科技/u
const OF_CITIES = /^(?:广场|商业街|十字路口|天台|天桥|公园|车站)$/

/** 宗门|广场: a place of a city today in an age that had none. */
const isOutOfTime = ({ head }: Phrase, { terms, prompt }: Sentence): boolean =>
  OF_CITIES.test(head.text) &&
  head.meanings.some(({ slot, value }) => slot === 'scene' && value === 'city') &&
  terms.some(({ text }) => PAST.test(text)) &&
  !PRESENT.test(prompt)

/** 台北|101: a building by the name of its city and a number; a year is none. */
const findNumbered = ({ terms, phrases }: Sentence): Phrase | undefined =>
  phrases.find((phrase) => {
    const number = terms[terms.indexOf(phrase.head) + 1]?.text ?? ''
    return isFree(phrase) && phrase.head.tag === 'ns' && /^(?!(?:19|20)\d\d$)\d{2,4}$/.test(number)
  })

/** 古老教堂|的|内部: the inside of what is drawn from outside. */
function isWithin({ head, from }: Phrase, { terms }: Sentence): boolean {
  const [id = ''] = head.things
  const family = familyOf(id)
  if (id === '' || Object.hasOwn(ROOMS, id) || /^(?:people|animals|food)$/.test(family?.id ?? ''))
    return false
  const at = terms.indexOf(head)
  const next = terms.slice(at + 1, at + 3)
  const isInside = next[next[0]?.kind === 'of' ? 1 : 0]?.text === '内部'
  return isInside && at >= from && BUILDINGS.test(head.text)
}
const BUILDINGS = /[堂宫殿庙寺塔楼厦馆院店厂站堡房屋宅舱船舰艇厢机]$/

const ALIVE = /^(?:animals|marine|creatures|birds)$/
const COOKED = new RegExp(`(?:${COOKED_WAYS})$`, 'u')

/** 白切|鸡, 干锅|牛蛙: a dish of an animal that would be shown alive. */
function findDish({ head }: Phrase, { spelling }: Sentence): Term | undefined {
  if (!ALIVE.test(familyOf(head.things[0] ?? '')?.id ?? '')) return undefined
  const [way] = COOKED.exec(spelling.text.slice(0, head.start)) ?? []
  if (way === undefined) return undefined
  const start = head.start - way.length
  const plain = { things: [], standIn: null, strange: true, isAnimal: false, tag: 'n' }
  return { ...head, ...plain, start, text: way + head.text }
}

/** Words of a broad stand-in's sentence that are left out, from which it is another place. */
const MANY = 3

/** 蒸汽朋克酒吧，潜水窗，铜管: a place for want of a nearer one that has nothing of all that is said. */
function isFarFetched({ head }: Phrase, { phrases }: Sentence): boolean {
  if (!head.standIn?.broad || !isPlace(head.things[0] ?? '')) return false
  return phrases.filter((phrase) => phrase.head.strange && !phrase.denied).length >= MANY
}

/** The subject, or what it would be painted instead of. */
export function preferUnshown(subject: Subject, sentence: Sentence): Subject {
  if (subject.kind === 'strange' || !('phrase' in subject) || !subject.phrase) return subject
  const { phrase } = subject
  const { terms } = sentence
  const term =
    findUnknownSign(phrase, sentence) ?? findUnknownEnd(phrase, terms) ?? findDish(phrase, sentence)
  if (term) return { kind: 'strange', phrase: { ...phrase, head: term } }
  const numbered = findNumbered(sentence)
  if (numbered) return { kind: 'strange', phrase: numbered }
  if ([isOutOfTime, isFarFetched, isWithin].some((isLost) => isLost(phrase, sentence)))
    return { kind: 'strange', phrase }
  const other = findBehindStyle(phrase, sentence) ?? findInMiddle(phrase, sentence)
  return other ? { kind: 'strange', phrase: other } : subject
}

/** Meanings that are seen in a landscape. */
const SEEN = /^(?:subject|kind|motif|landform|scene|season|time|weather|light)$/
const isSeen = ({ slot }: Meaning): boolean => SEEN.test(slot)

/** 担架, 已是最后一张: words of which a landscape would show nothing. */
export function findUnseen(
  { terms, phrases, prompt }: Sentence,
  known: readonly WishStretch[],
  ignored: readonly string[],
): Phrase | null {
  if (ignored.length === 0) return null
  if (known.some(({ wishes }) => wishes.some(({ meaning }) => isSeen(meaning)))) return null
  const head =
    terms.find(({ text, kind }) => kind !== 'break' && ignored.some((word) => word === text)) ??
    terms.find(({ text, kind }) => kind !== 'break' && ignored.some((word) => word.includes(text)))
  if (!head || !prompt) return null
  const own = phrases.find((phrase) => phrase.head === head)
  const at = terms.indexOf(head)
  const plain = { place: false, modifies: false, held: false, worn: false, denied: false }
  const more = { counted: false, joined: false, styled: false, clause: 0 }
  return own ?? { head, from: at, to: at, ...plain, ...more }
}
