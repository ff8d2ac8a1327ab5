/**
 * A push service on this machine (RFC 8030), and browsers that subscribe to it and decrypt what they
 * get (RFC 8188, 8291), written by the documents and without the library that encrypts.
 */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'

const POINT_BYTES = 65
const SALT_BYTES = 16
const HEADER_BYTES = SALT_BYTES + 4 + 1

export interface ReceivedPush {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Answer to the next requests; null: none at all. */
type Answer = { readonly status: number; readonly headers?: Record<string, string> } | null

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()

/** A browser: its keys, and how it reads a message. */
export function makeBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(SALT_BYTES)

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, SALT_BYTES)
    const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + POINT_BYTES)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const shared = hmac(auth, ecdh.computeSecret(senderKey))
    const secret = hmac(shared, Buffer.concat([info, Buffer.from([1])]))
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    const sealed = body.subarray(HEADER_BYTES + POINT_BYTES)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The last record ends with 2 and zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
  }

  const subscription = {
    endpoint,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  }
  return { subscription, decrypt }
}

/** Claims of the VAPID token. Throws when it was not signed by the key of the same header. */
export async function readVapidToken({ headers }: ReceivedPush) {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'] })
  return { ...payload, key }
}

export async function startPushService() {
  const received: ReceivedPush[] = []
  let answer: Answer = { status: 201 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '', headers } = request
      received.push({ url, headers, body: Buffer.concat(chunks) })
      if (answer) response.writeHead(answer.status, answer.headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  let browsers = 0
  return {
    origin,
    received,
    answerWith: (next: Answer) => void (answer = next),
    browser: () => makeBrowser(`${origin}/send/${++browsers}`),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
