import { type ThingWish, bare } from '../illustration/family'
import { PEOPLE } from '../illustration/people/family'
import { isJoined } from '../illustration/together'
import type { TintId } from '../slots'
import { FRAMED, isInSky, readLightTone } from './atmosphere'
import {
  DOERS,
  HOLDS,
  RIDES,
  RIDING,
  findRelation,
  findTool,
  isAround,
  isBesideMain,
  isNamedBeside,
  isNextTo,
  isOfAnother,
  namesAnother,
  phraseFor,
  readSeat,
  seatRider,
} from './beside'
import type { Bound, TintClaim } from './claim'
import { listClaims } from './claims'
import { type Action, listGiven, readActions } from './actions'
import {
  BODIES,
  colouredAfter,
  colouredBefore,
  isCover,
  isOfGround,
  isWorn,
  leadsToNoun,
  readShade,
} from './coloured'
import { countsNothing, countsPicture, exceedsMost } from './counts'
import { isWordDenied } from './denial'
import { findDyedSky } from './dyed-sky'
import {
  type Owner,
  TOGETHER,
  areTwoCharacters,
  countThem,
  findSense,
  groundOwner,
  isOfItself,
  inheritCoat,
  isAlone,
  isHeldBefore,
  isInHand,
  isOfAll,
  isOwnSense,
  listNoun,
  namesSamePerson,
  readClause,
  saysHow,
  toWish,
  withoutParts,
} from './owner'
import type { Phrase } from './phrases'
import { findNamedPlace } from './named-place'
import type { Term } from './term'
import { ownTint, findTint } from './terms'
import type { TraitSense, Vocabulary } from './vocabulary'

