/** Addresses and CIDR ranges that a key may be used from. */
import ipaddr from 'ipaddr.js'

type Parsed = ipaddr.IPv4 | ipaddr.IPv6

/** IPv4 inside of IPv6 becomes IPv4. Null for text that is no address. */
function parseAddress(text: string): Parsed | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null
}

/** Address and length of its prefix; null for text that is neither an address nor a range. */
function parseRange(text: string): [Parsed, number] | null {
  if (text.includes('/')) return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : null
  // `127.1` is an address to inet_aton, and hardly what its writer means.
  if (!text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text)) return null
  const address = parseAddress(text)
  return address && [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** In a normal form, so that one address has one spelling; null: not an address or range. */
export function normalizeRange(text: string): string | null {
  const range = parseRange(text)
  if (!range) return null
  const [address, bits] = range
  const isSingle = bits === (address.kind() === 'ipv4' ? 32 : 128)
  return isSingle ? address.toString() : `${address.toString()}/${bits}`
}

/** @param ranges normalized; empty: every address is allowed */
export function isAllowedAddress(ranges: readonly string[], ip: string): boolean {
  if (ranges.length === 0) return true
  const address = parseAddress(ip)
  if (!address) return false
  return ranges.some((text) => {
    const range = parseRange(text)
    return range !== null && range[0].kind() === address.kind() && address.match(range)
  })
}
