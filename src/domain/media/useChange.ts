import { useLatest } from '@/lib/useLatest'

/**
 * Changes a value by a function of its newest state: several changes may come before the form is
 * drawn again, and each builds on the one before.
 */
export function useChange<T>(
  value: T,
  onChange: (value: T) => void,
): (next: (before: T) => T) => void {
  const newest = useLatest(value)
  const latestOnChange = useLatest(onChange)
  return (next) => {
    newest.current = next(newest.current)
    latestOnChange.current(newest.current)
  }
}
