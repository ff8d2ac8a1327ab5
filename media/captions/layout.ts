/** Lines of a caption: broken between Chinese characters and between words, balanced in length. */
import { hasGlyph } from './fonts'

/** Not allowed at the beginning of a line. */
const CLOSING = /^[，。、；：？！）」』》〉】”’…—～,.;:?!)\]}%]$/
/** Not allowed at the end of a line. */
const OPENING = /^[（「『《〈【“‘([{]$/

/** The text as it can be written: glyphs the typeface lacks (emoji) are left out. */
export function writable(text: string): string {
  const spaced = text.normalize('NFC').replace(/\s+/g, ' ')
  const drawable = [...spaced].filter((character) => character === ' ' || hasGlyph(character))
  return drawable.join('').replace(/ {2,}/g, ' ').trim()
}

/** Pieces that are never broken: words with their closing marks, single Chinese characters. */
export function splitUnbreakable(text: string): string[] {
  const pieces: string[] = []
  let open = false
  for (const part of text.match(/[A-Za-z0-9À-ɏ'’&@#%.:/_-]+|\s|./gu) ?? []) {
    const joins = open || (CLOSING.test(part) && pieces.length > 0)
    if (joins) pieces[pieces.length - 1] = `${pieces.at(-1) ?? ''}${part}`
    else pieces.push(part)
    open = OPENING.test(part)
  }
  return pieces
}

function fill(pieces: readonly string[], width: number, measure: (text: string) => number) {
  const lines: string[] = []
  let line = ''
  // a word longer than a line is broken anywhere
  for (const piece of pieces.flatMap((one) => (measure(one) > width ? [...one] : [one]))) {
    if (line !== '' && measure((line + piece).trim()) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trim()].filter((text) => text !== '')
}

/** As few lines as the width allows, then as even as they can be. */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const pieces = splitUnbreakable(text)
  const widest = fill(pieces, width, measure)
  for (let share = 1 / widest.length; share < 1; share += 0.04) {
    const lines = fill(pieces, measure(text) * share, measure)
    const fits = lines.every((line) => measure(line) <= width)
    if (fits && lines.length === widest.length) return lines
  }
  return widest
}
