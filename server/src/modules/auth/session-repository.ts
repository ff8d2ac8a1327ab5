/** The list of a person's sign-ins, beside their tokens. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/client'
import { refreshTokens, sessions } from '../../db/schema'

export type SessionRow = typeof sessions.$inferSelect

/** Opened or seen again. */
export async function noteSession(
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'userId' | 'device' | 'address' | 'seenAt'>,
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

export async function isSessionOf(
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
