import { accountEndpoints } from '@contract/endpoints/account'
import { authEndpoints } from '@contract/endpoints/auth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { addressKey } from '../../lib/address'
import { deviceOf, platformOf } from '../../lib/device'
import { type Asker, deviceHashOf } from './asker'
import { sendCode } from './codes'
import { bindPhone, closeAccount, keepAccount, sendOwnCode } from './own-phone'
import { signInByPlatform, signInSilently } from './platform'
import { signInWithPhone } from './service'
import { closeSession, endSignIns, listSignIns, refreshSession, type Visit } from './sessions'

const addressOf = (request: FastifyRequest) => addressKey(request.ip)

function visitOf(request: FastifyRequest): Visit {
  return { device: deviceOf(request.headers), address: addressOf(request) }
}

function askerOf(request: FastifyRequest, device: string | undefined): Asker {
  return { address: addressOf(request), deviceHash: deviceHashOf(device) }
}

/** `device` of a body is the client's own id; of a visit, what a person calls the thing. */
function arrivalOf<B extends { device?: string | undefined }>(body: B, request: FastifyRequest) {
  const { device, ...rest } = body
  return { ...rest, ...visitOf(request), deviceHash: deviceHashOf(device) }
}

export function registerAuthRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, authEndpoints.smsCode, ({ body, request }) =>
    sendCode(deps, {
      ...body,
      asker: askerOf(request, body.device),
      proof: {
        solution: body.solution,
        client: platformOf(request.headers),
        ip: request.ip,
      },
    }),
  )
  handle(app, deps, authEndpoints.phoneLogin, ({ body, request }) =>
    signInWithPhone(deps, arrivalOf(body, request)),
  )
  handle(app, deps, authEndpoints.platformLogin, ({ body, request }) =>
    signInByPlatform(deps, arrivalOf(body, request)),
  )
  handle(app, deps, authEndpoints.silentLogin, ({ body, request }) =>
    signInSilently(deps, { ...body, ...visitOf(request) }),
  )
  handle(app, deps, authEndpoints.bindPhone, ({ user, body, request }) =>
    bindPhone(deps, user.id, { ...body, asker: askerOf(request, body.device) }),
  )
  handle(app, deps, authEndpoints.refreshToken, ({ body, request }) =>
    refreshSession(deps, body.token, visitOf(request)),
  )
  registerAccountRoutes(app, deps)
}

function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, accountEndpoints.ownCode, ({ user, body, request }) =>
    sendOwnCode(deps, user.id, { ...body, address: addressOf(request) }),
  )
  handle(app, deps, accountEndpoints.signOut, async ({ user, body }) => {
    await closeSession(deps, user, body)
    return null
  })
  handle(app, deps, accountEndpoints.sessions, ({ user }) => listSignIns(deps, user))
  handle(app, deps, accountEndpoints.endSessions, async ({ user, body }) => {
    await endSignIns(deps, user, body.id ?? null)
    return null
  })
  handle(app, deps, accountEndpoints.logoff, ({ user, body, request }) =>
    closeAccount(deps, user.id, { ...body, address: addressOf(request) }),
  )
  handle(app, deps, accountEndpoints.keepAccount, async ({ user }) => {
    await keepAccount(deps, user.id)
    return null
  })
}
