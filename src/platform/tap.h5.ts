/** Calls once at the next tap anywhere on the screen, whatever is tapped. Returns how to stop. */
export function onNextTap(act: () => void): () => void {
  document.addEventListener('click', act, { capture: true, once: true })
  return () => document.removeEventListener('click', act, { capture: true })
}

/** Nothing is in the way of what is tapped. */
export const TAP_ENDS = false
