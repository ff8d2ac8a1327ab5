import type { ThingWish, Trait } from '../illustration/family'
import { PEOPLE } from '../illustration/people/family'
import type { Meaning } from '../lexicon/format'
import type { TintId } from '../slots'
import { PICTURES } from './grammar'
import type { Phrase } from './phrases'
import { type Term, tintOf } from './terms'
import type { TraitSense, Vocabulary } from './vocabulary'
import { FRAMED } from './atmosphere'

/** What a word of the prompt gives a brief. */
export type Claim =
  | { readonly of: 'main' | 'place' }
  | { readonly of: 'other'; readonly id: string }
  | { readonly of: 'trait'; readonly slot: string; readonly value: string }
  | { readonly of: 'tint'; readonly tint: TintId }
  | { readonly of: 'air'; readonly meanings: readonly Meaning[] }

/** A thing that is asked for, while its properties are gathered. */
interface Owner {
  readonly phrase: Phrase
  readonly id: string
  readonly family: string
  count: number | null
  tint: TintId | undefined
  readonly traits: { slot: string; value: string; tint: TintId | undefined; term: Term }[]
}

export interface Bound {
  readonly main: ThingWish
  /** The place of the families that the main thing stands in. */
  readonly place: ThingWish | null
  readonly others: readonly ThingWish[]
  /** A colour that belongs to no thing. */
  readonly tint: TintId | null
  /** Terms that the picture will show. */
  readonly used: ReadonlySet<Term>
  /** What those terms give it; of counts nothing. */
  readonly claims: ReadonlyMap<Term, Claim>
}

/** Adjectives and joints between a colour and what it colours. */
const BETWEEN = /^(of|size|count|other|article|tint)$/

/** The noun or property that a colour before it colours. */
function colouredAfter(terms: readonly Term[], at: number): Term | null {
  for (const term of terms.slice(at + 1)) {
    if (term.kind === 'noun' || term.kind === 'trait') return term
    if (!BETWEEN.test(term.kind)) return null
  }
  return null
}

/** 头发是粉色的, 裙子红色: the one before it. */
function colouredBefore(terms: readonly Term[], at: number): Term | null {
  for (let i = at - 1; i >= 0; i--) {
    const term = terms[i]
    if (!term || term.kind === 'break') return null
    if (term.kind === 'noun' || term.kind === 'trait') return term
  }
  return null
}

/** Gives every property its noun. */
export class Binder {
  readonly #terms: readonly Term[]
  readonly #phrases: readonly Phrase[]
  readonly #owners: Owner[] = []
  readonly #used = new Set<Term>()
  readonly #main: Owner | null
  readonly #vocabulary: Vocabulary
  readonly #place: { readonly phrase: Phrase; readonly id: string } | null
  #tint: TintId | null = null

