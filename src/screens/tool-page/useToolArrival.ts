import { useEffect } from 'react'
import { buildDefaults, type ToolDefinition, type SentParams } from '@contract/tools/define'
import { isMediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { warn } from '@/platform/log'
import { useIsResumed } from '@/platform/pages'
import { showToast } from '@/platform/toast'
import { draftOfJob, draftOfWork, useDraft } from '@/stores/draft'
import { useSources } from '@/stores/sources'
import { texts } from './texts'

/** Key of the parameter that a picture brought along is meant for. */
export function firstMedia(tool: ToolDefinition): string | null {
  const found = Object.entries(tool.params).find(
    ([, { kind }]) => kind === 'image' || kind === 'video',
  )
  return found?.[0] ?? null
}

async function restore(tool: ToolDefinition, jobId: string): Promise<void> {
  const { setDraft, keepSeed } = useDraft.getState()
  try {
    const job = await call('GET /api/job/{id}', { params: { id: jobId } })
    useSources.getState().remember(job.sources)
    setDraft(tool.id, draftOfJob(tool, job, keepSeed))
  } catch (error) {
    warn('a job was not restored', error)
    showToast(texts.again)
  }
}

async function follow(tool: ToolDefinition, workId: string): Promise<void> {
  const { setDraft, keepSeed } = useDraft.getState()
  try {
    const { id, params } = await call('GET /api/works/{id}', { params: { id: workId } })
    setDraft(tool.id, draftOfWork(tool, { id, params: params ?? {} }, keepSeed))
  } catch (error) {
    warn('a work was not followed', error)
    showToast(texts.again)
  }
}

/**
 * Arguments the page was opened with: `?from=` a job to do again, `?work=` a work to make one
 * alike, `?image=` a picture to work on.
 */
export function useToolArrival(
  tool: ToolDefinition,
  params: Readonly<Record<string, string>>,
): void {
  const { from, work, image } = params
  const isResumed = useIsResumed()
  useEffect(() => {
    // The draft has it, and what was changed since.
    if (isResumed) return
    if (from) {
      void restore(tool, from)
      return
    }
    if (work) {
      void follow(tool, work)
      return
    }
    const key = firstMedia(tool)
    if (!key || !isMediaRef(image) || !useSources.getState().views[image]) return
    // Another picture: marks and margins of the one before mean nothing on it.
    const { drafts, setDraft } = useDraft.getState()
    const before = drafts[tool.id]?.params ?? {}
    if (before[key] === image) return
    setDraft(tool.id, { params: { ...onOtherPicture(tool, before), [key]: image }, parentId: null })
  }, [tool, from, work, image, isResumed])
}

/** Parameters that still make sense when the picture is another one. */
export function onOtherPicture(tool: ToolDefinition, params: SentParams): SentParams {
  const defaults: SentParams = buildDefaults(tool)
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      const kind = tool.params[key]?.kind
      return [key, kind === 'mask' || kind === 'margins' ? defaults[key] : value]
    }),
  )
}
