/** Keeping the caret where the person left it when a value is shown grouped. */

/** Number of characters of the value before this place of the shown text. */
export function countBefore(shown: string, caret: number): number {
  return shown.slice(0, caret).replace(/\s/g, '').length
}

/** The place in the shown text with that many characters of the value before it. */
export function caretAfter(shown: string, count: number): number {
  let seen = 0
  for (let offset = 0; offset < shown.length; offset += 1) {
    if (seen === count) return offset
    if (!/\s/.test(shown.charAt(offset))) seen += 1
  }
  return shown.length
}
