/**
 * Scroll position of the page, for subscribers, without rendering: a page scrolls sixty times a
 * second, and only crossing a threshold may change what is rendered.
 */
import { readPageSize } from '@/platform/pageSize'

export interface ScrollPosition {
  /** At 375 px width, like every length of the layout. */
  scrollPx: number
  viewportPx: number
}

export interface ScrollSignal {
  position(): ScrollPosition
  /** The last `scrollTop`, to come back to. */
  top(): number
  /** `scrollTop` in CSS px, as the platform reports it. */
  moved(scrollTop: number): void
  /** The window changed its size. */
  resized(): void
  subscribe(listener: () => void): () => void
}

export function createScrollSignal(): ScrollSignal {
  const listeners = new Set<() => void>()
  let size = readPageSize()
  let scrollTop = 0

  function notifyListeners(): void {
    for (const listener of listeners) listener()
  }

  return {
    position() {
      return { scrollPx: scrollTop / size.scale, viewportPx: size.heightPx }
    },
    top: () => scrollTop,
    moved(top) {
      scrollTop = top
      notifyListeners()
    },
    resized() {
      size = readPageSize()
      notifyListeners()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
