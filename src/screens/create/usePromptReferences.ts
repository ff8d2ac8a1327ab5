import { useState } from 'react'
import { findUnusable, type Reference } from '@contract/tools/references'
import type { PendingUpload } from '@/domain/media/pending'
import type { ReferencesInput } from '@/domain/references/input'
import type { Create } from '@/domain/tool-form/useCreate'
import { useDraft } from '@/stores/draft'

/** In the draft alone: no parameters of the tool. */
const [ASIDE, GUESSED] = ['referencesAside', 'referencesGuessed']
const NO_REFERENCES: readonly Reference[] = []
const NO_NUMBERS: readonly number[] = []

const listReferences = (value: unknown): readonly Reference[] =>
  Array.isArray(value) ? (value as Reference[]) : NO_REFERENCES

/** Empty lists leave the draft. */
const orAbsent = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined

interface PromptReferences {
  input: ReferencesInput
  /** On its way to the server. */
  pending: PendingUpload | null
  /** The chosen model cannot use one of them. */
  isUnusable: boolean
}

/** The reference pictures of a draft, for the row above the prompt. */
export function usePromptReferences(toolId: string, create: Create): PromptReferences {
  const { params, offer, setParam } = create
  const [pending, setPending] = useState<PendingUpload | null>(null)
  const aside = useDraft((draft) => draft.drafts[toolId]?.params[ASIDE])
  const guessed = useDraft((draft) => draft.drafts[toolId]?.params[GUESSED])
  const all = listReferences(params.references)
  const ability = offer?.option.references ?? null
  const input: ReferencesInput = {
    all,
    aside: listReferences(aside),
    ability,
    onChange(next, put) {
      setParam('references', orAbsent(next))
      setParam(ASIDE, orAbsent(put))
    },
    guessed: Array.isArray(guessed) ? (guessed as number[]) : NO_NUMBERS,
    onGuessed: (numbers) => setParam(GUESSED, orAbsent(numbers)),
    onPending: setPending,
  }
  const isUnusable = offer !== null && findUnusable(all, ability).length > 0
  return { input, pending, isUnusable }
}
