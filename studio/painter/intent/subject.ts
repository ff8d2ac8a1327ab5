import { familyOf } from '../illustration/registry'
import { isAirborne } from '../illustration/together'
import { readAround } from './clauses'
import { PICTURES } from './grammar'
import { BRANDS, PROTECTED } from './names'
import { NEAR } from './near'
import type { Phrase } from './phrases'
import { isHerd, isMany, isSmallIn } from './small'
import type { Term } from './term'
import { isAside, isBoatOnWater, isCountry, isFarAway, isLandscapeThing } from './whereabouts'

/** Subject of the picture, by the prompt's own words. */
export type Subject =
  /** One of the things that families draw. */
  | { readonly kind: 'thing'; readonly phrase: Phrase }
  /** Content of the painter of landscapes. */
  | { readonly kind: 'scenery'; readonly phrase: Phrase | null }
  /** Nothing that anybody here can draw. */
  | { readonly kind: 'strange'; readonly phrase: Phrase }
  /** No noun at all. */
  | { readonly kind: 'none' }

const isThing = ({ head }: Phrase): boolean => head.things.length > 0
const isScenery = ({ head }: Phrase): boolean =>
  head.things.length === 0 && head.meanings.some(({ slot }) => slot !== 'word')

/** A figure or a name: declined wherever it is the subject, whatever follows. */
function isProper({ head }: Phrase): boolean {
  return head.name || PROTECTED.has(head.text) || NEAR.has(head.text)
}

/** 胡杨林, 喀纳斯湖: a place by a name of its own; other words may say what it looks like. */
const PLACE_NAME = /.[林湖山江河岛峰谷湾村镇峡溪海滩原岭洋寺]$/

/** 艾莎|公主, 皮卡丘|蛋糕: a protected figure right before the noun. */
function figureIn({ from, head }: Phrase, terms: readonly Term[]): Term | undefined {
  const own = terms.slice(from, terms.indexOf(head))
  return own.find(({ text }) => PROTECTED.has(text) && !BRANDS.has(text))
}

/** Whether something is said of the thing that a landscape would not show. */
function isDescribed(phrase: Phrase, terms: readonly Term[]): boolean {
  const own = terms.slice(phrase.from, phrase.to + 1)
  return own.some(({ traits }) => traits.length > 0)
}

const PASSING =
  /^(?:.*(?:穿过|穿越|穿行|驶过|驶向|驶入|飞翔|翱翔|游弋)|passing|sailing|flying|crossing)/
const CARRIED = /^(?:骑|驾驶|驾着|开着|乘着|坐着|荡着|踩着)/
const AIRBORNE = /飞翔|翱翔|flying/

/** 穿过樱花的火车: a thing that moves through a place is shown in it, where landscapes have them. */
function isMoving(phrase: Phrase, terms: readonly Term[], { lives }: Things): boolean {
  // 骑着自行车穿过花田: a person is drawn doing it
  if (!isLandscapeThing(phrase.head) || phrase.head.isRole) return false
  const around = terms.slice(Math.max(0, phrase.from - 4), phrase.to + 3)
  // 飞翔的小狗 has wings, which it shows large
  const isAlive = phrase.head.things.some(lives)
  // 柴犬骑着电动车穿过小镇: it is drawn on what it rides
  if (isAlive && around.some(({ text }) => CARRIED.test(text))) return false
  return around.some(({ text }) => PASSING.test(text) && !(isAlive && AIRBORNE.test(text)))
}

const PLACE_SLOTS = /^(scene|subject|motif|landform)$/

/** 奔跑的马群: landscapes have it at rest. */
const runs = ({ from, head }: Phrase, terms: readonly Term[]): boolean =>
  head.isAnimal &&
  terms
    .slice(Math.max(0, from - 2), from)
    .some(({ traits }) => traits.some(({ value }) => value === 'running'))

