import type { Reference, ReferenceAbility } from '@contract/tools/references'
import { findUnusable, listMentions, renumberMentions } from '@contract/tools/references'
import { moveItem } from '@/domain/media/list'
import type { PendingUpload } from '@/domain/media/pending'
import { texts } from '@/domain/tool-form/texts'

/** Reference pictures of the form and what the model can do with them. */
export interface ReferencesInput {
  /** Used by the order, by number. */
  all: readonly Reference[]
  /** Put aside until a model can use them. */
  aside: readonly Reference[]
  /** null: the model uses none. */
  ability: ReferenceAbility | null
  onChange: (all: readonly Reference[], aside: readonly Reference[]) => void
  /** Numbers whose role was guessed and not changed by a tap. */
  guessed: readonly number[]
  onGuessed: (numbers: readonly number[]) => void
  onPending: (pending: PendingUpload | null) => void
}

/** The first number that no picture has. */
export function findFreeNumber(references: readonly Pick<Reference, 'number'>[]): number {
  const taken = references.map(({ number }) => number)
  return [1, 2, 3, 4].find((number) => !taken.includes(number)) ?? 5
}

export const byNumber = (references: readonly Reference[]): Reference[] =>
  [...references].sort((a, b) => a.number - b.number)

interface Numbered extends Pick<ReferencesInput, 'all' | 'aside' | 'guessed'> {
  readonly prompt: string
}

/**
 * One picture moved to another place of the row: the numbers stay in their order, and roles,
 * guesses and mentions follow the pictures.
 * @param from place among all pictures of the row, by number
 */
export function renumberMoved({ all, aside, guessed, prompt }: Numbered, from: number, to: number) {
  const numbers = byNumber([...all, ...aside]).map(({ number }) => number)
  const moved = moveItem(numbers, from, to)
  const renumber = (number: number): number => numbers[moved.indexOf(number)] ?? number
  const place = (references: readonly Reference[]) =>
    byNumber(references.map((one) => ({ ...one, number: renumber(one.number) })))
  return {
    all: place(all),
    aside: place(aside),
    guessed: guessed.map(renumber),
    prompt: renumberMentions(prompt, renumber),
    renumber,
  }
}

interface Blocking {
  references: readonly Reference[]
  ability: ReferenceAbility | null
  prompt: string
  pending: PendingUpload | null
}

/** Reason for the order to wait; null: none. */
export function findBlock({ references, ability, prompt, pending }: Blocking): string | null {
  if (pending === 'sending') return texts.referencesSending
  if (pending === 'failed') return texts.referencesFailed
  if (references.length === 0) return ability?.needed ? texts.referencesNeeded : null
  const gone = listMentions(prompt).find(
    (number) => !references.some((reference) => reference.number === number),
  )
  if (gone !== undefined) return texts.referenceGone(gone)
  return findUnusable(references, ability).length > 0 ? texts.referencesCannot : null
}
