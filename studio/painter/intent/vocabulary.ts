import type { Family } from '../illustration/family'
import type { Meaning } from '../lexicon/format'
import { landscapeStandIns, lexicon } from '../lexicon/lexicon'
import { NARROWER_THINGS } from '../lexicon/narrower'
import { nearestThings, type NearestRow, type StandIn } from '../lexicon/nearest'
import { REGIONAL_WORDS } from '../lexicon/traditional'
import { listSingulars } from '../reading/match'
import { type CastCharacter, spellMention } from '../character/character'

/** A property of things of one family: `hair:long` of 长发. */
export type TraitSense = { readonly family: string; readonly slot: string; readonly value: string }

/** Everything that one word can mean. */
export interface Entry {
  /** Ids of things that families draw. */
  readonly things: readonly string[]
  readonly traits: readonly TraitSense[]
  /** Families of these things. */
  readonly families?: readonly string[]
  /** Meaning to the painter of landscapes. */
  readonly meanings: readonly Meaning[]
  /** The word is drawn as the nearest thing; absent: it is drawn as itself. */
  readonly standIn?: StandIn
  /** The word is a mention of this character. */
  readonly character?: CastCharacter
}

const PEOPLE = 'people'

/** Families of animals. */
const ANIMALS = /^(?:animals|marine)$/

/** Verbs that a word may begin with. */
const DOING = /^[戴穿披骑抱拿喝吃弹撑打举提牵]着?(?=.)/

type Draft = {
  things: string[]
  traits: TraitSense[]
  families?: readonly string[]
  meanings: readonly Meaning[]
  standIn?: StandIn
}

const splitWords = (row: string): string[] =>
  row
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[_-]/g, ' ').toLowerCase())

/** The words of some families and of the landscape lexicon in one table. */
export class Vocabulary {
  readonly families: readonly Family[]
  /** Characters of the longest word. */
  readonly longest: number
  readonly #table = new Map<string, Draft>()
  readonly #owners = new Map<string, Family>()
  /** Nearest things of words that are properties of other things. */
  readonly #alone = new Map<string, Draft>()
  /** Mentions of the prompt that is being read. */
  #mentions: ReadonlyMap<string, Entry> = new Map()

