/** Who is asking: the bearer token, and whether its sign-in still lives. */
import type { Deps } from '../ports'
import { findLiveSession } from '../modules/auth/repository'
import { readAccessToken } from '../modules/auth/access-token'
import { AppError } from '../lib/errors'

export interface SessionUser {
  readonly id: string
  readonly role: 'user' | 'reviewer'
  /** The sign-in (token family) this call belongs to. */
  readonly sessionId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
  }
}

/** Throws UNAUTHORIZED. One indexed read a call, so that signing out counts at once everywhere. */
export async function requireSession(
  deps: Pick<Deps, 'db' | 'secret' | 'now'>,
  authorization: string | undefined,
): Promise<SessionUser> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1]
  const claims = token ? await readAccessToken(deps.secret, token, deps.now()) : null
  if (!claims) throw new AppError('UNAUTHORIZED')
  const role = await findLiveSession(deps.db, claims)
  if (!role) throw new AppError('UNAUTHORIZED')
  return { id: claims.userId, role, sessionId: claims.sessionId }
}
