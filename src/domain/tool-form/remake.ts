/** 再画一张 and 画同款 in 创作: its form filled with everything a picture was made with. */
import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import { grid } from '@contract/tools/grid'
import { gridUpscale } from '@contract/tools/grid-upscale'
import { gridVariation } from '@contract/tools/grid-variation'
import { MODES } from '@contract/tools/modes'
import { text2img } from '@contract/tools/text2img'
import { useApp } from '@/stores/app'
import { draftOfJob, draftOfWork, useDraft, type DraftParams } from '@/stores/draft'

/** Made of a grid's picture. Named one by one: the table of all tools is too heavy for 创作. */
const OF_GRID: readonly string[] = [gridUpscale.id, gridVariation.id]

/** The mode a job is painted again with: its own, or the grid's for what was made of a grid. */
function findRemakeMode(toolId: string): Tool {
  const own = MODES.find(({ id }) => id === toolId)
  return own ?? (OF_GRID.includes(toolId) ? grid : text2img)
}

/** Fills the draft; the seed is cleared unless the person keeps seeds. */
export function prefill(job: Pick<JobView, 'id' | 'tool' | 'params'>): void {
  const tool = findRemakeMode(job.tool)
  const { setDraft, keepSeed } = useDraft.getState()
  setDraft(tool.id, draftOfJob(tool, job, keepSeed))
  useApp.getState().setDrawTab(tool.id)
}

/** 画同款: the draft knows whose work it follows until it is sent. */
export function prefillWork(work: {
  id: string
  tool: string
  params: DraftParams
  steps?: readonly string[]
}): void {
  const tool = findRemakeMode(work.tool)
  const { setDraft, keepSeed } = useDraft.getState()
  setDraft(tool.id, draftOfWork(tool, work, keepSeed))
  useApp.getState().setDrawTab(tool.id)
}

/** Words alone: everything else as in an untouched form. */
export function prefillPrompt(prompt: string): void {
  const words = [...prompt].slice(0, text2img.params.prompt.maxLength).join('')
  useDraft.getState().setDraft(text2img.id, {
    params: { ...buildDefaults(text2img), prompt: words },
    parentId: null,
  })
  useApp.getState().setDrawTab(text2img.id)
}
