import { useUndoneEdit } from '@/stores/undoneEdit'
import { useGoToVersion } from './useThread'
import type { VersionState } from './versions'

/** 撤回: to the version this one was made from; free, and nothing is deleted. */
export function useUndo(threadId: string | null, { version, parent }: VersionState) {
  const { run, busy } = useGoToVersion(threadId)
  const { setUndone } = useUndoneEdit.getState()
  const undo = async (): Promise<void> => {
    if (!parent?.jobId || !version || threadId === null) return
    setUndone({ shownOn: parent.jobId, threadId, version })
    await run(parent)
  }
  return { undo: () => void undo(), busy }
}
