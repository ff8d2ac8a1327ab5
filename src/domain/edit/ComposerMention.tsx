import { findTyped } from '@/domain/characters/mentions'
import { MentionList } from '@/domain/references/MentionList'
import type { ReferencesDraft } from './useReferences'

interface ComposerMentionProps {
  open: boolean
  onClose: () => void
  draft: ReferencesDraft
  sentence: string
  caret: number | null
  onChange: (sentence: string) => void
  onAdd: () => void
}

/** Reference pictures after an `@` that is being written. */
export function ComposerMention(props: ComposerMentionProps) {
  const { draft, sentence, caret, onChange, onAdd, onClose } = props
  const typed = findTyped(sentence, [], caret)
  if (typed?.name !== '') return null
  const { at } = typed
  return (
    <MentionList
      open
      onClose={onClose}
      references={draft.all}
      onPick={(number) => onChange(`${sentence.slice(0, at)}@${number}${sentence.slice(at + 1)}`)}
      onAdd={onAdd}
    />
  )
}
