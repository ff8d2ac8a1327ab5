import { passkeyEndpoints } from '@contract/endpoints/passkey'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../../platform/http/router'
import { addressKey } from '../../../platform/lib/address'
import { parseDevice } from '../../../platform/lib/device'
import type { AuthPorts } from '../ports'
import { buildArrival } from '../arriving'
import { confirmUse } from '../confirm'
import { beginPasskey, signInByPasskey } from './enter'
import { addPasskey, beginAdding, listOwn, removePasskey, renamePasskey } from './own'

export function registerPasskeyRoutes(app: FastifyInstance, deps: AuthPorts): void {
  handle(app, deps, passkeyEndpoints.passkeyStart, async () => beginPasskey(deps, 'enter'))
  handle(app, deps, passkeyEndpoints.passkeyLogin, ({ body, request }) =>
    signInByPasskey(deps, buildArrival(deps, body, request)),
  )
  handle(app, deps, passkeyEndpoints.list, ({ user }) => listOwn(deps, user.id))
  handle(app, deps, passkeyEndpoints.start, ({ user, body, request }) =>
    beginAdding(deps, user, { ...body, address: addressKey(request.ip) }),
  )
  handle(app, deps, passkeyEndpoints.add, ({ user, body, request }) =>
    addPasskey(deps, user, { ...body, device: parseDevice(request.headers) }),
  )
  handle(app, deps, passkeyEndpoints.rename, async ({ user, params, body }) => {
    await renamePasskey(deps, { userId: user.id, ...params, ...body })
    return null
  })
  handle(app, deps, passkeyEndpoints.confirmStart, async ({ user }) =>
    beginPasskey(deps, confirmUse(user)),
  )
  handle(app, deps, passkeyEndpoints.remove, async ({ user, params, body, request }) => {
    await removePasskey(deps, user, { ...params, ...body, address: addressKey(request.ip) })
    return null
  })
}
