/**
 * How far the page is scrolled, for those who care, without drawing anything: a page scrolls sixty
 * times a second, and only crossing a threshold may change what is rendered.
 */
import { readWindowInfo } from '@/platform/windowInfo'

/** Widest a page gets, CSS px; see the root font size. */
const MAX_WIDTH = 960
const DESIGN_WIDTH = 375

export interface ScrollPosition {
  /** At 375 px width, like every length of the layout. */
  scrollPx: number
  viewportPx: number
}

export interface ScrollSignal {
  position(): ScrollPosition
  /** The last `scrollTop`, to come back to. */
  top(): number
  /** `scrollTop` in CSS px, as the platform tells it. */
  moved(scrollTop: number): void
  /** The window changed its size. */
  resized(): void
  subscribe(listener: () => void): () => void
}

export function createScrollSignal(): ScrollSignal {
  const listeners = new Set<() => void>()
  let info = readWindowInfo()
  let scrollTop = 0

  function tell(): void {
    for (const listener of listeners) listener()
  }

  return {
    position() {
      const scale = DESIGN_WIDTH / Math.min(info.width, MAX_WIDTH)
      return { scrollPx: scrollTop * scale, viewportPx: info.height * scale }
    },
    top: () => scrollTop,
    moved(top) {
      scrollTop = top
      tell()
    },
    resized() {
      info = readWindowInfo()
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
