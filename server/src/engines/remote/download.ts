/**
 * Fetches a file (a picture, a film) that a server points to. The address is checked when the socket connects, so neither
 * a redirect nor a name server can lead into the private network; only the API's own host may be
 * private (a server on this machine).
 */
import { lookup, type LookupAddress } from 'node:dns'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { EngineError } from '../engine'

const MAX_REDIRECTS = 3

const privateRanges = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateRanges.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateRanges.addSubnet(net, prefix, 'ipv6')
}

/** True for loopback, link-local, private and reserved addresses (also IPv4 inside IPv6). */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^(?:::ffff:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPrivateAddress(mapped)
  const family = isIP(address)
  return family === 0 || privateRanges.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : (found as LookupAddress[])
    const [first] = addresses
    if (error) callback(error, '', 0)
    else if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      callback(new Error('the address is private'), '', 0)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

function request(url: URL, options: { mayBePrivate: boolean; signal: AbortSignal }) {
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!options.mayBePrivate && isIP(literal) !== 0 && isPrivateAddress(literal))
    throw new Error('the address is private')
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  const lookupOption = options.mayBePrivate ? {} : { lookup: publicLookup }
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { ...lookupOption, signal: options.signal }, resolve).on('error', reject)
  })
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of answer) {
    total += (chunk as Buffer).length
    if (total > maxBytes) throw new Error('the file is too large')
    chunks.push(chunk as Buffer)
  }
  if (!answer.complete) throw new Error('the file is cut off')
  return Buffer.concat(chunks)
}

async function follow(
  start: string,
  options: { trustedHost: string; maxBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  let url = new URL(start)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('not an http URL')
    const mayBePrivate = url.host === options.trustedHost
    const answer = await request(url, { mayBePrivate, signal: options.signal })
    const status = answer.statusCode ?? 0
    if (status === 200) return readAll(answer, options.maxBytes)
    answer.destroy()
    const { location } = answer.headers
    if (status < 300 || status >= 400 || !location) throw new Error(`the host answered ${status}`)
    url = new URL(location, url)
  }
  throw new Error('too many redirects')
}

export interface DownloadOptions {
  /** host[:port] that may have a private address */
  readonly trustedHost: string
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Rejects with EngineError `unavailable`, or with the signal's reason when aborted. */
export async function downloadFile(url: string, options: DownloadOptions): Promise<Buffer> {
  const deadline = AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([options.signal, deadline])
  try {
    return await follow(url, { ...options, signal })
  } catch (cause) {
    if (options.signal.aborted) throw options.signal.reason
    throw new EngineError('unavailable', 'a finished file could not be fetched', { cause })
  }
}
