/**
 * A COS bucket with a clock of its own, which checks the time of what is signed by it: of requests
 * of the SDK, of addresses and of posted forms. A form is checked when its last byte has arrived.
 */
import type { IncomingMessage } from 'node:http'
import { verifyPostForm } from '../integrations/storage/cos/policy'
import { signCosGet } from '../integrations/storage/cos/sign-url'
import { type ObjectServer, startObjectServer } from './object-server'
import type { StoredBytes } from './object-versions'

export interface CosServer extends ObjectServer {
  /** Number of refused forms. */
  refusedForms(): number
  /** Runs when a form has arrived, before it is checked. */
  onForm(listener: () => void): void
}

interface CosServerOptions {
  readonly bucket: string
  readonly secretId: string
  readonly secretKey: string
  nowMs(): number
}

const PERIOD = /q-sign-time=(\d+);(\d+)/

async function readFields(request: IncomingMessage, body: Buffer) {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  const file = form.get('file')
  if (!(file instanceof Blob)) throw new Error('a form without a file')
  return { fields, file: { data: Buffer.from(await file.arrayBuffer()), mime: file.type } }
}

export async function startCosServer(options: CosServerOptions): Promise<CosServer> {
  const { secretId, secretKey, bucket } = options
  let refused = 0
  let listener = () => {}

  function isValid(text: string): boolean {
    const [, from, to] = PERIOD.exec(text) ?? []
    const nowS = options.nowMs() / 1000
    return nowS >= Number(from) && nowS < Number(to)
  }

  function isSigned(url: URL): boolean {
    const query = decodeURIComponent(url.search)
    const [, startS, endS] = (PERIOD.exec(query) ?? []).map(Number)
    const key = decodeURIComponent(url.pathname.slice(1))
    if (startS === undefined || endS === undefined || !isValid(query)) return false
    return query === `?${signCosGet({ secretId, secretKey, key, startS, endS })}`
  }

  async function readForm(
    request: IncomingMessage,
    body: Buffer,
  ): Promise<[string, StoredBytes] | null> {
    const { fields, file } = await readFields(request, body)
    listener()
    const nowS = Math.floor(options.nowMs() / 1000)
    const verdict = verifyPostForm(fields, { secretId, secretKey, nowS })
    if (verdict.ok) return [verdict.key, file]
    refused += 1
    return null
  }

  const server = await startObjectServer(bucket, isSigned, { isValid, readForm })
  return {
    ...server,
    refusedForms: () => refused,
    onForm(next) {
      listener = next
    },
  }
}
