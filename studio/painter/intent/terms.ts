import { isUnit, parseCount } from './counts'
import type { Meaning } from '../lexicon/format'
import { isHan } from '../reading/match'
import { numeralAt } from '../reading/numerals'
import { isCompared } from '../reading/simile'
import { TINTS, type TintId } from '../slots'
import { joinHomes } from './animal-homes'
import { readBeings } from './pet-actions'
import { silenceAsides } from './asides'
import { isBelonging } from './belongings'
import { KINDS_BY_COLOUR } from './named-by-colour'
import { SIDES } from './grammar'
import type { Term } from './term'
import { knownKind, strangeKind, VERBS, type TermKind } from './term-kinds'
import { ACTION_PLACES, ACTION_THINGS, PLACE_ACTIONS, UNDRAWN_ACTIONS } from '../lexicon/actions'
import { ATTRIBUTE_WORDS } from '../lexicon/pictureless'
import { EVERYDAY_NAMES, PROTECTED } from './names'
import { NEAR } from './near'
import type { Segment } from './segmenter'
import { findTail, personFor } from './tails'
import type { Entry, Vocabulary } from './vocabulary'

/** Families of sheets, which say what is on them: 电影海报. */
const SHEETS = /^(?:design|writing)$/

/** Families of animals. */
const BEASTS = /^(?:animals|marine|myth)$/

const NOTHING: Entry = { things: [], traits: [], meanings: [] }

const findValue = (meanings: readonly Meaning[], slot: string): string | undefined =>
  meanings.find((meaning) => meaning.slot === slot)?.value

/** The colour of a term, if it is one. */
export function findTint({ meanings }: Pick<Term, 'meanings'>): TintId | undefined {
  // readMeaning has checked every value of the lexicon
  return findValue(meanings, 'tint') as TintId | undefined
}

/** The colour that the name of a thing contains: a character's, the coat of 灰猫. */
export function ownTint({ character, traits }: Term): TintId | undefined {
  const coat = traits.find(({ slot }) => slot === 'coat')?.value
  return character?.tint ?? TINTS.find((one) => one === coat)
}

/** 奶茶店, 蛋糕店: where something is sold. */
const SHOP = /..[店铺坊]$/

const PREFIX = /^[大小老新旧巨美]/

/** 孤峰, 寒江: said of a place in one character. */
const PLACE_PREFIX = /^[孤远近高寒暖残古荒野空静长碧青]/
/** Slots of what a landscape shows: 天空 is how low its horizon is. */
const SEEN = /^(?:scene|subject|kind|motif|landform|light|framing)$/
const NATURE = /^(scene|light|weather|time|season|landform)$/

/** Words as terms: each the longest that our tables know between two places where jieba cuts. */
export class TermReader {
  readonly #vocabulary: Vocabulary
  readonly #isWord: (text: string) => boolean

  /** @param isWord whether the dictionary has a word */
  constructor(vocabulary: Vocabulary, isWord: (text: string) => boolean) {
    this.#vocabulary = vocabulary
    this.#isWord = isWord
  }

