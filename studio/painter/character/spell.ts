/** Looks as one noun with its properties, 黑短发红围巾的女孩: for sentences that know no names. */
import type { CharacterLooks } from '@contract/characters'
import { findThing } from '../editing/words'
import { nameThing, nameTrait } from './read'

const WORN = /^wears?$/

const describeTrait = ({ slot, value, tint = '' }: CharacterLooks['traits'][number]): string =>
  `${slot}:${value}${tint}`

/** Traits that the painter reads of these words, out of those that are wanted. */
function countRead(words: string, { thing, traits }: CharacterLooks): number {
  const wish = findThing(words)
  if (wish?.id !== thing) return -1
  const read = new Set(wish.traits.map(describeTrait))
  return traits.filter((trait) => read.has(describeTrait(trait))).length
}

function listSpellings(looks: CharacterLooks, noun: string): string[] {
  const named = looks.traits.flatMap((trait) => {
    const name = nameTrait(looks.thing, trait)
    return name === null ? [] : [{ name, isWorn: WORN.test(trait.slot) }]
  })
  // 橘猫 names the thing as well.
  const nouns = [...named.filter(({ name }) => name.endsWith(noun)).map(({ name }) => name), noun]
  return nouns.flatMap((last) =>
    ['', '戴'].map((verb) => {
      const others = named.filter(({ name }) => name !== last)
      const properties = others.map(({ name, isWorn }) => (isWorn ? verb : '') + name).join('')
      return properties === '' ? last : `${properties}的${last}`
    }),
  )
}

/** The spelling of which the painter reads the most of these looks; null: it does not draw them. */
export function spellLooks(looks: CharacterLooks): string | null {
  const noun = nameThing(looks)
  if (noun === null) return null
  return listSpellings(looks, noun).reduce((best, one) =>
    countRead(one, looks) > countRead(best, looks) ? one : best,
  )
}
