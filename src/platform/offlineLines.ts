/** Pages in sight that say by themselves that there is no network: one message is enough. */
import { useSyncExternalStore } from 'react'

let lines = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  lines += by
  for (const listener of listeners) listener()
}

/** Returns how to take it back. */
export function addOwnLine(): () => void {
  change(1)
  return () => change(-1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useHasOwnLine(): boolean {
  return useSyncExternalStore(subscribe, () => lines > 0)
}
