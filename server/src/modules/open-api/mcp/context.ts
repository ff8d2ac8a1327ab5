/** The request and the key behind a call of an MCP tool. */
import type { ServerContext } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/lib/errors'
import type { ApiKeyPrincipal } from '../../api-key/authenticate'

export interface McpCall {
  readonly key: ApiKeyPrincipal
  readonly request: FastifyRequest
}

/** The call behind a context; routes.ts has put it there. */
export function readCall(ctx: ServerContext): McpCall {
  const call = ctx.http?.authInfo?.extra?.call as McpCall | undefined
  if (!call) throw new AppError('UNAUTHORIZED')
  return call
}
