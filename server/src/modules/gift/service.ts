/** Gift codes: made by an operator, redeemed once. */
import type { mineEndpoints } from '@contract/endpoints/mine'
import type { z } from 'zod'
import type { Executor } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { GiftPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { countGuesses, recordGuess } from '../auth/guesses'
import { readScore } from '../credits/score'
import { grantCredits } from '../credits/service'
import { notify } from '../notification/notify'
import { hashGiftCode, newGiftCode } from './codes'
import { hasBatch, insertGiftCodes, redeemCode } from './repository'
import { texts } from './texts'

type Exchange = z.output<typeof mineEndpoints.exchange.data>

const WRONG_PER_HOUR = 10

/**
 * Throws NOT_FOUND for a code that is unknown, used or too old, CONFLICT for a second one of a batch
 * of which everybody gets one, TOO_MANY_REQUESTS for guessing.
 */
export async function exchange(
  deps: Pick<GiftPorts, 'config' | 'db' | 'now' | 'keys'>,
  userId: string,
  code: string,
): Promise<Exchange> {
  // The second: codes that were made before keys were derived.
  const codeHashes = [deps.keys.of('gift-code'), deps.keys.legacy].map((key) =>
    hashGiftCode(key, code),
  )
  const credits = await transaction(deps.db, async (tx) => {
    const guess = { userId, kind: 'gift', now: deps.now() }
    if ((await countGuesses(tx, guess)) >= WRONG_PER_HOUR) {
      throw new AppError('TOO_MANY_REQUESTS', { message: texts.guessing })
    }
    if (await hasBatch(tx, { codeHashes, userId }))
      throw new AppError('CONFLICT', { message: texts.onePerUser })
    const gift = await redeemCode(tx, { codeHashes, userId, now: deps.now() })
    if (!gift) {
      await recordGuess(tx, guess)
      return null
    }
    const onceKey = `gift:${gift.id}`
    await grantCredits(tx, { userId, kind: 'gift', credits: gift.credits, onceKey })
    const data = { credits: gift.credits, words: texts.notificationTitle }
    await notify(tx, { userId, kind: 'credits', groupKey: onceKey, data })
    return gift.credits
  })
  if (credits === null) throw new AppError('NOT_FOUND', { message: texts.noGift })
  return { credits, score: await readScore(deps, userId) }
}

/** Makes codes of one batch; they are shown now and never again. */
export async function makeGiftCodes(
  deps: Pick<GiftPorts, 'keys' | 'now'> & { db: Executor },
  wish: {
    batch: string
    credits: number
    count: number
    expiresAt: Date
    /** One user may redeem several of them. */
    manyPerUser?: boolean
  },
): Promise<string[]> {
  const codes = Array.from({ length: wish.count }, newGiftCode)
  await insertGiftCodes(
    deps.db,
    codes.map((code) => ({
      id: newId(),
      codeHash: hashGiftCode(deps.keys.of('gift-code'), code),
      batch: wish.batch,
      credits: wish.credits,
      manyPerUser: wish.manyPerUser ?? false,
      createdAt: deps.now(),
      expiresAt: wish.expiresAt,
    })),
  )
  return codes
}
