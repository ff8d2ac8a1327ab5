import { authEndpoints } from '@contract/endpoints/auth'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { handle } from '../../http/router'
import { addressKey } from '../../lib/address'
import { sendCode } from './codes'
import { bindPhone, signInWithPhone } from './service'
import { closeSession, refreshSession } from './sessions'

export function registerAuthRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, authEndpoints.smsCode, ({ body, request }) =>
    sendCode(deps, { ...body, address: addressKey(request.ip) }),
  )
  handle(app, deps, authEndpoints.phoneLogin, ({ body, request }) =>
    signInWithPhone(deps, { ...body, address: addressKey(request.ip) }),
  )
  handle(app, deps, authEndpoints.bindPhone, ({ user, body, request }) =>
    bindPhone(deps, user.id, { ...body, address: addressKey(request.ip) }),
  )
  handle(app, deps, authEndpoints.refreshToken, ({ body }) => refreshSession(deps, body.token))
  handle(app, deps, authEndpoints.logoff, async ({ user, body }) => {
    await closeSession(deps, user, body)
    return null
  })
}
