/** Which addresses belong to the public internet. */
import ipaddr from 'ipaddr.js'

/** 2000::/3 is the only part of IPv6 that is allocated for global unicast (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** NAT64: the last four bytes are the IPv4 address that is reached (RFC 6052). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * False for loopback, link-local, private, shared (CGNAT), unique local, multicast, documentation,
 * tunnel (6to4, Teredo) and reserved ranges, and for text that is no IP address. IPv4 inside of
 * IPv6 (mapped, NAT64) is judged as the IPv4 address it leads to.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  if (address.match(NAT64)) {
    const inner = new ipaddr.IPv4(address.toByteArray().slice(-4))
    return inner.range() === 'unicast'
  }
  return address.range() === 'unicast' && address.match(GLOBAL_UNICAST)
}
