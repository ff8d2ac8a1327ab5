/**
 * Confirmation of a change that a session alone does not allow: a code, the password or a passkey
 * of the account, or a recent sign-in if it has none of these.
 */
import type { ConfirmBy } from '@contract/sign-in'
import type { Executor, Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { maskEmail } from '../../platform/lib/phone'
import type { AuthPorts } from './ports'
import type { PasskeyAnswer } from '../../integrations/identity-providers/webauthn'
import { markCodeUsed } from './code-repository'
import { findRightCode } from './codes'
import {
  chooseConfirmation,
  type ConfirmChoice,
  type ConfirmDeps,
  isMeansSettled,
  isSettled,
} from './means/means'
import { listMeans } from './means/repository'
import { texts as meansTexts } from './means/texts'
import { openByPasskey } from './passkeys/enter'
import type { Use } from './passkeys/flow'
import { requireOwnPassword } from './password'
import { holdPassword } from './password-repository'
import { findReachable } from './repository'
import { findSession } from './session-repository'
import { confirmTexts } from './texts'

/** A sign-in confirms for as long as a code does. */
const FRESH_MS = 10 * 60_000

export type OwnCodePurpose = 'change' | 'close' | 'passkey' | 'apiKey' | 'undo'

export interface Proof {
  readonly by?: ConfirmBy | undefined
  readonly code?: string | undefined
  readonly password?: string | undefined
  readonly passkey?: { readonly flow: string; readonly answer: PasskeyAnswer } | undefined
  readonly address: string
}

export interface Asking {
  readonly id: string
  readonly sessionId: string
}

interface What {
  /** Purpose of a code. */
  readonly purpose: OwnCodePurpose
  /** Message for a sign-in that is too old. */
  readonly stale: string
  /** It closes the account, or takes a settled means away. */
  readonly final: boolean
}

/** Uses up what confirmed; called once everything else is right, too. */
type Spend = () => Promise<void>
/** Looked at within what is confirmed; null: a wrong code, whose try counts when that commits. */
export type Check = (tx: Tx) => Promise<Spend | null>

/** By what this account confirms something now. */
export async function readChoice(
  deps: ConfirmDeps & Pick<AuthPorts, 'now'>,
  db: Executor,
  { userId, final }: { userId: string; final: boolean },
): Promise<ConfirmChoice> {
  return chooseConfirmation(deps, await listMeans(db, userId), { now: deps.now(), final })
}

/** `11-30 14:05`, in Shanghai. */
const shortTime = (time: Date) =>
  time.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(5, 16)

/** Throws FORBIDDEN while nothing of the account may confirm it. */
export async function requireChoice(
  deps: Pick<AuthPorts, 'config' | 'db' | 'now'>,
  { purpose, ...of }: { userId: string; final: boolean; purpose: OwnCodePurpose },
): Promise<readonly ConfirmBy[]> {
  const { by, until } = await readChoice(deps, deps.db, of)
  if (by.length > 0 || !until) return by
  const message = purpose === 'undo' ? meansTexts.byCodeOnly : meansTexts.tooNew(shortTime(until))
  throw new AppError('FORBIDDEN', { message })
}

/** The chosen confirmation, else the one implied by the input. Throws PARAM_INVALID if not allowed. */
function chosenBy(
  options: readonly ConfirmBy[],
  { by, code, password, passkey }: Proof,
): ConfirmBy {
  const entries: readonly (readonly [ConfirmBy, unknown])[] = [
    ['passkey', passkey],
    ['phone', code],
    ['email', code],
    ['password', password],
  ]
  const selected = options.find((one) =>
    entries.some(([kind, value]) => kind === one && value !== undefined),
  )
  const unasked = options.find((one) => one === 'signIn')
  const chosen = by ?? selected ?? unasked ?? options[0]
  if (chosen === undefined || !options.includes(chosen))
    throw new AppError('PARAM_INVALID', { message: meansTexts.notBy, details: { key: 'by' } })
  return chosen
}

function missing(key: string, message: string): AppError {
  return new AppError('PARAM_INVALID', { message, details: { key } })
}

/** Throws PARAM_INVALID unless they have just signed in, by a means that may confirm. */
async function requireFresh(
  { db, now }: Pick<AuthPorts, 'db' | 'now'>,
  { id, sessionId }: Asking,
  stale: string,
): Promise<void> {
  const session = await findSession(db, { id: sessionId, userId: id })
  if (!session || now().getTime() - session.createdAt.getTime() > FRESH_MS)
    throw missing('signIn', stale)
  const used = { userId: id, name: session.means, now: now() }
  if (!(await isMeansSettled(db, used))) throw missing('signIn', meansTexts.unsettledSignIn)
}

export const confirmUse = ({ id, sessionId }: Asking): Use => `confirm:${id}:${sessionId}`

/** Throws PLATFORM_CODE_WRONG for a passkey of another account, or one that may not confirm yet. */
async function requirePasskey(
  deps: AuthPorts,
  user: Asking,
  passkey: NonNullable<Proof['passkey']>,
): Promise<void> {
  await openByPasskey(deps, { use: confirmUse(user), ...passkey }, async (tx, owner, name) => {
    const means = owner === user.id ? await listMeans(tx, owner) : []
    const used = means.find((one) => one.name === name)
    const settled = means.some((one) => isSettled(one, deps.now()))
    if (!used || (settled && !isSettled(used, deps.now())))
      throw new AppError('PLATFORM_CODE_WRONG', { message: meansTexts.notBy })
  })
}

const nothingToSpend: Check = async () => async () => {}

/** Says which code is missing. */
async function missingCode(
  { db }: Pick<AuthPorts, 'db'>,
  userId: string,
  { by, purpose }: { by: 'phone' | 'email'; purpose: OwnCodePurpose },
): Promise<AppError> {
  if (purpose !== 'change') return missing('code', confirmTexts.code)
  if (by === 'phone') return missing('oldCode', confirmTexts.oldPhone)
  const { email } = await findReachable(db, userId)
  return missing('oldCode', confirmTexts.codeTo(email === null ? '' : maskEmail(email)))
}

/**
 * Check of the proof that must run inside the transaction it confirms. Throws PARAM_INVALID for a
 * missing field, FORBIDDEN, PASSWORD_WRONG, PLATFORM_CODE_WRONG and TOO_MANY_REQUESTS.
 */
export async function confirmation(
  deps: AuthPorts,
  user: Asking,
  proof: Proof,
  { purpose, stale, final }: What,
): Promise<Check> {
  const by = chosenBy(await requireChoice(deps, { userId: user.id, final, purpose }), proof)
  const { code, password, passkey, address } = proof
  if (by === 'signIn') {
    await requireFresh(deps, user, stale)
    return nothingToSpend
  }
  if (by === 'passkey') {
    if (passkey === undefined) throw missing('passkey', confirmTexts.passkey)
    await requirePasskey(deps, user, passkey)
    return nothingToSpend
  }
  if (by === 'password') {
    if (password === undefined)
      throw missing(
        'password',
        purpose === 'change' ? confirmTexts.ownPassword : confirmTexts.password,
      )
    const { hash } = await requireOwnPassword(deps, user, password)
    return async (tx) => ((await holdPassword(tx, user.id, hash)) ? async () => {} : null)
  }
  if (code === undefined) throw await missingCode(deps, user.id, { by, purpose })
  const asker = { address, deviceHash: null, sessionId: user.sessionId }
  return async (tx) => {
    const recipient = (await findReachable(tx, user.id))[by]
    if (recipient === null) return null
    const right = await findRightCode(deps, tx, { recipient, purpose, asker }, code)
    return right === null ? null : () => markCodeUsed(tx, right, deps.now())
  }
}

/** Whether it was right, and used up. */
export async function isConfirmed(tx: Tx, check: Check): Promise<boolean> {
  const spend = await check(tx)
  await spend?.()
  return spend !== null
}
