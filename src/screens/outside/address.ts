/** Addresses that may be opened from inside the app. */

export type Judgement =
  /** A page of our own server. */
  | { readonly kind: 'own'; readonly url: string }
  /** A plain external web page: the user is warned and decides. */
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  /** No web page at all: scripts, files, other apps, addresses that pretend. */
  | { readonly kind: 'refused' }

const WEB = /^(https?):\/\/([a-z0-9.-]+(?::\d{1,5})?)(\/[^\s\\]*|\?[^\s\\]*|#[^\s\\]*)?$/i
const MAX_CHARS = 2000

/** `own`: origins that are ours, without a trailing slash. Paths of ours are ours. */
export function judgeAddress(address: string, own: readonly string[]): Judgement {
  if (address.length > MAX_CHARS) return { kind: 'refused' }
  if (/^\/(?![/\\])[^\s\\]*$/.test(address))
    return { kind: 'own', url: `${own[0] ?? ''}${address}` }
  const [url, scheme, host] = WEB.exec(address) ?? []
  if (!url || !scheme || !host) return { kind: 'refused' }
  const origin = `${scheme}://${host}`.toLowerCase()
  return own.some((known) => known.toLowerCase() === origin)
    ? { kind: 'own', url }
    : { kind: 'foreign', url, host: host.toLowerCase() }
}
