import { layoutFor } from '../illustration/uses/layouts'
import { type Layout, findWordLayout } from '../lexicon/uses'
import type { Term } from './term'

/** Things of the design family that are a use where another thing is named: 樱花壁纸. */
export const USE_THINGS: Readonly<Record<string, Layout>> = {
  ...{ wallpaper: 'wallpaper', sticker: 'sticker', 'book-cover': 'cover' },
}

const useOfThing = ({ things }: Term): Layout | null => USE_THINGS[things[0] ?? ''] ?? null

/** 猫头像 is one word to the animals. */
const useAtEnd = (text: string): Layout | null =>
  text.length > 2 ? findWordLayout(text.slice(-2)) : null

/** Use of a picture, by the first word of use that lays it out. */
export function findLayout(terms: readonly Term[]): { layout: Layout; term: Term } | null {
  for (const term of terms) {
    const layout = findWordLayout(term.text) ?? useOfThing(term) ?? useAtEnd(term.text)
    if (layout && layoutFor(layout)) return { layout, term }
  }
  return null
}
