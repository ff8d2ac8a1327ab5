/** That pictures were saved to the phone: apart from who wants to know it, which is loaded later. */
const SAVED = 'mg-saved'

export function notifySaved(): void {
  window.dispatchEvent(new Event(SAVED))
}

/** Calls back after each saved picture; returns how to stop. */
export function onSaved(listener: () => void): () => void {
  window.addEventListener(SAVED, listener)
  return () => window.removeEventListener(SAVED, listener)
}
