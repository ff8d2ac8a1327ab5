import { type ReadTarget, readNumber, readTarget } from '../noun'
import type { Token } from './segment'
import type { Slot } from './slot-words'
import { wordList } from '../../../../lib/words'

const LEFT: readonly Slot[] = ['which', 'place', 'tint', 'size', 'tone']
const TOPIC: readonly Slot[] = wordList(`own part which place pronoun too size tone unwanted number
  whole`)
const JOINS = /^(?:和|跟|与|、|及|还有)$/

/** The tokens of a clause with questions about its slots. */
/** Between a place and its noun: 右边那只, 第二辆. */
const JOINT = /^[的那这只个条艘头匹棵朵座位辆架张把件栋台列]$/

export class ClauseSlots {
  constructor(readonly tokens: readonly Token[]) {}

  is(at: number, ...slots: readonly Slot[]): boolean {
    const token = this.tokens[at]
    return token !== undefined && slots.some((slot) => token.slots.has(slot))
  }

  /** Numbers of the tokens that fill one of these slots. */
  list(...slots: readonly Slot[]): number[] {
    return this.tokens.flatMap((_, at) => (this.is(at, ...slots) ? [at] : []))
  }

  has(...slots: readonly Slot[]): boolean {
    return this.list(...slots).length > 0
  }

  /** Text of the first that fills one of the slots; empty: none does. */
  text(...slots: readonly Slot[]): string {
    const [at] = this.list(...slots)
    return at === undefined ? '' : (this.tokens[at]?.text ?? '')
  }

  join(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join('')
  }

  /** Start of the phrase of a noun: 左边那只 before 猫. */
  begin(at: number): number {
    let from = at
    while (from > 0) {
      const before = this.tokens[from - 1]?.text ?? ''
      const isNumber = this.is(from - 1, 'number') && this.is(from - 2, 'which', 'pronoun')
      const isJoint = JOINT.test(before) || isNumber
      if (!isJoint && !this.is(from - 1, ...LEFT)) break
      from--
    }
    while (from < at && /^[的只个条]$/.test(this.tokens[from]?.text ?? '')) from++
    return from
  }

  /** True for a noun that only says where: the house in 房子旁边. */
  isReference(at: number): boolean {
    return (
      this.is(at + 1, 'beside') || (this.tokens[at + 1]?.text === '的' && this.is(at + 2, 'beside'))
    )
  }

  /** True for a noun that only says whose: the girl in 女孩的帽子. */
  isOwner(at: number): boolean {
    const next = this.tokens[at + 1]?.text === '的' ? at + 2 : at + 1
    return this.is(at, 'own') && this.is(next, 'part') && !this.is(next, 'own')
  }

  /** Heads of the phrases that name what the clause changes. */
  heads(): number[] {
    return this.list('own', 'part').filter((at) => !this.isOwner(at) && !this.isReference(at))
  }

  /** Whether nothing but numbers and particles comes from there on. */
  isEmptyFrom(from: number): boolean {
    return this.tokens.every(
      (_, at) => at < from || this.is(at, 'number', 'empty', 'degree', 'which'),
    )
  }

  /** Whether a word of it is unknown. */
  get isPartly(): boolean {
    return this.tokens.some(({ slots }) => slots.size === 0)
  }

  /** A clause that says no more than what it is about: 那俩苹果蔫了吧唧的. */
  get isTopic(): boolean {
    return this.tokens.every(
      (token, at) => token.slots.size === 0 || this.is(at, ...TOPIC) || token.slots.has('empty'),
    )
  }

  /** The phrase with its owner: 女孩的帽子. */
  target(at: number): ReadTarget | null {
    let from = this.begin(at)
    const owner = this.is(at, 'part') && !this.is(at, 'own') ? from - 1 : -1
    if (owner >= 0 && this.is(owner, 'own')) from = this.begin(owner)
    return readTarget(this.join(from, at + 1))
  }

  /** Of several nouns, one and those that are joined to it: 书和杯子. */
  together(first: number, nouns: readonly number[]): number[] {
    return nouns.filter((at) => {
      if (at === first) return true
      const before = this.tokens.slice(Math.max(first, at - 3), at)
      return at > first && before.some(({ text }) => JOINS.test(text))
    })
  }

  /** Those that are named together: 猫和狗. */
  targets(): ReadTarget[] {
    const heads = this.heads()
    const [first] = heads
    if (first === undefined) {
      const [pronoun] = this.list('pronoun')
      const target =
        pronoun === undefined ? null : readTarget(this.join(this.begin(pronoun), pronoun + 1))
      return target ? [target] : []
    }
    const joined = this.together(first, heads)
    return joined.flatMap((at) => this.target(at) ?? [])
  }

  /** A noun with what it shall be like: 红色的气球, 两只狗. */
  value(at: number): string {
    let from = at
    while (
      from > 0 &&
      (this.is(from - 1, 'tint', 'size', 'number') || this.tokens[from - 1]?.text === '的')
    )
      from--
    while (
      from < at &&
      (this.tokens[from]?.text === '的' || /^一./.test(this.tokens[from]?.text ?? ''))
    )
      from++
    return this.join(from, at + 1)
  }

  /** The number that is said; 几: two more. */
  number(): number | null {
    const [at] = this.list('number').filter((one) => !this.is(one - 1, 'which'))
    const written = at === undefined ? '' : (this.tokens[at]?.text.replace(/(?<=.).$/, '') ?? '')
    if (written === '仨') return 3
    return written === '' ? null : written === '几' ? 2 : readNumber(written)
  }
}
