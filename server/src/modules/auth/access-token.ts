/** Access tokens: signed, short-lived, naming the user and the sign-in they belong to. */
import { jwtVerify, SignJWT } from 'jose'
import type { Keys } from '../../platform/lib/keys'

export const ACCESS_TOKEN_MS = 30 * 60_000
const ISSUER = 'moguang'

export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
}

export function signAccessToken(
  keys: Keys,
  { userId, sessionId }: AccessClaims,
  now: Date,
): Promise<string> {
  const nowSeconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + ACCESS_TOKEN_MS / 1000)
    .sign(keys.of('access-token'))
}

/** Null for a token that is forged, expired, without an end or not ours. */
export async function readAccessToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys.of('access-token'), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      requiredClaims: ['exp', 'iat'],
      currentDate: now,
    })
    return typeof payload.sub === 'string' && typeof payload.sid === 'string'
      ? { userId: payload.sub, sessionId: payload.sid }
      : null
  } catch {
    // jose says why; to the caller every bad token is the same.
    return null
  }
}
