/** Wants of a theme that a prompt does not mention. */

/** A want may name alternatives, `灯/烛`; the first is its name. */
const listWords = (want: string) => want.split('/').filter(Boolean)

export const getName = (want: string): string => listWords(want)[0] ?? want

export const findMissing = (wants: readonly string[], prompt: string): string[] =>
  wants.filter((want) => !listWords(want).some((word) => prompt.includes(word))).map(getName)
