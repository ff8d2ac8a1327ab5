/** The words chosen in the book, and how they come into what is written. */
import { textLength } from '@contract/tools/check'

/** Adds it at the end, or takes it out. */
export function toggled(chosen: readonly string[], word: string): string[] {
  return chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word]
}

/**
 * The text, then the words, joined by ，. A word that is already one of its parts is not repeated;
 * from the first that no longer fits on, words are left over.
 */
export function withWords(
  written: string,
  words: readonly string[],
  maxLength: number,
): { text: string; left: readonly string[] } {
  let text = written.trim().replace(/[，,、；;。\s]+$/u, '')
  const parts = new Set(text.split(/[，,、；;。\s]+/u))
  const fresh = words.filter((word) => !parts.has(word))
  for (const [index, word] of fresh.entries()) {
    const longer = text === '' ? word : `${text}，${word}`
    if (textLength(longer) > maxLength) return { text, left: fresh.slice(index) }
    text = longer
  }
  return { text, left: [] }
}
