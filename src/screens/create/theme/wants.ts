/** Wants of a theme that a prompt does not mention, or that the model does not draw of it. */

/** A want may name alternatives, `灯/烛`; the first is its name. */
const listWords = (want: string) => want.split('/').filter(Boolean)

export const getName = (want: string): string => listWords(want)[0] ?? want

/** Places of a text where a word begins. */
function findPlaces(text: string, word: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at)
  return places
}

/** The same text, with a space for each character that no word covers. */
function keepCovered(text: string, words: readonly string[]): string {
  const covered = Array.from<string>({ length: text.length }).fill(' ')
  for (const word of words.filter(Boolean))
    for (const from of findPlaces(text, word))
      for (let at = from; at < from + word.length; at++) covered[at] = text.charAt(at)
  return covered.join('')
}

/** `drawn`: words of the prompt that the model draws; null where it does not tell. */
export function findMissing(
  wants: readonly string[],
  prompt: string,
  drawn: readonly string[] | null,
): string[] {
  const text = drawn === null ? prompt : keepCovered(prompt, drawn)
  return wants.filter((want) => !listWords(want).some((word) => text.includes(word))).map(getName)
}

/** Words of the prompt that a forecast promises, near equivalents with them. */
export const listDrawn = (forecast: {
  readonly understood: readonly string[]
  readonly manner?: readonly string[] | undefined
  readonly substituted: readonly { readonly word: string }[]
}): string[] => [
  ...forecast.understood,
  ...(forecast.manner ?? []),
  ...forecast.substituted.map(({ word }) => word),
]
