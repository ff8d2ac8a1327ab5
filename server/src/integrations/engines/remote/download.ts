/**
 * Fetches a file (a picture, a video) that a server points to. The address is checked when the
 * socket connects, so neither a redirect nor a name server can lead into the private network; only
 * a host that the operator configured may be private (a server on this machine).
 */
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { assertNoPrivateLiteral, lookupPublic } from '../../../platform/lib/outbound/public-network'
import { EngineError } from '../engine'

const MAX_REDIRECTS = 3

function request(url: URL, options: { mayBePrivate: boolean; signal: AbortSignal }) {
  if (!options.mayBePrivate) assertNoPrivateLiteral(url.hostname)
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  const lookupOption = options.mayBePrivate ? {} : { lookup: lookupPublic }
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
  options: { trustedHost: string | null; maxBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  let url = atTrustedHost(new URL(start), options.trustedHost)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('not an http URL')
    const mayBePrivate = url.host === options.trustedHost
    const answer = await request(url, { mayBePrivate, signal: options.signal })
    const status = answer.statusCode ?? 0
    if (status === 200) return readAll(answer, options.maxBytes)
    answer.destroy()
    const { location } = answer.headers
    if (status < 300 || status >= 400 || !location) throw new Error(`the host answered ${status}`)
    const next = new URL(location, url)
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new Error('a redirect from https to http')
    url = atTrustedHost(next, options.trustedHost)
  }
  throw new Error('too many redirects')
}

export interface DownloadOptions {
  /** host[:port] that may have a private address: of an engine that the operator configured */
  readonly trustedHost: string | null
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/

/**
 * A server that calls itself `localhost` means itself: the address that the operator configured for
 * it, where the port is the same. The connection goes to that address and nowhere else.
 */
export function atTrustedHost(url: URL, trustedHost: string | null): URL {
  if (trustedHost === null || !LOOPBACK.test(url.hostname)) return url
  const trusted = new URL(`${url.protocol}//${trustedHost}`)
  if (trusted.port !== url.port) return url
  const same = new URL(url)
  same.hostname = trusted.hostname
  return same
}

/** A file inside of its own address; null for any other address. */
function inlineFile(url: string, maxBytes: number): Buffer | null {
  const [, kind = '', data = ''] = /^data:([^,]{0,200}),(.*)$/s.exec(url) ?? []
  if (!url.startsWith('data:')) return null
  const bytes = Buffer.from(data, kind.endsWith('base64') ? 'base64' : 'utf8')
  if (bytes.length > maxBytes) throw new EngineError('unavailable', 'a finished file is too large')
  return bytes
}

/** Rejects with EngineError `unavailable`, or with the signal's reason when aborted. */
export async function downloadFile(url: string, options: DownloadOptions): Promise<Buffer> {
  const inline = inlineFile(url, options.maxBytes)
  if (inline) return inline
  const deadline = AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([options.signal, deadline])
  try {
    return await follow(url, { ...options, signal })
  } catch (cause) {
    if (options.signal.aborted) throw options.signal.reason
    throw new EngineError('unavailable', 'a finished file could not be fetched', { cause })
  }
}
