import { focusField } from '@/platform/focusField'
import { navigate } from '@/domain/navigation/navigate'
import { DriftNotice } from './DriftNotice'
import { SAY } from './texts'
import type { Editing } from './useEditing'
import { VersionTree } from './VersionTree'

interface EditTreeProps {
  open: boolean
  onClose: () => void
  editing: Editing
  /** Time the version took, in words; null: unknown. */
  took: string | null
}

/** Versions of an edited picture; nothing for one that was never edited. */
export function EditTree({ editing, took }: EditTreeProps) {
  const { versions, openVersion } = editing
  const { thread, version } = versions
  if (!thread || !version) return null
  return (
    <>
      <DriftNotice editing={editing} />
      <VersionTree
        thread={thread}
        currentId={version.id}
        took={took}
        onOpen={(other) => other.id !== version.id && void openVersion(other)}
        onSay={() => focusField(SAY.label)}
        onAll={() =>
          void navigate('pagesD/job-detail/job-detail', { view: 'thread', thread: thread.id })
        }
      />
    </>
  )
}
