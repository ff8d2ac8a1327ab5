import { posix } from 'node:path'

export interface RouteTarget {
  /** Path without a leading slash. */
  route: string
  /** Values as written: the client decodes none of them. */
  query: Record<string, string>
}

/** Reads a page URL as the client does: absolute with a slash, else relative to the open page. */
export function parseTarget(url: string, currentRoute: string): RouteTarget {
  const [path = '', search = ''] = splitOnce(url, '?')
  const absolute = path.startsWith('/')
    ? path.slice(1)
    : posix.join(posix.dirname(currentRoute), path)
  const query: Record<string, string> = {}
  for (const pair of search.split('&')) {
    if (pair === '') continue
    const [key = '', value = ''] = splitOnce(pair, '=')
    query[key] = value
  }
  return { route: posix.normalize(absolute), query }
}

export function formatQuery(query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}
