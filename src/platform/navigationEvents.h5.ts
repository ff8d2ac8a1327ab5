/** Progress of the H5 router, for code that waits for a page or handles one that failed to load. */
import type { NavigationFailure } from './navigationEvents'

export type { NavigationFailure }

let isPending = false
const endListeners = new Set<() => void>()
const failureListeners = new Set<(failure: NavigationFailure) => void>()

/** Whether the address is that of a page which is not on screen yet. */
export function isNavigating(): boolean {
  return isPending
}

/** Called after each navigation that no newer one replaced, shown or failed. */
export function onNavigationEnd(listener: () => void): void {
  endListeners.add(listener)
}

/**
 * Called when the script of the page requested last could not be loaded, after all retries. The
 * address and the tab bar are those of the visible page again by then; without one (the first page
 * failed) the address stays. Returns how to stop listening.
 */
export function onNavigationFailed(listener: (failure: NavigationFailure) => void): () => void {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

/** For the router alone. */
export function reportNavigationStart(): void {
  isPending = true
}

/** For the router alone. */
export function reportNavigationEnd(): void {
  isPending = false
  for (const listener of endListeners) listener()
}

/** For the router alone. */
export function reportNavigationFailure(failure: NavigationFailure): void {
  for (const listener of failureListeners) listener(failure)
}