/** 水下，热带鱼在珊瑚礁中: two words for the water that a fish lives in. */
const isInItsWater = (candidates: readonly Phrase[], thing: Phrase): boolean =>
  candidates.filter(isThing).length === 1 &&
  thing.head.things.some((id) => familyOf(id)?.id === 'marine') &&
  candidates
    .filter(isScenery)
    .every(({ head }) => head.meanings.some(({ value }) => value === 'underwater'))

/**
 * 雪山，草原，几头牛; 村庄，羊群: a place that is described in two ways, or that has many of a thing, is
 * what the picture is about. One animal that is counted, and whatever is described, is not small.
 */
function isWide(candidates: readonly Phrase[], thing: Phrase, terms: readonly Term[]): boolean {
  const isSmall = isSmallIn(thing) || isLandscapeThing(thing.head)
  if (!isSmall || thing.head.isRole) return false
  const around = terms.slice(thing.from, thing.to + 1).filter((term) => term !== thing.head)
  if (around.some(({ traits }) => traits.length > 0)) return false
  if (runs(thing, terms) || isInItsWater(candidates, thing)) return false
  if (isMany(thing, terms)) return true
  // 窗边, 办公桌: one word for a place and a part of it is one place
  const places = candidates
    .filter(isScenery)
    .map(({ head }) => ({
      text: head.text,
      values: head.meanings.flatMap(({ slot, value }) => (PLACE_SLOTS.test(slot) ? [value] : [])),
    }))
    .filter(({ values }) => values.length > 0)
  // 窗外的汽车 is outside, and what is 窗边 is before the window
  const isOutside = places.some(({ text }) => text === '窗外')
  const several = isOutside || new Set(places.map(({ values }) => values.join())).size > 1
  return several && !(thing.counted && thing.head.isAnimal)
}

/** 湖边的长椅，远山: what is in a place that goes on, where nothing more is said of it. */
function isFurniture(thing: Phrase, named: readonly Phrase[], terms: readonly Term[]): boolean {
  if (thing.counted || thing.head.isAnimal || !named.some(({ to }) => to < thing.from)) return false
  return named[0] !== undefined && isScenery(named[0]) && isWide(named, thing, terms)
}

/** 草地上的羊群: a herd is small in its place. */
const isHerdInScenery = (
  phrase: Phrase,
  named: readonly Phrase[],
  terms: readonly Term[],
): boolean =>
  isHerd(phrase, terms) &&
  // 一群企鹅站在冰山上: who is named first is what is seen
  named.some((one) => isScenery(one) && one.from < phrase.from) &&
  isWide(named, phrase, terms)

/** 石柱顶部覆盖|绿植: what lies over a place is no subject of its own. */
const COVERING = /^(?:覆盖|布满|长满|铺满|开满|点缀|环绕|围绕|包围|映衬)着?$/

/** 人物: says that there is a person, and not whom. */
const isAnyPerson = ({ head }: Phrase): boolean => /^(?:人物|人|人们|人像|人类)$/.test(head.text)

/** 街头，人物穿深色风衣: of whom it is said what they wear. */
const isDressed = ({ to }: Phrase, terms: readonly Term[]): boolean =>
  terms[to + 1]?.kind === 'wearing'

/** 高楼、美女: a person by name is what a picture is about, unless far away or one of a crowd. */
const findNamedPerson = (
  { to }: Phrase,
  candidates: readonly Phrase[],
  terms: readonly Term[],
): Phrase | null =>
  candidates.find(
    (phrase) =>
      phrase.from > to &&
      phrase.head.isRole &&
      !(isAnyPerson(phrase) && !isDressed(phrase, terms)) &&
      phrase.head.standIn === null &&
      !isMany(phrase, terms) &&
      !isFarAway(phrase, terms),
  ) ?? null

