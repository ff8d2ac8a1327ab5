/** The prompt book, with what the embedded painter makes of each word. */
import type { bookEndpoints } from '@contract/endpoints/book'
import type { z } from 'zod'
import { readIntent } from '@studio/painter/intent/intent'
import { pageOfList } from '../../platform/http/pages'
import { BOOK } from './data/all'

type BookPage = z.output<typeof bookEndpoints.books.data>
type BookQuery = z.output<typeof bookEndpoints.books.query>

/** A word read only in part would be painted as something else. */
function isKnown(word: string): boolean {
  const intent = readIntent(word)
  if (intent.kind === 'declined') return false
  const { understood, manner = [], ignored } = intent.reading
  return understood.length + manner.length > 0 && ignored.length === 0
}

const CATEGORIES = BOOK.map(({ id, name, terms }) => ({ id, name, count: terms.length }))

let cached: BookPage['list'] | null = null

/** Read once, when the first person asks. */
function allTerms(): BookPage['list'] {
  cached ??= BOOK.flatMap(({ id, terms }) =>
    terms.map((term) => ({ ...term, category: id, known: isKnown(term.zh) })),
  )
  return cached
}

/** Throws PARAM_INVALID for a cursor that is no word of the requested list. */
export function readBook({ category, search = '', ...page }: BookQuery): BookPage {
  const words = search.trim().toLowerCase()
  const found = allTerms().filter(
    (term) =>
      (category === undefined || term.category === category) &&
      `${term.zh} ${term.en} ${term.what}`.toLowerCase().includes(words),
  )
  return { ...pageOfList(found, page, ({ zh }) => zh), categories: CATEGORIES }
}
