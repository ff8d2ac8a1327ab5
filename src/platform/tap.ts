/**
 * Mini-programs report taps on elements only: while a tap is waited for, ui/TapLayer lies over the
 * page. tap.h5.ts is the twin.
 */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** Calls once at the next tap anywhere on the page. Returns how to stop. */
export function onNextTap(act: () => void): () => void {
  waiting.add(act)
  notify()
  return () => {
    if (waiting.delete(act)) notify()
  }
}

/** The layer swallows the tap: it must not stay longer than its sentence. */
export const TAP_ENDS = true

export const isTapAwaited = (): boolean => waiting.size > 0

export function onTapAwaited(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** By the layer. */
export function reportTap(): void {
  const acts = [...waiting]
  waiting.clear()
  notify()
  for (const act of acts) act()
}
