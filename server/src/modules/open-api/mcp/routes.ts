/** /mcp: the Model Context Protocol over streamable HTTP, for requests with an API key. */
import { toNodeHandler } from '@modelcontextprotocol/node'
import { type AuthInfo, createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticateKey } from '../../api-key/authenticate'
import { OpenApiError, toFailure } from '../errors'
import type { OpenApiPorts } from '../ports'
import { recordCalls } from '../record'
import { requireApiKey } from '../route'
import { checkOrigin } from './origin'
import { createMcpServer } from './server'

/** Pictures in base64. */
const BODY_MAX_BYTES = 24 * 1024 * 1024
const KEEP_ALIVE_MS = 15_000
/** Streams that only listen: none of them is needed, so few are allowed. */
const SUBSCRIPTIONS_MAX = 32
const JSON_RPC_INVALID = -32_600

function answerMcpError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message, retryAfterS } = toFailure(error)
  if (status >= 500) request.log.error({ err: error }, 'MCP request failed')
  request.apiErrorCode = code
  if (status === 401 || status === 403) {
    const name = status === 401 ? 'invalid_token' : 'insufficient_scope'
    void reply.header('www-authenticate', `Bearer error="${name}"`)
  }
  if (retryAfterS !== undefined) void reply.header('retry-after', retryAfterS)
  const failure = { code: JSON_RPC_INVALID, message, data: { code } }
  void reply.status(status).send({ jsonrpc: '2.0', id: null, error: failure })
}

/** @param createServer what answers one request; tests serve fixtures over the same transport */
export async function serveMcp(
  app: FastifyInstance,
  deps: OpenApiPorts,
  createServer: () => McpServer,
): Promise<void> {
  const handler = createMcpHandler(createServer, {
    keepAliveMs: KEEP_ALIVE_MS,
    maxSubscriptions: SUBSCRIPTIONS_MAX,
    onerror: (error) => deps.log.warn({ err: error }, 'MCP request was not answered'),
  })
  const serve = toNodeHandler(handler)
  app.addHook('onClose', () => handler.close())
  await app.register(
    async (scope) => {
      scope.decorateRequest('apiKey', null)
      scope.decorateRequest('apiErrorCode', null)
      scope.decorateRequest('apiCredits', 0)
      scope.setErrorHandler(answerMcpError)
      recordCalls(scope, deps)
      scope.route({
        method: ['GET', 'POST', 'DELETE'],
        // With and without a slash at its end: people paste both.
        url: '/',
        bodyLimit: BODY_MAX_BYTES,
        schema: { hide: true },
        onRequest: async (request, reply) => {
          const refused = checkOrigin(request, deps.config.publicUrl)
          if (refused !== null)
            throw new OpenApiError({ status: 403, code: 'forbidden', message: refused })
          request.apiKey = await authenticateKey(deps, request, reply)
        },
        handler: async (request, reply) => {
          const key = requireApiKey(request)
          const auth: AuthInfo = {
            token: key.keyId,
            clientId: key.keyId,
            scopes: [...key.scopes],
            extra: { call: { key, request } },
          }
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value)
          reply.raw.setHeader('cache-control', 'no-store')
          reply.hijack()
          await serve(Object.assign(request.raw, { auth }), reply.raw, request.body)
        },
      })
    },
    { prefix: '/mcp' },
  )
}

export async function registerMcpRoutes(app: FastifyInstance, deps: OpenApiPorts): Promise<void> {
  if (deps.config.openApi.on) await serveMcp(app, deps, () => createMcpServer(deps))
}
