/** Route: the part of the address behind /console, with its query. */
import { useSyncExternalStore } from 'react'

const BASE = '/console'
const MOVED = 'console:moved'

export interface Route {
  /** `users`, or '' at the beginning. */
  readonly page: string
  /** Open item of the page: `users/<id>`. */
  readonly id: string | null
}

const read = (): string => location.pathname

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(MOVED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(MOVED, listener)
  }
}

export function useRoute(): Route {
  const path = useSyncExternalStore(subscribe, read)
  const [page = '', id] = path.slice(BASE.length).split('/').filter(Boolean)
  return { page, id: id === undefined ? null : decodeURIComponent(id) }
}

export const buildPath = ({ page, id }: Route): string =>
  id === null ? `${BASE}/${page}` : `${BASE}/${page}/${encodeURIComponent(id)}`

/** `replace`: going back does not come here again. */
export function navigate(place: Route, { replace = false } = {}): void {
  const address = buildPath(place)
  if (address === location.pathname) return
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event(MOVED))
}
