/** One call of /v1: a key with a scope, checked input, errors in this API's shape. */
import type { ApiKeyScope } from '@contract/open-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { hasUnstorableText } from '../../platform/lib/text'
import { AppError } from '../../platform/lib/errors'
import { type ApiKeyPrincipal, authenticateKey, requireScope } from '../api-key/authenticate'
import { errorSchema } from './schemas'
import type { OpenApiPorts } from './ports'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of a call of /v1 and /mcp. */
    apiKey: ApiKeyPrincipal | null
    /** Code of the error that was answered. */
    apiErrorCode: string | null
    /** Price of what this call ordered. */
    apiCredits: number
  }
}

export interface ApiCall {
  readonly key: ApiKeyPrincipal
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Without its `/v1`, parameters as `:id`. */
  readonly url: string
  readonly operationId: string
  readonly summary: string
  /** Null: any key. */
  readonly scope: ApiKeyScope | null
  readonly tags: readonly string[]
  readonly body?: z.ZodType
  /** Its result can be a stream of events. */
  readonly streams?: true
  /** A form: the handler reads it. */
  readonly form?: z.ZodType
  /** Files of the form; left out: `image` and `mask`. */
  readonly files?: readonly string[]
  readonly bodyMaxBytes?: number
  /** The schema of the body is for the document: the handler checks it. */
  readonly checksItself?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly response: Readonly<Record<string, z.ZodType>>
}

export function requireApiKey(request: FastifyRequest): ApiKeyPrincipal {
  if (!request.apiKey) throw new AppError('UNAUTHORIZED')
  return request.apiKey
}

export function handleApi(
  app: FastifyInstance,
  deps: OpenApiPorts,
  { method, url, scope, body, form, files, params, query, response, ...doc }: ApiRoute,
  run: (call: ApiCall) => Promise<unknown>,
): void {
  app.route({
    method,
    url,
    schema: {
      operationId: doc.operationId,
      summary: doc.summary,
      tags: doc.tags,
      security: [{ apiKey: [] }],
      ...(body && { body }),
      ...(form && { consumes: ['multipart/form-data'] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      response: { ...response, '4xx': errorSchema, '5xx': errorSchema },
    },
    config: {
      ...(form && { form }),
      ...(files && { files }),
      ...(doc.streams && { streams: true as const }),
    },
    ...(doc.bodyMaxBytes !== undefined && { bodyLimit: doc.bodyMaxBytes }),
    ...(doc.checksItself && { validatorCompiler: () => (value: unknown) => ({ value }) }),
    onRequest: async (request, reply) => {
      request.apiKey = await authenticateKey(deps, request, reply)
      if (scope !== null) requireScope(request.apiKey, scope)
    },
    preValidation: async (request) => {
      if ([request.params, request.query, request.body].some(hasUnstorableText))
        throw new AppError('BAD_REQUEST')
    },
    handler: (request, reply) => run({ key: requireApiKey(request), request, reply }),
  })
}
