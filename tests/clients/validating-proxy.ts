/**
 * Proxy between a client and a server that validates both against an OpenAPI document: each
 * request, each answer and each status. It passes everything on and collects mismatches.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Document, Operation } from 'openapi-backend'
import { loadOpenApiBackend } from './packages'

export interface ValidatingProxy {
  readonly address: string
  /** Violations, as sentences, since the last call of this function. */
  takeComplaints(): string[]
  /** Operation ids that were called. */
  readonly called: ReadonlySet<string>
  close(): Promise<void>
}

interface Passed {
  readonly status: number
  readonly headers: Record<string, string>
  readonly bytes: Buffer
}

/** Those of one connection stay behind. */
function passHeaders(headers: Headers): Record<string, string> {
  const { connection: _, 'content-length': __, ...passed } = Object.fromEntries(headers)
  for (const name of ['transfer-encoding', 'content-encoding', 'keep-alive']) delete passed[name]
  return passed
}

/** By its status, or by `4XX` and `default`. */
function findResponse({ responses = {} }: Operation, status: number) {
  const key = [`${status}`, `${Math.floor(status / 100)}XX`, 'default'].find((one) =>
    Object.keys(responses).some((name) => name.toUpperCase() === one.toUpperCase()),
  )
  const name = Object.keys(responses).find((one) => one.toUpperCase() === key?.toUpperCase())
  return name === undefined
    ? undefined
    : (responses[name] as { content?: Readonly<Record<string, unknown>> })
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** By one of the documented ways, each a set of schemes; no ways: everybody. */
function isAuthorized(operation: Operation, headers: IncomingMessage['headers']): boolean {
  const ways = operation.security ?? []
  const hasToken = /^Bearer .+/.test(headers.authorization ?? '')
  return ways.length === 0 || ways.some((way) => hasToken || Object.keys(way).length === 0)
}

export async function startValidatingProxy(
  document: Document,
  target: string,
): Promise<ValidatingProxy> {
  const { OpenAPIBackend } = loadOpenApiBackend()
  const definition = { ...document, servers: [{ url: '/' }] }
  const api = new OpenAPIBackend({ definition, validate: true, quick: true })
  await api.init()
  let complaints: string[] = []
  const called = new Set<string>()

  async function pass(request: IncomingMessage): Promise<Passed> {
    const body = await readAll(request)
    const { method = 'GET', url = '/' } = request
    const { pathname, search } = new URL(url, target)
    const isJson = (request.headers['content-type'] ?? '').includes('json')
    const seen = {
      method,
      path: pathname,
      query: search.slice(1),
      headers: request.headers as Record<string, string>,
      ...(isJson && { body: JSON.parse(body.toString()) as object }),
    }
    const complain = (what: string) => complaints.push(`${method} ${pathname}: ${what}`)
    const operation = api.matchOperation(seen)
    if (!operation) complain('no such operation')
    else {
      called.add(String(operation.operationId))
      if (!isAuthorized(operation, request.headers)) complain('a session is documented')
      if (isJson && !operation.requestBody) complain('an undocumented body')
      // Fields of forms are not JSON: only that a form is documented can be checked.
      const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/')
      const content = (operation.requestBody as { content?: object } | undefined)?.content ?? {}
      if (isForm && !('multipart/form-data' in content)) complain('an undocumented form')
      const { errors } = isForm ? { errors: null } : api.validateRequest(seen, operation)
      for (const error of errors ?? []) complain(`request ${error.instancePath} ${error.message}`)
    }
    const headers = { ...request.headers } as Record<string, string>
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding'])
      delete headers[name]
    const answer = await fetch(`${target}${url}`, {
      method,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { status } = answer
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
    if (operation) {
      const documented = findResponse(operation, status)
      if (!documented) complain(`${status} is not documented`)
      else if (!(type in (documented.content ?? {}))) complain(`${status} ${type}: undocumented`)
      const { errors } =
        type === 'application/json'
          ? api.validateResponse(JSON.parse(bytes.toString()), operation, status)
          : { errors: null }
      for (const error of errors ?? []) complain(`${status} ${error.instancePath} ${error.message}`)
    }
    return { status, headers: passHeaders(answer.headers), bytes }
  }

  const server = createServer((request, response) => {
    pass(request).then(
      ({ status, headers, bytes }) => response.writeHead(status, headers).end(bytes),
      (error: unknown) => {
        complaints.push(String(error))
        response.destroy()
      },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    takeComplaints() {
      const taken = complaints
      complaints = []
      return taken
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
