/** Contribution of each word of a prompt, gathered from those that things are given. */
import type { Claim, TintClaim } from './claim'
import type { Owner } from './owner'
import type { Term } from './term'
import { findTint } from './terms'

/** 三只, and not 一群 or 几只: a number that can be wrong. */
const isExact = (text: string): boolean =>
  /^[\d两二三四五六七八九十]+(?![群堆排队束捧簇丛些串家])/u.test(text)

interface Given {
  readonly owners: readonly Owner[]
  readonly used: ReadonlySet<Term>
  readonly tinted: ReadonlyMap<Term, TintClaim['on']>
  /** Counts and repeated nouns, with the thing that they speak of. */
  readonly gives: ReadonlyMap<Term, string>
  /** Words of parts of the place. */
  readonly parts: ReadonlySet<Term>
  readonly place: Term | null
  /** Verbs of actions that nothing in the picture does. */
  readonly undone: readonly Term[]
}

export function listClaims(
  main: Owner,
  others: readonly Owner[],
  { owners, used, tinted, gives, parts, place, undone }: Given,
): Map<Term, Claim> {
  const claims = new Map<Term, Claim>()
  // 骑着红色摩托车: what is ridden or held is a property of who does it
  const settle = (on: TintClaim['on']): TintClaim['on'] => {
    const heads = owners.flatMap((one) =>
      one !== main && on.of === 'thing' && one.id === on.id ? [one.phrase.head] : [],
    )
    const trait = main.traits.find(({ term, tint }) => tint && heads.includes(term))
    return trait ? { of: 'trait', slot: trait.slot, value: trait.value } : on
  }
  for (const term of used) {
    const tint = findTint(term)
    const on = tinted.get(term)
    if (on && tint) claims.set(term, { of: 'tint', tint, on: settle(on) })
  }
  for (const { traits } of [...owners, main])
    for (const { slot, value, term } of traits) claims.set(term, { of: 'trait', slot, value })
  for (const [term, id] of gives) {
    const count = isExact(term.text) ? term.count : null
    if (id !== main.id) claims.set(term, { of: 'other', id, ...(count !== null && { count }) })
    else if (count !== null && count > 1) claims.set(term, { of: 'count', count })
  }
  for (const [term] of gives) if (!used.has(term)) claims.set(term, { of: 'excess' })
  for (const { phrase, id } of others) claims.set(phrase.head, { of: 'other', id })
  for (const part of parts) claims.set(part, { of: 'place' })
  if (place && !claims.has(place)) claims.set(place, { of: 'place' })
  for (const verb of undone) if (!claims.has(verb)) claims.set(verb, { of: 'excess' })
  claims.set(main.phrase.head, { of: 'main' })
  return claims
}
