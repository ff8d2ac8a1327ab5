/** Prompts without a subject: an action, a property, a use. */
import { PEOPLE } from '../illustration/people/family'
import type { Meaning } from '../lexicon/format'
import { layoutOf } from '../lexicon/uses'
import type { Phrase } from './phrases'
import type { Subject } from './subject'
import type { Term } from './terms'

const DEEDS = /^(action|meal|ride|view)$/
/** Actions without a figure in landscapes. */
const NOT_IN_LANDSCAPES = /^(meal|ride)$/

/** Whether all that is said is what people do. */
export function isDeed(terms: readonly Term[], subject: Subject['kind']): boolean {
  if (subject !== 'none' && subject !== 'scenery') return false
  const deeds = subject === 'none' ? DEEDS : NOT_IN_LANDSCAPES
  const noun = terms.some(({ kind, meanings }) => kind === 'noun' && meanings.some(isSomebody))
  return (
    !noun &&
    terms.some(({ traits }) =>
      traits.some(({ family, slot }) => family === PEOPLE.id && deeds.test(slot)),
    )
  )
}

const isSomebody = ({ slot }: Meaning): boolean => slot === 'subject' || slot === 'kind'

/** 红色连衣裙: a property of things, and no thing that could have it. */
export function aloneOf(terms: readonly Term[]): Phrase | null {
  if (terms.some(({ meanings }) => meanings.some(({ slot }) => slot !== 'word' && slot !== 'tint')))
    return null
  const from = terms.findIndex(
    ({ kind, traits, tag }) => kind === 'trait' && traits.length > 0 && /^n/.test(tag),
  )
  const head = terms[from]
  if (!head) return null
  const plain = { place: false, modifies: false, held: false, worn: false }
  return { head, from, to: from, clause: 0, denied: false, counted: false, joined: false, ...plain }
}

/** 微信头像: a word of use that says nothing of what to show; 一张图 is too vague to ask back. */
export function findWordOfUse(terms: readonly Term[]): Term | undefined {
  return terms.find(({ kind, text }) => {
    const layout = kind === 'picture' ? layoutOf(text) : null
    return layout !== null && layout !== 'picture'
  })
}
