import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from '@/lib/useLatest'
import { useLayer } from '../useLayer'
import { usePageShown } from '../usePageShown'

const FOCUSABLE =
  'a[href], button, textarea, input, select, [tabindex]:not([tabindex="-1"]):not([aria-disabled])'

function focusables(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((el) => el.offsetParent !== null)
}

function trapFocus(box: HTMLElement, event: KeyboardEvent): void {
  const list = focusables(box)
  const first = list[0]
  const last = list[list.length - 1]
  if (!first || !last) {
    event.preventDefault()
    return
  }
  const active = document.activeElement
  const outside = !box.contains(active) || active === box
  if (event.shiftKey && (outside || active === first)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (outside || active === last)) {
    event.preventDefault()
    first.focus()
  }
}

/** Of all modals on screen, the uppermost last. */
const modals: HTMLElement[] = []

/** Only the uppermost modal is within reach: not the page, nor a sheet below. */
function leaveOnlyTop(): void {
  const top = modals.at(-1)
  for (const part of document.querySelectorAll('#app, .mg-layer')) {
    part.toggleAttribute('inert', top !== undefined && !part.contains(top))
  }
}

/**
 * Keyboard and back navigation of a modal: focus moves in, stays in and returns; Escape and going
 * back close it; the page behind is inert for fingers and for assistive technology. While another
 * page is shown it does nothing.
 */
export function useModal(
  box: RefObject<HTMLElement | null>,
  active: boolean,
  onClose: () => void,
): void {
  const close = useLatest(onClose)
  const isTop = useRef(useLayer(active, onClose, { modal: true }))
  const shown = usePageShown()
  useEffect(() => {
    const element = box.current
    if (!active || !shown || !element) return undefined
    const before = document.activeElement
    modals.push(element)
    leaveOnlyTop()
    element.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (!isTop.current()) return
      if (event.key === 'Escape') {
        event.stopImmediatePropagation()
        close.current()
      }
      if (event.key === 'Tab') trapFocus(element, event)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      modals.splice(modals.indexOf(element), 1)
      leaveOnlyTop()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [active, shown, box, close])
}
