/** Allowed hosts for users' own keys: the operator's vendors and origins, never the internal network. */
import type { Config } from '../../config/config'
import type { KeyedVendor } from '../../integrations/engines/vendor'
import { AppError } from '../../platform/lib/errors'
import { isPublicName } from '../../platform/lib/outbound/public-network'
import { texts } from './texts'

export type KeyPlaces = Pick<Config, 'ownKeyHosts' | 'ownKeyVendors'>
type KeyHosts = Config['ownKeyHosts']

/** Host of one key. */
interface KeyPlace {
  /** Null: an images API on one of the hosts. */
  readonly vendor: string | null
  readonly baseUrl: string
}

const isHost = (hosts: KeyHosts, baseUrl: string): boolean =>
  URL.canParse(baseUrl) && hosts.some(({ origin }) => origin === new URL(baseUrl).origin)

/** The host it was added for, and no other: another address of the vendor is not called. */
export function findVendor(
  { ownKeyVendors }: KeyPlaces,
  { vendor, baseUrl }: KeyPlace,
): KeyedVendor | null {
  return ownKeyVendors.find((one) => one.id === vendor && one.baseUrl === baseUrl) ?? null
}

export function isAllowed(places: KeyPlaces, place: KeyPlace): boolean {
  return place.vendor === null
    ? isHost(places.ownKeyHosts, place.baseUrl)
    : findVendor(places, place) !== null
}

export function isOn({ ownKeyHosts, ownKeyVendors }: KeyPlaces): boolean {
  return ownKeyHosts.length > 0 || ownKeyVendors.length > 0
}

/**
 * Normalized base URL: origin and path alone, without a trailing slash. Throws PARAM_INVALID for an
 * invalid one and for a host the operator did not allow.
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

/** False for a vendor's address, and for one that the operator wrote out as a whole origin. */
export function isPublicOnly({ ownKeyHosts }: KeyPlaces, { vendor, baseUrl }: KeyPlace): boolean {
  if (vendor !== null) return false
  const { origin } = new URL(baseUrl)
  return ownKeyHosts.find((one) => one.origin === origin)?.mayBePrivate !== true
}

/**
 * For an answer while a key is added; the connection itself checks again (lib/outbound). False for a
 * name without an address: the call itself reports that.
 */
export async function leadsInside(places: KeyPlaces, place: KeyPlace): Promise<boolean> {
  if (!isPublicOnly(places, place)) return false
  return !(await isPublicName(new URL(place.baseUrl).hostname))
}
