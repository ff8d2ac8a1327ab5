/** Goods for sale, and gift codes. */
import type { consoleShopEndpoints } from '@contract/endpoints/console/shop'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { waitTurn } from '../../platform/db/settings'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { makeGiftCodes } from '../gift/service'
import { endBatch, hasBatchNamed, listBatches } from '../gift/staff'
import { goodsFile, readAllGoods, replaceGoods } from '../payment/goods'
import { logAct } from './log'
import { texts } from './texts'

type Endpoints = typeof consoleShopEndpoints
type View = z.output<Endpoints['list']['data']>
type ShopDeps = Pick<ConsolePorts, 'db' | 'keys' | 'now'>

const DAY_MS = 24 * 3_600_000

export function readShop({ db }: ShopDeps): Promise<View> {
  return transaction(db, async (tx) => ({
    goods: await readAllGoods(tx),
    gifts: await listBatches(tx),
  }))
}

/** Throws PARAM_INVALID for goods that conflict with others. */
export async function saveGoods(
  deps: ShopDeps,
  staff: StaffUser,
  { id, reason, ...said }: z.output<Endpoints['save']['body']> & { id: string },
): Promise<View> {
  await transaction(deps.db, async (tx) => {
    // One after the other: each writes the whole of what it read.
    await waitTurn(tx, 'goods')
    const before = await readAllGoods(tx)
    const row = { id, ...said }
    const known = before.find((one) => one.id === id)
    if (isDeepStrictEqual(known, row)) return
    const after = known ? before.map((one) => (one.id === id ? row : one)) : [...before, row]
    const file = goodsFile.safeParse(after)
    if (!file.success) throw new AppError('PARAM_INVALID', { message: texts.twiceSold })
    await replaceGoods(tx, file.data)
    await logAct(tx, staff, { command: 'goods-save', args: [id], result: said, reason })
  })
  return readShop(deps)
}

/** Throws CONFLICT for a name that is taken: a batch whose response was lost is ended and created again. */
export async function makeGifts(
  deps: ShopDeps,
  staff: StaffUser,
  { batch, credits, count, days, many, reason }: z.output<Endpoints['gifts']['body']>,
): Promise<z.output<Endpoints['gifts']['data']>> {
  return transaction(deps.db, async (tx) => {
    await waitTurn(tx, 'gifts')
    if (await hasBatchNamed(tx, batch))
      throw new AppError('CONFLICT', { message: texts.batchTaken })
    const expiresAt = new Date(deps.now().getTime() + days * DAY_MS)
    const wish = { batch, credits, count, expiresAt, manyPerUser: many }
    const codes = await makeGiftCodes({ ...deps, db: tx }, wish)
    // The codes are money: they are said once and written down nowhere.
    const result = { credits, count, days, manyPerUser: many }
    await logAct(tx, staff, { command: 'gift', args: [batch], result, reason })
    return { codes }
  })
}

/** Throws NOT_FOUND where nothing of it can be redeemed. */
export async function endGifts(
  deps: ShopDeps,
  staff: StaffUser,
  { batch, reason }: z.output<Endpoints['endGifts']['body']>,
): Promise<View> {
  await transaction(deps.db, async (tx) => {
    const codes = await endBatch(tx, { batch, now: deps.now() })
    if (codes === 0) throw new AppError('NOT_FOUND', { message: texts.noBatch })
    await logAct(tx, staff, { command: 'gift-end', args: [batch], result: { codes }, reason })
  })
  return readShop(deps)
}
