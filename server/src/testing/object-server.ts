/** A bucket on this machine, for tests of storages: as much of S3 and COS as their SDKs ask for. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StoredBytes {
  readonly data: Buffer
  readonly mime: string | undefined
}

export interface ObjectServer {
  readonly endpoint: string
  readonly objects: Map<string, StoredBytes>
  close(): void
}

/** Assertion for a GET without an Authorization header: the address itself is signed. */
export type IsSigned = (url: URL) => boolean

/** Further checks of a bucket with a clock of its own. */
export interface ObjectServerChecks {
  /** Whether a signature in the header is valid at this time. */
  isValid?(authorization: string): boolean
  /** POST Object: the object to store, or null for a refused form. */
  readForm?(request: IncomingMessage, body: Buffer): Promise<[string, StoredBytes] | null>
}

const EXPIRED = '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>'
const XML = { 'content-type': 'application/xml' }

function buildListing(bucket: string, { objects }: Pick<ObjectServer, 'objects'>, prefix: string) {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, { data }]) =>
        `<Contents><Key>${key}</Key><Size>${data.length}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
    )
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

/** Refuses what is not signed by a header; or, with `isSigned`, by its address. */
export async function startObjectServer(
  bucket: string,
  isSigned: IsSigned = () => false,
  checks: ObjectServerChecks = {},
): Promise<ObjectServer> {
  const objects = new Map<string, StoredBytes>()

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const key = decodeURIComponent(url.pathname.slice(1)).replace(`${bucket}/`, '')
    const { authorization = '' } = request.headers
    const byHeader =
      /q-signature=|AWS4-HMAC-SHA256/.test(authorization) &&
      checks.isValid?.(authorization) !== false
    const byAddress = request.method === 'GET' && isSigned(url)
    if (!byHeader && !byAddress) return void response.writeHead(403, XML).end(EXPIRED)
    if (request.method === 'PUT') {
      objects.set(key, { data: body, mime: request.headers['content-type'] })
      return void response.writeHead(200, { etag: '"x"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (url.searchParams.has('prefix') || key === '' || key === bucket) {
      const prefix = url.searchParams.get('prefix') ?? ''
      return void response.writeHead(200, XML).end(buildListing(bucket, { objects }, prefix))
    }
    const isHead = request.method === 'HEAD'
    const found = objects.get(key)
    if (!found) {
      const missing = '<Error><Code>NoSuchKey</Code><Message>no</Message></Error>'
      return void response.writeHead(404, XML).end(isHead ? undefined : missing)
    }
    response.writeHead(200, {
      'content-length': found.data.length,
      etag: '"x"',
      ...(found.mime && { 'content-type': found.mime }),
    })
    response.end(isHead ? undefined : found.data)
  }

  async function answerForm(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const posted = await checks.readForm?.(request, body)
    if (!posted) return void response.writeHead(403, XML).end(EXPIRED)
    objects.set(...posted)
    response.writeHead(204).end()
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      if (request.method === 'POST') void answerForm(request, response, body)
      else answer(request, response, body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
