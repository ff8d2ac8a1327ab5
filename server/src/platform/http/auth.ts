/** Authentication: the bearer token, and whether its session is still valid. */
import type { StaffRole } from '@contract/staff'
import type { Reads } from '../db/reads'
import { AppError } from '../lib/errors'

export interface SessionUser {
  readonly id: string
  readonly role: 'user' | StaffRole
  /** The sign-in (token family) this call belongs to. */
  readonly sessionId: string
  /** The account is on its way out: it takes no more in, and shows nothing new. */
  readonly closing: boolean
  /** Why the account is blocked; null: it is not. */
  readonly blocked: string | null
  /** Number of changes of what is hidden from this user; 0: nothing is (decision 123). */
  readonly muteRevision: number
}

/** A staff user at the console. */
export interface StaffUser {
  readonly id: string
  readonly nickname: string
  readonly role: StaffRole
  readonly sessionId: string
  readonly expiresAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
    staff: StaffUser | null
  }
}

export interface AuthDeps {
  /** Source of calls that only read. */
  readonly reads: Reads
  /** Whose access token this is; null when it is not ours, too old, or its sign-in has ended. */
  authenticate(accessToken: string): Promise<SessionUser | null>
  /** Whose sign-in at the console this is; null when it is none, or over. */
  authenticateStaff(token: string): Promise<StaffUser | null>
}

/** Throws UNAUTHORIZED for who is not signed in at the console, FORBIDDEN for another role. */
export async function requireStaff(
  deps: AuthDeps,
  authorization: string | undefined,
  roles: readonly StaffRole[],
): Promise<StaffUser> {
  const token = /^Bearer ([\w-]{43})$/.exec(authorization ?? '')?.[1]
  const user = token ? await deps.authenticateStaff(token) : null
  if (!user) throw new AppError('UNAUTHORIZED')
  if (!roles.includes(user.role)) throw new AppError('FORBIDDEN')
  return user
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