  read(text: string, segments: readonly Segment[]): Term[] {
    const terms: Term[] = []
    for (let i = 0; i < segments.length;) {
      const { terms: found, next } = this.#at(text, segments, i)
      terms.push(...found)
      i = next
    }
    const given = terms.map((one) => (isBelonging(one, terms) ? withoutThing(one) : one))
    const beings = readBeings(joinHomes(joinPetNames(joinStrange(given))))
    const joined = beings.map((one) => asComparison(one, text))
    return silenceAsides(
      joined.map((one) => this.#hue(joined, one)),
      text,
    )
  }

  /**
   * 黑金色长裙, 粉蓝色天空, 猫，蓝紫渐变背景: hues of an abstract picture are a colour where something else
   * is shown.
   */
  #hue(terms: readonly Term[], one: Term): Term {
    const { text, start, end, tag, traits, things } = one
    const isHues = traits.length > 0 && traits.every(({ slot }) => slot === 'hues')
    if (!isHues || (things.length > 0 && !/渐变|背景/.test(text))) return one
    // 粉蓝 is a powdery blue
    const isPowdery = /^粉./.test(text)
    const hue = isPowdery ? text.slice(1, 2) : text.slice(0, 1)
    const first = this.#vocabulary.find(findTint(one) && !isPowdery ? text : hue)
    if (!first || !findTint(first) || !this.#showsMore(terms)) return one
    return term({ text, start, end, tag }, 'tint', { ...first, things: [], traits: [] })
  }

  /** Whether terms show more than an abstract picture. */
  #showsMore(terms: readonly Term[]): boolean {
    const families = terms.flatMap(({ things }) =>
      things.map((id) => this.#vocabulary.familyOf(id)?.id),
    )
    if (families.length > 0) return families.some((id) => id !== 'abstract')
    return terms.some(({ meanings }) => meanings.some(({ slot }) => SEEN.test(slot)))
  }

  #at(text: string, segments: readonly Segment[], i: number): { terms: Term[]; next: number } {
    const segment = segments[i]
    if (!segment) return { terms: [], next: i + 1 }
    if (segment.tag === 'gap') {
      const parts = isHan(segments[i - 1]?.text.at(-1) ?? '') && isHan(segments[i + 1]?.text ?? '')
      return { terms: parts ? [term(segment, 'break')] : [], next: i + 1 }
    }
    if (segment.tag === 'break') {
      const kind = segment.text === '、' ? 'and' : 'break'
      return { terms: [term(segment, kind)], next: i + 1 }
    }
    const after = segments[i + 1]
    if (segment.tag === 'm' && isUnit(after?.text ?? '')) {
      const measure = { ...segment, text: segment.text + after.text, end: after.end }
      return { terms: [term(measure, 'trait')], next: i + 2 }
    }
    // 二次元 and 一起 only begin like numerals
    const whole = numeralAt(text, segment.start)?.end === segment.end
    if (segment.tag === 'm' && (whole || /^\d+$/.test(segment.text))) {
      const count = parseCount(segment.text)
      if (count !== null) return { terms: [term(segment, 'count', NOTHING, count)], next: i + 1 }
    }
    for (let to = segments.length; to > i; to--) {
      const end = segments[to - 1]?.end ?? 0
      if (end - segment.start > this.#vocabulary.longest + 2) continue
      const surface = text.slice(segment.start, end)
      const entry = this.#vocabulary.find(surface)
      const whole = { ...segment, text: surface, end }
      const action = parseAction(whole, this.#vocabulary)
      if (action) return { terms: [action], next: to }
      if (!entry && ATTRIBUTE_WORDS.has(surface)) return { terms: [term(whole, 'trait')], next: to }
      if (!entry && (PROTECTED.has(surface) || NEAR.has(surface)))
        return { terms: [term({ ...whole, tag: 'nz' }, 'noun')], next: to }
      if (!entry) continue
      // 红伞: a thing of the landscapes, but a person's own with its colour if one can have it
      const parts = this.#isDyed(surface, entry) ? this.#dyed(whole, true) : null
      return { terms: parts ?? [term(whole, knownKind(whole, entry), entry)], next: to }
    }
    return { terms: this.#split(segment), next: i + 1 }
  }

  /** A word that is not in the tables: by its parts, or as a stranger. */
  #split(segment: Segment): Term[] {
    const { text, start, end, tag } = segment
    const side = text.at(-1) ?? ''
    const before = text.slice(0, -1)
    const sided = SIDES.has(side) ? this.#vocabulary.find(before) : null
    if (sided) {
      // 街上 is a place to the dictionary, 街 a noun
      const isSeen = sided.meanings.some(({ slot }) => SEEN.test(slot))
      const noun = isSeen && /^[fs]/.test(tag) ? 'n' : tag
      const place = this.#split({ text: before, start, end: end - 1, tag: noun })
      return [...place, term({ text: side, start: end - 1, end, tag: 'f' }, 'side')]
    }
    const doing = VERBS.exec(text)?.[0] ?? ''
    if (doing && this.#vocabulary.find(text.slice(doing.length))) {
      const at = start + doing.length
      const verb = { text: doing, start, end: at, tag: 'v' }
      const object = { text: text.slice(doing.length), start: at, end, tag: 'n' }
      return [term(verb, strangeKind(verb)), ...this.#split(object)]
    }
    const kind = strangeKind(segment)
    if (kind !== 'noun' || !isHan(text) || EVERYDAY_NAMES.has(text)) return [term(segment, kind)]
    const known = this.#vocabulary.find(text)
    if (known) return [term(segment, knownKind(segment, known), known)]
    const dyed = this.#dyed(segment) ?? this.#dressed(segment)
    if (dyed) return dyed
    const rest = text.slice(1)
    const tail = rest.length > 1 ? this.#vocabulary.find(rest) : null
    if (tail && PREFIX.test(text)) {
      const bare = { text: rest, start: start + 1, end, tag }
      return [term(bare, knownKind(bare, tail), tail)]
    }
    return (
      this.#nature(segment) ??
      this.#local(segment) ??
      this.#compound(segment) ??
      this.#gendered(segment) ??
      this.#tail(segment) ??
      this.#role(segment) ?? [term(segment, kind)]
    )
  }

  /** 北京故宫: one name to the dictionary, of a place and what is seen there. */
  #local({ text, start, end, tag }: Segment): Term[] | null {
    if (!/^n[str]/.test(tag) || text.length < 4) return null
    for (let at = 2; at <= text.length - 2; at++) {
      const entry = this.#vocabulary.find(text.slice(at))
      if (!entry || !this.#isWord(text.slice(0, at))) continue
      const isSeen = entry.meanings.some(({ slot }) => slot === 'scene' || slot === 'subject')
      if (entry.things.length === 0 && !isSeen) continue
      const place = { text: text.slice(0, at), start, end: start + at, tag: 'ns' }
      const seen = { text: text.slice(at), start: start + at, end, tag }
      const known = this.#vocabulary.find(place.text)
      return [
        known ? term(place, knownKind(place, known), known) : term(place, 'noun'),
        term(seen, knownKind(seen, entry), entry),
      ]
    }
    return null
  }

  /** 女警察: a person and the gender. */
  #gendered({ text, start, end, tag }: Segment): Term[] | null {
    const role = /^[男女](?=..)/.test(text) ? this.#vocabulary.find(text.slice(1)) : null
    if (!role?.families?.includes('people')) return null
    const gender = text.slice(0, 1)
    const by = { text: gender, start, end: start + 1, tag: 'b' }
    const who = { text: text.slice(1), start: start + 1, end, tag }
    return [term(by, 'trait', this.#vocabulary.find(gender) ?? NOTHING), term(who, 'noun', role)]
  }

  #tail(segment: Segment): Term[] | null {
    const tail = findTail(segment, this.#vocabulary, this.#isWord)
    return tail && [term(segment, 'noun', { ...tail.entry, standIn: tail.standIn })]
  }

  /** 太守夫人: a person by a role without a drawing, of the gender and age the word has. */
  #role(segment: Segment): Term[] | null {
    const { text, tag } = segment
    if (!/^n/.test(tag) || PROTECTED.has(text) || NEAR.has(text)) return null
    const person = personFor(text)
    const entry = person === undefined ? null : this.#vocabulary.find(person)
    if (!entry || person === undefined) return null
    return [term(segment, 'noun', { ...entry, standIn: { name: person, broad: true } })]
  }

  /** 红苹果, 蓝孔雀: whether a word is the thing that it is without its first character, in a colour. */
  #isDyed(surface: string, { things, traits, meanings }: Entry): boolean {
    const same = this.#vocabulary.find(surface.slice(1))?.things
    const isKind = KINDS_BY_COLOUR.has(surface) || meanings.some(({ slot }) => slot === 'word')
    if (isKind || meanings.some(({ slot }) => slot === 'tint')) return false
    return traits.length === 0 && things.length > 0 && things.every((id) => same?.includes(id))
  }

  /**
   * 黄雨衣, 红伞, 白衣: a colour and its bearer; of one character only belongings of people.
   * @param isNamed the words know the thing by the rest
   */
  #dyed({ text, start, end, tag }: Segment, isNamed = false): Term[] | null {
    const first = text.slice(0, 1)
    const rest = text.slice(1)
    // 青苹果 and 青蛇 are green
    const head = this.#vocabulary.find(isNamed && first === '青' ? '绿' : first)
    const tail = this.#vocabulary.find(rest)
    if (!head || !tail || !/^(tint|size)$/.test(head.meanings[0]?.slot ?? '')) return null
    const isTinted = isNamed && head.meanings[0]?.slot === 'tint'
    if (isNamed && !isTinted && text.length > 2) return null
    const isOwnable = tail.traits.length > 0 && text.length === 2
    if (!isTinted && rest.length === 1 && !isOwnable) return null
    const colour = { text: first, start, end: start + 1, tag: 'a' }
    const coloured = { text: rest, start: start + 1, end, tag }
    return [
      term(colour, knownKind(colour, head), head),
      term(coloured, knownKind(coloured, tail), tail),
    ]
  }

  /** 黑衣人: a man by the colour of what he wears. */
  #dressed({ text, start, end, tag }: Segment): Term[] | null {
    const man = /^.衣人$/.test(text) ? this.#vocabulary.find('男人') : null
    const clothes = man && this.#dyed({ text: text.slice(0, 2), start, end: end - 1, tag })
    if (!man || !clothes) return null
    const wearer = { text: text.slice(2), start: end - 1, end, tag }
    return [...clothes, term(wearer, knownKind(wearer, man), man)]
  }

