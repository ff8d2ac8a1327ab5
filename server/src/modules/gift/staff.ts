/** Batches of gift codes, for the staff. */
import { desc, and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { giftCodes } from '../../platform/db/schema'

const MOST = 200

/** The newest first. */
export async function listBatches(db: Executor) {
  const { batch, credits, manyPerUser, createdAt, expiresAt, redeemedAt } = giftCodes
  const newest = sql<string>`max(${createdAt})`
  const rows = await db
    .select({
      batch,
      credits,
      manyPerUser,
      codes: sql<number>`count(*)::int`,
      redeemed: sql<number>`count(${redeemedAt})::int`,
      createdMs: sql<number>`(extract(epoch from ${newest}) * 1000)::float8`,
      expiresMs: sql<number>`(extract(epoch from max(${expiresAt})) * 1000)::float8`,
    })
    .from(giftCodes)
    .groupBy(batch, credits, manyPerUser)
    .orderBy(desc(newest), batch)
    .limit(MOST)
  return rows.map(({ createdMs, expiresMs, ...row }) => ({
    ...row,
    createdAt: new Date(createdMs).toISOString(),
    expiresAt: new Date(expiresMs).toISOString(),
  }))
}

export async function hasBatchNamed(db: Executor, name: string): Promise<boolean> {
  return (await db.$count(giftCodes, eq(giftCodes.batch, name))) > 0
}

/** Answers how many codes end now. */
export async function endBatch(
  tx: Tx,
  { batch, now }: { batch: string; now: Date },
): Promise<number> {
  const { redeemedAt, expiresAt, id } = giftCodes
  const rows = await tx
    .update(giftCodes)
    .set({ expiresAt: now })
    .where(and(eq(giftCodes.batch, batch), isNull(redeemedAt), gt(expiresAt, now)))
    .returning({ id })
  return rows.length
}