  constructor(
    terms: readonly Term[],
    phrases: readonly Phrase[],
    main: Phrase,
    vocabulary: Vocabulary,
    denied: ReadonlySet<string>,
  ) {
    this.#terms = terms
    this.#phrases = phrases
    this.#vocabulary = vocabulary
    const mainFamily = vocabulary.familyOf(main.head.things[0] ?? '')?.id
    this.#place = this.#placeOf(main, denied)
    for (const phrase of phrases) {
      const id = phrase.head.things.find((thing) => !denied.has(thing))
      const family = id === undefined ? undefined : vocabulary.familyOf(id)?.id
      if (id === undefined || family === undefined || phrase.denied) continue
      if (phrase !== main && PICTURES.has(phrase.head.text)) continue
      // 戴着帽子的女孩: what the subject can have is no thing beside it; 小象 is another elephant
      const owned =
        phrase !== main &&
        family !== mainFamily &&
        this.#sensesOf(phrase.head, main).some((sense) => sense.family === mainFamily)
      if (owned || (phrase !== main && phrase.place)) continue
      // 女孩，稻田: a place beside the subject is where it stands
      if (phrase !== main && mainFamily !== 'design' && this.#isPlace(id)) continue
      if (phrase !== main && family === PEOPLE.id && this.#isWorn(phrase)) continue
      const found = { phrase, id, family, count: null, tint: undefined, traits: [] }
      this.#owners.push(found)
    }
    this.#main = this.#owners.find(({ phrase }) => phrase === main) ?? null
    // 奶茶店促销海报: what is named before a poster is what it is for
    for (const head of mainFamily === 'design' ? terms.slice(main.from, main.to) : []) {
      const id = head === main.head ? undefined : head.things[0]
      const family = id === undefined ? undefined : vocabulary.familyOf(id)?.id
      if (id === undefined || family === undefined || /^(design|writing)$/.test(family)) continue
      if (this.#sensesOf(head, main).some((sense) => sense.family === mainFamily)) continue
      const found = { phrase: { ...main, head }, id, family }
      this.#owners.push({ ...found, count: null, tint: undefined, traits: [] })
    }
  }

  /**
   * What a word can say of things in this picture. 海报，雪山; 海报，海边的猫: what a sheet shows whole
   * is no mark on it, and what it carries brings no backdrop.
   */
  #sensesOf({ things, meanings, traits }: Term, { head }: Phrase): readonly TraitSense[] {
    const id = head.things[0] ?? ''
    const family = this.#vocabulary.familyOf(id)
    if (!family) return traits
    const isFrame = family.framesSetting?.({ id, count: null, traits: [] }) ?? null
    const isWhole =
      meanings.some(({ slot }) => FRAMED.test(slot)) ||
      things.some((thing) => this.#vocabulary.familyOf(thing)?.id !== family.id)
    return traits.filter(({ slot, family: of }) => {
      if (of === family.id && !(family.takes?.(slot, id) ?? true)) return false
      return !isFrame || (slot !== 'backdrop' && (slot !== 'emblem' || !isWhole))
    })
  }

  /** Where the subject stands, of the places that are drawn; 在教室里 says so plainest. */
  #placeOf(main: Phrase, denied: ReadonlySet<string>): { phrase: Phrase; id: string } | null {
    const family = this.#vocabulary.familyOf(main.head.things[0] ?? '')
    if (!family?.takesSetting || family.closeUp) return null
    const found = this.#phrases.flatMap((phrase) => {
      const id = phrase.head.things.find((thing) => !denied.has(thing))
      if (id === undefined || phrase === main || phrase.denied || phrase.held) return []
      const holds = this.#vocabulary.familyOf(id)?.holdsSubjects?.(id) ?? false
      return holds ? [{ phrase, id }] : []
    })
    return found.find(({ phrase }) => phrase.place) ?? found[0] ?? null
  }

  /** 站在月球上看地球: a place that is seen from the place of the picture. */
  #showsPlaces(shown: ThingWish): void {
    const { shows } = this.#vocabulary.familyOf(shown.id) ?? {}
    for (const { head, denied } of this.#phrases) {
      const seen = head.things.some((id) => shows?.({ id, count: null, traits: [] }, shown))
      if (seen && !denied && this.#isPlace(head.things[0] ?? '')) this.#used.add(head)
    }
  }

