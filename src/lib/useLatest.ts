import { useInsertionEffect, useRef, type MutableRefObject } from 'react'

/**
 * The value of the last committed render, for event handlers, timers and effects that must not
 * start again when it changes. React forbids writing a ref during render: a render may be dropped.
 * An insertion effect runs before every layout effect of the same commit, also those of children,
 * so no effect reads the value of the render before.
 */
export function useLatest<T>(value: T): MutableRefObject<T> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
