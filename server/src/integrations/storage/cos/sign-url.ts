/** A signed GET of a COS object (request signature, HMAC-SHA1), without a round trip or the SDK. */
import { createHash, createHmac } from 'node:crypto'
import { encodeKey } from '../signing'
import { computeSignKey } from './policy'

/** Query string for GET /<key>; times are unix seconds. */
export function signCosGet(options: {
  secretId: string
  secretKey: string
  key: string
  startS: number
  endS: number
}): string {
  const keyTime = `${options.startS};${options.endS}`
  const httpString = `get\n/${options.key}\n\n\n`
  const digest = createHash('sha1').update(httpString).digest('hex')
  const signature = createHmac('sha1', computeSignKey(options.secretKey, keyTime))
    .update(`sha1\n${keyTime}\n${digest}\n`)
    .digest('hex')
  return [
    'q-sign-algorithm=sha1',
    `q-ak=${encodeURIComponent(options.secretId)}`,
    `q-sign-time=${keyTime}`,
    `q-key-time=${keyTime}`,
    'q-header-list=',
    'q-url-param-list=',
    `q-signature=${signature}`,
  ].join('&')
}

export function cosUrl(host: string, key: string, query: string | null): string {
  return `${host}/${encodeKey(key)}${query ? `?${query}` : ''}`
}
