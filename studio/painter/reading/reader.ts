import type { Meaning } from '../lexicon/format'
import type { DyedPart, PlaceId, SizeId, TintId, Trait } from '../slots'
import {
  type Modifiers,
  headAfter,
  isListWithOr,
  isThing,
  leadsToUnknown,
  noModifiers,
  wordAfter,
  wordBefore,
} from './clause'
import { findDyedAfter, findDyedBefore, isOfShadow } from './dyed'
import { isHan } from './match'
import { PRAISE_WORDS } from '../lexicon/pictureless'
import { ASIDE, type Token } from './tokens'

/** One meaning of one of the prompt's words, with what is said of it. */
export interface Wish {
  readonly meaning: Meaning
  readonly count: number | null
  readonly denied: boolean
  readonly tint?: TintId
  /** Of a colour: the part of the landscape that has it; absent: the whole picture. */
  readonly dyes?: DyedPart
  readonly size?: SizeId
  readonly place?: PlaceId
  /** Of a thing that a family of illustrations draws. */
  readonly traits?: readonly Trait[]
  /** 赛博朋克: a place or an hour that the word for a style brings along. */
  readonly isOfStyle?: boolean
  /** 雪山: a winter of mountains, which a green land before them has not. */
  readonly isOfPeaks?: boolean
}

/** 赛博朋克; 山水画 names land and water first of all. */
const isStyleAlone = (meanings: readonly Meaning[]): boolean =>
  meanings[0]?.slot === 'style' && meanings.filter(({ slot }) => slot === 'scene').length < 2

export const isWinterOfPeaks = ([first]: readonly Meaning[], { value }: Meaning): boolean =>
  value === 'winter' && first?.value === 'mountains'

type Draft = { -readonly [K in keyof Wish]: Wish[K] }

/** A stretch of the prompt, in its spelling's places. */
export interface Stretch {
  readonly start: number
  end: number
}

/** Words with a meaning, and what they ask for. */
export interface WishStretch extends Stretch {
  readonly wishes: readonly Wish[]
  /** Start of the word itself, behind all its attributes; absent: at the start. */
  readonly head?: number
  /** A colour that is said of it. */
  readonly tint?: TintId
}

/** An English plural that names no number: a few. */
const SOME = 3

const TOWERS = /^(?:塔楼|塔)$/

const COLOURLESS = /^(white|black|grey)$/

/** Turns tokens into wishes: which word each modifier belongs to, and how far a negation reaches. */
export class Reader {
  readonly wishes: Draft[] = []
  readonly understood: (WishStretch & { wishes: Draft[] })[] = []
  readonly ignored: Stretch[] = []
  readonly #tokens: readonly Token[]
  #said: Modifiers = noModifiers()
  /** The last thing of this clause: what is said afterwards belongs to it. */
  #last: Draft[] = []
  #deniedBefore = false

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  read(): void {
    for (const [i, token] of this.#tokens.entries()) this.#step(token, i)
    this.#endClause()
  }

  #step(token: Token, i: number): void {
    if (token.kind === 'gap') return
    if (token.kind === 'break') {
      const list = token.text === ',' && this.#deniedBefore && isListWithOr(this.#tokens, i)
      this.#endClause()
      if (list) this.#deny(token)
      this.#deniedBefore = list
      return
    }
    const slot = token.meanings[0]?.slot
    if (slot === undefined) this.#skip(token, i)
    else if (slot === 'word') this.#grammar(token)
    else if (slot === 'count') this.#count(token)
    else if (slot === 'size')
      this.#say(token, { size: { id: token.meanings[0]?.value as SizeId, token } })
    else if (slot === 'place') this.#place(token, i)
    else if (slot === 'tint' && token.meanings.length === 1) this.#tint(token, i)
    else this.#take(token)
  }

