import { and, gt, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/client'
import { giftCodes } from '../../db/schema'

export async function insertGiftCodes(
  db: Executor,
  rows: readonly (typeof giftCodes.$inferInsert)[],
): Promise<void> {
  await db.insert(giftCodes).values([...rows])
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
