/** The monthly limit of a key: counted inside the transactions that hold and settle a job's price. */
import type { Tx } from '../../platform/db/client'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { notify } from '../notification/notify'
import { ApiKeyError } from './errors'
import {
  addToDay,
  findWithAccount,
  markWarned,
  readTransactionTime,
  sumMonth,
  type ApiKeyRow,
} from './repository'
import { texts } from './texts'

const WARN_SHARE = 0.8

export const formatMonth = (time: Date): string => shanghaiDay(time).slice(0, 7)

async function warnNearLimit(
  tx: Tx,
  { id, userId, name, monthlyCredits }: ApiKeyRow,
  { month, spent }: { month: string; spent: number },
): Promise<void> {
  if (monthlyCredits === 0 || spent < monthlyCredits * WARN_SHARE) return
  if (!(await markWarned(tx, { id, month }))) return
  const words = (spent < monthlyCredits ? texts.nearLimit : texts.atLimit)(name, monthlyCredits)
  await notify(tx, { userId, kind: 'system', groupKey: `api-key:${id}:${month}`, data: { words } })
}

/**
 * Counts a job's price against this month of the key that submits it. The user must be locked
 * (credits.lockCredits): jobs of all keys of a user are then counted one after the other, so that the
 * limit is exact. Throws ApiKeyError: `monthly_limit`, or `invalid_api_key` for one that was revoked
 * since the request began.
 */
export async function spendByKey(
  tx: Tx,
  { apiKeyId, userId, credits }: { apiKeyId: string; userId: string; credits: number },
): Promise<void> {
  const key = await findWithAccount(tx, apiKeyId)
  if (key?.userId !== userId) throw new ApiKeyError('invalid_api_key', texts.unknown)
  if (key.revokedAt !== null) throw new ApiKeyError('invalid_api_key', texts.revoked)
  if (key.stopped) throw new ApiKeyError('invalid_api_key', texts.stopped)
  // The time that the job's row gets: what is returned later goes to the same day.
  const now = await readTransactionTime(tx)
  const month = formatMonth(now)
  const spent = ((await sumMonth(tx, { ids: [key.id], month })).get(key.id) ?? 0) + credits
  if (spent > key.monthlyCredits)
    throw new ApiKeyError('monthly_limit', texts.monthlyLimit(key.monthlyCredits))
  await addToDay(tx, { keyId: key.id, day: shanghaiDay(now), credits, jobs: 1 })
  await warnNearLimit(tx, key, { month, spent })
}

/** Takes returned credits out of the day on which their job was counted. */
export async function lowerKeyUse(
  tx: Tx,
  { apiKeyId, createdAt, credits }: { apiKeyId: string | null; createdAt: Date; credits: number },
): Promise<void> {
  if (apiKeyId === null || credits === 0) return
  await addToDay(tx, { keyId: apiKeyId, day: shanghaiDay(createdAt), credits: -credits, jobs: 0 })
}

/** Takes the released part of a price out of the key's month. */
export async function returnToKey(
  tx: Tx,
  ended: { apiKeyId: string | null; costCredits: number; spentCredits: number; createdAt: Date },
): Promise<void> {
  const { apiKeyId, costCredits, spentCredits, createdAt } = ended
  await lowerKeyUse(tx, { apiKeyId, createdAt, credits: costCredits - spentCredits })
}
