/** Registers the service worker; loaded after everything that a first page shows. */
interface SavingConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Browsers support it on https and on localhost only; with data saving on it is skipped. Rejects
 * when the browser refuses.
 */
export async function registerWorker(): Promise<void> {
  const { connection } = navigator as SavingConnection
  if (!('serviceWorker' in navigator) || connection?.saveData === true) return
  await navigator.serviceWorker.register('/sw.js')
}
