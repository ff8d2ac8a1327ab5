import { useEffect, useRef } from 'react'

/**
 * Keys pressed anywhere on the page while `active`, by their KeyboardEvent name. The handler
 * answers whether it used the key; a used key does nothing else. Typing in a field is left alone.
 */
export function useKeys(active: boolean, handle: (key: string) => boolean): void {
  const latest = useRef(handle)
  latest.current = handle
  useEffect(() => {
    if (!active) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [active])
}
