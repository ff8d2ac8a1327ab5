/** Notifies the session domain that the server ended the session; api shows no prompts. */
import { tokenStore } from '@/platform/tokens'

type Listener = () => void
const listeners = new Set<Listener>()

export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Removes the tokens first, so that the generation has risen before any listener reacts. */
export function announceSessionLost(): void {
  tokenStore.clear()
  for (const listener of listeners) listener()
}
