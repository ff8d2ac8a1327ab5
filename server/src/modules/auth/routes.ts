import { accountEndpoints } from '@contract/endpoints/account'
import { authEndpoints } from '@contract/endpoints/auth'
import { meansEndpoints } from '@contract/endpoints/means'
import { oidcEndpoints } from '@contract/endpoints/oidc'
import { passwordEndpoints } from '@contract/endpoints/password'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Solution } from '../../integrations/captcha/challenge'
import type { AuthPorts } from './ports'
import { originOf } from '../../platform/http/origin'
import { handle } from '../../platform/http/router'
import { parsePlatform } from '../../platform/lib/device'
import { getClientAddress, buildArrival, buildVisit } from './arriving'
import { type Asker, hashDevice } from './code-requester'
import { sendCode } from './codes'
import { sendEmailCode, signInWithEmail } from './email'
import { readLink, useLink } from './links'
import { closeAccount, cancelAccountDeletion } from './closing'
import { listChanges, readUndo, undoByCode, undoOwn } from './means/undo'
import { beginOidc, signInByOidc } from './oidc'
import { bindPhone, sendOwnCode } from './own-phone'
import { registerPasskeyRoutes } from './passkeys/routes'
import { changePassword, signInWithPassword } from './password'
import { signInByPlatform, signInSilently } from './platform'
import { requireWay, signInWithPhone } from './service'
import { closeSession, endSignIns, listSignIns, refreshSession } from './sessions'

function buildAsker(request: FastifyRequest, device: string | undefined): Asker {
  return { address: getClientAddress(request), deviceHash: hashDevice(device) }
}

/** Requester of a code, with the solved captcha. */
function buildCodeRequest(
  request: FastifyRequest,
  { device, solution }: { device?: string | undefined; solution?: Solution | undefined },
) {
  const client = parsePlatform(request.headers)
  return { asker: buildAsker(request, device), proof: { solution, client, ip: request.ip } }
}

export function registerAuthRoutes(app: FastifyInstance, deps: AuthPorts): void {
  handle(app, deps, authEndpoints.smsCode, async ({ body, request }) => {
    const { phone: recipient, purpose } = body
    if (purpose === 'login') requireWay(deps, 'phone')
    return sendCode(deps, { recipient, purpose, ...buildCodeRequest(request, body) })
  })
  handle(app, deps, authEndpoints.emailCode, ({ body, request }) =>
    sendEmailCode(deps, { email: body.email, ...buildCodeRequest(request, body) }),
  )
  handle(app, deps, authEndpoints.emailLogin, ({ body, request }) =>
    signInWithEmail(deps, buildArrival(deps, body, request)),
  )
  handle(app, deps, authEndpoints.phoneLogin, ({ body, request }) =>
    signInWithPhone(deps, buildArrival(deps, body, request)),
  )
  handle(app, deps, authEndpoints.platformLogin, ({ body, request }) =>
    signInByPlatform(deps, buildArrival(deps, body, request)),
  )
  handle(app, deps, authEndpoints.silentLogin, ({ body, request }) =>
    signInSilently(deps, buildArrival(deps, body, request)),
  )
  handle(app, deps, authEndpoints.refreshToken, ({ body, request }) =>
    refreshSession(deps, body.token, buildVisit(request)),
  )
  registerPasswordRoutes(app, deps)
  registerPasskeyRoutes(app, deps)
  registerMeansRoutes(app, deps)
  registerAccountRoutes(app, deps)
}

function registerMeansRoutes(app: FastifyInstance, deps: AuthPorts): void {
  handle(app, deps, meansEndpoints.bindPhone, ({ user, body, request }) =>
    bindPhone(deps, user, { ...body, asker: buildAsker(request, body.device) }),
  )
  handle(app, deps, meansEndpoints.changes, ({ user }) => listChanges(deps, user.id))
  handle(app, deps, meansEndpoints.undoOwn, async ({ user, params, body, request }) => {
    await undoOwn(deps, user, { ...params, ...body, address: getClientAddress(request) })
    return null
  })
  handle(app, deps, meansEndpoints.readUndo, ({ body, request }) =>
    readUndo(deps, { code: body.code, ...buildAsker(request, body.device) }),
  )
  handle(app, deps, meansEndpoints.useUndo, async ({ body, request }) => {
    await undoByCode(deps, { code: body.code, ...buildAsker(request, body.device) })
    return null
  })
}

function registerPasswordRoutes(app: FastifyInstance, deps: AuthPorts): void {
  handle(app, deps, passwordEndpoints.passwordLogin, ({ body, request }) =>
    signInWithPassword(deps, buildArrival(deps, body, request)),
  )
  handle(app, deps, oidcEndpoints.oidcStart, ({ request }) =>
    beginOidc(deps, originOf(request, deps.config.publicUrl), 'app'),
  )
  handle(app, deps, oidcEndpoints.oidcLogin, ({ body, request }) =>
    signInByOidc(deps, buildArrival(deps, body, request)),
  )
  handle(app, deps, passwordEndpoints.readLink, ({ body }) => readLink(deps, body.token))
  handle(app, deps, passwordEndpoints.useLink, ({ body, request }) =>
    useLink(deps, buildArrival(deps, body, request)),
  )
  handle(app, deps, passwordEndpoints.changePassword, async ({ user, body }) => {
    await changePassword(deps, user, body)
    return null
  })
}

function registerAccountRoutes(app: FastifyInstance, deps: AuthPorts): void {
  handle(app, deps, accountEndpoints.ownCode, ({ user, body, request }) =>
    sendOwnCode(deps, user, { ...body, address: getClientAddress(request) }),
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
    closeAccount(deps, user, { ...body, address: getClientAddress(request) }),
  )
  handle(app, deps, accountEndpoints.keepAccount, async ({ user }) => {
    await cancelAccountDeletion(deps, user.id)
    return null
  })
}
