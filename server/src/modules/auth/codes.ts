/** Six-digit codes: hashed, used once, short-lived, and sent within the budgets of budget.ts. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { transaction } from '../../platform/db/transaction'
import type { Executor, Tx } from '../../platform/db/client'
import type { AuthPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import type { Keys } from '../../platform/lib/keys'
import { type Asker, getCodeName, listCodeNames } from './code-requester'
import { RESEND_AFTER_MS, spendOfDay, spendOfRecipient, type Spender } from './code-limits'
import {
  type CodePurpose,
  countWrongTry,
  forgetCode,
  giveBackOfDay,
  insertCode,
  isKnownDevice,
  listRecent,
  markCodeUsed,
  type SmsCode,
} from './code-repository'
import { deliveryTo } from './delivery'
import { buildChallengeError, type Proof, requireProof } from './prove'
import { countAttempts, insertAttempt, lockSubject } from './repository'

export const CODE_VALID_MS = 10 * 60_000
/** Of its asker; as many again of everybody else together. A code is never tried more than twice this. */
const MAX_WRONG_TRIES = 5
const HOUR_MS = 3_600_000

export interface CodeSubject {
  /** Number or mailbox. */
  readonly recipient: string
  readonly purpose: CodePurpose
  readonly asker: Asker
}

/** Solved before, but the transaction was rolled back. */
class ChallengeSpent extends Error {}

type SendDeps = Pick<
  AuthPorts,
  'challenger' | 'config' | 'db' | 'log' | 'mail' | 'now' | 'keys' | 'sms'
>

function hashCode(keys: Keys, id: string, code: string): string {
  return createHmac('sha256', keys.of('sms-code')).update(`code:${id}:${code}`).digest('base64url')
}

/** Signed in, or on a device that signed in to this number before. */
async function isKnown(
  { db }: { db: Executor },
  { recipient, asker }: Pick<CodeSubject, 'recipient' | 'asker'>,
): Promise<boolean> {
  const { sessionId, deviceHash } = asker
  if (sessionId !== undefined) return true
  return deviceHash !== null && (await isKnownDevice(db, { recipient, deviceHash }))
}

/** Counts and stores a new code in one locked step. Throws ChallengeSpent, SMS_TOO_OFTEN. */
async function reserveCode(
  deps: Pick<AuthPorts, 'config' | 'keys'>,
  tx: Tx,
  subject: CodeSubject & Spender & { challenge: string | null },
  now: Date,
): Promise<{ id: string; code: string }> {
  const { recipient, purpose, asker, known, challenge } = subject
  await spendOfRecipient(tx, subject, { now, purpose, limits: deps.config.limits })
  const id = newId()
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const inserted = await insertCode(tx, {
    id,
    recipient,
    purpose,
    known,
    challenge,
    asker: getCodeName(asker),
    address: asker.address,
    codeHash: hashCode(deps.keys, id, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_VALID_MS),
  })
  if (!inserted) throw new ChallengeSpent()
  return { id, code }
}

/**
 * Sends a code. The answer is the same whether the number has an account or not.
 * Throws CHALLENGE_REQUIRED, SMS_TOO_OFTEN, SMS_UNAVAILABLE (then the try does not count).
 */
export async function sendCode(
  deps: SendDeps,
  subject: CodeSubject & { proof?: Omit<Proof, 'purpose'> },
): Promise<{ resendAfterMs: number; devCode?: string }> {
  const { recipient, purpose, asker } = subject
  const delivery = deliveryTo(deps, recipient)
  const now = deps.now()
  const spender = { recipient, delivery, asker, known: await isKnown(deps, subject) }
  const proof = { ip: '', client: '', ...subject.proof, purpose }
  const challenge = await requireProof(deps, spender, proof)
  const reserved = await transaction(deps.db, async (tx) => {
    const code = await reserveCode(deps, tx, { ...spender, purpose, challenge }, now)
    await spendOfDay(tx, spender, { now, log: deps.log })
    return code
  }).catch(async (error: unknown) => {
    throw error instanceof ChallengeSpent
      ? await buildChallengeError(deps, spender, proof, 0)
      : error
  })
  try {
    await delivery.send(reserved.code, CODE_VALID_MS)
  } catch (error) {
    await transaction(deps.db, (tx) => forgetCode(tx, reserved.id, delivery.dayOf(now)))
    deps.log.warn({ err: error }, 'a code was not delivered')
    throw new AppError('SMS_UNAVAILABLE', { message: delivery.down, cause: error })
  }
  return {
    resendAfterMs: RESEND_AFTER_MS,
    ...(delivery.revealsCodes && { devCode: reserved.code }),
  }
}

