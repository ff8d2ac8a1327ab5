import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/db/client'
import { giftCodes } from '../../platform/db/schema'

export async function insertGiftCodes(
  db: Executor,
  rows: readonly (typeof giftCodes.$inferInsert)[],
): Promise<void> {
  await db.insert(giftCodes).values([...rows])
}

/** Whether this user has redeemed a code of this one's batch, of which everybody gets one. */
export async function hasBatch(
  tx: Executor,
  { codeHashes, userId }: { codeHashes: readonly string[]; userId: string },
): Promise<boolean> {
  const own = alias(giftCodes, 'own')
  const rows = await tx
    .select({ id: own.id })
    .from(giftCodes)
    .innerJoin(own, and(eq(own.batch, giftCodes.batch), eq(own.redeemedBy, userId)))
    .where(
      and(
        inArray(giftCodes.codeHash, [...codeHashes]),
        isNull(giftCodes.redeemedAt),
        eq(giftCodes.manyPerUser, false),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Takes the code for this person; null when it is unknown, used or too old. */
export async function redeemCode(
  tx: Executor,
  { codeHashes, userId, now }: { codeHashes: readonly string[]; userId: string; now: Date },
): Promise<{ id: string; credits: number } | null> {
  const [row] = await tx
    .update(giftCodes)
    .set({ redeemedBy: userId, redeemedAt: now })
    .where(
      and(
        inArray(giftCodes.codeHash, codeHashes),
        isNull(giftCodes.redeemedAt),
        gt(giftCodes.expiresAt, now),
      ),
    )
    .returning({ id: giftCodes.id, credits: giftCodes.credits })
  return row ?? null
}
