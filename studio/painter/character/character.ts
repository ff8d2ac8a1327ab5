/** Characters: persons, animals and things with fixed looks, mentioned in a prompt by `@小夏`. */
import { Random, hashText } from '../../lib/random'
import type { ThingWish, Trait } from '../illustration/family'
import { renewTrait } from '../illustration/renamed'
import { normalise } from '../reading/normalise'
import type { TintId } from '../slots'

/** Looks of a character: plain JSON. */
export interface Looks {
  /** A key of one family's `things`. */
  readonly thing: string
  /** Of an animal or a thing as a whole. */
  readonly tint?: TintId | undefined
  readonly traits: readonly (Omit<Trait, 'tint'> & { readonly tint?: TintId | undefined })[]
}

/** A character as a prompt is read with it. */
export interface CastCharacter extends Looks {
  /** Stable: what the words leave open is decided by it. */
  readonly key: string
  /** Without the @. */
  readonly name: string
}

/** The mention in the spelling that prompts are read in. */
export const spellMention = (name: string): string => normalise(`@${name}`).text

/** Slots that may have several values at once. */
const MANY = /^wears?$/

/** Words of the prompt come before the usual looks: @小夏穿着雨衣. */
export function withLooks(wish: ThingWish, { key, tint, traits }: CastCharacter): ThingWish {
  const isSaid = ({ slot, value }: { slot: string; value: string }): boolean =>
    wish.traits.some((one) => one.slot === slot && (!MANY.test(slot) || one.value === value))
  const own = traits
    .map(renewTrait)
    .filter((trait) => !isSaid(trait))
    .map(({ slot, value, tint: dyed }): Trait => ({ slot, value, ...(dyed && { tint: dyed }) }))
  const whole = wish.tint ?? tint
  return {
    ...{ id: wish.id, count: wish.count, character: key, traits: [...wish.traits, ...own] },
    ...(whole && { tint: whole }),
  }
}

/** Chance about the looks of a character, the same in every picture; null: it is none. */
export const findOwnChance = ({ character }: Pick<ThingWish, 'character'>): Random | null =>
  character === undefined ? null : new Random(hashText(`character ${character}`))