  constructor(families: readonly Family[]) {
    this.families = families
    for (const [surface, meanings] of lexicon) this.#entry(surface).meanings = meanings
    for (const family of families) this.#add(family)
    for (const [surface, entry] of this.#table) this.#bridge(surface, entry)
    for (const [surface, entry] of this.#table) this.#complete(surface, entry)
    for (const [surface, entry] of this.#table) this.#place(surface, entry)
    this.#addYoung()
    for (const row of nearestThings) this.#addNearest(row)
    for (const [word, by] of NARROWER_THINGS) {
      const entry = this.#table.get(word)
      const [name] = splitWords(this.#owners.get(by)?.things[by] ?? '')
      const isDrawnSo = entry?.things.length === 1 && entry.things[0] === by
      if (entry && name && isDrawnSo) entry.standIn = { name, broad: false }
    }
    for (const [surface, standIn] of landscapeStandIns) {
      const entry = this.#entry(surface)
      // 便利店: a house in landscapes, and a shop of its own
      if (entry.things.length === 0) entry.standIn = standIn
    }
    for (const [word, by] of REGIONAL_WORDS) {
      const entry = this.#table.get(by)
      if (entry) this.#table.set(word, entry)
    }
    for (const entry of [...this.#table.values(), ...this.#alone.values()])
      entry.families = entry.things.map((thing) => this.#owners.get(thing)?.id ?? '')
    this.longest = Math.max(...[...this.#table.keys()].map(({ length }) => length))
  }

  #entry(surface: string): Draft {
    const entry = this.#table.get(surface) ?? { things: [], traits: [], meanings: [] }
    this.#table.set(surface, entry)
    return entry
  }

  #add(family: Family): void {
    for (const [thing, words] of Object.entries(family.things)) {
      this.#owners.set(thing, family)
      for (const surface of splitWords(words)) this.#entry(surface).things.push(thing)
    }
    for (const [key, words] of Object.entries(family.traits)) {
      const [slot = '', value = ''] = key.split(':')
      for (const surface of splitWords(words)) {
        const entry = this.#entry(surface)
        entry.traits.push({ family: family.id, slot, value })
        const kind = this.#kindOf(surface, family)
        if (kind !== null && entry.things.length === 0) entry.things.push(kind)
      }
    }
  }

  /** 熊猫崽: the young of an animal by its everyday ending; 幼崽 and 宝宝 are words of the families. */
  #addYoung(): void {
    const young = this.#table.get('幼崽')?.traits ?? []
    for (const [surface, { things, traits, meanings }] of [...this.#table]) {
      const family = this.#owners.get(things[0] ?? '')
      if (!/^\p{Script=Han}{1,3}$/u.test(surface) || !family || !ANIMALS.test(family.id)) continue
      const age = young.filter((trait) => trait.family === family.id)
      if (!this.#table.has(`${surface}崽`))
        this.#table.set(`${surface}崽`, { things, traits: [...traits, ...age], meanings })
    }
  }

  /** 杜宾犬 is drawn as a dog; words with a drawing of their own stay as they are. */
  #addNearest({ word, by, broad }: NearestRow): void {
    const family = this.#owners.get(by)
    // families of a test may lack the thing
    if (!family) return
    const [name = by] = splitWords(family.things[by] ?? '')
    const own = this.#table.get(word)
    const entry = {
      things: [by],
      meanings: [],
      traits: own?.traits ?? [],
      standIn: { name, broad },
    }
    // 女运动员: known as a woman only
    const isKin =
      own?.things.length === 0 && own.traits.every((sense) => sense.family === family.id)
    if (!own || (isKin && family.id === PEOPLE && own.meanings.length === 0))
      this.#table.set(word, entry)
    else if (own.things.length === 0 && own.meanings.length === 0) this.#alone.set(word, entry)
  }

  /** 躺椅, 耳环: what is drawn for a property of things where nothing is named that could have it. */
  findAlone(surface: string): Entry | null {
    return this.#alone.get(surface) ?? null
  }

  /** 暹罗猫 as a property of cats is a cat all the same. */
  #kindOf(surface: string, family: Family): string | null {
    if (!/^[\p{Script=Han}]{2,}$/u.test(surface) || DOING.test(surface)) return null
    // 木质桌面 is no dish of noodles
    if (/[桌台板地墙]面$/u.test(surface)) return null
    for (const tail of [surface.slice(-2), surface.slice(-1)]) {
      const things = tail === surface ? undefined : this.#table.get(tail)?.things
      const own = things?.find((thing) => this.#owners.get(thing) === family)
      if (own !== undefined) return own
    }
    return null
  }

  /** 橘猫: what the landscapes' words call a cat is the cat that a family draws. */
  #bridge(surface: string, { things, meanings, traits }: Draft): void {
    // 骑马 is what a person does
    if (things.length > 0 || (traits.length > 0 && DOING.test(surface))) return
    // 荷塘月色 is a whole picture of a place, not a flower.
    if (meanings.some(({ slot }) => slot === 'scene')) return
    const subject = meanings.find(({ slot }) => slot === 'subject')
    if (subject && this.#owners.has(subject.value)) things.push(subject.value)
  }

  /** 戴眼镜 of one family is 眼镜 of another. */
  #complete(surface: string, { traits }: Draft): void {
    if (traits.length === 0 || !DOING.test(surface)) return
    const object = this.#table.get(surface.replace(DOING, ''))
    const lacking = object?.traits.filter(
      ({ family }) => !traits.some((trait) => trait.family === family),
    )
    traits.push(...(lacking ?? []))
  }

  /** 坐在草地上 of people is the place for everything else. */
  #place(surface: string, entry: Draft): void {
    const place = /^[坐躺站趴]在(.+)[上里中]$/.exec(surface)?.[1]
    if (place === undefined || entry.traits.length === 0 || entry.meanings.length > 0) return
    entry.meanings = this.#table.get(place)?.meanings ?? []
  }

  /** Reads with the names of characters as words; they are forgotten afterwards. */
  withCharacters<T>(characters: readonly CastCharacter[], read: () => T): T {
    const known = characters.filter(({ thing }) => this.#owners.has(thing))
    this.#mentions = new Map(
      known.map((character) => {
        const { thing } = character
        const families = [this.#owners.get(thing)?.id ?? '']
        const entry: Entry = { things: [thing], traits: [], families, meanings: [], character }
        return [spellMention(character.name), entry]
      }),
    )
    try {
      return read()
    } finally {
      this.#mentions = new Map()
    }
  }

  /** The longest first. */
  mentions(): string[] {
    return [...this.#mentions.keys()].sort((a, b) => b.length - a.length)
  }

  /** Of the prompt that is being read. */
  characters(): CastCharacter[] {
    return [...this.#mentions.values()].flatMap(({ character }) => character ?? [])
  }

  /** Of an English plural too. */
  find(surface: string): Entry | null {
    const own = this.#table.get(surface) ?? this.#mentions.get(surface)
    if (own) return own
    const singular = listSingulars(surface).find((form) => this.#table.has(form))
    return (singular !== undefined && this.#table.get(singular)) || null
  }

  has(surface: string): boolean {
    return this.#table.has(surface)
  }

  surfaces(): IterableIterator<string> {
    return this.#table.keys()
  }

  /** Whose thing it is. */
  familyOf(thing: string): Family | null {
    return this.#owners.get(thing) ?? null
  }
}
