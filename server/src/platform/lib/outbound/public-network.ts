/**
 * Connections to public addresses only. The address is checked when the socket connects and the
 * connection is made to the address that was checked, so a name that resolves differently the
 * second time (DNS rebinding) gains nothing.
 */
import dns, { type LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './address-range'

export class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS'
  constructor() {
    super('the address is private')
    this.name = 'PrivateAddressError'
  }
}

/** Also within the errors that HTTP clients wrap around it. */
export function isPrivateAddressError(error: unknown): boolean {
  if (error instanceof PrivateAddressError) return true
  return error instanceof Error && error.cause !== undefined && isPrivateAddressError(error.cause)
}

/** `lookup` of a socket. One private address among several refuses the name. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : (found as LookupAddress[])
    const [first] = addresses
    if (error) callback(error, '', 0)
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(new PrivateAddressError(), '', 0)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

/**
 * For an immediate answer while an address is entered; the connection itself checks again. True for a
 * name without an address: the call itself reports that. @param hostname as in a URL
 */
export async function isPublicName(hostname: string): Promise<boolean> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(literal, { all: true }).catch(() => [])
  return found.every(({ address }) => isPublicAddress(address))
}

/** Sockets do not look up hosts that are addresses already. @param hostname as in a URL */
export function assertNoPrivateLiteral(hostname: string): void {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new PrivateAddressError()
}

/** As Node's own `fetch` declares it; it works with the package's newer one as well. */
type Dispatcher = NonNullable<RequestInit['dispatcher']>

let dispatcher: Promise<Dispatcher> | null = null

async function createDispatcher(): Promise<Dispatcher> {
  const { Agent, buildConnector } = await import('undici')
  const connect = buildConnector({ lookup: lookupPublic })
  const agent = new Agent({
    connect: (options, callback) => {
      try {
        assertNoPrivateLiteral(options.hostname)
      } catch (error) {
        return callback(error as Error, null)
      }
      return connect(options, callback)
    },
  })
  return agent as unknown as Dispatcher
}

/** For `fetch`. Loaded with its first use: undici takes 20 MB. */
export function publicDispatcher(): Promise<Dispatcher> {
  dispatcher ??= createDispatcher()
  return dispatcher
}
