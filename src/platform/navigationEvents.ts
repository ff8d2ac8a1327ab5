/** Navigations that fail after the address has changed: H5 only, navigationEvents.h5.ts is the twin. */

export interface NavigationFailure {
  /** Path and query of the page that could not be loaded. */
  address: string
  /** Error of its script. */
  error: unknown
}

/** Mini-programs reject the call itself. Returns how to stop listening. */
export function onNavigationFailed(listener: (failure: NavigationFailure) => void): () => void {
  void listener
  return () => undefined
}
