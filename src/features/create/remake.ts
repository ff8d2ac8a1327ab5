/** 再画一张 and 画同款 in 创作: its form filled with everything a picture was made with. */
import type { JobView } from '@contract/jobs'
import { text2img } from '@contract/tools/text2img'
import { defaultsOf, type ToolDefinition } from '@contract/tools/define'
import { useApp } from '@/stores/app'
import { draftOfJob, useDraft } from '@/stores/draft'

/** Tools 创作 has a form for. */
const TOOLS: readonly ToolDefinition[] = [text2img]

/** Fills the draft; the seed is cleared unless the person keeps seeds. */
export function prefill(job: Pick<JobView, 'id' | 'tool' | 'params'>): void {
  const tool = TOOLS.find(({ id }) => id === job.tool) ?? text2img
  const { setDraft, keepSeed } = useDraft.getState()
  setDraft(tool.id, draftOfJob(tool, job, keepSeed))
  useApp.getState().setDrawTab(tool.id)
}

/** Words alone: everything else as in an untouched form. */
export function prefillPrompt(prompt: string): void {
  const words = [...prompt].slice(0, text2img.params.prompt.maxLength).join('')
  useDraft.getState().setDraft(text2img.id, {
    params: { ...defaultsOf(text2img), prompt: words },
    parentId: null,
  })
  useApp.getState().setDrawTab(text2img.id)
}
