import { Action } from '@/ui/Action/Action'
import type { ThreadVersionView } from '@contract/edits'
import { VERSIONS } from './thread/texts'
import type { Editing } from './useEditing'

interface EditActsProps {
  parent: ThreadVersionView | undefined
  undo: Editing['undo']
  /** null: both have different shapes. */
  comparing: boolean | null
  onCompare: () => void
}

/** 撤回 and 对比 of a version. */
export function EditActs({ parent, undo, comparing, onCompare }: EditActsProps) {
  return (
    <>
      <Action
        icon="undo"
        word={VERSIONS.undo}
        disabled={!parent?.jobId || undo.busy}
        onPress={undo.undo}
      />
      {comparing !== null && (
        <Action icon="compare" word={VERSIONS.compare} selected={comparing} onPress={onCompare} />
      )}
    </>
  )
}