  #say(token: Token, more: Partial<Modifiers>): void {
    this.#said = { ...this.#said, ...more, start: this.#said.start ?? token.start }
  }

  #deny(token: Token): void {
    this.#said = { ...this.#said, denies: true, start: this.#said.start ?? token.start }
  }

  #grammar(token: Token): void {
    const value = token.meanings[0]?.value
    if (value === 'not') this.#deny(token)
    // 一座未来感的城市: what is between is not shown
    else if (!this.#said.denies && (token.meanings === ASIDE || PRAISE_WORDS.has(token.text)))
      this.#said = { ...this.#said, start: null }
    // 没有月亮和星星 denies both
    else if (value === 'and' || value === 'or') {
      if (this.#deniedBefore) this.#deny(token)
    } else if (/^(with|and|but|但|但是|只有|有)$/.test(token.text)) this.#deniedBefore = false
  }

  #count(token: Token): void {
    const count = Number(token.meanings[0]?.value)
    if (count === 0) this.#deny(token)
    else this.#say(token, { count: { id: count, token } })
  }

  /** 左边的亭子, 亭子在左边, a pavilion on the left: before the thing or after it. */
  #place(token: Token, i: number): void {
    const id = token.meanings[0]?.value as PlaceId
    const before = wordBefore(this.#tokens, i)?.text ?? ''
    const after = wordAfter(this.#tokens, i)
    const leads = isThing(after) || after?.text === '的'
    const follows = isHan(token.text) ? /[在于]$/.test(before) : true
    if (follows && !leads && this.#amend({ place: id }, token)) return
    this.#say(token, { place: { id, token } })
  }

  /** A colour of the thing after it, of the thing before it (船是红色的), or of the picture. */
  #tint(token: Token, i: number): void {
    const tint = token.meanings[0]?.value as TintId
    const head = headAfter(this.#tokens, i)
    // 金黄色的树叶: the colour of something unknown is none of the picture's
    if (leadsToUnknown(this.#tokens, i) || isOfShadow(this.#tokens, i)) {
      this.#skip(token, i)
      return
    }
    if (head && isThing(head)) {
      this.#say(token, { tint })
      return
    }
    // 一朵粉色的云: counted clouds are things of their sky
    const isCloud = head?.meanings[0]?.value === 'clouds' && this.#said.count !== null
    if (isCloud && !COLOURLESS.test(tint)) {
      this.#take(token, 'clouds')
      return
    }
    const before = wordBefore(this.#tokens, i)
    if (before?.meanings[0]?.value === 'is' && this.#amend({ tint }, token)) return
    // white clouds are no reason for a white picture
    const scenery = /^(scene|light|weather|landform)$/.test(head?.meanings[0]?.slot ?? '')
    if (scenery && COLOURLESS.test(tint) && !this.#said.denies) this.#say(token, { tint })
    else
      this.#take(
        token,
        findDyedAfter(this.#tokens, i, head) ?? (head ? null : findDyedBefore(this.#tokens, i)),
      )
  }

  /** Says something of the last thing; false when there is none or it is said already. */
  #amend(more: Partial<Pick<Draft, 'place' | 'tint' | 'size'>>, token: Token): boolean {
    const [key] = Object.keys(more) as (keyof typeof more)[]
    if (!key || !this.#last.some((wish) => wish[key] === undefined)) return false
    for (const wish of this.#last) Object.assign(wish, more)
    this.#stretchTo(token)
    return true
  }

  /** 城堡，高耸的塔楼: its towers are its own, and 城堡和宝塔 are two buildings. */
  #findMeanings(token: Token): readonly Meaning[] {
    const isOwn =
      TOWERS.test(token.text) &&
      this.#said.count === null &&
      this.wishes.some(({ meaning, denied }) => meaning.value === 'castle' && !denied) &&
      wordBefore(this.#tokens, this.#tokens.indexOf(token))?.meanings[0]?.value !== 'and'
    return isOwn ? [{ slot: 'subject', value: 'castle' }] : token.meanings
  }

  #take(token: Token, dyes: DyedPart | null = null): void {
    const { count, tint, size, place, denies, start } = this.#said
    if (place) this.#placeLast(token, place.id)
    const continues = denies && this.#deniedBefore && this.understood.length > 0
    const taken: Draft[] = []
    // 一条彩色的鱼: the number is that of the thing
    const isManner =
      dyes === 'clouds' ||
      token.meanings.every(({ slot }) => /^(?:mood|style|material)$/.test(slot))
    // 白猫: a thing's own word may say its colour; of several it is the last one's
    const coat = isThing(token) ? token.meanings.find(({ slot }) => slot === 'tint') : undefined
    const worn = token.meanings.filter(({ slot }) => slot === 'subject' || slot === 'kind').at(-1)
    for (const meaning of this.#findMeanings(token)) {
      if (meaning === coat) continue
      const wish: Draft = {
        meaning,
        count: isManner ? null : (count?.id ?? null),
        denied: denies || meaning.denied === true,
        ...(dyes && { dyes }),
        // 血月: of the disc itself
        ...(meaning.slot === 'tint' && token.meanings[0]?.slot === 'light' && { dyes: 'disc' }),
        ...(isStyleAlone(token.meanings) && { isOfStyle: true }),
        ...(isWinterOfPeaks(token.meanings, meaning) && { isOfPeaks: true }),
      }
      const thing = meaning.slot === 'subject' || meaning.slot === 'kind'
      if (thing && !wish.denied) {
        if (token.plural) wish.count ??= SOME
        const colour = tint ?? (meaning === worn ? (coat?.value as TintId | undefined) : undefined)
        if (colour) wish.tint = colour
        if (size) wish.size = size.id
        if (place) wish.place = place.id
      }
      taken.push(wish)
    }
    this.wishes.push(...taken)
    this.#last = isThing(token) ? taken.filter(({ denied }) => !denied) : []
    if (continues) this.#stretchTo(token)
    else
      this.understood.push({
        ...{ start: start ?? token.start, head: token.start, end: token.end, wishes: taken },
        ...(tint && { tint }),
      })
    this.#deniedBefore = denies
    this.#said = isManner && count ? { ...noModifiers(), count } : noModifiers()
  }

  /** 城堡在远处的山丘上: what is on far land is far. */
  #placeLast(token: Token, place: PlaceId): void {
    if (token.meanings[0]?.slot !== 'scene') return
    for (const wish of this.#last) wish.place ??= place
  }

  /** An unknown word takes its attributes along; one that is not to be there is left out rightly. */
  #skip(token: Token, i: number): void {
    const isMissed = !this.#said.denies || wordAfter(this.#tokens, i)?.text === '的'
    if (isMissed) this.ignored.push({ start: token.start, end: token.end })
    this.#deniedBefore = this.#said.denies
    this.#said = noModifiers()
    this.#last = []
  }

  /** Properties without a thing: of the thing before (仙鹤三只), else a framing, else nothing. */
  #endClause(): void {
    const { count, size, place } = this.#said
    this.#said = noModifiers()
    if (count && this.#last.some((wish) => wish.count === null)) {
      for (const wish of this.#last) wish.count ??= count.id
      this.#stretchTo(count.token)
    }
    if (size && !this.#amend({ size: size.id }, size.token)) this.#takeAlone(size.token)
    if (place && !this.#amend({ place: place.id }, place.token)) this.#takeAlone(place.token)
    this.#last = []
    this.#deniedBefore = false
  }

  #takeAlone(token: Token): void {
    const others = token.meanings.filter(({ slot }) => slot !== 'place' && slot !== 'size')
    if (others.length > 0) this.#take({ ...token, meanings: others })
    else if (token.text.length > 1) this.ignored.push({ start: token.start, end: token.end })
  }

  #stretchTo(token: Token): void {
    const last = this.understood.at(-1)
    if (last) last.end = token.end
  }
}
