/**
 * The App Store stores a UUID with a purchase (appAccountToken). Ours is the order's number: its
 * 24 digits are hexadecimal too.
 */

export function tokenOfOrder(orderId: string): string {
  const parts = [orderId.slice(0, 4), orderId.slice(4, 8), orderId.slice(8, 12), orderId.slice(12)]
  return `00000000-${parts.join('-')}`
}

/** Null for a token that is none of ours. */
export function orderOfToken(token: string | undefined): string | null {
  const digits = token?.replaceAll('-', '') ?? ''
  return /^0{8}\d{24}$/.test(digits) ? digits.slice(8) : null
}
