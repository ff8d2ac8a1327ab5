/** Parameters of tools kept under names: on this device, each account's own. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SourceView } from '@contract/jobs'
import type { DraftParams } from './draft'
import { taroStorage } from './persist'

export interface FormPreset {
  id: string
  name: string
  params: DraftParams
  /** What the parameters name, as it could be shown when they were kept. */
  sources: readonly SourceView[]
}

interface Place {
  /** Account id. */
  owner: string
  tool: string
}

interface FormPresets {
  /** By account and tool, see `keyOf`; the newest first. */
  kept: Readonly<Record<string, readonly FormPreset[]>>
  keep: (place: Place, preset: FormPreset) => void
  rename: (place: Place, id: string, name: string) => void
  forget: (place: Place, id: string) => void
}

export const MAX_PRESETS = 20

const keyOf = ({ owner, tool }: Place): string => `${owner}/${tool}`

const NONE: readonly FormPreset[] = []

export function presetsOf(kept: FormPresets['kept'], place: Place): readonly FormPreset[] {
  return kept[keyOf(place)] ?? NONE
}

export const useFormPresets = create<FormPresets>()(
  persist(
    (set) => {
      const change = (place: Place, to: (list: readonly FormPreset[]) => FormPreset[]): void => {
        set(({ kept }) => ({ kept: { ...kept, [keyOf(place)]: to(presetsOf(kept, place)) } }))
      }
      return {
        kept: {},
        // A full list takes no more: what was kept on purpose never falls out by itself.
        keep: (place, preset) =>
          change(place, (list) => (list.length < MAX_PRESETS ? [preset, ...list] : [...list])),
        rename: (place, id, name) =>
          change(place, (list) =>
            list.map((preset) => (preset.id === id ? { ...preset, name } : preset)),
          ),
        forget: (place, id) => change(place, (list) => list.filter((preset) => preset.id !== id)),
      }
    },
    { name: 'formPresets', storage: taroStorage() },
  ),
)
