import { ownKeyEndpoints } from '@contract/endpoints/own-keys'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import type { OwnKeyPorts } from './ports'
import { addKey, editKey, readKeys, removeKey, testKey } from './service'

/** Of a person: each may ask a server elsewhere, or guess at keys. */
const CALLS_PER_MINUTE = 10

export function registerOwnKeyRoutes(app: FastifyInstance, deps: OwnKeyPorts): void {
  const count = (reply: FastifyReply, userId: string) =>
    requireCall(deps, reply, { key: `own-key:${userId}`, max: CALLS_PER_MINUTE })

  handle(app, deps, ownKeyEndpoints.list, ({ user }) => readKeys(deps, user.id))
  handle(app, deps, ownKeyEndpoints.add, async ({ user, body, reply }) => {
    await count(reply, user.id)
    return addKey(deps, user.id, body)
  })
  handle(app, deps, ownKeyEndpoints.change, async ({ user, params, body, reply }) => {
    await count(reply, user.id)
    return editKey(deps, { userId: user.id, id: params.id }, body)
  })
  handle(app, deps, ownKeyEndpoints.test, async ({ user, params, reply }) => {
    await count(reply, user.id)
    return testKey(deps, { userId: user.id, id: params.id })
  })
  handle(app, deps, ownKeyEndpoints.remove, ({ user, params }) =>
    removeKey(deps, { userId: user.id, id: params.id }),
  )
}
