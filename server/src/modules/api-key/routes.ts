import { apiKeyEndpoints } from '@contract/endpoints/api-keys'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../platform/http/router'
import { getClientAddress } from '../auth/arriving'
import type { ApiKeyPorts } from './ports'
import { changeApiKey, createApiKey, listKeys, revokeApiKey, rotateApiKey } from './service'
import { listCalls, readUsage } from './usage'

export function registerApiKeyRoutes(app: FastifyInstance, deps: ApiKeyPorts): void {
  handle(app, deps, apiKeyEndpoints.list, ({ user, query }) => listKeys(deps, user.id, query))
  handle(app, deps, apiKeyEndpoints.create, ({ user, body, request }) => {
    const { by, code, password, passkey, ...key } = body
    const proof = { by, code, password, passkey, address: getClientAddress(request) }
    return createApiKey(deps, user, key, proof)
  })
  handle(app, deps, apiKeyEndpoints.change, ({ user, params, body }) =>
    changeApiKey(deps, { userId: user.id, id: params.id }, body),
  )
  handle(app, deps, apiKeyEndpoints.rotate, ({ user, params, body, request }) =>
    rotateApiKey(deps, user, params.id, { ...body, address: getClientAddress(request) }),
  )
  handle(app, deps, apiKeyEndpoints.revoke, async ({ user, params }) => {
    await revokeApiKey(deps, { userId: user.id, id: params.id })
    return null
  })
  handle(app, deps, apiKeyEndpoints.usage, ({ user, query }) =>
    readUsage(deps, user.id, query.month),
  )
  handle(app, deps, apiKeyEndpoints.calls, ({ user, query }) => listCalls(deps, user.id, query))
}
