/** Registers contract endpoints: session, validation, envelope and answer checks in one place. */
import type { Endpoint } from '@contract/endpoints/define'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasUnstorableText } from '../lib/text'
import {
  type AuthDeps,
  requireSession,
  requireStaff,
  type SessionUser,
  type StaffUser,
} from './auth'
import { buildEnvelope, errorEnvelope } from './envelope'
import { AppError } from '../lib/errors'
import { texts } from './texts'

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

type UserOf<E extends Endpoint> = E['auth'] extends 'user' | 'reviewer'
  ? SessionUser
  : E['auth'] extends 'staff'
    ? StaffUser
    : E['auth'] extends 'optional'
      ? SessionUser | null
      : null

export interface Call<E extends Endpoint> {
  readonly user: UserOf<E>
  readonly params: Part<E, 'params'>
  readonly query: Part<E, 'query'>
  readonly body: Part<E, 'body'>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** `/api/job/{id}` → `/api/job/:id` */
function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** `GET /api/job/{id}` → `getJobById`: unique, since methods and paths are. */
function buildOperationId({ method, path }: Endpoint): string {
  const words = path.replace(/^\/api\//, '').split(/[^A-Za-z0-9{]+/)
  const named = words.filter(Boolean).map((word) => {
    const name = word.replace('{', '')
    return `${word.startsWith('{') ? 'By' : ''}${name.charAt(0).toUpperCase()}${name.slice(1)}`
  })
  return `${method.toLowerCase()}${named.join('')}`
}

/** As OpenAPI says it: one of the list is enough, an empty one is no session. */
const SECURITY: Readonly<Record<Endpoint['auth'], Record<string, string[]>[]>> = {
  public: [],
  optional: [{ session: [] }, {}],
  user: [{ session: [] }],
  reviewer: [{ session: [] }],
  staff: [{ consoleSession: [] }],
}

/** Clients send `{}` where a call takes nothing. */
const NO_BODY = z.strictObject({})

/** Null: none is looked at (GET, DELETE), or the handler reads it (multipart). */
function bodySchema({ method, body, bodyKind }: Endpoint): z.ZodType | null {
  if (body) return body
  const takesNothing = method === 'GET' || method === 'DELETE' || bodyKind === 'multipart'
  return takesNothing ? null : NO_BODY
}

/** Calls that a closing or blocked account must not use: create, send or buy something new. */
function changesMore({ method, whileClosing }: Endpoint): boolean {
  return (method === 'POST' || method === 'PUT' || method === 'PATCH') && !whileClosing
}

async function findUser(deps: AuthDeps, endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.auth === 'public' || endpoint.auth === 'staff') return null
  if (endpoint.auth === 'optional' && !request.headers.authorization) return null
  const user = await requireSession(deps, request.headers.authorization)
  if (endpoint.auth === 'reviewer' && user.role !== 'reviewer') throw new AppError('FORBIDDEN')
  if (user.closing && changesMore(endpoint))
    throw new AppError('FORBIDDEN', { message: texts.closing })
  if (user.blocked !== null && changesMore(endpoint))
    throw new AppError('FORBIDDEN', { message: texts.blocked(user.blocked) })
  return user
}

async function findStaff(deps: AuthDeps, { auth, staff = [] }: Endpoint, request: FastifyRequest) {
  return auth === 'staff' ? requireStaff(deps, request.headers.authorization, staff) : null
}

/** Calls that may be answered by a replica, a moment late. */
function isPublicRead({ method, auth }: Endpoint): boolean {
  return method === 'GET' && (auth === 'public' || auth === 'optional')
}

/**
 * `run` receives checked input and returns `data` of the envelope.
 * A caller without permission is refused before anything else of the request is checked.
 *
 * A public GET has to read from the `deps` that `run` is given: perhaps a replica, and when that
 * fails, `run` is called again.
 */
export function handle<const E extends Endpoint, D extends AuthDeps>(
  app: FastifyInstance,
  deps: D,
  endpoint: E,
  run: (call: Call<E>, deps: D) => Promise<z.output<E['data']>>,
): void {
  const body = bodySchema(endpoint)
  app.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    schema: {
      operationId: buildOperationId(endpoint),
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? 'server'],
      security: SECURITY[endpoint.auth],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(body && { body }),
      ...(endpoint.bodyKind === 'multipart' && { consumes: ['multipart/form-data'] }),
      response: { 200: buildEnvelope(endpoint.data), '4xx': errorEnvelope, '5xx': errorEnvelope },
    },
    onRequest: async (request) => {
      request.user = await findUser(deps, endpoint, request)
      request.staff = await findStaff(deps, endpoint, request)
    },
    preValidation: async (request) => {
      // A call without a body means the same as one with {}.
      if (body) request.body ??= {}
      if ([request.params, request.query, request.body].some(hasUnstorableText)) {
        throw new AppError('BAD_REQUEST')
      }
    },
    handler: async (request, reply) => {
      // The hooks above and the schemas have just made these exactly what the types say.
      const { params, query, body: sent } = request as unknown as Call<E>
      const user = (request.staff ?? request.user) as UserOf<E>
      const call: Call<E> = { user, params, query, body: sent, request, reply }
      const userId = request.user?.id ?? null
      const data = isPublicRead(endpoint)
        ? await deps.reads.read(userId, (source) => run(call, { ...deps, ...source }))
        : await run(call, deps)
      if (endpoint.method !== 'GET' && userId !== null) await deps.reads.noteWrite(userId)
      return { code: 0, message: '', data }
    },
  })
}