  /** 电影海报 is a poster, 嫦娥奔月 shows 嫦娥: words of the dictionary around one of our things. */
  #compound(segment: Segment): Term[] | null {
    const { text, tag } = segment
    // 奶茶店: a shop is shown by what it sells
    const sold = SHOP.test(text) ? this.#vocabulary.find(text.slice(0, -1)) : null
    if (sold && sold.things.length > 0) return [term(segment, 'noun', sold)]
    // 美女图: what a picture is of
    const shown = /..[图照]$/.test(text) ? this.#vocabulary.find(text.slice(0, -1)) : null
    if (shown && shown.things.length > 0) return [term(segment, 'noun', shown)]
    if (text.length < 4 && !/..香$/.test(text)) return null
    const known = (part: string): Term[] | null => {
      const entry = this.#vocabulary.find(part)
      const isDrawn = entry?.meanings.some(({ slot }) => slot === 'subject')
      return entry && (entry.things.length > 0 || isDrawn) ? [term(segment, 'noun', entry)] : null
    }
    // 梅花香: what smells is what is seen
    if (/..香$/.test(text)) return known(text.slice(0, -1))
    const tail = this.#vocabulary.find(text.slice(2))?.families?.some((id) => SHEETS.test(id))
    if (tail) return known(text.slice(2))
    return this.#tail(segment) ?? (/^(nr|nz|i|l|v)/.test(tag) ? known(text.slice(0, 2)) : null)
  }

  /** 山雨, 孤峰: a short word of nothing but nature. */
  #nature({ text, start, tag }: Segment): Term[] | null {
    const bare = text.length === 2 && PLACE_PREFIX.test(text) ? 1 : 0
    const characters = [...text].slice(bare)
    const found = characters.map((character, i) => {
      const entry = this.#vocabulary.find(character)
      const at = start + bare + i
      const nature = entry?.meanings.some(({ slot }) => NATURE.test(slot))
      const one = { text: character, start: at, end: at + 1, tag }
      return entry && nature ? term(one, knownKind(one, entry), entry) : null
    })
    return text.length <= 3 && found.every((one) => one !== null) ? found : null
  }
}

