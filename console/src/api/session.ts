/**
 * The sign-in of this tab. It lives in sessionStorage: no other tab has it, so that a script that
 * gets into the app of this origin finds nothing, and it ends with the tab.
 */
const KEY = 'console-token'
const listeners = new Set<() => void>()

export const session = {
  token: (): string | null => sessionStorage.getItem(KEY),
  open(token: string): void {
    sessionStorage.setItem(KEY, token)
    for (const listener of listeners) listener()
  },
  close(): void {
    sessionStorage.removeItem(KEY)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
