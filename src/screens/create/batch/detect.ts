/** Detects texts for several pictures without the parser, which is loaded for them alone. */

const SLOT =
  /[{｛][^{}｛｝]*[^{}｛｝|｜\s][^{}｛｝]*[|｜][^{}｛｝]*[}｝]|[{｛][^{}｛｝]*[|｜][^{}｛｝]*[^{}｛｝|｜\s][^{}｛｝]*[}｝]/

export const countLines = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '').length

export function mayBeBatch(text: string, lines: boolean): boolean {
  return SLOT.test(text) || (lines && countLines(text) > 1)
}

/** The lists of a text as they were written, for marking them. */
export const listSlots = (text: string): string[] => text.match(new RegExp(SLOT, 'g')) ?? []

/** Selection in a text; null: none is known. */
export type Caret = readonly [start: number, end: number] | null

/** Makes a list of what is selected, or begins one at the caret; null: at the end. */
export function insertSlot(text: string, caret: Caret): string {
  const [start, end] = caret ?? [text.length, text.length]
  return `${text.slice(0, start)}{${text.slice(start, end)}|}${text.slice(end)}`
}

export function insertAt(text: string, caret: Caret, added: string): string {
  const end = caret?.[1] ?? text.length
  return text.slice(0, end) + added + text.slice(end)
}
