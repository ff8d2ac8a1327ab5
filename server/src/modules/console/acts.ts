/** Actions of the staff on an account: the same at the console and in the terminal. */
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import type { Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { adjustCredits } from '../credits/service'
import { notify } from '../notification/notify'
import { forgetPushes } from '../push/forget'
import { blockUser, unblockUser } from '../user/block'
import { texts } from './texts'

interface Adjustment {
  readonly userId: string
  /** Added, or negative taken. */
  readonly credits: number
  /** For its owner. */
  readonly reason: string
  /** The same one is done once. */
  readonly requestId: string
}

/** False when it was done before. Throws CREDITS_SHORT when there is less than is taken. */
export async function adjustPerson(
  tx: Tx,
  { userId, credits, reason, requestId }: Adjustment,
): Promise<boolean> {
  const groupKey = `adjust:${requestId}`
  if (!(await adjustCredits(tx, { userId, credits, onceKey: groupKey }))) return false
  await notify(tx, { userId, kind: 'credits', groupKey, data: { credits, words: reason } })
  return true
}

/** Throws NOT_FOUND, FORBIDDEN for one of the staff: their role is taken from them first. */
export async function blockPerson(
  tx: Tx,
  { userId, days, reason, now }: { userId: string; days: number | null; reason: string; now: Date },
): Promise<{ until: Date | null }> {
  const until = days === null ? null : new Date(now.getTime() + days * 24 * 3_600_000)
  const person = await blockUser(tx, userId, { at: now, until, reason })
  if (!person) throw new AppError('NOT_FOUND', { message: texts.noPerson })
  if (person.role !== 'user') throw new AppError('FORBIDDEN', { message: texts.ofStaff })
  await forgetPushes(tx, userId)
  const words = texts.blockedNote(reason, until && shanghaiDay(until))
  const groupKey = `block:${now.getTime()}`
  await notify(tx, { userId, kind: 'system', groupKey, data: { words } })
  return { until }
}

/** False when they were not blocked. Throws NOT_FOUND. */
export async function unblockPerson(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const person = await unblockUser(tx, userId)
  if (!person) throw new AppError('NOT_FOUND', { message: texts.noPerson })
  if (!person.blocked) return false
  const groupKey = `unblock:${now.getTime()}`
  await notify(tx, { userId, kind: 'system', groupKey, data: { words: texts.unblockedNote } })
  return true
}
