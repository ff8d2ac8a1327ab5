/** Alibaba Cloud's request signature, version 3: ACS3-HMAC-SHA256 over an RPC call. */
import { createHash, createHmac, randomUUID } from 'node:crypto'

export interface AliyunCall {
  readonly host: string
  readonly action: string
  readonly version: string
  /** Form fields. */
  readonly fields?: Readonly<Record<string, string>>
  /** Parameters of the address, encoded and in alphabetical order. */
  readonly query?: string
}

export interface AliyunKey {
  readonly accessKeyId: string
  readonly accessKeySecret: string
}

const ALGORITHM = 'ACS3-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Body and headers of a POST to `/`. */
export function signCall(
  { host, action, version, fields, query = '' }: AliyunCall,
  { accessKeyId, accessKeySecret }: AliyunKey,
  { now = new Date(), nonce = randomUUID() }: { now?: Date; nonce?: string } = {},
): { body: string; headers: Record<string, string> } {
  const body = fields ? new URLSearchParams(fields).toString() : ''
  const headers: Record<string, string> = {
    ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(body),
    'x-acs-date': now.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const names = Object.keys(headers).sort()
  const signed = names.join(';')
  const canonical = [
    'POST',
    '/',
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-acs-content-sha256'],
  ].join('\n')
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${signed},Signature=${signature}`
  return { body, headers: { ...headers, authorization } }
}
