/** Six-digit codes: hashed, used once, short-lived, and limited by phone and by address. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '../../db/client'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { newId } from '../../lib/ids'
import type { Keys } from '../../lib/keys'
import {
  codeTimesOfPhone,
  countAttempts,
  countCodesOfAddress,
  countWrongTry,
  deleteCode,
  findNewestCode,
  insertAttempt,
  insertCode,
  lockSubject,
  markCodeUsed,
} from './repository'

export type CodePurpose = 'login' | 'bind' | 'change' | 'close'

export const CODE_VALID_MS = 10 * 60_000
export const RESEND_AFTER_MS = 60_000
const MAX_WRONG_TRIES = 5
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface CodeSubject {
  readonly phone: string
  readonly purpose: CodePurpose
  /** Of the asker, see lib/address. */
  readonly address: string
}

function hashCode(keys: Keys, id: string, code: string): string {
  return createHmac('sha256', keys.of('sms-code')).update(`code:${id}:${code}`).digest('base64url')
}

function tooOften(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const wait = seconds < 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
  return new AppError('SMS_TOO_OFTEN', {
    message: `验证码发送太频繁，请 ${wait}后再试`,
    details: { retryAfterMs: seconds * 1000 },
  })
}

/** How long until the phone may get another code; 0 = now. `times` are newest first. */
function waitForPhone(
  times: readonly Date[],
  nowMs: number,
  limits: { hour: number; day: number },
): number {
  const waitAfter = (nth: number, spanMs: number) => {
    const time = times[nth - 1]
    return time ? Math.max(0, time.getTime() + spanMs - nowMs) : 0
  }
  return Math.max(
    waitAfter(1, RESEND_AFTER_MS),
    waitAfter(limits.hour, HOUR_MS),
    waitAfter(limits.day, DAY_MS),
  )
}

/** Counts and keeps a new code in one locked step, so that two askers at once get one code. */
async function reserveCode(
  deps: Pick<Deps, 'config' | 'keys'>,
  tx: Tx,
  { phone, purpose, address }: CodeSubject,
  now: Date,
): Promise<{ id: string; code: string }> {
  const { limits } = deps.config
  await lockSubject(tx, `sms:${phone}`)
  await lockSubject(tx, `sms-address:${address}`)
  const times = await codeTimesOfPhone(tx, phone, new Date(now.getTime() - DAY_MS))
  const waitMs = waitForPhone(times, now.getTime(), {
    hour: limits.smsPerPhoneHour,
    day: limits.smsPerPhoneDay,
  })
  if (waitMs > 0) throw tooOften(waitMs)
  const ofAddress = await countCodesOfAddress(tx, address, new Date(now.getTime() - HOUR_MS))
  if (ofAddress >= limits.smsPerAddressHour) throw new AppError('SMS_TOO_OFTEN')

  const id = newId()
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  await insertCode(tx, {
    id,
    phone,
    purpose,
    address,
    codeHash: hashCode(deps.keys, id, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_VALID_MS),
  })
  return { id, code }
}

/**
 * Sends a code. The answer is the same whether the number has an account or not.
 * Throws SMS_TOO_OFTEN, SMS_UNAVAILABLE (then the try does not count).
 */
export async function sendCode(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'now' | 'keys' | 'sms'>,
  subject: CodeSubject,
): Promise<{ resendAfterMs: number; devCode?: string }> {
  const { id, code } = await transaction(deps.db, (tx) =>
    reserveCode(deps, tx, subject, deps.now()),
  )
  try {
    await deps.sms.send({ phone: subject.phone, code, validMs: CODE_VALID_MS })
  } catch (error) {
    await deleteCode(deps.db, id)
    deps.log.warn({ err: error }, 'sms failed')
    throw new AppError('SMS_UNAVAILABLE', { cause: error })
  }
  return {
    resendAfterMs: RESEND_AFTER_MS,
    ...(deps.sms.revealsCodes && { devCode: code }),
  }
}

function matches(keys: Keys, row: { id: string; codeHash: string }, code: string): boolean {
  return timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(keys, row.id, code)))
}

/** Throws TOO_MANY_REQUESTS for an address that guesses. Outside of the transaction that follows. */
export async function refuseGuessers(
  deps: Pick<Deps, 'config' | 'now'> & { db: Db },
  address: string,
): Promise<void> {
  const since = new Date(deps.now().getTime() - HOUR_MS)
  const wrong = await countAttempts(deps.db, { address, kind: 'code', since })
  if (wrong >= deps.config.limits.loginTriesPerAddressHour) throw new AppError('TOO_MANY_REQUESTS')
}

/**
 * The id of a code that is right and not used yet. Null when it is wrong, spent, expired or has
 * had five wrong tries; the try is counted in `tx`, so the caller must commit and only then throw.
 */
export async function findRightCode(
  deps: Pick<Deps, 'now' | 'keys'>,
  tx: Tx,
  { phone, purpose, address }: CodeSubject,
  code: string,
): Promise<string | null> {
  const now = deps.now()
  await lockSubject(tx, `sms:${phone}`)
  const row = await findNewestCode(tx, { phone, purpose })
  const alive =
    row !== null &&
    row.usedAt === null &&
    row.expiresAt.getTime() > now.getTime() &&
    row.wrongTries < MAX_WRONG_TRIES
  if (alive && matches(deps.keys, row, code)) return row.id
  if (alive) await countWrongTry(tx, row.id)
  await insertAttempt(tx, { address, kind: 'code', createdAt: now })
  return null
}

/** Uses up a code; false when it is not right, see above. */
export async function useCode(
  deps: Pick<Deps, 'now' | 'keys'>,
  tx: Tx,
  subject: CodeSubject,
  code: string,
): Promise<boolean> {
  const id = await findRightCode(deps, tx, subject, code)
  if (id !== null) await markCodeUsed(tx, id, deps.now())
  return id !== null
}
