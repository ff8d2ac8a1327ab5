/** Where keys of one's own may go: to the operator's vendors and origins, and to nowhere inside of the network. */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Config } from '../../config/config'
import { isPrivateAddress } from '../../engines/remote/download'
import type { KeyedVendor } from '../../engines/vendor'
import { AppError } from '../../lib/errors'
import { texts } from './texts'

export type KeyPlaces = Pick<Config, 'ownKeyHosts' | 'ownKeyVendors'>
type KeyHosts = Config['ownKeyHosts']

/** Where one key goes. */
interface KeyPlace {
  /** Null: an images API on one of the hosts. */
  readonly vendor: string | null
  readonly baseUrl: string
}

const isHost = (hosts: KeyHosts, baseUrl: string): boolean =>
  URL.canParse(baseUrl) && hosts.some(({ origin }) => origin === new URL(baseUrl).origin)

/** Where it was added for, and nowhere else: another address of the vendor's is not asked. */
export function vendorOf(
  { ownKeyVendors }: KeyPlaces,
  { vendor, baseUrl }: KeyPlace,
): KeyedVendor | null {
  return ownKeyVendors.find((one) => one.id === vendor && one.baseUrl === baseUrl) ?? null
}

export function isAllowed(places: KeyPlaces, place: KeyPlace): boolean {
  return place.vendor === null
    ? isHost(places.ownKeyHosts, place.baseUrl)
    : vendorOf(places, place) !== null
}

export function isOn({ ownKeyHosts, ownKeyVendors }: KeyPlaces): boolean {
  return ownKeyHosts.length > 0 || ownKeyVendors.length > 0
}

/**
 * An address as it is kept: origin and path alone, without a slash at the end. Throws PARAM_INVALID
 * for what is none, or is not the operator's.
 */
export function readBaseUrl(hosts: KeyHosts, text: string): string {
  const invalid = (message: string) =>
    new AppError('PARAM_INVALID', { message, details: { key: 'baseUrl' } })
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw invalid(texts.badUrl)
  const { origin, pathname, username, password, search, hash } = new URL(text)
  if (username || password || search || hash) throw invalid(texts.badUrl)
  if (!isHost(hosts, origin))
    throw invalid(texts.notAllowed(hosts.map((host) => host.origin).join('、')))
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/** False for a name that stands for an address inside of the network, where that is not meant. */
export async function isReachable(
  { ownKeyHosts }: KeyPlaces,
  { vendor, baseUrl }: KeyPlace,
): Promise<boolean> {
  // The vendor's own address, or one that the operator wrote out.
  if (vendor !== null) return true
  const { origin, hostname } = new URL(baseUrl)
  const host = ownKeyHosts.find((one) => one.origin === origin)
  if (!host) return false
  if (host.mayBePrivate) return true
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0) return !isPrivateAddress(literal)
  const found = await lookup(literal, { all: true }).catch(() => null)
  // A name that nobody knows is told by the call itself.
  return found === null || !found.some(({ address }) => isPrivateAddress(address))
}
