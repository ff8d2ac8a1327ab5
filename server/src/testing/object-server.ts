/** A bucket on this machine, for tests of storages: as much of S3 and COS as their SDKs ask for. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { ObjectUploads, readDeleted } from './object-uploads'
import { ObjectVersions, type StoredBytes } from './object-versions'

export interface ObjectServer {
  readonly endpoint: string
  /** Of localhost; 0 without a certificate. */
  readonly securePort: number
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
  /** Answers by TLS as well, PEM. */
  readonly certificate?: { readonly key: string; readonly cert: string }
  /** Default: in memory. */
  readonly objects?: Map<string, StoredBytes>
}

const EXPIRED = '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>'
const XML = { 'content-type': 'application/xml' }
const MODIFIED = new Date('2026-01-01T00:00:00.000Z')
const ETAG = '"x"'

function buildListing(bucket: string, { objects }: Pick<ObjectServer, 'objects'>, url: URL) {
  const prefix = url.searchParams.get('prefix') ?? ''
  const delimiter = url.searchParams.get('delimiter')
  const folders = new Set<string>()
  const contents: string[] = []
  for (const [key, { data }] of objects) {
    if (!key.startsWith(prefix)) continue
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    if (end >= 0) folders.add(key.slice(0, end + 1))
    else
      contents.push(
        `<Contents><Key>${key}</Key><Size>${data.length}</Size><LastModified>${MODIFIED.toISOString()}</LastModified></Contents>`,
      )
  }
  const common = [...folders].map(
    (folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`,
  )
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><IsTruncated>false</IsTruncated>${contents.join('')}${common.join('')}</ListBucketResult>`
}

/** Refuses what is not signed by a header; or, with `isSigned`, by its address. */
export async function startObjectServer(
  bucket: string,
  isSigned: IsSigned = () => false,
  checks: ObjectServerChecks = {},
): Promise<ObjectServer> {
  const objects = checks.objects ?? new Map<string, StoredBytes>()
  const versions = new ObjectVersions(objects)
  const uploads = new ObjectUploads()

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const key = decodeURIComponent(url.pathname.slice(1)).replace(`${bucket}/`, '')
    const { authorization = '' } = request.headers
    const byHeader =
      /q-signature=|AWS4-HMAC-SHA256/.test(authorization) &&
      checks.isValid?.(authorization) !== false
    const byAddress = request.method === 'GET' && isSigned(url)
    if (!byHeader && !byAddress) return void response.writeHead(403, XML).end(EXPIRED)
    const { searchParams } = url
    const isOfBucket = key === '' || key === bucket
    if (request.method === 'PUT') {
      if (searchParams.has('versioning')) versions.enabled = /Enabled/.test(body.toString())
      else if (searchParams.has('partNumber')) uploads.addPart(url, body)
      else versions.put(key, { data: body, mime: request.headers['content-type'] })
      return void response.writeHead(200, { etag: ETAG }).end()
    }
    if (request.method === 'DELETE') {
      const version = searchParams.get('versionId')
      if (version === null) versions.delete(key)
      else versions.remove(key, version)
      return void response.writeHead(204).end()
    }
    if (request.method === 'POST') {
      const sent = answerPost(url, { key, body, mime: request.headers['content-type'] })
      return void response.writeHead(sent === null ? 404 : 200, XML).end(sent)
    }
    if (isOfBucket && searchParams.has('versions')) {
      const prefix = searchParams.get('prefix') ?? ''
      return void response.writeHead(200, XML).end(versions.buildListing(bucket, prefix))
    }
    if (isOfBucket || searchParams.has('prefix'))
      return void response.writeHead(200, XML).end(buildListing(bucket, { objects }, url))
    const isHead = request.method === 'HEAD'
    const found = objects.get(key)
    if (!found) {
      const missing = '<Error><Code>NoSuchKey</Code><Message>no</Message></Error>'
      return void response.writeHead(404, XML).end(isHead ? undefined : missing)
    }
    response.writeHead(200, {
      'content-length': found.data.length,
      etag: ETAG,
      'last-modified': MODIFIED.toUTCString(),
      ...(found.mime && { 'content-type': found.mime }),
    })
    response.end(isHead ? undefined : found.data)
  }

  /** Null: refused. */
  function answerPost(
    url: URL,
    { key, body, mime }: { key: string; body: Buffer; mime: string | undefined },
  ): string | null {
    if (url.searchParams.has('uploads')) return uploads.begin()
    if (url.searchParams.has('delete')) {
      for (const one of readDeleted(body)) versions.delete(one)
      return '<?xml version="1.0"?><DeleteResult></DeleteResult>'
    }
    const stored = uploads.complete(url.searchParams.get('uploadId') ?? '', mime)
    if (!stored) return null
    versions.put(key, stored)
    return `<?xml version="1.0"?><CompleteMultipartUploadResult><ETag>${ETAG}</ETag></CompleteMultipartUploadResult>`
  }

  async function answerForm(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const posted = await checks.readForm?.(request, body)
    if (!posted) return void response.writeHead(403, XML).end(EXPIRED)
    objects.set(...posted)
    response.writeHead(204).end()
  }

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const isForm = request.method === 'POST' && !request.headers.authorization
      if (isForm) void answerForm(request, response, body)
      else answer(request, response, body)
    })
  }

  const server = createServer(receive)
  const secure = checks.certificate ? createSecureServer(checks.certificate, receive) : null
  const endpoint = `http://127.0.0.1:${await listen(server, '127.0.0.1')}`
  return {
    endpoint,
    securePort: secure ? await listen(secure, 'localhost') : 0,
    objects,
    close() {
      for (const one of [server, secure]) {
        one?.closeAllConnections()
        one?.close()
      }
    },
  }
}

async function listen(server: Server, host: string): Promise<number> {
  server.listen(0, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
