import {
  type CharacterMention,
  listMentioned,
  NAME_LETTERS,
  replaceMentions,
} from '@contract/characters'
import { findBareMention } from '@contract/tools/reference-guess'
import type { CallData } from '@contract/endpoints/all'

const MENTION = new RegExp(`[@＠][${NAME_LETTERS}]`)
const BEGUN = new RegExp(`^[${NAME_LETTERS}0-9·]{0,8}`)

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

/** null: every `@` of the text is a card or a number. */
export function findTyped(
  text: string,
  names: readonly string[],
  caret: number | null,
): Typed | null {
  const rest = replaceMentions(text, names, (name) => ' '.repeat(name.length + 1))
  const at = findBareMention(rest, caret)
  if (at < 0) return null
  const [name = ''] = BEGUN.exec(rest.slice(at + 1)) ?? []
  return { at, name }
}

/** Cards whose name begins as it was typed. */
export const listChoices = (cards: readonly Character[], { name }: Typed): Character[] =>
  cards.filter((card) => card.name.startsWith(name))

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
