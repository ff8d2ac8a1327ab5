import { useEffect, useRef } from 'react'

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range'
  return target instanceof HTMLTextAreaElement
}

/** Ctrl and ⌘ are the same to us: `mod+z`, `mod+shift+z`. */
function nameOf(event: KeyboardEvent): string {
  if (!event.ctrlKey && !event.metaKey) return event.key
  return `mod+${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`
}

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
      if (event.altKey || isTyped(event.target)) return
      if (latest.current(nameOf(event))) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [active])
}
