/** 画同款: 创作 filled with a starting point. */
import { buildDefaults, type SentParams } from '@contract/tools/define'
import { openTab } from '@/domain/navigation/navigate'
import { HOME } from '@/routes'
import { useApp } from '@/stores/app'
import { useDraft } from '@/stores/draft'
import { text2img } from '@contract/tools/text2img'

/**
 * Parameters the tool knows replace the draft, all others are its defaults; `contest`: the one that
 * the picture is meant for. Resolves to false when this version has no such tool.
 */
export async function startFrom(
  toolId: string,
  params: SentParams,
  contest?: string,
): Promise<boolean> {
  // Starting points are orders of 文生图; of other tools this version knows none.
  if (toolId !== text2img.id) return false
  const tool = text2img
  const known = Object.entries(params).filter(([key]) => Object.hasOwn(tool.params, key))
  useDraft.getState().setDraft(tool.id, {
    params: { ...buildDefaults(tool), ...Object.fromEntries(known) },
    parentId: null,
    contest,
  })
  useApp.getState().setDrawTab(tool.id)
  return openTab(HOME)
}

/** Only the style changes; what is written stays. */
export async function startWithStyle(toolId: string, styleId: string): Promise<boolean> {
  useDraft.getState().setParam(toolId, 'style', styleId)
  useApp.getState().setDrawTab(toolId)
  return openTab(HOME)
}
