import { and, count, desc, eq, gt, isNull, sql, sum } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { invites, users } from '../../platform/db/schema'

export type Invite = typeof invites.$inferSelect

export async function findInviteCode(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db.select({ code: users.inviteCode }).from(users).where(eq(users.id, userId))
  return row?.code ?? null
}

/** False when another user has this code; an existing code stays. */
export async function setInviteCode(db: Executor, userId: string, code: string): Promise<boolean> {
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.inviteCode, code))
  if (taken) return false
  await db
    .update(users)
    .set({ inviteCode: code })
    .where(and(eq(users.id, userId), isNull(users.inviteCode)))
  return true
}

export async function findInviter(db: Executor, code: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.inviteCode, code), isNull(users.closesAt)))
  return row?.id ?? null
}

export async function insertInvite(
  tx: Executor,
  invite: Pick<Invite, 'invitedId' | 'inviterId' | 'address' | 'promisedCredits' | 'createdAt'>,
): Promise<void> {
  await tx.insert(invites).values(invite).onConflictDoNothing()
}

/** The invitation that has not been settled yet, held until the transaction ends. */
export async function lockOpenInvite(tx: Tx, invitedId: string): Promise<Invite | null> {
  const [row] = await tx
    .select()
    .from(invites)
    .where(and(eq(invites.invitedId, invitedId), isNull(invites.rewardedAt)))
    .for('update')
  return row ?? null
}

export async function settleInvite(
  tx: Executor,
  invitedId: string,
  { credits, rewardedAt }: { credits: number; rewardedAt: Date },
): Promise<void> {
  await tx.update(invites).set({ credits, rewardedAt }).where(eq(invites.invitedId, invitedId))
}

export async function countPaidSince(
  db: Executor,
  inviterId: string,
  since: Date,
): Promise<number> {
  return db.$count(
    invites,
    and(eq(invites.inviterId, inviterId), gt(invites.rewardedAt, since), gt(invites.credits, 0)),
  )
}

/** Others whom the same person brought from the same place, and was paid for. */
export async function countPaidFrom(db: Executor, { inviterId, address }: Invite): Promise<number> {
  return db.$count(
    invites,
    and(eq(invites.inviterId, inviterId), eq(invites.address, address), gt(invites.credits, 0)),
  )
}

export async function listInvites(
  db: Db,
  inviterId: string,
  page: { limit: number; offset: number; after: { createdAt: Date; id: string } | null },
) {
  const older = page.after
    ? sql`(${invites.createdAt}, ${invites.invitedId}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select({
      id: invites.invitedId,
      nickname: users.nickname,
      createdAt: invites.createdAt,
      rewardedAt: invites.rewardedAt,
      credits: invites.credits,
    })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.invitedId))
    .where(and(eq(invites.inviterId, inviterId), older))
    .orderBy(desc(invites.createdAt), desc(invites.invitedId))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

export async function readInviteTotals(
  db: Db,
  inviterId: string,
): Promise<{ total: number; earned: number }> {
  const [row] = await db
    .select({ total: count(), earned: sum(invites.credits).mapWith(Number) })
    .from(invites)
    .where(eq(invites.inviterId, inviterId))
  return { total: row?.total ?? 0, earned: row?.earned ?? 0 }
}
