import {
  type CharacterMention,
  listMentioned,
  NAME_LETTERS,
  replaceMentions,
} from '@contract/characters'
import type { CallData } from '@contract/endpoints/all'

const MENTION = new RegExp(`[@＠][${NAME_LETTERS}]`)
/** A name, or its pinyin, which is longer. */
const BEGUN = new RegExp(`^(?:[A-Za-z]{9,32}|[${NAME_LETTERS}0-9·]{0,8})`)

export type Character = CallData<'GET /api/characters/{id}'>

/** Cards that a text mentions; of this very text. */
export interface Mentioned {
  readonly text: string
  readonly cards: readonly Character[]
}

/** True for a text that may mention a card: an `@` before a letter, which is no reference picture. */
export const mayMention = (text: string): boolean => MENTION.test(text)

export function findMentioned(text: string, cards: readonly Character[]): Mentioned {
  return { text, cards: listMentioned(text, cards) }
}

export const isSameMention = (one: Mentioned, other: Mentioned): boolean =>
  one.text === other.text &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, at) => card === other.cards[at])

/** Looks without their names, for a forecast. */
export const toLooks = (cards: readonly Character[]) =>
  cards.flatMap(({ name, looks }) =>
    looks
      ? [
          {
            name,
            looks: {
              thing: looks.thing,
              tint: looks.tint,
              traits: looks.traits.map(({ slot, value, tint }) => ({ slot, value, tint })),
            },
          },
        ]
      : [],
  )

export const toParam = (cards: readonly Character[]): CharacterMention[] =>
  cards.map(({ id, name }) => ({ id, name }))

/** An `@` that is being written, with the letters of a name behind it. */
export interface Typed {
  readonly at: number
  readonly name: string
}

/** Place of an `@` before no number, the last one before the caret first; -1: none. An address is none. */
function findBegun(text: string, caret: number | null): number {
  const begun = [...text.matchAll(/(^|[^\w.])[@＠](?!\d)/g)].map(
    ({ index, 1: char = '' }) => index + char.length,
  )
  const before = begun.filter((at) => caret === null || at < caret)
  return before.at(-1) ?? begun[0] ?? -1
}

/** null: every `@` of the text is a card or a number. */
export function findTyped(
  text: string,
  names: readonly string[],
  caret: number | null,
): Typed | null {
  const rest = replaceMentions(text, names, (name) => ' '.repeat(name.length + 1))
  const at = findBegun(rest, caret)
  if (at < 0) return null
  const [name = ''] = BEGUN.exec(rest.slice(at + 1)) ?? []
  return { at, name }
}

/** True where letters are the beginning of each reading in its order: `xiaox`, `xx`, `xxia` of 小夏. */
function isSpelled(letters: string, readings: readonly (readonly string[])[]): boolean {
  if (letters === '') return true
  const [first = [], ...others] = readings
  return first.some((syllable) => {
    for (let length = syllable.length; length > 0; length--)
      if (letters.startsWith(syllable.slice(0, length)) && isSpelled(letters.slice(length), others))
        return true
    return false
  })
}

/** Cards whose name begins as it was typed, in its characters or in pinyin. */
export function listChoices(cards: readonly Character[], { name }: Typed): Character[] {
  const letters = /^[A-Za-z]+$/.test(name) ? name.toLowerCase() : null
  return cards.filter(
    (card) =>
      card.name.startsWith(name) || (letters !== null && isSpelled(letters, card.readings ?? [])),
  )
}

/** The text with the chosen name in place of what was typed of it. */
export const insertName = (text: string, { at, name: typed }: Typed, name: string): string =>
  `${text.slice(0, at)}@${name}${text.slice(at + 1 + typed.length)}`

/** A text in parts: words, and in place of each mention its card. */
export function splitMentions<T extends { readonly name: string }>(
  text: string,
  cards: readonly T[],
): (string | T)[] {
  const parts: (string | T)[] = []
  let rest = text
  while (rest !== '') {
    const [first] = listMentioned(rest, cards)
    const at = first ? rest.search(new RegExp(`[@＠]${first.name}`)) : -1
    if (!first || at < 0) return [...parts, rest]
    if (at > 0) parts.push(rest.slice(0, at))
    parts.push(first)
    rest = rest.slice(at + 1 + first.name.length)
  }
  return parts
}