/** 奶奶|扫地, 老虎|下山: an action is no part of the noun. */
function parseAction(segment: Segment, vocabulary: Vocabulary): Term | null {
  const { text } = segment
  const where = vocabulary.find(PLACE_ACTIONS.get(text) ?? '')
  if (where) return term({ ...segment, tag: 'v' }, 'verb', { ...where, things: [] })
  const isUndrawn =
    (UNDRAWN_ACTIONS.has(text) || ACTION_THINGS.has(text) || ACTION_PLACES.has(text)) &&
    !vocabulary.has(text)
  return isUndrawn ? term({ ...segment, tag: 'v' }, 'verb') : null
}

function term(
  { text, start, end, tag }: Segment,
  kind: TermKind,
  { things, traits, meanings, standIn, families = [], character }: Entry = NOTHING,
  count: number | null = null,
): Term {
  const shown = meanings.some(({ slot }) => slot !== 'word')
  const strange = kind === 'noun' && things.length + traits.length === 0 && !shown
  const ofWord = meanings.find(({ slot }) => slot === 'count')
  return {
    ...{ kind, text, start, end, things, traits, meanings, tag, strange },
    standIn: standIn ?? null,
    count: count ?? (ofWord ? Number(ofWord.value) : null),
    name: strange && /^(nr|nz|nt|nrt|nrfg)/.test(tag),
    isAnimal: families.some((family) => BEASTS.test(family)),
    isPlace: families.includes('places'),
    isRole: families.includes('people') && !character,
    character: character ?? null,
  }
}

