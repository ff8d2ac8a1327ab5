/**
 * Sessions. Each is a family of refresh tokens in a row: trading one in makes the next.
 * The next is derived from the one before, so a client that lost the answer gets the very same
 * token again, however late it retries, and the row stays a row even when 50 calls trade at once.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { AuthPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { signAccessToken } from './access-token'
import { dropIdentities } from './identity-repository'
import {
  findRefreshToken,
  insertRefreshToken,
  markReplaced,
  revokeAllOfUser,
  revokeFamily,
  type RefreshToken,
} from './repository'
import {
  deleteConsoleSession,
  deleteConsoleSessions,
  isUserSession,
  listConsoleSessions,
  listSessions,
  noteSession,
} from './session-repository'
import { texts } from './texts'

const REFRESH_TOKEN_MS = 30 * 24 * 3_600_000

/** The list of them is never longer: the one not seen for the longest ends. */
const MAX_SESSIONS = 30

/** Origin of a session. */
export interface Visit {
  /** In plain words, see lib/device. */
  readonly device: string
  /** Shortened, see lib/address. */
  readonly address: string
}

const NOWHERE: Visit = { device: texts.unknownDevice, address: '' }

export interface Tokens {
  readonly token: string
  readonly refreshToken: string
}

type SessionDeps = Pick<AuthPorts, 'db' | 'now' | 'keys'>

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function nextToken(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(`refresh:${token}`).digest('base64url')
}

async function storeRefreshToken(
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

/** Starts a family inside the caller's transaction. `means`: what opened it, see means/means.ts. */
export async function openSession(
  deps: SessionDeps,
  tx: Tx,
  userId: string,
  { device, address }: Visit = NOWHERE,
  means: string | null = null,
): Promise<Tokens> {
  const familyId = newId()
  const now = deps.now()
  const refreshToken = randomBytes(32).toString('base64url')
  await storeRefreshToken(tx, { refreshToken, userId, familyId }, now)
  await noteSession(tx, { id: familyId, userId, device, address, means, seenAt: now })
  for (const { id } of (await listSessions(tx, userId)).slice(MAX_SESSIONS)) {
    await revokeFamily(tx, id, now)
  }
  const token = await signAccessToken(deps.keys, { userId, sessionId: familyId }, now)
  return { token, refreshToken }
}

/**
 * Whether `next`, derived from a traded token, has not been traded itself. Then its holder may never
 * have received it: an answer lost on a train is retried minutes or days later.
 */
async function isSuccessorUnused(tx: Tx, next: string): Promise<boolean> {
  const successor = await findRefreshToken(tx, hashToken(next))
  return successor !== null && successor.replacedAt === null
}

async function trade(
  deps: SessionDeps,
  tx: Tx,
  refreshToken: string,
  visit: Visit,
): Promise<{ row: RefreshToken; next: string } | null> {
  const now = deps.now()
  const row = await findRefreshToken(tx, hashToken(refreshToken))
  if (!row || row.revokedAt !== null || row.expiresAt.getTime() <= now.getTime()) return null
  const next = nextToken(deps.keys.of('refresh-token'), refreshToken)
  if (row.replacedAt === null) {
    await markReplaced(tx, row.id, now)
    const { userId, familyId } = row
    await storeRefreshToken(tx, { refreshToken: next, userId, familyId }, now)
    await noteSession(tx, { id: familyId, userId, ...visit, seenAt: now })
    return { row, next }
  }
  // The second: what the version before derived keys made of it, before an upgrade.
  for (const candidate of [next, nextToken(deps.keys.legacy, refreshToken)]) {
    if (await isSuccessorUnused(tx, candidate)) return { row, next: candidate }
  }
  // Its successor was used since: two parties hold copies of the chain, so the session ends.
  await revokeFamily(tx, row.familyId, now)
  return null
}

/** Trades a refresh token for a new pair. Throws REFRESH_INVALID. */
export async function refreshSession(
  deps: SessionDeps,
  refreshToken: string,
  visit: Visit,
): Promise<Tokens> {
  const traded = await transaction(deps.db, (tx) => trade(deps, tx, refreshToken, visit))
  if (!traded) throw new AppError('REFRESH_INVALID')
  const { userId, familyId } = traded.row
  const token = await signAccessToken(deps.keys, { userId, sessionId: familyId }, deps.now())
  return { token, refreshToken: traded.next }
}

interface Asker {
  readonly id: string
  readonly sessionId: string
}

/**
 * Ends every session of a person but `except`, those at the console included, and nothing signs them
 * in silently again.
 */
export async function endEverywhere(
  tx: Tx,
  whose: { userId: string; except?: string },
  now: Date,
): Promise<void> {
  // Unlinked first: a silent sign-in on its way is either refused or among those that end.
  await dropIdentities(tx, whose.userId)
  await revokeAllOfUser(tx, whose, now)
  await deleteConsoleSessions(tx, whose.userId)
}

/** Ends one sign-in, or all of the user's. Access tokens of it are refused from now on. */
export async function closeSession(
  deps: SessionDeps,
  user: Asker,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const now = deps.now()
  if (!everywhere) return revokeFamily(deps.db, user.sessionId, now)
  await transaction(deps.db, (tx) => endEverywhere(tx, { userId: user.id }, now))
}

/** Sessions of a user: the app, last seen first, then the console. */
export async function listSignIns(deps: SessionDeps, user: Asker) {
  const rows = await listSessions(deps.db, user.id)
  const atConsole = await listConsoleSessions(deps.db, { userId: user.id, now: deps.now() })
  const inApp = rows.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device,
    current: id === user.sessionId,
    kind: 'app' as const,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }))
  const console = atConsole.map(({ id, device, createdAt }) => ({
    id,
    device,
    current: false,
    kind: 'console' as const,
    createdAt: createdAt.toISOString(),
    seenAt: createdAt.toISOString(),
  }))
  return { list: [...inApp, ...console] }
}

/**
 * Ends one sign-in by its id, or all but the asker's; a phone that was given away does not sign
 * in by itself again. Throws NOT_FOUND for one that is not theirs.
 */
export async function endSignIns(deps: SessionDeps, user: Asker, id: string | null): Promise<void> {
  const now = deps.now()
  const { id: userId, sessionId: except } = user
  if (id === null) {
    await transaction(deps.db, (tx) => endEverywhere(tx, { userId, except }, now))
    return
  }
  if (await deleteConsoleSession(deps.db, { id, userId })) return
  const own = await isUserSession(deps.db, { id, userId })
  if (!own) throw new AppError('NOT_FOUND', { message: texts.deviceGone })
  await transaction(deps.db, async (tx) => {
    if (id !== except) await dropIdentities(tx, userId)
    await revokeFamily(tx, id, now)
  })
}
