/** Everything a person left behind, by table. What names users by a foreign key goes with the row. */
import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client'
import {
  apiKeys,
  jobs,
  notificationActors,
  notifications,
  orders,
  paymentNotifications,
  rateLimits,
  recentWrites,
  profileReviews,
  reviewItems,
  sandboxPayments,
  smsCodes,
  users,
  userSpending,
  workLikes,
  works,
} from '../../platform/db/schema'

/** Accounts whose time has come and that no job runs for: a running one may still store files. */
export async function findDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const running = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, users.id), inArray(jobs.status, ['queued', 'running'])))
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.closesAt, now), notExists(running)))
    .orderBy(users.closesAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function listJobIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, userId))
  return rows.map(({ id }) => id)
}

/** Takes every work of a person out of sight and answers their ids. */
export async function hideWorks(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .update(works)
    .set({ state: 'withdrawn', featuredAt: null, mergedInto: null })
    .where(eq(works.userId, userId))
    .returning({ id: works.id })
  return rows.map(({ id }) => id)
}

/** Counters of other people's works and notifications go down with what made them. */
export async function takeBackCounts(tx: Tx, userId: string): Promise<void> {
  const liked = tx
    .select({ id: workLikes.workId })
    .from(workLikes)
    .where(eq(workLikes.userId, userId))
  await tx
    .update(works)
    .set({ likeCount: sql`${works.likeCount} - 1` })
    .where(inArray(works.id, liked))
  const notificationIds = tx
    .select({ id: notificationActors.notificationId })
    .from(notificationActors)
    .where(eq(notificationActors.actorId, userId))
  await tx
    .delete(notifications)
    .where(and(inArray(notifications.id, notificationIds), lte(notifications.actorCount, 1)))
  await tx
    .update(notifications)
    .set({ actorCount: sql`${notifications.actorCount} - 1` })
    .where(inArray(notifications.id, notificationIds))
}

/** Rows that name a person without a foreign key. */
export async function deleteLoose(tx: Tx, userId: string): Promise<void> {
  const mine = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx.delete(sandboxPayments).where(inArray(sandboxPayments.orderId, mine))
  await tx.delete(paymentNotifications).where(inArray(paymentNotifications.orderId, mine))
  // `user:<id>`, `webhook:<id>` and every other limit that counts people.
  await tx.delete(rateLimits).where(sql`${rateLimits.key} like ${`%:${userId}`}`)
  const limitsOfKeys = tx
    .select({ key: sql<string>`'api-key:' || ${apiKeys.id}` })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
  await tx.delete(rateLimits).where(inArray(rateLimits.key, limitsOfKeys))
  await tx.delete(recentWrites).where(eq(recentWrites.userId, userId))
  await tx.delete(userSpending).where(eq(userSpending.userId, userId))
  for (const reached of [users.phone, users.email]) {
    const recipient = tx.select({ reached }).from(users).where(eq(users.id, userId))
    await tx.delete(smsCodes).where(inArray(smsCodes.recipient, recipient))
  }
  await tx
    .update(reviewItems)
    .set({ claimedBy: null, claimedUntil: null })
    .where(eq(reviewItems.claimedBy, userId))
  await tx
    .update(profileReviews)
    .set({ claimedBy: null, claimedUntil: null })
    .where(eq(profileReviews.claimedBy, userId))
}

/** Public data of the user, and items that wait for a reviewer. */
export async function listAvatars(db: Db, userId: string): Promise<(string | null)[]> {
  const [seen, waiting] = await Promise.all([
    db.select({ key: users.avatarKey }).from(users).where(eq(users.id, userId)),
    db
      .select({ key: profileReviews.avatarKey })
      .from(profileReviews)
      .where(eq(profileReviews.userId, userId)),
  ])
  return [...seen, ...waiting].map(({ key }) => key)
}

export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
