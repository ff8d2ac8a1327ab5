import type { WishStretch } from '../reading/reader'
import { familyOf } from '../illustration/registry'
import { isSmallThing } from '../things/small'
import type { ThingWish } from '../illustration/family'
import type { Phrase } from './phrases'
import type { Term } from './term'

/** Things of families that a landscape shows small: 湖边小屋，雪人. */

/** Slots of landscapes that show the word already. */
const SHOWN = /^(subject|kind|scene|motif|landform|light|weather|time|season)$/
/** 羊群, 两三只 */
const GROUP = 5
const FEW = 3

/** 一束玫瑰: one bunch, however many flowers it has. */
const BUNCH = /^一大?[束捧扎]$/

const isFlock = (text: string): boolean => /.群$/.test(text)

/** The number that a phrase says; null: none. */
function countIn(phrase: Phrase, terms: readonly Term[]): number | null {
  const own = terms.slice(phrase.from, phrase.to + 1)
  const counted = own.find(({ count }) => count !== null)
  if (counted?.count) return BUNCH.test(counted.text) ? 1 : counted.count
  return own.some(({ text }) => isFlock(text)) ? GROUP : null
}

/** Whether several are said of a thing: then the place is what the picture is about. */
export const isMany = (phrase: Phrase, terms: readonly Term[]): boolean =>
  (countIn(phrase, terms) ?? 1) >= FEW

/** 草地上的羊群 */
export const isHerd = ({ from, to, head }: Phrase, terms: readonly Term[]): boolean =>
  head.isAnimal && terms.slice(from, to + 1).some(({ text }) => isFlock(text))

/** The thing that a phrase names, where landscapes have none of their own for it. */
function thingIn({ head, denied, modifies, worn, held, styled }: Phrase): string | null {
  if (denied || modifies || worn || held || styled) return null
  if (head.meanings.some(({ slot }) => SHOWN.test(slot))) return null
  // a person in a landscape who is not its subject is one of its own figures
  return head.things.find((id) => isSmallThing(id) && familyOf(id)?.id !== 'people') ?? null
}

/** Whether a landscape shows the thing of a phrase small. */
export const isSmallIn = (phrase: Phrase): boolean => thingIn(phrase) !== null

/**
 * The things of a landscape that its own words do not name, with their numbers, colours and traits.
 * @param read a phrase by itself
 */
export function findSmallThings(
  phrases: readonly Phrase[],
  terms: readonly Term[],
  written: (from: number, to: number) => string,
  read: (words: string) => ThingWish | null,
): WishStretch[] {
  const found = new Map<string, WishStretch>()
  for (const phrase of phrases) {
    const value = thingIn(phrase)
    const [first, last] = [terms[phrase.from], phrase.head]
    if (value === null || !first || found.has(value)) continue
    const own = read(written(first.start, last.end))
    const said = own?.id === value ? own : null
    found.set(value, {
      ...{ start: first.start, end: last.end, head: last.start },
      wishes: [
        {
          ...{ meaning: { slot: 'subject', value }, denied: false },
          count: countIn(phrase, terms) ?? said?.count ?? null,
          traits: said?.traits ?? [],
          ...(said?.tint && { tint: said.tint }),
        },
      ],
    })
  }
  return [...found.values()]
}