/** 一座石桥，桥上站着一个撑伞的女子: who is counted and described is no small figure of a landscape. */
const isSeenLarge = (person: Phrase, terms: readonly Term[]): boolean =>
  person.counted &&
  person.head.things.length > 0 &&
  !person.joined &&
  !isAside(person, terms) &&
  readAround(terms, person.from, person.to).some(({ traits }) => traits.length > 0)

/** 森林，一只小鹿: after a place on its own, the described thing is the subject. */
function promoted(
  scenery: Phrase,
  candidates: readonly Phrase[],
  terms: readonly Term[],
  stands: (thing: string) => boolean,
): Phrase | null {
  const person = findNamedPerson(scenery, candidates, terms)
  if (person && (isSeenLarge(person, terms) || isDressed(person, terms))) return person
  if (scenery.counted || isLandscapeThing(scenery.head)) return null
  if (person) return person
  // 水下摄影，一只海龟: its family brings the water
  const isUnderWater = scenery.head.meanings.some(({ value }) => value === 'underwater')
  const later = candidates.find(
    (phrase) =>
      (phrase.head.things.some(stands) ||
        (isUnderWater && phrase.head.isAnimal && (phrase.counted || isDescribed(phrase, terms)))) &&
      !phrase.joined &&
      phrase.from > scenery.to,
  )
  if (!later || isFarAway(later, terms)) return null
  if (isWide(candidates, later, terms)) return null
  // indoors or in a street things are furniture
  const furnished = scenery.head.meanings.some(({ value }) => /^(interior|city)$/.test(value))
  // 一本书 is one word of the tables
  const isCounted = later.counted || /^[一两二三四五六七八九十几]./.test(later.head.text)
  if (furnished) return isCounted ? later : null
  if (COVERING.test(terms[later.from - 1]?.text ?? '')) return null
  const isSubject = later.counted || isDescribed(later, terms) || !isLandscapeThing(later.head)
  return isSubject ? later : null
}

/** Questions of the subject reader about a thing of the families. */
export interface Things {
  /** Whether it can be drawn large in a place. */
  readonly stands: (thing: string) => boolean
  /** Whether it is a place itself: a field, a landmark. */
  readonly isPlace: (thing: string) => boolean
  /** Whether it is a living being: one named in a place is the subject, the place its surroundings. */
  readonly lives: (thing: string) => boolean
}

/** 稻田，一个女孩: a being that is described is the subject, wherever the place is named. */
function beforePlace(
  place: Phrase,
  candidates: readonly Phrase[],
  { stands, isPlace, lives }: Things,
  isFurnished: boolean,
): Phrase | null {
  if (place.counted) return null
  const later = candidates.find(
    ({ from, head, joined, counted }) =>
      from > place.to &&
      // 麦田与热气球: it is over the place
      (!joined || head.things.some(isAirborne)) &&
      head.things.some((thing) =>
        (counted || joined) && !isFurnished ? stands(thing) : lives(thing),
      ),
  )
  return later && !later.head.things.some((thing) => isPlace(thing)) ? later : null
}

/** 一位上班族 */
const isNamedPerson = (phrase: Phrase): boolean =>
  phrase.counted && !isAnyPerson(phrase) && phrase.head.isRole

const INTERIOR_DESIGN = /^(?:室内设计|室内装修|家装|软装|装修|样板[间房]|家居设计|一角)$/

const SHEETS = /^(?:design|writing|abstract)$/

/** 下午茶派对，一只穿着西装的狐狸坐在桌旁: what is not counted is the occasion of a being that is. */
function findBeingAfter(
  phrase: Phrase,
  candidates: readonly Phrase[],
  terms: readonly Term[],
  { lives, isPlace }: Things,
): Phrase | null {
  const { head, counted, to, clause } = phrase
  if (
    counted ||
    head.things.some((id) => lives(id) || isPlace(id) || SHEETS.test(familyOf(id)?.id ?? ''))
  )
    return null
  const later = candidates.find(
    (other) =>
      other.from > to &&
      other.clause > clause &&
      other.counted &&
      !other.joined &&
      other.head.things.some(lives) &&
      !isMany(other, terms),
  )
  return later && !isAside(later, terms) && !isFarAway(later, terms) ? later : null
}

