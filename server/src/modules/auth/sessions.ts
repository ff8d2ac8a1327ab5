/**
 * Sign-ins. Each is a family of refresh tokens in a row: trading one in makes the next.
 * The next is derived from the one before, so a client that lost the answer gets the very same
 * token again within the grace, and the row stays a row even when 50 calls trade at once.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Tx } from '../../db/client'
import type { Deps } from '../../deps'
import { AppError } from '../../http/errors'
import { newId } from '../../lib/ids'
import { signAccessToken } from './access-token'
import {
  findRefreshToken,
  insertRefreshToken,
  markReplaced,
  revokeAllOfUser,
  revokeFamily,
  type RefreshToken,
} from './repository'

export const REFRESH_GRACE_MS = 10_000
const REFRESH_TOKEN_MS = 30 * 24 * 3_600_000

export interface Tokens {
  readonly token: string
  readonly refreshToken: string
}

type SessionDeps = Pick<Deps, 'db' | 'now' | 'secret'>

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function nextToken(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')
}

async function keepToken(
  tx: Tx,
  { refreshToken, userId, familyId }: { refreshToken: string; userId: string; familyId: string },
  now: Date,
): Promise<void> {
  await insertRefreshToken(tx, {
    id: newId(),
    familyId,
    userId,
    tokenHash: hashToken(refreshToken),
    createdAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_MS),
  })
}

/** Starts a family inside the caller's transaction. */
export async function openSession(deps: SessionDeps, tx: Tx, userId: string): Promise<Tokens> {
  const familyId = newId()
  const refreshToken = randomBytes(32).toString('base64url')
  await keepToken(tx, { refreshToken, userId, familyId }, deps.now())
  const token = await signAccessToken(deps.secret, { userId, sessionId: familyId }, deps.now())
  return { token, refreshToken }
}

/** True while `row` is the token immediately before the newest, and was so only just now. */
async function withinGrace(tx: Tx, row: RefreshToken, next: string, now: Date): Promise<boolean> {
  if (row.replacedAt === null) return false
  if (now.getTime() - row.replacedAt.getTime() > REFRESH_GRACE_MS) return false
  const successor = await findRefreshToken(tx, hashToken(next))
  return successor !== null && successor.replacedAt === null
}

async function trade(
  deps: SessionDeps,
  tx: Tx,
  refreshToken: string,
): Promise<{ row: RefreshToken; next: string } | null> {
  const now = deps.now()
  const row = await findRefreshToken(tx, hashToken(refreshToken))
  if (!row || row.revokedAt !== null || row.expiresAt.getTime() <= now.getTime()) return null
  const next = nextToken(deps.secret, refreshToken)
  if (row.replacedAt === null) {
    await markReplaced(tx, row.id, now)
    await keepToken(tx, { refreshToken: next, userId: row.userId, familyId: row.familyId }, now)
    return { row, next }
  }
  if (await withinGrace(tx, row, next, now)) return { row, next }
  // A token that was traded in long ago: somebody has a copy, so nobody keeps the sign-in.
  await revokeFamily(tx, row.familyId, now)
  return null
}

/** Trades a refresh token for a new pair. Throws REFRESH_INVALID. */
export async function refreshSession(deps: SessionDeps, refreshToken: string): Promise<Tokens> {
  const traded = await deps.db.transaction((tx) => trade(deps, tx, refreshToken))
  if (!traded) throw new AppError('REFRESH_INVALID')
  const { userId, familyId } = traded.row
  const token = await signAccessToken(deps.secret, { userId, sessionId: familyId }, deps.now())
  return { token, refreshToken: traded.next }
}

/** Ends one sign-in, or all of the user's. Access tokens of it are refused from now on. */
export async function closeSession(
  deps: SessionDeps,
  user: { id: string; sessionId: string },
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  if (everywhere) await revokeAllOfUser(deps.db, user.id, deps.now())
  else await revokeFamily(deps.db, user.sessionId, deps.now())
}
