import { useEffect } from 'react'
import type { ToolDefinition } from '@contract/tools/define'
import { useJob } from '@/domain/jobs/useJob'
import { useDraft } from '@/stores/draft'
import { sourceOfPicture, useSources } from '@/stores/sources'
import { firstMedia, onOtherPicture } from './useToolArrival'

/** The first picture of a finished job becomes what the tool works on; '' names no job. */
export function useResultPicture(tool: ToolDefinition, jobId: string): void {
  const picture = useJob(jobId).data?.pictures[0]
  useEffect(() => {
    const key = firstMedia(tool)
    if (!picture || key === null) return
    const source = sourceOfPicture(picture, jobId)
    useSources.getState().remember([source])
    const { drafts, setDraft } = useDraft.getState()
    const before = drafts[tool.id]?.params ?? {}
    if (before[key] === source.ref) return
    const params = { ...onOtherPicture(tool, before), [key]: source.ref }
    setDraft(tool.id, { params, parentId: jobId })
  }, [tool, jobId, picture])
}