  /** Null when the subject itself is not wanted. */
  bind(): Bound | null {
    const main = this.#main
    if (!main) return null
    for (const [at, term] of this.#terms.entries()) {
      if (this.#isDenied(at)) continue
      if (term.traits.length > 0) this.#trait(term, at)
      if (term.count !== null) this.#count(term, at)
    }
    for (const [at, term] of this.#terms.entries()) {
      const tint = tintOf(term)
      if (!tint || this.#isDenied(at)) continue
      if (term.kind === 'tint') this.#colour(term, at, tint)
      else for (const owner of this.#owners) if (owner.phrase.head === term) owner.tint ??= tint
    }
    const holds = this.#holdings(main)
    const again = this.#owners.filter((owner) => this.#isAgain(owner, main))
    for (const owner of again) this.#used.add(owner.phrase.head)
    const others = this.#owners.filter(
      (owner) => owner !== main && !holds.has(owner) && !again.includes(owner),
    )
    const family = this.#vocabulary.familyOf(main.id)
    for (const owner of this.#owners) {
      // what the family leaves out was not understood
      const shown =
        owner === main ||
        holds.has(owner) ||
        (family?.shows?.(wishOf(owner), wishOf(main)) && this.#standsBeside(owner))
      // beside who should hold or ride it, it was not understood either
      if (shown) this.#used.add(owner.phrase.head)
    }
    const place = this.#place && { id: this.#place.id, count: null, traits: [] }
    if (this.#place) this.#used.add(this.#place.phrase.head)
    if (place || this.#isPlace(main.id)) this.#showsPlaces(place ?? wishOf(main))
    return {
      ...{ main: wishOf(main), place },
      others: others.map(wishOf),
      tint: this.#tint,
      used: this.#used,
      claims: this.#claims(main, others),
    }
  }

  #claims(main: Owner, others: readonly Owner[]): Map<Term, Claim> {
    const claims = new Map<Term, Claim>()
    for (const term of this.#used) {
      const tint = tintOf(term)
      if (term.kind === 'tint' && tint) claims.set(term, { of: 'tint', tint })
    }
    for (const { traits } of this.#owners)
      for (const { slot, value, term } of traits) claims.set(term, { of: 'trait', slot, value })
    for (const { phrase, id } of others) claims.set(phrase.head, { of: 'other', id })
    if (this.#place) claims.set(this.#place.phrase.head, { of: 'place' })
    claims.set(main.phrase.head, { of: 'main' })
    return claims
  }

  /** 男士|衬衫: a kind of garment and no wearer. */
  #isWorn({ head, worn }: Phrase): boolean {
    const next = this.#terms[this.#terms.indexOf(head) + 1]
    const isGarment = next?.traits.some(({ slot }) => GARMENTS.test(slot)) ?? false
    return worn || (isGarment && next?.start === head.end)
  }

  /** 年轻女子，苗族女孩: the same person by another word, unless counted or joined. */
  #isAgain({ id, family, phrase, traits }: Owner, main: Owner): boolean {
    if (main.family !== PEOPLE.id || family !== PEOPLE.id || phrase.clause === main.phrase.clause)
      return false
    if (phrase.joined || phrase.held || (main.count ?? 1) > 1 || SEVERAL.test(main.id)) return false
    const isSame = id === 'person' || SEXES.some((sex) => sex.includes(id) && sex.includes(main.id))
    const isOne = id === 'person' ? phrase.head.standIn === null : !phrase.counted
    if (isSame && isOne) main.traits.push(...traits)
    return isSame && isOne
  }

  #isPlace(id: string): boolean {
    return this.#vocabulary.familyOf(id)?.arePlaces ?? false
  }

  #isDenied(at: number): boolean {
    for (let i = at; i >= 0; i--) {
      const kind = this.#terms[i]?.kind
      if (kind === 'not') return true
      if (kind === 'break' || (kind === 'noun' && i < at)) return false
    }
    return false
  }

  #phraseAt(at: number): Phrase | undefined {
    return this.#phrases.find(({ from, to }) => from <= at && at <= to)
  }

  /** Whom the words at `at` speak of, the likeliest first. */
  #speaksOf(at: number): Owner[] {
    const phrase = this.#phraseAt(at)
    const own = this.#owners.filter((owner) => owner.phrase === phrase)
    const clause = this.#clauseAt(at)
    const ahead = this.#owners.filter(
      (owner) => owner.phrase.from > at && owner.phrase.clause === clause && this.#leads(at, owner),
    )
    const behind = this.#owners
      .filter((owner) => owner.phrase.to < at && !owner.phrase.held)
      .reverse()
    return [...own, ...ahead, ...behind, ...(this.#main ? [this.#main] : []), ...this.#owners]
  }

  #clauseAt(at: number): number {
    return this.#terms.slice(0, at).filter(({ kind }) => kind === 'break').length
  }

