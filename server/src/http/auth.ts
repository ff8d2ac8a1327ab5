/** Who is asking: the bearer token, and whether its sign-in still lives. */
import { AppError } from '../lib/errors'

export interface SessionUser {
  readonly id: string
  readonly role: 'user' | 'reviewer'
  /** The sign-in (token family) this call belongs to. */
  readonly sessionId: string
  /** The account is on its way out: it takes no more in, and shows nothing new. */
  readonly closing: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
  }
}

export interface AuthDeps {
  /** Whose access token this is; null when it is not ours, too old, or its sign-in has ended. */
  authenticate(accessToken: string): Promise<SessionUser | null>
}

/** Throws UNAUTHORIZED. */
export async function requireSession(
  deps: AuthDeps,
  authorization: string | undefined,
): Promise<SessionUser> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1]
  const user = token ? await deps.authenticate(token) : null
  if (!user) throw new AppError('UNAUTHORIZED')
  return user
}
