/**
 * Multi-select of the gallery. A store of its own, so that a picked tile rerenders alone and not
 * its list.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface Selection {
  /** Select mode is on; it stays on when the last tile is put back. */
  on: boolean
  ids: ReadonlySet<string>
}

export const NO_SELECTION: Selection = { on: false, ids: new Set() }

/** Picks or puts back what one tile represents; turns select mode on. */
export function toggledTogether(selection: Selection, together: readonly string[]): Selection {
  const ids = new Set(selection.ids)
  const picked = together.some((id) => ids.has(id))
  for (const id of together)
    if (picked) ids.delete(id)
    else ids.add(id)
  return { on: true, ids }
}

/** Everything, or nothing when everything is picked already. */
export function toggledAll(selection: Selection, all: readonly string[]): Selection {
  const complete = all.length > 0 && all.every((id) => selection.ids.has(id))
  return { on: true, ids: new Set(complete ? [] : all) }
}

/** Without tiles that are gone. Leaves select mode when nothing is left to select from. */
export function pruned(selection: Selection, existing: readonly string[]): Selection {
  if (!selection.on) return selection
  if (existing.length === 0) return NO_SELECTION
  const known = new Set(existing)
  const ids = [...selection.ids].filter((id) => known.has(id))
  return ids.length === selection.ids.size ? selection : { on: true, ids: new Set(ids) }
}

export type SelectionStore = StoreApi<Selection>

export function createSelection(): SelectionStore {
  return createStore<Selection>(() => NO_SELECTION)
}