  /** Whether 的 stands between a property and the noun it describes: 穿红裙子的女孩. */
  #leads(at: number, { phrase }: Owner): boolean {
    const between = this.#terms.slice(at + 1, phrase.to + 1)
    return between.some(({ kind }) => kind === 'of')
  }

  #trait(term: Term, at: number): void {
    const senses = this.#main ? this.#sensesOf(term, this.#main.phrase) : term.traits
    const itself = this.#owners.filter(({ phrase }) => phrase.head === term)
    for (const owner of itself.length > 0 ? itself : this.#speaksOf(at)) {
      const sense = this.#senseFor(senses, owner)
      if (!sense) continue
      owner.traits.push({ slot: sense.slot, value: sense.value, tint: undefined, term })
      this.#used.add(term)
      if (owner.phrase.joined && /^(verb|at)$/.test(term.kind)) this.#alsoOfMain(term, owner)
      return
    }
  }

  /** 女孩和狗在奔跑: what two that are joined do, both do. */
  #alsoOfMain(term: Term, owner: Owner): void {
    const main = this.#main
    const sense = main && main !== owner ? this.#senseFor(term.traits, main) : undefined
    if (main && sense) main.traits.push({ ...sense, tint: undefined, term })
  }

  #senseFor(senses: readonly TraitSense[], owner: Owner): TraitSense | undefined {
    return senses.find(({ family }) => family === owner.family)
  }

  #count(term: Term, at: number): void {
    const phrase = this.#phraseAt(at)
    const [nearest] = phrase ? [] : this.#speaksOf(at)
    const owner = this.#owners.find((one) => one.phrase === phrase) ?? nearest
    if (!owner || owner.count !== null) return
    owner.count = term.count
    this.#used.add(term)
  }

  #colour(term: Term, at: number, tint: TintId): void {
    const is = this.#terms[at - 1]?.meanings.some(({ value }) => value === 'is')
    const after = is ? null : colouredAfter(this.#terms, at)
    const target = after ?? colouredBefore(this.#terms, at)
    const trait = this.#owners.flatMap(({ traits }) => traits).find((one) => one.term === target)
    const owner = this.#owners.find(({ phrase }) => phrase.head === target)
    if (trait && trait.tint === undefined) trait.tint = tint
    else if (owner && (after || owner.tint === undefined)) owner.tint ??= tint
    // the colour of snow or of something unknown
    else if (target && after) return
    else this.#tint ??= tint
    this.#used.add(term)
  }

  /** 抱着猫, 骑着马: a property of whoever does it, where its family knows of it. */
  #holdings(main: Owner): ReadonlySet<Owner> {
    const held = this.#owners.filter((owner) => owner !== main && owner.phrase.held)
    const known = held.filter((owner) => this.#holds(main, owner))
    return new Set(known)
  }

  #holds(main: Owner, { phrase, id, tint }: Owner): boolean {
    const named = phrase.head.traits.find(
      ({ family, slot }) => family === main.family && HOLDS.includes(slot),
    )
    const rides = RIDING.test(this.#terms[phrase.from - 1]?.text ?? '')
    const slot =
      named?.slot ??
      HOLDS.find((one) => RIDES.test(one) === rides && this.#lists(main.id, `${one}:${id}`))
    if (slot === undefined) return false
    main.traits.push({ slot, value: named?.value || id, tint, term: phrase.head })
    return true
  }

  /** 牵着马, not 抱着猫: what somebody leads stands beside them. */
  #standsBeside({ phrase }: Owner): boolean {
    return !phrase.held || LEADING.test(this.#terms[phrase.from - 1]?.text ?? '')
  }

  #lists(thing: string, trait: string): boolean {
    return this.#vocabulary.familyOf(thing)?.traits[trait] !== undefined
  }
}

/** Slots of what is worn. */
const GARMENTS = /^(?:clothes|shoes|hat|wear|accessory)$/

/** Words for one person of either sex that say nothing else. */
const SEXES: readonly (readonly string[])[] = [
  ['woman', 'girl', 'little-girl'],
  ['man', 'boy', 'little-boy'],
]
/** Several people by one word. */
const SEVERAL =
  /couple|family|friends|sisters|brothers|colleagues|children|newlyweds|-(?:son|daughter|baby|child)$/

/** Slots of traits that are another thing. */
const HOLDS = ['hold', 'holds', 'ride', 'rides']
const RIDES = /^rides?$/
/** 骑着马, not 牵着马. */
const RIDING = /^(?:[骑乘]|rid(?:e|es|ing)$)/

const LEADING = /^(?:[牵带遛]|walking)/

function wishOf({ id, count, tint, traits }: Owner): ThingWish {
  const said: Trait[] = []
  for (const trait of traits) {
    const { slot, value } = trait
    if (said.some((one) => one.slot === slot && one.value === value)) continue
    said.push({ slot, value, ...(trait.tint && { tint: trait.tint }) })
  }
  return { id, count, traits: said, ...(tint && { tint }) }
}
