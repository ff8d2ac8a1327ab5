import { focusField } from '@/platform/focusField'
import { navigate } from '@/domain/navigation/navigate'
import { DriftNotice } from './DriftNotice'
import { SAY } from './texts'
import type { Editing } from './useEditing'
import { VersionTree } from './VersionTree'

interface VersionStripProps {
  editing: Editing
  /** Time the version took, in words; null: unknown. */
  took: string | null
}

/** Versions of an edited picture; nothing for one that was never edited. */
export function VersionStrip({ editing, took }: VersionStripProps) {
  const { versions, openVersion } = editing
  const { thread, version } = versions
  if (!thread || !version) return null
  return (
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
  )
}

/** Below a picture: what was lost by the edit, and its versions. */
export function EditTree({ editing, took }: VersionStripProps) {
  return (
    <>
      <DriftNotice editing={editing} />
      <VersionStrip editing={editing} took={took} />
    </>
  )
}
