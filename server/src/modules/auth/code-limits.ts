/**
 * Limits of sent codes: to a number by one device, to it by all unknown devices together, from an
 * address, and in total a day. A known device has a budget that strangers cannot use up.
 */
import type { Logger } from 'pino'
import type { Config } from '../../config/config'
import type { Tx } from '../../platform/db/client'
import type { AuthPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { type Asker, getCodeName } from './code-requester'
import {
  countCodesOfAddress,
  countSent,
  listSent,
  type CodePurpose,
  type SentCode,
  sentOfDay,
} from './code-repository'
import type { Delivery } from './delivery'
import { lockSubject } from './repository'
import { texts } from './texts'

export const RESEND_AFTER_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Share of a day's budget that unknown devices leave for known ones. */
const STRANGERS_SHARE = 0.8

type Limits = Config['limits']

export interface Spender {
  readonly recipient: string
  readonly delivery: Delivery
  readonly asker: Asker
  readonly known: boolean
}

/** An unknown device may be invented with every call: it counts as its address. */
function isOfSameBudget({ asker, known }: Spender, sent: SentCode): boolean {
  if (known) return sent.known && sent.asker === getCodeName(asker)
  return !sent.known && sent.address === asker.address
}

function tooOften(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const wait = seconds < 120 ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / 60))
  return new AppError('SMS_TOO_OFTEN', {
    message: texts.tooOften(wait),
    details: { retryAfterMs: seconds * 1000 },
  })
}

/** Milliseconds until the next code may be sent; 0 = now. `sent` is newest first. */
function computeWait(
  sent: readonly SentCode[],
  nowMs: number,
  limits: readonly (readonly [nth: number, spanMs: number])[],
): number {
  const waits = limits.map(([nth, spanMs]) => {
    const time = sent[nth - 1]?.createdAt
    return time ? Math.max(0, time.getTime() + spanMs - nowMs) : 0
  })
  return Math.max(0, ...waits)
}

function waitForNumber(
  spender: Spender,
  sent: readonly SentCode[],
  { now, limits }: { now: Date; limits: Limits },
): number {
  const own = sent.filter((one) => isOfSameBudget(spender, one))
  const wait = computeWait(own, now.getTime(), [
    [1, RESEND_AFTER_MS],
    [limits.smsPerPhoneHour, HOUR_MS],
    [limits.smsPerPhoneDay, DAY_MS],
  ])
  if (spender.known) return wait
  const strangers = sent.filter(({ known }) => !known)
  const ofAll = computeWait(strangers, now.getTime(), [[limits.smsPerPhoneStrangersDay, DAY_MS]])
  return Math.max(wait, ofAll)
}

/** Takes one of today's; logs when few are left, once each. Throws SMS_UNAVAILABLE. */
export async function spendOfDay(
  tx: Tx,
  { known, delivery }: Pick<Spender, 'known' | 'delivery'>,
  { now, log }: { now: Date; log: Logger },
): Promise<void> {
  const day = delivery.dayOf(now)
  const budget = delivery.perDay
  const sent = await countSent(tx, day)
  const forStrangers = Math.floor(budget * STRANGERS_SHARE)
  if (sent > (known ? budget : forStrangers)) {
    log.error({ day, sent: sent - 1, budget, known }, 'the budget of codes of today is used up')
    throw new AppError('SMS_UNAVAILABLE', { message: delivery.spent })
  }
  if (sent === Math.ceil(budget / 2) || sent === forStrangers || sent === budget)
    log.error({ day, sent, budget }, 'the budget of codes of today runs out')
}

/** Codes by SMS of the present day, of all processes. */
export async function sentToday({ db, now }: Pick<AuthPorts, 'db' | 'now'>): Promise<number> {
  return sentOfDay(db, shanghaiDay(now()))
}

/**
 * Takes one code from the budgets of its recipient and its asker. Locks number and address, in this
 * order, until the end of `tx`. Throws SMS_TOO_OFTEN.
 */
export async function spendOfRecipient(
  tx: Tx,
  spender: Spender,
  { now, limits, purpose }: { now: Date; limits: Limits; purpose: CodePurpose },
): Promise<void> {
  const { recipient, asker, known } = spender
  await lockSubject(tx, `sms:${recipient}`)
  await lockSubject(tx, `sms-address:${asker.address}`)
  const sent = await listSent(tx, { recipient, purpose, since: new Date(now.getTime() - DAY_MS) })
  const waitMs = waitForNumber(spender, sent, { now, limits })
  if (waitMs > 0) throw tooOften(waitMs)
  // A known device has the budgets above: strangers behind the same address cannot use them up.
  if (known) return
  const since = new Date(now.getTime() - HOUR_MS)
  const ofAddress = await countCodesOfAddress(tx, asker.address, since)
  if (ofAddress >= limits.smsPerAddressHour) throw new AppError('SMS_TOO_OFTEN')
}