/**
 * A code whose caller does not learn whether it is sent: the answer, the limits and the time are those of
 * its recipient and its asker alone. `deliver`, called after the answer, sends it and only then counts
 * it in the budget of the day. Throws SMS_TOO_OFTEN, and NOT_FOUND where nothing is sent this way.
 */
export async function prepareCode(
  deps: SendDeps,
  subject: CodeSubject,
): Promise<{
  answer: { resendAfterMs: number; devCode?: string }
  deliver: () => Promise<void>
}> {
  const { recipient, asker } = subject
  const delivery = deliveryTo(deps, recipient)
  const now = deps.now()
  const spender = { recipient, delivery, asker, known: await isKnown(deps, subject) }
  const { code } = await transaction(deps.db, (tx) =>
    reserveCode(deps, tx, { ...subject, ...spender, challenge: null }, now),
  )
  return {
    answer: {
      resendAfterMs: RESEND_AFTER_MS,
      ...(delivery.revealsCodes && { devCode: code }),
    },
    async deliver() {
      await transaction(deps.db, (tx) => spendOfDay(tx, spender, { now, log: deps.log }))
      try {
        await delivery.send(code, CODE_VALID_MS)
      } catch (error) {
        await giveBackOfDay(deps.db, delivery.dayOf(now))
        throw error
      }
    },
  }
}

function matches(keys: Keys, row: { id: string; codeHash: string }, code: string): boolean {
  return timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(keys, row.id, code)))
}

/**
 * Throws TOO_MANY_REQUESTS after too many wrong codes. Tries of one address (or of one known
 * device, which an attacker at the same address must not lock out) are serialized until the end of
 * `tx`.
 */
async function refuseGuesser(
  deps: Pick<AuthPorts, 'config' | 'now'>,
  tx: Tx,
  guesser: string,
): Promise<void> {
  await lockSubject(tx, `guess:${guesser}`)
  const since = new Date(deps.now().getTime() - HOUR_MS)
  const wrong = await countAttempts(tx, { address: guesser, kind: 'code', since })
  if (wrong >= deps.config.limits.loginTriesPerAddressHour) throw new AppError('TOO_MANY_REQUESTS')
}

/** The code a try is checked against: the newest of their own, else the newest of any asker. */
function codeTried(rows: readonly SmsCode[], asker: Asker): { row: SmsCode; own: boolean } | null {
  const names = listCodeNames(asker)
  const own = rows.find((row) => names.includes(row.asker))
  if (own && own.usedAt === null && own.wrongTries < MAX_WRONG_TRIES) return { row: own, own: true }
  const others = rows.filter((row) => !names.includes(row.asker) && row.usedAt === null)
  const other = others.find((row) => row.known) ?? others[0]
  return other && other.strangerTries < MAX_WRONG_TRIES ? { row: other, own: false } : null
}

/**
 * The id of a code that is right and not used yet. Null when it is wrong, spent, expired or has
 * had its wrong tries; the try is counted in `tx`, so the caller must commit and only then throw.
 * Throws TOO_MANY_REQUESTS.
 */
export async function findRightCode(
  deps: Pick<AuthPorts, 'config' | 'now' | 'keys'>,
  tx: Tx,
  { recipient, purpose, asker }: CodeSubject,
  code: string,
): Promise<string | null> {
  const now = deps.now()
  await lockSubject(tx, `sms:${recipient}`)
  const guesser = (await isKnown({ db: tx }, { recipient, asker }))
    ? getCodeName(asker)
    : asker.address
  await refuseGuesser(deps, tx, guesser)
  const tried = codeTried(await listRecent(tx, { recipient, purpose, now }), asker)
  if (tried && matches(deps.keys, tried.row, code)) return tried.row.id
  if (tried) await countWrongTry(tx, tried.row.id, tried)
  await insertAttempt(tx, { address: guesser, kind: 'code', createdAt: now })
  return null
}

/** Uses up a code; false when it is not right, see above. */
export async function useCode(
  deps: Pick<AuthPorts, 'config' | 'now' | 'keys'>,
  tx: Tx,
  subject: CodeSubject,
  code: string,
): Promise<boolean> {
  const id = await findRightCode(deps, tx, subject, code)
  if (id !== null) await markCodeUsed(tx, id, deps.now())
  return id !== null
}
