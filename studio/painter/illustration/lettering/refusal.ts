import { missingIn } from './font'

/** Reason why a text cannot be lettered, in one Chinese sentence for the user. */
export class LetteringError extends Error {
  override readonly name = 'LetteringError'
}

/** Characters that one picture takes: more could not be read at the width of a phone. */
export const MOST_CHARACTERS = 120

/** Of a text what is to be seen: no marks that only choose a variant or join, single spaces. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()

/** Characters that none of the faces meant for everything can write. */
export function unwritable(text: string): string[] {
  const song = new Set(missingIn('song', text))
  const hei = new Set(missingIn('hei', text))
  return [...new Set(text)].filter((character) => song.has(character) && hei.has(character))
}

/**
 * Whether these texts can stand in a picture.
 *
 * @returns null, or why not in one Chinese sentence
 */
export function findRefusal(texts: readonly string[]): string | null {
  const all = texts.map(cleanText)
  const missing = [...new Set(all.flatMap(unwritable))]
  if (missing.length > 0) {
    const shown = missing.slice(0, 6).join(' ')
    return `画里的字体写不出「${shown}」，请换成常用汉字、字母或数字`
  }
  const apart = all.find((text) => mixed(text))
  if (apart) return `「${[...apart].slice(0, 12).join('')}」里的字不能写成同一种字体，请分开写`
  const count = all.reduce((sum, text) => sum + [...text].length, 0)
  if (count > MOST_CHARACTERS)
    return `画里最多写 ${MOST_CHARACTERS} 个字，这里有 ${count} 个，请写短一些`
  return null
}

/** Whether no one face has the whole text. */
const mixed = (text: string): boolean =>
  missingIn('song', text).length > 0 && missingIn('hei', text).length > 0
