/** Sessions of a person in the app, with their tokens, and at the operators' console. */
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { consoleSessions, refreshTokens, sessions } from '../../platform/db/schema'

export type SessionRow = typeof sessions.$inferSelect

/** Opened or seen again. */
export async function noteSession(
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'userId' | 'device' | 'address' | 'seenAt'> & {
    means?: string | null
  },
): Promise<void> {
  const { device, address, seenAt } = session
  await tx
    .insert(sessions)
    .values({ ...session, createdAt: seenAt })
    .onConflictDoUpdate({ target: sessions.id, set: { device, address, seenAt } })
}

export async function listSessions(db: Executor, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
}

export async function findSession(
  db: Executor,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
  return row ?? null
}

export async function isUserSession(
  db: Executor,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
): Promise<boolean> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, userId))
  return (await db.$count(sessions, own)) > 0
}

/** Of sign-ins whose tokens have all expired. */
export async function dropLostSessions(db: Executor): Promise<void> {
  await db.delete(sessions).where(sql`not exists (
    select 1 from ${refreshTokens} where ${refreshTokens.familyId} = ${sessions.id})`)
}

/** Sessions that are open at the console, the newest first. */
export async function listConsoleSessions(
  db: Executor,
  { userId, now }: { userId: string; now: Date },
) {
  const { id, device, createdAt } = consoleSessions
  return db
    .select({ id, device, createdAt })
    .from(consoleSessions)
    .where(
      and(
        eq(consoleSessions.userId, userId),
        eq(consoleSessions.state, 'open'),
        gt(consoleSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(createdAt))
}

/** Ends the console for a person, half-done sign-ins included. */
export async function deleteConsoleSessions(tx: Executor, userId: string): Promise<void> {
  await tx.delete(consoleSessions).where(eq(consoleSessions.userId, userId))
}

/** False when it is not theirs, or gone. */
export async function deleteConsoleSession(
  tx: Executor,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const own = and(eq(consoleSessions.id, id), eq(consoleSessions.userId, userId))
  const rows = await tx.delete(consoleSessions).where(own).returning({ id: consoleSessions.id })
  return rows.length > 0
}
