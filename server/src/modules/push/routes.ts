import { pushEndpoints } from '@contract/endpoints/push'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import { parseDevice } from '../../platform/lib/device'
import type { PushPorts } from './ports'
import { changePush, readPush, recordPermits, sendTest, subscribe, unsubscribe } from './service'

/** Of a user: each resolves a name. */
const SUBSCRIBES_PER_MINUTE = 20
const TESTS_PER_MINUTE = 5

export function registerPushRoutes(app: FastifyInstance, deps: PushPorts): void {
  const count = (reply: FastifyReply, key: string, max: number) =>
    requireCall(deps, reply, { key, max })

  handle(app, deps, pushEndpoints.read, ({ user }) => readPush(deps, user))
  handle(app, deps, pushEndpoints.change, ({ user, body }) => changePush(deps, user, body))
  handle(app, deps, pushEndpoints.subscribe, async ({ user, body, request, reply }) => {
    await count(reply, `push:${user.id}`, SUBSCRIBES_PER_MINUTE)
    return subscribe(deps, user, { ...body, device: parseDevice(request.headers) })
  })
  handle(app, deps, pushEndpoints.unsubscribe, async ({ user, params }) => {
    await unsubscribe(deps, user.id, params.id)
    return null
  })
  handle(app, deps, pushEndpoints.test, async ({ user, params, reply }) => {
    await count(reply, `push-test:${user.id}`, TESTS_PER_MINUTE)
    await sendTest(deps, user.id, params.id)
    return null
  })
  handle(app, deps, pushEndpoints.permit, ({ user, body }) => recordPermits(deps, user, body))
}
