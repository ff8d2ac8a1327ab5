/** Clauses of a sentence: what is between two marks. */
import type { Term } from './term'

/** Place of the first term of the clause that `at` is in. */
export function startOfClause(terms: readonly Term[], at: number): number {
  let first = at
  while (first > 0 && terms[first - 1]?.kind !== 'break') first -= 1
  return first
}

/** The clause around the terms `from` to `to`, without the last of them. */
export function readAround(terms: readonly Term[], from: number, to: number): readonly Term[] {
  const rest = terms.slice(to + 1)
  const end = rest.findIndex(({ kind }) => kind === 'break')
  return [...terms.slice(startOfClause(terms, from), to), ...(end < 0 ? rest : rest.slice(0, end))]
}
