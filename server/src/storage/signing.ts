/** Times of signed URLs, chosen so that a URL stays the same for hours and clients can cache it. */
const STEP_S = 12 * 3600
/** From the start of the step: at the end of a step a URL is still good for a day and a half. */
export const SIGNED_URL_S = 48 * 3600

/** Start of the present step, unix seconds. */
export function stepStartS(nowMs: number): number {
  return Math.floor(nowMs / 1000 / STEP_S) * STEP_S
}

/** RFC 3986: what both vendors sign. */
export function encodeStrict(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A key as a URL path: segments encoded, slashes kept. */
export function encodeKey(key: string): string {
  return key.split('/').map(encodeStrict).join('/')
}
