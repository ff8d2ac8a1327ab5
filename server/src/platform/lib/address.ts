import { isIPv6 } from 'node:net'

/**
 * Key of rate limits: the address, or for IPv6 its /64, since one household has a whole /64.
 */
export function addressKey(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const middle = plain.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`
}
