/** Codes, tries and refresh tokens in the database. */
import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { isBlocked } from '../../platform/db/blocked'
import type { Executor, Tx } from '../../platform/db/client'
import {
  accountLinks,
  authAttempts,
  refreshTokens,
  sessions,
  smsCodes,
  smsDays,
  spentNonces,
  users,
} from '../../platform/db/schema'
import type { SessionUser } from '../../platform/http/auth'
import { newId } from '../../platform/lib/ids'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import type { AccessClaims } from './access-token'
import { dropLostSessions } from './session-repository'

export type RefreshToken = typeof refreshTokens.$inferSelect

/** Waits for every other transaction that locked the same subject; released at the end of `tx`. */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 690))`)
}

export async function countAttempts(
  tx: Executor,
  { address, kind, since }: { address: string; kind: string; since: Date },
): Promise<number> {
  return tx.$count(
    authAttempts,
    and(
      eq(authAttempts.address, address),
      eq(authAttempts.kind, kind),
      gt(authAttempts.createdAt, since),
    ),
  )
}

export async function insertAttempt(
  tx: Executor,
  attempt: { address: string; kind: string; createdAt: Date },
): Promise<number> {
  const [row] = await tx.insert(authAttempts).values(attempt).returning({ id: authAttempts.id })
  return row?.id ?? 0
}

/** Those that turned out to be right. */
export async function dropAttempts(tx: Executor, ids: readonly number[]): Promise<void> {
  await tx.delete(authAttempts).where(inArray(authAttempts.id, [...ids]))
}

export async function insertRefreshToken(
  tx: Executor,
  token: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await tx.insert(refreshTokens).values(token)
}

/** Locks the row: two trades of one token go one after the other. */
export async function findRefreshToken(tx: Tx, tokenHash: string): Promise<RefreshToken | null> {
  const [row] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update')
  return row ?? null
}

export async function markReplaced(tx: Executor, id: string, replacedAt: Date): Promise<void> {
  await tx.update(refreshTokens).set({ replacedAt }).where(eq(refreshTokens.id, id))
}

export async function revokeFamily(tx: Executor, familyId: string, revokedAt: Date): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedAt)))
  await tx.delete(sessions).where(eq(sessions.id, familyId))
}

/** Ends every sign-in of a person, or every one but `except`. */
export async function revokeAllOfUser(
  tx: Executor,
  { userId, except = '' }: { userId: string; except?: string },
  revokedAt: Date,
): Promise<void> {
  const { userId: owner, familyId } = refreshTokens
  await tx
    .update(refreshTokens)
    .set({ revokedAt })
    .where(and(eq(owner, userId), ne(familyId, except), isNull(refreshTokens.revokedAt)))
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, except)))
}

/** Rights of the user of a session, or null when it ended. */
export async function findLiveSession(
  db: Executor,
  { userId, sessionId }: AccessClaims,
): Promise<Pick<SessionUser, 'role' | 'closing' | 'blocked' | 'muteRevision'> | null> {
  const blocked = sql<
    string | null
  >`case when ${isBlocked} then coalesce(${users.blockReason}, '') end`
  const [row] = await db
    .select({
      role: users.role,
      closing: sql<boolean>`${users.closesAt} is not null`,
      blocked,
      muteRevision: users.muteRevision,
    })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .where(
      and(
        eq(refreshTokens.familyId, sessionId),
        eq(refreshTokens.userId, userId),
        isNull(refreshTokens.revokedAt),
      ),
    )
    .limit(1)
  return row ?? null
}

/** The user of a phone, made if there is none. `tx` must hold the phone's lock. */
export async function findOrCreateUser(
  tx: Tx,
  { phone, nickname, now }: { phone: string; nickname: string; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  if (known) return { id: known.id, isNew: false }
  return { id: await createUser(tx, { phone, nickname, now }), isNew: true }
}

/** Without number and mailbox they sign in by something else. */
export async function createUser(
  tx: Tx,
  {
    phone = null,
    email = null,
    nickname,
    now,
  }: { phone?: string | null; email?: string | null; nickname: string; now: Date },
): Promise<string> {
  const id = newId()
  await tx.insert(users).values({ id, phone, email, nickname, createdAt: now })
  return id
}

/** The user of a mailbox, made if there is none. `tx` must hold the mailbox's lock. */
export async function findOrCreateByEmail(
  tx: Tx,
  { email, nickname, now }: { email: string; nickname: string; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known) return { id: known.id, isNew: false }
  return { id: await createUser(tx, { email, nickname, now }), isNew: true }
}

/** Destinations for codes of an account. */
export async function findReachable(
  tx: Executor,
  userId: string,
): Promise<{ phone: string | null; email: string | null }> {
  const { phone, email } = users
  const [row] = await tx.select({ phone, email }).from(users).where(eq(users.id, userId))
  return row ?? { phone: null, email: null }
}

export async function setClosing(tx: Executor, userId: string, closesAt: Date): Promise<void> {
  await tx.update(users).set({ closesAt }).where(eq(users.id, userId))
}

/** False when it is too late: then the account is being deleted. */
export async function clearClosing(db: Executor, userId: string, now: Date): Promise<boolean> {
  const open = or(isNull(users.closesAt), gt(users.closesAt, now))
  const rows = await db
    .update(users)
    .set({ closesAt: null })
    .where(and(eq(users.id, userId), open))
    .returning({ id: users.id })
  return rows.length > 0
}

/** False when another account has the number. `tx` must hold the phone's lock. */
export async function setPhone(
  tx: Tx,
  { userId, phone, settlesAt }: { userId: string; phone: string; settlesAt: Date },
): Promise<boolean> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  if (owner) return owner.id === userId
  await tx.update(users).set({ phone, phoneSettlesAt: settlesAt }).where(eq(users.id, userId))
  return true
}

/** False when it was used before. */
export async function spendNonce(db: Executor, nonce: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(spentNonces)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: spentNonces.nonce })
  return rows.length > 0
}

/** Drops what no limit looks at any more. */
export async function sweepAuth(db: Executor, before: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.createdAt, before))
  await db.delete(authAttempts).where(lt(authAttempts.createdAt, before))
  await db.delete(spentNonces).where(lt(spentNonces.expiresAt, before))
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, before))
  await db.delete(smsDays).where(lt(smsDays.day, shanghaiDay(before)))
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before))
  await dropLostSessions(db)
}