const isStyle = ({ head }: Phrase): boolean => head.meanings.some(({ slot }) => slot === 'style')

const isPlacePhrase = ({ head }: Phrase, { isPlace }: Things): boolean =>
  head.things.some((thing) => isPlace(thing))

interface Nouns {
  /** Of those that are not denied, without a style where another noun is known. */
  readonly named: readonly Phrase[]
  /** Those that may be the subject, in their order. */
  readonly candidates: readonly Phrase[]
}

function listNouns(phrases: readonly Phrase[]): Nouns {
  const wanted = phrases.filter(({ denied }) => !denied)
  // 青花瓷风格，一只猫
  const unstyled = wanted.filter(({ styled }) => !styled)
  const named = unstyled.some(({ head }) => !head.strange) ? unstyled : wanted
  const free = named.filter(({ place, modifies, worn }) => !place && !modifies && !worn)
  const unheld = free.filter(({ held }) => !held)
  const heard = unheld.length > 0 ? unheld : free
  // 头像，女生: the person says more than the kind of picture
  const shown = heard.filter(({ head }) => !PICTURES.has(head.text))
  return { named, candidates: shown.some(({ head }) => !head.strange) ? shown : heard }
}

/** The subject where the first noun is a thing: it, the place it is at, or its scenery. */
function fromThing(
  phrase: Phrase,
  { named, candidates }: Nouns,
  terms: readonly Term[],
  things: Things,
): Subject {
  // 描绘人物的图像，一位上班族
  const person = isAnyPerson(phrase) ? candidates.find(isNamedPerson) : null
  if (person) return { kind: 'thing', phrase: person }
  const being = findBeingAfter(phrase, candidates, terms, things)
  if (being) return { kind: 'thing', phrase: being }
  if (isPlacePhrase(phrase, things)) {
    // 客厅，沙发上两个抱枕，室内设计: what is in it is its furniture
    const isFurnished = terms.some(({ text }) => INTERIOR_DESIGN.test(text))
    // 在月球上看地球: the place of the viewer, not what is seen from there
    const other =
      beforePlace(phrase, candidates, things, isFurnished) ??
      named.find((one) => one.place && isPlacePhrase(one, things))
    if (other) return { kind: 'thing', phrase: other }
  }
  const isSmall =
    isFarAway(phrase, terms) ||
    isMoving(phrase, terms, things) ||
    isFurniture(phrase, named, terms) ||
    isBoatOnWater(phrase, named) ||
    isHerdInScenery(phrase, named, terms)
  return { kind: isSmall ? 'scenery' : 'thing', phrase }
}

const ANY_ANIMAL = /^(?:小?动物|小?宠物|萌宠)$/
const isNamedThing = (phrase: Phrase): boolean => phrase.counted && isThing(phrase)

const TABLE = /桌(?:面|子)?上?$|^(?:table|tabletop)$/

function fromScenery(
  phrase: Phrase,
  { named, candidates }: Nouns,
  terms: readonly Term[],
  things: Things,
): Subject {
  // 动物特写，一只树懒: the kind, then which
  const which = ANY_ANIMAL.test(phrase.head.text) ? candidates.find(isNamedThing) : null
  if (which) return { kind: 'thing', phrase: which }
  // 赛博朋克，女性: after a style, the first living thing
  const after = isStyle(phrase) ? candidates.slice(candidates.indexOf(phrase) + 1) : []
  const shown = after.find(({ head, joined }) => !joined && head.things.some(things.lives))
  if (shown) return { kind: 'thing', phrase: shown }
  // 桌上有一台电脑: whatever is on a table, which comes with it
  const isTable = TABLE.test(phrase.head.text)
  const canBeSubject = (id: string): boolean => isTable || things.stands(id) || things.isPlace(id)
  // 未来城市里的雨夜街景: the city that is seen
  const isOfCity = phrase.head.meanings.some(({ value }) => value === 'city')
  const city = isOfCity ? named.find((one) => one.place && isPlacePhrase(one, things)) : null
  const thing = city ?? promoted(phrase, candidates, terms, canBeSubject)
  return thing ? { kind: 'thing', phrase: thing } : { kind: 'scenery', phrase }
}

