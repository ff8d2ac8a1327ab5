/** Words of a character as looks, and looks as words of one line each. */
import { familyOf } from '../illustration/registry'
import { readIntent } from '../intent/intent'
import { TINTS, type TintId } from '../slots'
import type { CharacterLooks } from '@contract/characters'
import type { Looks } from './character'

export interface ReadLooks {
  /** Null: the words name nothing that is drawn large. */
  readonly looks: Looks | null
  /** Words of the description that are no part of the looks, as they were written. */
  readonly unread: readonly string[]
}

/** Slots of one picture: a person's action and place. */
const PASSING =
  /^(action|pose|hold|holds|ride|rides|mood|expression|backdrop|background|around|crop|meal|view|with|relation|on|strewn|light|sign|play)$/

const MAX_TRAITS = 16

/** A person with nothing said but hair and clothes. */
const PERSON = '一个人，'

export function readLooks(words: string): ReadLooks {
  const plain = readIntent(words)
  const added = plain.kind === 'illustration' && !plain.chosen ? '' : PERSON
  const intent = added === '' ? plain : readIntent(added + words)
  if (intent.kind !== 'illustration') return { looks: null, unread: intent.reading.ignored }
  const { id, tint, traits } = intent.brief.main
  const lasting = traits.filter(({ slot }) => !PASSING.test(slot)).slice(0, MAX_TRAITS)
  const unread = intent.reading.ignored
  // only the person that was added, without a property
  if (added !== '' && lasting.length === 0) return { looks: null, unread }
  return { looks: { thing: id, ...(tint && { tint }), traits: lasting }, unread }
}

const TINT_NAMES: Readonly<Record<TintId, string>> = {
  ...{ red: '红', orange: '橙', gold: '黄', green: '绿', teal: '青', blue: '蓝' },
  ...{ purple: '紫', pink: '粉', brown: '棕', white: '白', black: '黑', grey: '灰' },
}

const nameTint = (tint: string | undefined): string =>
  TINTS.flatMap((one) => (one === tint ? TINT_NAMES[one] : [])).join('')

const isTint = (tint: string | undefined): boolean =>
  tint === undefined || TINTS.some((one) => one === tint)

const firstWord = (row: string): string => row.trim().split(/\s+/)[0]?.replaceAll('_', ' ') ?? ''

/** 红围巾; null: the family has no such trait. */
export function nameTrait(
  thing: string,
  { slot, value, tint }: CharacterLooks['traits'][number],
): string | null {
  const rows = familyOf(thing)?.traits ?? {}
  // characters of older versions: clothes of animals had the slot of their hats
  const row = rows[`${slot}:${value}`] ?? (slot === 'wears' ? rows[`clothes:${value}`] : undefined)
  if (row === undefined) return null
  return `${nameTint(tint)}${firstWord(row)}`
}

/** 女孩, 橙猫; null: no family draws it. */
export function nameThing({ thing, tint, traits }: CharacterLooks): string | null {
  const row = familyOf(thing)?.things[thing]
  if (row === undefined) return null
  // 橘猫: the coat says its colour
  const isSaid = traits.some(({ slot }) => slot === 'coat')
  return `${isSaid ? '' : nameTint(tint)}${firstWord(row)}`
}

/** A person, not an animal or a thing. */
export const isPerson = ({ thing }: CharacterLooks): boolean => familyOf(thing)?.id === 'people'

/** Checks looks sent by a client: the painter knows all of them. */
export function isLooks(looks: CharacterLooks): looks is Looks {
  if (nameThing(looks) === null || looks.traits.length > MAX_TRAITS) return false
  if (!isTint(looks.tint)) return false
  return looks.traits.every(
    (trait) =>
      isTint(trait.tint) && !PASSING.test(trait.slot) && nameTrait(looks.thing, trait) !== null,
  )
}
