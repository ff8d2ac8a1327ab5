import { useEffect, useRef, type RefObject } from 'react'

const FOCUSABLE =
  'a[href], button, textarea, input, select, [tabindex]:not([tabindex="-1"]):not([aria-disabled])'

function focusables(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((el) => el.offsetParent !== null)
}

function keepInside(box: HTMLElement, event: KeyboardEvent): void {
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

/**
 * What a modal owes the keyboard: focus comes in, stays in and goes back to where it was;
 * Escape closes; what lies behind is out of reach for assistive technology.
 */
export function useModal(
  box: RefObject<HTMLElement | null>,
  active: boolean,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = box.current
    if (!active || !element) return undefined
    const before = document.activeElement
    const app = document.getElementById('app')
    app?.setAttribute('inert', '')
    element.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation()
        close.current()
      }
      if (event.key === 'Tab') keepInside(element, event)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      app?.removeAttribute('inert')
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [active, box])
}
