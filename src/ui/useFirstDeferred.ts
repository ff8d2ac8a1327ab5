import { useDeferredValue } from 'react'

/**
 * null until a value has come and whatever is more urgent is drawn; from then on the value as it is.
 * For what brings much to draw with its first appearance.
 */
export function useFirstDeferred<T>(value: T | null | undefined): T | null {
  const isThere = value !== null && value !== undefined
  return useDeferredValue(isThere) && isThere ? value : null
}
