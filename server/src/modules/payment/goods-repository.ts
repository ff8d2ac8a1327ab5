import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client'
import { goods } from '../../platform/db/schema'

type Row = Omit<typeof goods.$inferSelect, 'createdAt'>

export async function listAllGoods(tx: Tx): Promise<Row[]> {
  const { id, name, credits, bonusCredits, priceFen, appleProductId, position, active } = goods
  return tx
    .select({ id, name, credits, bonusCredits, priceFen, appleProductId, position, active })
    .from(goods)
    .orderBy(asc(goods.position), asc(goods.id))
}

export async function upsertGoods(tx: Tx, rows: readonly Row[]): Promise<void> {
  await tx
    .insert(goods)
    .values([...rows])
    .onConflictDoUpdate({
      target: goods.id,
      set: {
        name: sql`excluded.name`,
        credits: sql`excluded.credits`,
        bonusCredits: sql`excluded.bonus_credits`,
        priceFen: sql`excluded.price_fen`,
        appleProductId: sql`excluded.apple_product_id`,
        position: sql`excluded.position`,
        active: sql`excluded.active`,
      },
    })
}

/** Retires all goods but these; answers how many. */
export async function retireGoods(tx: Tx, retainedIds: readonly string[]): Promise<number> {
  const rows = await tx
    .update(goods)
    .set({ active: false })
    .where(and(eq(goods.active, true), notInArray(goods.id, [...retainedIds])))
    .returning({ id: goods.id })
  return rows.length
}
