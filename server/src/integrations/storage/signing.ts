/** Times of signed URLs, chosen so that a URL stays the same for hours and clients can cache it. */
const STEP_S = 12 * 3600
/** From the start of the step: at the end of a step a URL is still good for a day and a half. */
const SIGNED_URL_S = 48 * 3600

/**
 * Clocks of this server, of the storage and of other servers may differ by this much: what is signed
 * is valid so much earlier, and short periods so much longer.
 */
export const CLOCK_TOLERANCE_S = 300

/** Unix seconds between which an address that stays the same for hours is valid. */
export function stablePeriod(nowMs: number): { startS: number; endS: number } {
  const stepS = Math.floor(nowMs / 1000 / STEP_S) * STEP_S
  return { startS: stepS - CLOCK_TOLERANCE_S, endS: stepS + SIGNED_URL_S }
}

/** Unix seconds between which an address is valid that is used within `validS`. */
export function shortPeriod(nowMs: number, validS: number): { startS: number; endS: number } {
  const nowS = Math.floor(nowMs / 1000)
  return { startS: nowS - CLOCK_TOLERANCE_S, endS: nowS + validS + CLOCK_TOLERANCE_S }
}

/** RFC 3986: what both vendors sign. */
export function encodeStrict(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A key as a URL path: segments encoded, slashes preserved. */
export function encodeKey(key: string): string {
  return key.split('/').map(encodeStrict).join('/')
}
