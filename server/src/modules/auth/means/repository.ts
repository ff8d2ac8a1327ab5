/** The means of accounts, and what changed in them. */
import { and, desc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/client'
import {
  consoleSessions,
  identities,
  meansChanges,
  passkeys,
  passwords,
  sessions,
  users,
} from '../../../platform/db/schema'
import type { Means } from './kinds'

export type ChangeRow = typeof meansChanges.$inferSelect

export async function listMeans(db: Executor, userId: string): Promise<Means[]> {
  const [user] = await db
    .select({
      phone: users.phone,
      phoneSettlesAt: users.phoneSettlesAt,
      email: users.email,
      account: passwords.account,
      passwordSettlesAt: passwords.settlesAt,
    })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.id, userId))
  if (!user) return []
  const keys = await db
    .select({ id: passkeys.id, settlesAt: passkeys.settlesAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  const linked = await db
    .select({ provider: identities.provider, settlesAt: identities.settlesAt })
    .from(identities)
    .where(eq(identities.userId, userId))
  const means: Means[] = []
  if (user.phone !== null)
    means.push({ kind: 'phone', name: 'phone', settlesAt: user.phoneSettlesAt })
  if (user.email !== null) means.push({ kind: 'email', name: 'email', settlesAt: null })
  if (user.account !== null)
    means.push({ kind: 'password', name: 'password', settlesAt: user.passwordSettlesAt })
  for (const { id, settlesAt } of keys)
    means.push({ kind: 'passkey', name: `passkey:${id}`, settlesAt })
  for (const { provider, settlesAt } of linked)
    means.push({ kind: provider, name: provider, settlesAt })
  return means
}

export async function insertChange(tx: Tx, change: Omit<ChangeRow, 'undoneAt'>): Promise<void> {
  await tx.insert(meansChanges).values(change)
}

const isOpen = (now: Date) => and(isNull(meansChanges.undoneAt), gt(meansChanges.undoUntil, now))

/** Changes that can still be undone, newest first. */
export async function listOpenChanges(
  db: Executor,
  { userId, now }: { userId: string; now: Date },
): Promise<ChangeRow[]> {
  return db
    .select()
    .from(meansChanges)
    .where(and(eq(meansChanges.userId, userId), isOpen(now)))
    .orderBy(desc(meansChanges.createdAt), desc(meansChanges.id))
}

export async function findChange(db: Executor, id: string): Promise<ChangeRow | null> {
  const [row] = await db.select().from(meansChanges).where(eq(meansChanges.id, id))
  return row ?? null
}

/** Null for a code of no change, or of one that cannot be undone any more. */
export async function findOpenChange(
  db: Executor,
  { codeHash, now }: { codeHash: string; now: Date },
): Promise<ChangeRow | null> {
  const [row] = await db
    .select()
    .from(meansChanges)
    .where(and(eq(meansChanges.codeHash, codeHash), isOpen(now)))
  return row ?? null
}

/** Locks the row; null when it cannot be undone any more. */
export async function lockOpenChange(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<ChangeRow | null> {
  const [row] = await tx
    .select()
    .from(meansChanges)
    .where(and(eq(meansChanges.id, id), isOpen(now)))
    .for('update')
  return row ?? null
}

/**
 * Marks a change undone, and those of the same means after it: what they would restore is a state
 * that this one takes back.
 */
export async function markUndone(tx: Tx, change: ChangeRow, undoneAt: Date): Promise<void> {
  await tx
    .update(meansChanges)
    .set({ undoneAt })
    .where(
      and(
        eq(meansChanges.userId, change.userId),
        eq(meansChanges.means, change.means),
        gte(meansChanges.createdAt, change.createdAt),
        isNull(meansChanges.undoneAt),
      ),
    )
}

/** Whether a number was replaced at another account that can still take it back. */
export async function isNumberHeld(
  db: Executor,
  { phone, userId, now }: { phone: string; userId: string | null; now: Date },
): Promise<boolean> {
  return (
    (await db.$count(
      meansChanges,
      and(
        isOpen(now),
        sql`${meansChanges.before} ->> 'phone' = ${phone}`,
        userId === null ? undefined : ne(meansChanges.userId, userId),
      ),
    )) > 0
  )
}

/** Sessions in the app that a means opened since then. */
export async function listSessionsBy(
  tx: Tx,
  { userId, means, since }: { userId: string; means: string; since: Date },
): Promise<string[]> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), eq(sessions.means, means), gte(sessions.createdAt, since)),
    )
  return rows.map(({ id }) => id)
}

export async function deleteConsoleSessionsBy(
  tx: Tx,
  { userId, means, since }: { userId: string; means: string; since: Date },
): Promise<void> {
  await tx
    .delete(consoleSessions)
    .where(
      and(
        eq(consoleSessions.userId, userId),
        eq(consoleSessions.means, means),
        gte(consoleSessions.createdAt, since),
      ),
    )
}

/** Puts a number back, or takes it away. False where another account has it. */
export async function restorePhone(
  tx: Tx,
  userId: string,
  { phone, settlesAt }: { phone: string | null; settlesAt: Date | null },
): Promise<boolean> {
  if (phone !== null) {
    const others = and(eq(users.phone, phone), ne(users.id, userId))
    if ((await tx.$count(users, others)) > 0) return false
  }
  await tx.update(users).set({ phone, phoneSettlesAt: settlesAt }).where(eq(users.id, userId))
  return true
}

/** Puts a password back, or takes it away. False where another account has its name. */
export async function restorePassword(
  tx: Tx,
  userId: string,
  before: Omit<typeof passwords.$inferSelect, 'userId'> | null,
): Promise<boolean> {
  if (before === null) {
    await tx.delete(passwords).where(eq(passwords.userId, userId))
    return true
  }
  const others = and(eq(passwords.account, before.account), ne(passwords.userId, userId))
  if ((await tx.$count(passwords, others)) > 0) return false
  await tx
    .insert(passwords)
    .values({ userId, ...before })
    .onConflictDoUpdate({ target: passwords.userId, set: before })
  return true
}

/** Changes whose time to be undone is over. */
export async function sweepChanges(db: Executor, before: Date): Promise<void> {
  await db.delete(meansChanges).where(lt(meansChanges.undoUntil, before))
}
