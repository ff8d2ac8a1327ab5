/** Whose access token it is. One indexed read a call, so that signing out counts at once everywhere. */
import type { Executor } from '../../platform/db/client'
import type { SessionUser } from '../../platform/http/auth'
import type { AuthPorts } from './ports'
import { readAccessToken } from './access-token'
import { findLiveSession } from './repository'

/** Whether a sign-in of this person still lives. */
export async function isSignedIn(
  db: Executor,
  whose: { userId: string; sessionId: string },
): Promise<boolean> {
  return (await findLiveSession(db, whose)) !== null
}

export async function authenticate(
  deps: Pick<AuthPorts, 'db' | 'keys' | 'now'>,
  accessToken: string,
): Promise<SessionUser | null> {
  const claims = await readAccessToken(deps.keys, accessToken, deps.now())
  const live = claims && (await findLiveSession(deps.db, claims))
  return claims && live ? { ...live, id: claims.userId, sessionId: claims.sessionId } : null
}
