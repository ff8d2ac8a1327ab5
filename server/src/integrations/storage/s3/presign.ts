/** A signed GET of an S3 object (Signature Version 4 in the query), without a round trip or the SDK. */
import { createHash, createHmac } from 'node:crypto'
import { encodeKey, encodeStrict } from '../signing'

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** `20130524T000000Z` */
function amzDate(unixS: number): string {
  return new Date(unixS * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** @param options.base scheme, host and, with path style, the bucket: no slash at the end */
export function presignS3Get(options: {
  base: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  key: string
  /** Unix seconds. */
  startS: number
  endS: number
}): string {
  const base = new URL(options.base)
  const path = `${base.pathname.replace(/\/$/, '')}/${encodeKey(options.key)}`
  const date = amzDate(options.startS)
  const day = date.slice(0, 8)
  const scope = `${day}/${options.region}/s3/aws4_request`
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${options.accessKeyId}/${scope}`,
    'X-Amz-Date': date,
    'X-Amz-Expires': String(options.endS - options.startS),
    'X-Amz-SignedHeaders': 'host',
  })
    .map(([name, value]) => `${encodeStrict(name)}=${encodeStrict(value)}`)
    .join('&')
  const canonical = ['GET', path, query, `host:${base.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join(
    '\n',
  )
  const digest = createHash('sha256').update(canonical).digest('hex')
  const signingKey = [options.region, 's3', 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    hmac(`AWS4${options.secretAccessKey}`, day),
  )
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', date, scope, digest].join('\n'))
  return `${base.origin}${path}?${query}&X-Amz-Signature=${signature.toString('hex')}`
}
