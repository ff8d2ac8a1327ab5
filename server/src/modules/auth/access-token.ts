/** Access tokens: signed, short-lived, naming the user and the sign-in they belong to. */
import { jwtVerify, SignJWT } from 'jose'

export const ACCESS_TOKEN_MS = 30 * 60_000
const ISSUER = 'moguang'

export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
}

export function signAccessToken(
  secret: Uint8Array,
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
    .sign(secret)
}

/** Null for a token that is forged, expired or not ours. */
export async function readAccessToken(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
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
