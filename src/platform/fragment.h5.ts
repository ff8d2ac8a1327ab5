import { parseQuery } from '@/lib/address'

/** The fragment of the address: browsers send it to no server. */
export function readFragment(): Record<string, string> {
  return parseQuery(window.location.hash.slice(1))
}
