import { useEffect } from 'react'
import { useLatest } from '@/lib/useLatest'

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range'
  return target instanceof HTMLTextAreaElement
}

/** Ctrl and ⌘ are the same to us: `mod+z`, `mod+shift+z`. */
function getKeyName(event: KeyboardEvent): string {
  if (!event.ctrlKey && !event.metaKey) return event.key
  return `mod+${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`
}

/** Meant for the page although one writes. */
const SUBMIT = 'mod+enter'

/** Whether keys are meant for it: it is in sight, and nothing lies over the app. */
export function isReached(element: unknown): boolean {
  return (
    element instanceof HTMLElement &&
    element.getClientRects().length > 0 &&
    element.closest('[inert]') === null
  )
}

/**
 * Keys pressed anywhere on the page while `active`, by their KeyboardEvent name. The handler
 * answers whether it used the key; a used key does nothing else. Typing in a field is left alone.
 */
export function useKeys(active: boolean, handle: (key: string) => boolean): void {
  const latest = useLatest(handle)
  useEffect(() => {
    if (!active) return undefined
    const onKey = (event: KeyboardEvent) => {
      const key = getKeyName(event)
      if (event.altKey || (key !== SUBMIT && isTyped(event.target))) return
      if (latest.current(key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [active, latest])
}
