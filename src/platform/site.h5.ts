/** Web address of the app, and ways to and from other sites. */
import { parseQuery } from '@/lib/address'

export function siteOrigin(): string {
  return window.location.origin
}

/** Opens another site in a window of its own, which learns nothing of this one. */
export function openOutside(url: string): boolean {
  window.open(url, '_blank', 'noopener,noreferrer')
  return true
}

/** Takes this window to another site, which sends it back later. */
export function leaveFor(url: string): void {
  window.location.assign(url)
}

/** The fragment of the address: browsers send it to no server. */
export function readFragment(): Record<string, string> {
  return parseQuery(window.location.hash.slice(1))
}