export class Binder {
  readonly #terms: readonly Term[]
  readonly #phrases: readonly Phrase[]
  readonly #owners: Owner[] = []
  readonly #used = new Set<Term>()
  readonly #parts = new Set<Term>()
  readonly #main: Owner | null
  readonly #vocabulary: Vocabulary
  readonly #place: { readonly phrase: Phrase; readonly id: string } | null
  readonly #gives = new Map<Term, string>()
  readonly #tinted = new Map<Term, TintClaim['on']>()
  readonly #actions: readonly Action[]
  readonly #undone: readonly Term[]
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
    const { done, undone } = readActions({ terms, phrases, main, vocabulary })
    this.#actions = done
    this.#undone = undone
    this.#place = findNamedPlace(main, denied, { terms, phrases, vocabulary })
    for (const phrase of phrases) {
      const id = phrase.head.things.find((thing) => !denied.has(thing))
      const family = id === undefined ? undefined : vocabulary.familyOf(id)?.id
      const isPart = phrase.denied || this.#actions.some(({ part }) => part === phrase.head)
      if (id === undefined || family === undefined || isPart) continue
      const isHeld = phrase !== main && isHeldBefore(phrase, terms)
      if (isHeld) this.#used.add(phrase.head)
      if (isHeld || (phrase !== main && saysHow(phrase, family, id))) continue
      // 戴着帽子的女孩: a possible property of the subject is no other thing; 小象 is another elephant
      const around = isAround(phrase, terms)
      const owned = this.#sensesOf(phrase.head, main).some(
        (sense) =>
          isOwnSense(sense, mainFamily, family) && !isOfAnother(sense, phrase.head, around, terms),
      )
      if (phrase !== main && (owned || (phrase.place && !isBesideMain(id, main)))) continue
      // 女孩，稻田: a place named with the subject is its surroundings
      const isSurrounding = mainFamily !== 'design' && this.#isPlace(id)
      if (phrase !== main && (isSurrounding || (family === PEOPLE.id && isWorn(phrase, terms))))
        continue
      this.#owners.push({ phrase, id, family, count: null, tint: undefined, traits: [] })
    }
    this.#main = this.#owners.find(({ phrase }) => phrase === main) ?? null
    for (const [at, head] of terms.entries()) this.#addNamedByAction(head, at, main)
    // 奶茶店促销海报: what is named before a poster is what it is for
    for (const head of mainFamily === 'design' ? terms.slice(main.from, main.to) : []) {
      // 奶茶店: what is sold there
      const sold = vocabulary.find(head.text.replace(/[店铺坊]$/, ''))?.things[0]
      const id = head === main.head ? undefined : (sold ?? head.things[0])
      const family = id === undefined ? undefined : vocabulary.familyOf(id)?.id
      if (id === undefined || family === undefined || /^(design|writing)$/.test(family)) continue
      if (this.#sensesOf(head, main).some((sense) => sense.family === mainFamily)) continue
      const phrase = { ...main, head }
      this.#owners.push({ phrase, id, family, count: null, tint: undefined, traits: [] })
    }
  }

  /**
   * Possible meanings of a word in this picture. 海报，雪山; 海报，海边的猫: a motif that fills a sheet
   * is no mark on it, and what it carries brings no backdrop. 山坡上看夕阳: flat hills have no sky.
   */
  #sensesOf(term: Term, { head }: Phrase): readonly TraitSense[] {
    const { things, meanings, traits } = term
    const id = head.things[0] ?? ''
    const family = this.#vocabulary.familyOf(id)
    if (!family) return traits
    const isFrame = family.framesSetting?.(bare(id)) ?? null
    const isWhole =
      meanings.some(({ slot }) => FRAMED.test(slot)) ||
      things.some((thing) => this.#vocabulary.familyOf(thing)?.id !== family.id)
    return traits.filter(({ slot, value, family: of }) => {
      if (of === family.id && !(family.takes?.(slot, id) ?? true)) return false
      if (slot === 'backdrop' && isInSky(value, term, family, this.#terms)) return false
      if (value === 'hills' && this.#actions.some((action) => action.slot === 'view')) return false
      return !isFrame || (slot !== 'backdrop' && (slot !== 'emblem' || !isWhole))
    })
  }

  /** 站在月球上看地球: a place that is seen from the place of the picture. */
  #showsPlaces(shown: ThingWish): void {
    const { shows, has } = this.#vocabulary.familyOf(shown.id) ?? {}
    for (const { head, denied } of this.#phrases) {
      const seen = head.things.some((id) => shows?.(bare(id), shown))
      if (seen && !denied && this.#isPlace(head.things[0] ?? '')) this.#used.add(head)
    }
    for (const [at, term] of this.#terms.entries())
      if (has?.(shown.id, term.text) && !isWordDenied(this.#terms, at))
        for (const known of [this.#parts, this.#used]) known.add(term)
  }

  /** Null: the subject is denied. */
  bind(): Bound | null {
    const main = this.#main
    if (!main) return null
    for (const { doer, ...trait } of listGiven(this.#actions, this.#owners, main))
      this.#give(doer, trait)
    for (const [at, term] of this.#terms.entries()) {
      if (isWordDenied(this.#terms, at) || this.#actions.some(({ part }) => part === term)) continue
      if (term.traits.length > 0) this.#trait(term, at)
      if (term.count !== null) this.#count(term, at)
    }
    for (const owner of this.#owners) countThem(owner, this.#terms)
    for (const [at, term] of this.#terms.entries()) {
      const tint = findTint(term)
      if (!tint || isWordDenied(this.#terms, at)) continue
      if (term.kind === 'tint') this.#colour(term, at, tint)
      else for (const owner of this.#owners) if (owner.phrase.head === term) owner.tint ??= tint
    }
    const holds = new Set(
      this.#owners.filter((one) => one !== main && one.phrase.held && this.#holds(main, one)),
    )
    const again = this.#owners.filter((owner) => this.#isAgain(owner, main))
    for (const owner of again) {
      this.#used.add(owner.phrase.head)
      if (!namesSamePerson(owner, main)) this.#gives.set(owner.phrase.head, owner.id)
    }
    const others = this.#owners.filter(
      (owner) => owner !== main && !holds.has(owner) && !again.includes(owner),
    )
    for (const owner of others) seatRider(owner, this.#terms)
    const family = this.#vocabulary.familyOf(main.id)
    const joined = others.filter(
      (owner) =>
        isJoined(toWish(owner), toWish(main)) &&
        (owner.isPlayed || isNamedBeside(owner.phrase, owner.id, main.phrase, this.#terms)),
    )
    for (const owner of joined) owner.relation ??= findRelation(owner.phrase, this.#terms, main)
    for (const owner of this.#owners) {
      const shown =
        owner === main ||
        holds.has(owner) ||
        joined.includes(owner) ||
        (family?.shows?.(toWish(owner), toWish(main)) && isNextTo(owner.phrase, this.#terms))
      // without an owner who should hold or ride it, it was not understood either
      if (shown) for (const term of listNoun(owner.phrase, this.#terms)) this.#used.add(term)
    }
    for (const one of others) if (one.id === main.id) inheritCoat(one, main)
    const place = this.#place && bare(this.#place.id)
    if (this.#place) this.#used.add(this.#place.phrase.head)
    for (const wish of [place ?? toWish(main), ...others.map(toWish)])
      if (this.#isPlace(wish.id)) this.#showsPlaces(wish)
    const shown = withoutParts(others, this.#parts).filter(
      (owner) => joined.includes(owner) || !isJoined(toWish(owner), toWish(main)),
    )
    return {
      ...{ main: toWish(main), place },
      others: shown.map(toWish),
      tint: this.#tint,
      used: this.#used,
      claims: listClaims(main, shown, {
        ...{ owners: this.#owners, used: this.#used, tinted: this.#tinted, gives: this.#gives },
        ...{ parts: this.#parts, place: this.#place?.phrase.head ?? null, undone: this.#undone },
      }),
    }
  }

  /** 年轻女子，苗族女孩: the same person by another word, unless counted or joined. */
  #isAgain(owner: Owner, main: Owner): boolean {
    const { id, phrase, traits } = owner
    const earlier = this.#owners.slice(0, this.#owners.indexOf(owner))
    const before = earlier.find((one) => one.id === id && !areTwoCharacters(one.phrase, phrase))
    if (before && !namesAnother(phrase, before.phrase, this.#terms)) {
      before.count ??= owner.count
      before.tint ??= owner.tint
      before.traits.push(...traits)
      return true
    }
    const isSame = namesSamePerson(owner, main)
    if (isSame) main.traits.push(...traits)
    return isSame
  }

  /** 猫，沙发上: seat of another subject; 弹钢琴: the object of an action. */
  #addNamedByAction(head: Term, at: number, main: Phrase): void {
    const seat = head.things.length > 0 ? null : readSeat(head.text)
    const tool = findTool(this.#terms, at, this.#main)
    const id = tool ?? (seat && this.#vocabulary.find(seat.name)?.things[0])
    if (!id || this.#sensesOf(head, main).some(({ family }) => family === this.#main?.family))
      return
    const named = tool && this.#owners.find((owner) => owner.id === tool)
    if (named) named.isPlayed = true
    if (named || !isBesideMain(id, main)) return
    const said = tool ? { held: true, counted: true } : { place: true }
    const phrase = phraseFor(head, at, main.clause, said)
    const family = this.#vocabulary.familyOf(id)?.id ?? ''
    const found = { phrase, id, family, count: null, tint: undefined, traits: [] }
    this.#owners.push(tool || !seat ? found : { ...found, relation: seat.relation })
  }

  readonly #isPlace = (id: string): boolean => this.#vocabulary.familyOf(id)?.arePlaces ?? false

  #phraseAt(at: number): Phrase | undefined {
    return this.#phrases.find(({ from, to }) => from <= at && at <= to)
  }

  /** Whom the words at `at` speak of, the likeliest first. */
  #speaksOf(at: number): Owner[] {
    const phrase = this.#phraseAt(at)
    const own = this.#owners.filter((owner) => owner.phrase === phrase)
    const clause = readClause(this.#terms, at)
    const ahead = this.#owners.filter(
      (owner) => owner.phrase.from > at && owner.phrase.clause === clause && this.#leads(at, owner),
    )
    const behind = this.#owners
      .filter((owner) => owner.phrase.to < at && !owner.phrase.held)
      .reverse()
    return [...own, ...ahead, ...behind, ...(this.#main ? [this.#main] : []), ...this.#owners]
  }

  /** Whether 的 is between a property and the noun it describes: 穿红裙子的女孩. */
  #leads(at: number, { phrase }: Owner): boolean {
    const between = this.#terms.slice(at + 1, phrase.to + 1)
    return between.some(({ kind }) => kind === 'of')
  }

  #trait(term: Term, at: number): void {
    const all = this.#main ? this.#sensesOf(term, this.#main.phrase) : term.traits
    const phrase = this.#phraseAt(at)
    const around = phrase?.head === term && isAround(phrase, this.#terms)
    const senses = all.filter((sense) => !isOfAnother(sense, term, around, this.#terms))
    const named = this.#owners.filter(({ phrase }) => phrase.head === term)
    const itself = named.length > 0 ? named : groundOwner(senses, this.#main)
    for (const owner of itself.length > 0 ? itself : this.#speaksOf(at)) {
      const sense = findSense(senses, owner, isInHand(this.#terms, at))
      if (!sense || isOfItself(sense, owner, term)) continue
      this.#give(owner, { slot: sense.slot, value: sense.value, tint: undefined, term })
      const isDone =
        /^(verb|at)$/.test(term.kind) || TOGETHER.test(sense.slot) || isOfAll(this.#terms, at)
      if (owner.phrase.joined && isDone) this.#alsoOfMain(term, owner)
      return
    }
  }

  #give(owner: Owner, trait: Owner['traits'][number]): void {
    owner.traits.push(trait)
    this.#used.add(trait.term)
  }

  /** 女孩和狗在奔跑: what two that are joined do, both do. */
  #alsoOfMain(term: Term, owner: Owner): void {
    const main = this.#main
    const sense = main && main !== owner ? findSense(term.traits, main) : undefined
    if (main && sense) main.traits.push({ ...sense, tint: undefined, term })
  }

  #count(term: Term, at: number): void {
    const phrase = this.#phraseAt(at)
    const own = this.#owners.find((one) => one.phrase === phrase)
    const owner = own ?? (phrase ? undefined : this.#speaksOf(at)[0])
    const isElsewhere =
      owner && owner.phrase.clause !== readClause(this.#terms, at) && !isAlone(this.#terms, at)
    const isOfPicture = owner && countsPicture(term) && DOERS.test(owner.family)
    // 男人拿着两个书包: two of what is held
    const before = this.#terms[at - 1]
    const isHeld = (!own && before?.kind === 'holding') || countsNothing(term.text, before?.text)
    if (!owner || owner.count !== null || isElsewhere || isOfPicture || isHeld) return
    owner.count = term.count
    this.#gives.set(term, owner.id)
    if (!exceedsMost(term, owner.id, this.#vocabulary.familyOf(owner.id))) this.#used.add(term)
  }

  #colour(term: Term, at: number, tint: TintId): void {
    // 暖色灯光 is no colour of anything
    if (readLightTone(term.text) || findDyedSky(this.#terms)?.terms.includes(term)) return
    const is = this.#terms[at - 1]?.meanings.some(({ value }) => value === 'is')
    const isSaid = is && !leadsToNoun(this.#terms, at)
    const after = isSaid ? null : colouredAfter(this.#terms, at)
    const target = after ?? colouredBefore(this.#terms, at)
    const dyed = this.#owners
      .flatMap(({ traits }) => traits)
      .filter((one) => one.term === target && one.tint === undefined)
    const [trait] = dyed
    const cover = target && isCover(target) ? target : null
    const owner = cover
      ? this.#speaksOf(at).find(({ family }) => BODIES.test(family))
      : this.#owners.find(({ phrase }) => phrase.head === target)
    let on: TintClaim['on'] = { of: 'picture' }
    // 紫色粒子背景 is all of the picture
    if (isOfGround(this.#terms, at) && after !== this.#main?.phrase.head) {
      on = this.#dyeGround(term, tint) ?? { of: 'ground' }
      if (on.of === 'ground') this.#tint ??= tint
    } else if (trait) {
      for (const one of dyed) Object.assign(one, { tint, shade: readShade(term.text) })
      on = { of: 'trait', slot: trait.slot, value: trait.value }
    } else if (owner && (after || cover || owner.tint === undefined)) {
      if (cover && this.#used.has(cover)) return
      // 鹦鹉，蓝色的羽毛: another colour than its kind has
      if (cover && owner.tint === findTint(owner.phrase.head)) owner.tint = tint
      owner.tint ??= tint
      if (cover) this.#used.add(cover)
      on = { of: 'thing', id: owner.id }
    } else if ((target && after) || this.#terms[at + 1]?.strange) return // of snow or of the unknown
    else this.#tint ??= tint
    this.#used.add(term)
    this.#tinted.set(term, on)
  }

  /** 粉蓝色背景的猫: null where the family has no ground of a colour by itself. */
  #dyeGround(term: Term, tint: TintId): TintClaim['on'] | null {
    const main = this.#main
    const slot = 'background'
    const { traits } = this.#vocabulary.familyOf(main?.id ?? '') ?? {}
    const isDyed = main?.traits.some((trait) => trait.slot === slot)
    if (!main || isDyed || traits?.[`${slot}:${tint}`] === undefined) return null
    main.traits.push({ slot, value: tint, tint: undefined, term })
    return { of: 'trait', slot, value: tint }
  }

  /** 抱着猫, 骑着马: a property of who does it, where the family knows of it. */
  #holds(main: Owner, { phrase: { head: term, from }, id, tint }: Owner): boolean {
    const named = term.traits.find(
      ({ family, slot }) => family === main.family && HOLDS.includes(slot),
    )
    const rides = RIDING.test(this.#terms[from - 1]?.text ?? '')
    const traits = this.#vocabulary.familyOf(main.id)?.traits ?? {}
    const slot =
      named?.slot ?? HOLDS.find((one) => RIDES.test(one) === rides && `${one}:${id}` in traits)
    if (slot === undefined) return false
    main.traits.push({ slot, value: named?.value || id, tint: tint ?? ownTint(term), term })
    return true
  }
}
