/** One category of what may not be painted or shown. */

export interface WordList {
  readonly category: string
  readonly words: readonly string[]
  /** Ordinary phrases that hold one of the words by chance. */
  readonly ordinary: readonly string[]
}

/** Separated by blanks; `_` represents a blank inside a phrase (it is compared without). */
function read(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

export function defineList(list: {
  readonly category: string
  readonly words: string
  readonly ordinary?: string
}): WordList {
  return { category: list.category, words: read(list.words), ordinary: read(list.ordinary ?? '') }
}
