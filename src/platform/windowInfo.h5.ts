/** Sizes of the window on H5; safe areas are CSS's there. */
import type { WindowInfo } from './windowInfo'

export type { WindowInfo }

export function readWindowInfo(): WindowInfo {
  const { clientWidth, clientHeight } = document.documentElement
  return {
    width: clientWidth,
    height: clientHeight,
    statusBarHeight: 0,
    safeBottom: 0,
    pixelRatio: window.devicePixelRatio,
  }
}

/** The window changed its size: a turned phone, a dragged edge. Returns how to stop. */
export function onWindowResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
