/** Pictures of the API on this platform. */

/** API pictures are absolute paths; mini-programs need the origin with them. */
export function mediaUrl(url: string): string {
  return url.startsWith('/') ? `${API_ORIGIN}${url}` : url
}
