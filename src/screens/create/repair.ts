/** The text without a word, and without the doubled or leading comma it leaves behind. */
export function withoutWord(text: string, word: string): string {
  return text
    .split(word)
    .join('')
    .replace(/([，,、；;])\s*(?=[，,、；;。.])/g, '')
    .replace(/^[\s，,、；;。.]+/, '')
    .trim()
}
