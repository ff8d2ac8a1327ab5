/** Signing in by the operator's OpenID Connect provider, on H5 and at the console. */
import { z } from 'zod'
import { device, inviteCode, sessionTokens } from './auth'
import { defineEndpoints } from './define'

export const oidcStart = z.object({
  url: z.string(),
  /** Sealed; stored by this browser and sent back with the answer. */
  flow: z.string(),
})

export const oidcAnswer = {
  flow: z.string().min(1).max(4000),
  /** Of the address the browser came back to, without `?`. */
  query: z.string().max(4000),
}

export const oidcEndpoints = defineEndpoints({
  oidcStart: {
    method: 'POST',
    path: '/api/auth/oidc/start',
    auth: 'public',
    summary: 'Begin to sign in by the OpenID Connect provider: where to go, and what to keep',
    data: oidcStart,
  },
  oidcLogin: {
    method: 'POST',
    path: '/api/auth/oidc/login',
    auth: 'public',
    summary: 'Sign in (or up) with what the provider sent the browser back with; good once',
    body: z.object({
      ...oidcAnswer,
      device,
      inviteCode: inviteCode.optional(),
    }),
    data: sessionTokens.extend({ isNew: z.boolean() }),
  },
})
