/** Other people's words inside a sentence of ours. */

/** Marks that turn the direction of what follows, and marks that are not seen. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
/** Joins the parts of one emoji: seen by what it does. */
const JOINER = '\u200d'

/** One line, cut at `max` characters, that cannot change how the sentence around it reads. */
export function quote(words: string, max: number): string {
  const seen = words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(UNSEEN, (mark) => (mark === JOINER ? mark : ''))
    .trim()
  const characters = [...new Intl.Segmenter('zh').segment(seen)].map(({ segment }) => segment)
  const cut = characters.length > max ? `${characters.slice(0, max).join('')}…` : seen
  return RIGHT_TO_LEFT.test(cut) ? `${FIRST_STRONG_ISOLATE}${cut}${POP_ISOLATE}` : cut
}
