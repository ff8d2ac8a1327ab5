/**
 * Addresses typed by hand, deep links, reloads, back and forward. Must run before the router
 * exists: a refused page is then never mounted.
 */
import type { MayOpen } from './arrival'

export type { MayOpen }

function here(): string {
  return window.location.pathname + window.location.search
}

export function guardAddresses(mayOpen: MayOpen, onRefused: (url: string) => void): string | null {
  window.addEventListener('popstate', (event) => {
    const url = here()
    if (mayOpen(url)) return
    // The router must not see it; onRefused opens a page that may be seen.
    event.stopImmediatePropagation()
    onRefused(url)
  })
  const url = here()
  if (mayOpen(url)) return null
  window.history.replaceState(null, '', '/')
  return url
}
