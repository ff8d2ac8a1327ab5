import type { CallData } from '@contract/endpoints/all'

/** One proposal; its place is in UTF-16 units of the text that was sent. */
export type PromptChange = CallData<'POST /api/generate/polish'>['changes'][number]

export interface Piece {
  readonly text: string
  /** `off`: a proposal that is switched off. */
  readonly mark: 'same' | 'added' | 'removed' | 'off'
}

/** The text with its differences, in reading order. */
export function buildPieces(
  prompt: string,
  changes: readonly PromptChange[],
  isUsed: (index: number) => boolean,
): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  changes.forEach(({ start, end, text }, index) => {
    const used = isUsed(index)
    pieces.push({ text: prompt.slice(at, start), mark: 'same' })
    pieces.push({ text: prompt.slice(start, end), mark: used ? 'removed' : 'same' })
    pieces.push({ text, mark: used ? 'added' : 'off' })
    at = end
  })
  pieces.push({ text: prompt.slice(at), mark: 'same' })
  return pieces.filter(({ text }) => text !== '')
}

/** The text as it would be sent. */
export function joinPieces(pieces: readonly Piece[]): string {
  return pieces
    .filter(({ mark }) => mark === 'same' || mark === 'added')
    .map(({ text }) => text)
    .join('')
}
