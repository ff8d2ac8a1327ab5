/** All goods as a file that operators edit. */
import { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { listAllGoods, retireGoods, upsertGoods } from './goods-repository'

const credits = z.number().int().max(10_000_000)
const appleProductId = z
  .string()
  .regex(/^[\w.-]{1,100}$/)
  .nullable()

const goodsRow = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: z.string().trim().min(1).max(40),
  credits: credits.min(1),
  bonusCredits: credits.min(0),
  priceFen: z.number().int().min(1).max(100_000_000),
  appleProductId,
  position: z.number().int().min(0).max(10_000),
  active: z.boolean(),
})

export type GoodsRow = z.output<typeof goodsRow>

function isUnique(values: readonly (string | null)[]): boolean {
  const named = values.filter((value) => value !== null)
  return new Set(named).size === named.length
}

export const goodsFile = z
  .array(goodsRow)
  .min(1)
  .max(100)
  .refine((rows) => isUnique(rows.map(({ id }) => id)), 'an id is there twice')
  .refine(
    (rows) => isUnique(rows.map((row) => row.appleProductId)),
    'an appleProductId is there twice',
  )

export async function readAllGoods(tx: Tx): Promise<GoodsRow[]> {
  return listAllGoods(tx)
}

/** Goods missing from the file are no longer sold; existing orders of them stay. */
export async function replaceGoods(
  tx: Tx,
  rows: readonly GoodsRow[],
): Promise<{ active: number; retired: number }> {
  await upsertGoods(tx, rows)
  const retired = await retireGoods(
    tx,
    rows.map(({ id }) => id),
  )
  return { active: rows.length, retired }
}
