/** Named presets of tools: each account's own, on this device and with the account. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SourceView } from '@contract/jobs'
import type { DraftParams } from './draft'
import { taroStorage } from './persist'

export interface FormPreset {
  id: string
  name: string
  params: DraftParams
  /** Media named by the parameters, as shown when they were saved. */
  sources: readonly SourceView[]
}

interface PresetScope {
  /** Account id. */
  owner: string
  tool: string
}

interface FormPresets {
  /** By account and tool, see `keyOf`; the newest first. */
  kept: Readonly<Record<string, readonly FormPreset[]>>
  save: (scope: PresetScope, preset: FormPreset) => void
  rename: (scope: PresetScope, id: string, name: string) => void
  forget: (scope: PresetScope, id: string) => void
  /** All of an account's, by tool. */
  restore: (owner: string, presets: PresetsByTool) => void
}

type PresetsByTool = Readonly<Record<string, readonly FormPreset[]>>

export const MAX_PRESETS = 20

const keyOf = ({ owner, tool }: PresetScope): string => `${owner}/${tool}`

const NONE: readonly FormPreset[] = []

export function presetsOf(stored: FormPresets['kept'], scope: PresetScope): readonly FormPreset[] {
  return stored[keyOf(scope)] ?? NONE
}

/** An account's, by tool. */
export function presetsByTool(stored: FormPresets['kept'], owner: string) {
  const own = Object.entries(stored).filter(([key]) => key.startsWith(`${owner}/`))
  return Object.fromEntries(
    own.map(([key, list]) => [
      key.slice(owner.length + 1),
      list.map((preset) => ({
        ...preset,
        params: { ...preset.params },
        sources: [...preset.sources],
      })),
    ]),
  )
}

export const useFormPresets = create<FormPresets>()(
  persist(
    (set) => {
      const change = (
        scope: PresetScope,
        to: (list: readonly FormPreset[]) => FormPreset[],
      ): void => {
        set(({ kept }) => ({ kept: { ...kept, [keyOf(scope)]: to(presetsOf(kept, scope)) } }))
      }
      return {
        kept: {},
        // A full list takes no more: a saved preset is never evicted.
        save: (scope, preset) =>
          change(scope, (list) => (list.length < MAX_PRESETS ? [preset, ...list] : [...list])),
        rename: (scope, id, name) =>
          change(scope, (list) =>
            list.map((preset) => (preset.id === id ? { ...preset, name } : preset)),
          ),
        forget: (scope, id) => change(scope, (list) => list.filter((preset) => preset.id !== id)),
        restore: (owner, presets) =>
          set(({ kept }) => {
            const others = Object.entries(kept).filter(([key]) => !key.startsWith(`${owner}/`))
            const own = Object.entries(presets).map(([tool, list]) => [
              keyOf({ owner, tool }),
              list,
            ])
            return { kept: Object.fromEntries([...others, ...own]) }
          }),
      }
    },
    { name: 'formPresets', storage: taroStorage() },
  ),
)
