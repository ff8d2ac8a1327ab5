/** An address inside the app: `/pages/a/b?x=1`. No URL class: mini-programs have none. */

export interface Address {
  /** Without leading slash. */
  path: string
  /** Decoded values; the last of a repeated name counts. */
  query: Record<string, string>
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return null
  }
}

/** Malformed pairs are dropped. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const pair of text.split('&')) {
    const [rawName = '', ...rest] = pair.split('=')
    const name = decoded(rawName)
    const value = decoded(rest.join('='))
    if (name && value !== null) query[name] = value
  }
  return query
}

/** One leading slash is allowed; the root (`` or `/`) has the empty path; a #fragment is dropped. */
export function parseAddress(url: string): Address {
  const [beforeHash = ''] = url.split('#')
  const mark = beforeHash.indexOf('?')
  const path = mark < 0 ? beforeHash : beforeHash.slice(0, mark)
  return {
    path: path.startsWith('/') ? path.slice(1) : path,
    query: mark < 0 ? {} : parseQuery(beforeHash.slice(mark + 1)),
  }
}

/** `/pages/a/b?x=1`, values encoded, undefined ones left out. */
export function formatAddress(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): string {
  const text = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return text ? `/${path}?${text}` : `/${path}`
}