const VASES = /^(?:vase|blue-and-white)$/

/** 花瓶里插着花: what is in it belongs to it. */
const findVase = (named: readonly Phrase[], vases = VASES): Phrase | undefined =>
  named.find(({ head, place }) => place && head.things.some((thing) => vases.test(thing)))

/** 青花瓷花瓶里插着梅花: flowers in a vase that landscapes have no drawing of are no scene. */
const FLOWERS = /^(?:flower|plum|sakura|peony|lotus)$/
const isFlower = (phrase: Phrase): boolean =>
  isScenery(phrase) && phrase.head.meanings.some(({ value }) => FLOWERS.test(value))

/** Whether an unknown word gives way to a noun that is known. */
function givesWay(
  phrase: Phrase,
  candidates: readonly Phrase[],
  terms: readonly Term[],
  things: Things,
): boolean {
  const follows = candidates.filter(({ from }) => from > phrase.to)
  const later = follows.filter(({ clause, held }) => clause !== phrase.clause && !held)
  const isForeign = phrase.head.tag === 'eng' && follows.some(({ head }) => !head.strange)
  // 一位名叫 Hope 的女子: the numeral is hers
  const isName = isForeign && terms[phrase.to + 1]?.kind === 'of'
  if (phrase.counted && !isName && !isCountry(phrase, terms)) return false
  const isLocal = PLACE_NAME.test(phrase.head.text) || isCountry(phrase, terms)
  if (isLocal && later.some((other) => isThing(other) || isScenery(other))) return true
  if (isProper(phrase)) return false
  // 金属纹理，一只猫: a thing that is counted
  const isOutdone = later.some((other) => other.counted && isThing(other))
  // 直播间，氛围是月下美女跳舞: a person; the report misses the word
  const isPeopled = later.some(({ head }) => head.things.some(things.lives))
  return isOutdone || isPeopled || isForeign
}

/**
 * The subject of a prompt: the first noun that is no place and belongs to no other.
 *
 * @param things what the families say of what they draw
 */
export function findSubject(
  phrases: readonly Phrase[],
  terms: readonly Term[],
  things: Things,
): Subject {
  const nouns = listNouns(phrases)
  const { named, candidates } = nouns
  for (const phrase of candidates) {
    const figure = figureIn(phrase, terms)
    if (figure) return { kind: 'strange', phrase: { ...phrase, head: figure } }
    if (isThing(phrase)) return fromThing(phrase, nouns, terms, things)
    const vase = isFlower(phrase) ? findVase(named, /^blue-and-white$/) : undefined
    if (vase) return { kind: 'thing', phrase: vase }
    if (isScenery(phrase)) return fromScenery(phrase, nouns, terms, things)
    // 厨房里有蓝色的架子: the kitchen can be drawn
    const place = named.find(
      (other) => other.place && other.from < phrase.from && isPlacePhrase(other, things),
    )
    if (place && !phrase.counted && !isProper(phrase)) return { kind: 'thing', phrase: place }
    if (!givesWay(phrase, candidates, terms, things)) return { kind: 'strange', phrase }
  }
  const place = named.find((phrase) => isScenery(phrase))
  const vase = findVase(named)
  if (vase) return { kind: 'thing', phrase: vase }
  return place ? { kind: 'scenery', phrase: place } : { kind: 'none' }
}
