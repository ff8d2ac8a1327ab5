import { buildDefaults, listMedia, type ToolDefinition } from '@contract/tools/define'
import { makeId } from '@/lib/id'
import { showToast } from '@/platform/toast'
import { useDraft } from '@/stores/draft'
import { MAX_PRESETS, presetsOf, useFormPresets, type FormPreset } from '@/stores/formPresets'
import { useSession } from '@/stores/session'
import { useSources } from '@/stores/sources'
import { applyPreset } from './apply'
import { PRESETS } from './texts'

export interface Presets {
  list: readonly FormPreset[]
  isFull: boolean
  /** The parameters as they stand in the form. */
  save: (name: string) => void
  apply: (preset: FormPreset) => void
  rename: (preset: FormPreset, name: string) => void
  forget: (preset: FormPreset) => void
}

/** Presets of the signed-in user for one tool; null for a visitor. */
export function usePresets(tool: ToolDefinition): Presets | null {
  const owner = useSession((state) => (state.isLogin ? state.userInfo?.id : undefined))
  const saved = useFormPresets((state) => state.kept)
  if (owner === undefined) return null
  const scope = { owner, tool: tool.id }
  const list = presetsOf(saved, scope)
  const store = useFormPresets.getState()
  return {
    list,
    isFull: list.length >= MAX_PRESETS,
    save(name) {
      const params = { ...buildDefaults(tool), ...useDraft.getState().drafts[tool.id]?.params }
      const { views } = useSources.getState()
      const sources = listMedia(tool, params).flatMap(({ ref }) => views[ref] ?? [])
      store.save(scope, { id: makeId(), name, params, sources })
      showToast(PRESETS.saved)
    },
    apply(preset) {
      void applyPreset(tool, preset).then((gone) =>
        showToast(gone > 0 ? PRESETS.gone(gone) : PRESETS.applied(preset.name)),
      )
    },
    rename: ({ id }, name) => store.rename(scope, id, name),
    forget: ({ id }) => store.forget(scope, id),
  }
}
