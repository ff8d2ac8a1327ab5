/** The prompt book: words that change a picture, by what they speak of. */
export interface BookTerm {
  readonly zh: string
  readonly en: string
  /** One Chinese line: what the word does to a picture. */
  readonly what: string
}

export interface BookCategory {
  readonly id: string
  /** Chinese name. */
  readonly name: string
  readonly terms: readonly BookTerm[]
}

type Row = readonly [zh: string, en: string, what: string]

export function category(id: string, name: string, rows: readonly Row[]): BookCategory {
  return { id, name, terms: rows.map(([zh, en, what]) => ({ zh, en, what })) }
}
