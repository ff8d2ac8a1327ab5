/** Portraits without a person: 夕阳海边人像, 赛博朋克虚拟头像. */
import { type Layout, findWordLayout } from '../lexicon/uses'
import type { Phrase } from './phrases'
import type { Subject, Things } from './subject'
import type { Term } from './term'

const OF_PERSONS = /^(?:portrait|id-photo)$/
/** 赛博朋克角色设定图: a style that names a place as well has a person before it. */
const CHARACTER = /角色|人物|立绘/u
/** Avatars that are persons; 星空头像 is a sky. */
const VIRTUAL = /^(?:虚拟|数字)头像$/
const LOOKS = /^(?:装扮|打扮|穿搭|扮相|妆容)$/
/** 森林里的写真 shows someone there; 雪山写真 is as well a photograph of the mountain. */
const PHOTOGRAPH = /^写真照?$/
const INSIDE = /[里下中前边旁的]$|校园|教室|[古国]风|汉服|和服|花[海田丛]|海边|街[头拍]/

/** 街头人像摄影，人物穿风衣: says nothing of who it is. */
const ANYONE = /^人物?$/u

const SHEET = /poster$|^book-cover$/

/** 樱花人像，一位女子: who was chosen is the subject, before whatever is named around them. */
export function findChosenPerson(phrases: readonly Phrase[]): Subject | null {
  const phrase = phrases.at(-1)
  // 海边电影海报，一个女孩的背影: the sheet shows them
  const isOnSheet = phrases.some(({ head }) => head.things.some((id) => SHEET.test(id)))
  return phrase?.head.isRole && !isOnSheet ? { kind: 'thing', phrase } : null
}

/** The layout of a portrait whose words name a place or a style alone; null: it is none. */
export function findPortrait(
  terms: readonly Term[],
  subject: Subject,
  { lives, isPlace }: Things,
  text: string,
): Layout | null {
  const isNamed = ({ text: word, isAnimal, isRole, things }: Term): boolean =>
    !ANYONE.test(word) && (isAnimal || isRole || things.some(lives))
  if (terms.some(isNamed)) return null
  const { head } = 'phrase' in subject ? (subject.phrase ?? { head: null }) : { head: null }
  const isOfPlace = subject.kind === 'scenery' || head?.things.some((id) => isPlace(id)) === true
  const layouts = terms.map(({ text }) => findWordLayout(text) ?? '')
  const portrait = layouts.find((layout, i) => {
    const term = terms[i]
    if (term && layout === 'full-body' && CHARACTER.test(term.text)) return true
    if (!term || !OF_PERSONS.test(layout)) return false
    return !isOfPlace || !PHOTOGRAPH.test(term.text) || INSIDE.test(text.slice(0, term.start))
  })
  if (portrait && isOfPlace) return portrait as Layout
  if (!isOfPlace && subject.kind !== 'none') return null
  // a place that is dressed up is decorated
  const isDecorated = isOfPlace || terms.some(({ things }) => things.some(isPlace))
  if (!isDecorated && terms.some((term) => LOOKS.test(term.text))) return 'portrait'
  const isStyle = head?.meanings.some(({ slot }) => slot === 'style') === true
  const isAvatar = terms.some(({ text }) => VIRTUAL.test(text)) || isStyle
  return isAvatar && layouts.includes('avatar') ? 'avatar' : null
}