const BODY_PART = /(?:鼻子?|耳朵?|嘴巴?|拳头?|翅膀|羽毛|机械手?臂)$/

/** A word without the thing that it names. */
function withoutThing(one: Term): Term {
  const rest = { things: [], traits: one.traits, meanings: one.meanings }
  const isKnown = one.traits.length + one.meanings.length > 0 && one.standIn === null
  // 小象张开长鼻子: a part of whom is named is no subject
  const kind = BODY_PART.test(one.text) ? 'trait' : strangeKind(one)
  return isKnown ? term(one, knownKind(one, rest), rest) : term(one, kind)
}

/** 火焰般的晚霞, 爱心形状的气球: a thing that another one is only like is none in the picture. */
function asComparison(one: Term, text: string): Term {
  const { kind, start, end, tag, strange, meanings } = one
  if (kind !== 'noun' || one.character || meanings.some(({ slot }) => slot === 'style')) return one
  const isForm = strange && /[形状]$/.test(one.text)
  return isForm || isCompared(text, start, end)
    ? term({ text: one.text, start, end, tag }, 'trait')
    : one
}

/** Put behind an animal: what it calls, and names of pets: 狗狗|豆豆, 机器人|阿壳. */
const PETTED = /^(?:[咪喵汪]|(.)\1|阿.|小.)$/u

/** 小猫|小憩, 小狗|嗅嗅: what it does, and no name. */
const PET_ACTIONS = /^(?:小[憩睡坐跑跳歇酌]|([嗅闻看摸蹭舔咬挠啃嚼抓睡走听吃喝追扑])\1|阿嚏)$/u
/** 机器人|小车: another thing. */
const SMALL_THINGS = /^小[车船屋房床窝桥店镇路河岛院楼包帽伞刀旗球桌凳椅碗盒箱]$/u

/** 橘色小猫|咪, 机器人|阿壳: a name says nothing that is drawn. */
const joinPetNames = (terms: readonly Term[]): Term[] =>
  terms.reduce<Term[]>((joined, next) => {
    const last = joined.at(-1)
    const isBeing = last?.isAnimal || last?.things.includes('robot')
    const isCalled = next.strange && PETTED.test(next.text)
    if (!last || !isBeing || !isCalled || last.end !== next.start) joined.push(next)
    else if (PET_ACTIONS.test(next.text)) joined.push(term(next, 'verb'))
    else if (SMALL_THINGS.test(next.text)) joined.push(term(next, 'trait'))
    else joined[joined.length - 1] = { ...last, text: last.text + next.text, end: next.end }
    return joined
  }, [])

/** Single characters that jieba leaves alone are one strange word together: 蔡|徐|坤. */
function joinStrange(terms: readonly Term[]): Term[] {
  const joined: Term[] = []
  for (const next of terms) {
    const last = joined.at(-1)
    const touches = last?.strange && next.strange && last.end === next.start
    const short = (last?.text.length ?? 0) === 1 || next.text.length === 1
    if (last && touches && short && isHan(next.text)) {
      const text = last.text + next.text
      joined[joined.length - 1] = { ...last, text, end: next.end, name: true }
    } else joined.push(next)
  }
  return joined
}
