/** Works of an account that is being closed, and of one that is restored. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { users, works } from '../../platform/db/schema'

/** Hidden by closing, and not withdrawn by its author. */
const hidden = and(eq(works.state, 'withdrawn'), isNotNull(works.closedFrom))

/** Whether this account is on its way out; until the end of `tx` it does not begin to be. */
export async function isClosing(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ closesAt: users.closesAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return row?.closesAt != null
}

/** Takes what others see, or may soon see, out of sight; answers what was public. */
export async function writeHidden(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .update(works)
    .set({ state: 'withdrawn', closedFrom: sql`${works.state}`, mergedInto: null })
    .where(and(eq(works.userId, userId), inArray(works.state, ['pending', 'public'])))
    .returning({ id: works.id, closedFrom: works.closedFrom })
  return rows.filter(({ closedFrom }) => closedFrom === 'public').map(({ id }) => id)
}

export async function listClosedFromPublic(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.userId, userId), hidden, eq(works.closedFrom, 'public')))
    .orderBy(works.id)
  return rows.map(({ id }) => id)
}

/** Whether closing still hides it; until the end of `tx` that does not change. */
export async function isHidden(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.id, id), hidden))
    .for('no key update')
  return rows.length > 0
}

/** Those still as closing left them, the oldest first. */
export async function listHidden(tx: Tx, userId: string) {
  return tx
    .select({ id: works.id, closedFrom: works.closedFrom })
    .from(works)
    .where(and(eq(works.userId, userId), hidden))
    .orderBy(works.publishedAt, works.id)
}

export async function writeShown(
  tx: Tx,
  { id, ...change }: { id: string; state: 'pending' | 'public'; mergedInto: string | null },
): Promise<void> {
  await tx.update(works).set(change).where(eq(works.id, id))
}

export async function forgetClosing(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(works)
    .set({ closedFrom: null })
    .where(and(eq(works.userId, userId), isNotNull(works.closedFrom)))
}
