/**
 * Password sign-in. Tries are counted before they are checked, and equally for missing accounts:
 * neither an answer, nor a limit, nor the time it takes reveals whether an account exists.
 */
import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import type { AuthPorts } from './ports'
import { hashPassword, isPassword } from '../../integrations/identity-providers/password-hash'
import { describeWeakness } from '../../integrations/identity-providers/password-rules'
import { lockMeans, recordChange, settlesAt } from './means/change'
import { isSettled } from './means/means'
import { texts as meansTexts } from './means/texts'
import { dropPasskeys } from './passkeys/repository'
import {
  findPassword,
  findUserPassword,
  findPasswordRow,
  holdPassword,
  isDeviceOfAccount,
  replacePassword,
} from './password-repository'
import { type Arrival, enter, requireWay, type SignedIn } from './service'
import { endEverywhere } from './sessions'
import { texts } from './texts'
import { type Budgets, reserveTry } from './tries'

const TRIES = { kind: 'password', withinMs: 3_600_000, sentence: texts.tries } as const
/** At one account an hour, of all devices together that never signed in to it. */
const STRANGERS_TRIES = 10
/** Of a session that says its password again. */
const OWN_TRIES = 10

type TryDeps = Pick<AuthPorts, 'config' | 'db' | 'now'>

/** The list of tries must not reveal which names exist, or what was typed in place of one. */
function buildAccountKey(account: string): string {
  return `account:${createHash('sha256').update(account).digest('base64url')}`
}

async function resolveBudgets(
  { config, db }: TryDeps,
  { account, address, deviceHash }: { account: string } & Pick<Arrival, 'address' | 'deviceHash'>,
): Promise<Budgets> {
  const most = config.limits.loginTriesPerAddressHour
  // An attacker at the same address, or at many addresses, does not lock out a known device.
  const known = deviceHash !== null && (await isDeviceOfAccount(db, { account, deviceHash }))
  if (known)
    return [[`device:${deviceHash}:${buildAccountKey(account)}`, Math.min(most, STRANGERS_TRIES)]]
  return [
    [address, most],
    [buildAccountKey(account), STRANGERS_TRIES],
  ]
}

interface PasswordArrival extends Arrival {
  readonly account: string
  readonly password: string
}

type PasswordTry = Pick<PasswordArrival, 'account' | 'password' | 'address' | 'deviceHash'>

/**
 * `open` is called with the owner of the password, while it cannot be changed; its error counts as
 * a wrong try. Throws PASSWORD_WRONG, TOO_MANY_REQUESTS, NOT_FOUND where passwords are not offered.
 */
export async function openByPassword<T>(
  deps: TryDeps,
  { password, ...who }: PasswordTry,
  open: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> {
  requireWay(deps, 'password')
  const takeBack = await reserveTry(deps, { ...TRIES, budgets: await resolveBudgets(deps, who) })
  const stored = await findPassword(deps.db, who.account)
  const right = await isPassword(stored?.hash ?? null, password)
  if (!stored || !right) throw new AppError('PASSWORD_WRONG')
  return transaction(deps.db, async (tx) => {
    await takeBack(tx)
    // Changed while it was looked at: what it opened would outlive the change.
    if (!(await holdPassword(tx, stored.userId, stored.hash))) throw new AppError('PASSWORD_WRONG')
    return open(tx, stored.userId)
  })
}

/** Throws as openByPassword. */
export async function signInWithPassword(
  deps: AuthPorts,
  { account, password, ...arrival }: PasswordArrival,
): Promise<SignedIn> {
  const { address, deviceHash } = arrival
  return openByPassword(deps, { account, password, address, deviceHash }, (tx, id) =>
    enter(deps, tx, { id, isNew: false, means: 'password' }, arrival),
  )
}

/** Throws PARAM_INVALID with what is wrong with it. */
export function requireGoodPassword(password: string, account: string): void {
  const message = describeWeakness(password, account)
  if (message !== null)
    throw new AppError('PARAM_INVALID', { message, details: { key: 'password' } })
}

/**
 * The hash of the password they said again. Throws PASSWORD_WRONG, TOO_MANY_REQUESTS, and
 * PARAM_INVALID where the account has none.
 */
export async function requireOwnPassword(
  deps: TryDeps,
  { id, sessionId }: { id: string; sessionId: string },
  password: string,
): Promise<{ account: string; hash: string }> {
  const stored = await findUserPassword(deps.db, id)
  if (!stored) throw new AppError('PARAM_INVALID', { message: texts.noPassword })
  // By session: an intruder in another session uses up none of the owner's tries.
  const budgets = [[`session:${sessionId}`, OWN_TRIES]] as const
  const takeBack = await reserveTry(deps, { ...TRIES, budgets })
  if (!(await isPassword(stored.hash, password)))
    throw new AppError('PASSWORD_WRONG', { message: texts.ownWrong })
  await transaction(deps.db, takeBack)
  return stored
}

interface NewPassword {
  readonly oldPassword: string
  readonly password: string
  readonly removePasskeys: boolean
}

/** Message to the owner about a changed password, including the passkeys. */
function changeWords({ left, removed }: { left: number; removed: number }): string {
  const { passwordReplaced, passkeysGone, passkeysLeft } = meansTexts
  if (removed > 0) return `${passwordReplaced}，${passkeysGone}`
  return left > 0 ? `${passwordReplaced}，${passkeysLeft(left)}` : passwordReplaced
}

/**
 * Every other session of theirs ends; passkeys go only if that is wanted, and not by a password that
 * is younger than they are. Throws as requireOwnPassword and requireGoodPassword, FORBIDDEN.
 */
export async function changePassword(
  deps: TryDeps & Pick<AuthPorts, 'keys' | 'mail' | 'sms'>,
  user: { id: string; sessionId: string },
  { oldPassword, password, removePasskeys }: NewPassword,
): Promise<void> {
  const { account, hash: before } = await requireOwnPassword(deps, user, oldPassword)
  requireGoodPassword(password, account)
  const hash = await hashPassword(password)
  const now = deps.now()
  const changed = await transaction(deps.db, async (tx) => {
    const earlier = await lockMeans(deps, tx, user.id)
    const old = await findPasswordRow(tx, user.id)
    if (!old || old.hash !== before) return false
    const others = earlier.means.filter(({ kind }) => kind !== 'password')
    const keys = others.filter(({ kind }) => kind === 'passkey').length
    if (removePasskeys && keys > 0 && !isSettled(old, now))
      throw new AppError('FORBIDDEN', { message: meansTexts.tooNewPassword })
    const settles = others.length > 0 ? settlesAt(now) : null
    await replacePassword(tx, { userId: user.id, hash, settlesAt: settles, now })
    const passkeys = removePasskeys ? await dropPasskeys(tx, user.id) : []
    await endEverywhere(tx, { userId: user.id, except: user.sessionId }, now)
    await recordChange(deps, tx, earlier, {
      sessionId: user.sessionId,
      means: 'password',
      words: changeWords({ left: keys - passkeys.length, removed: passkeys.length }),
      before: { kind: 'password', password: old, passkeys },
    })
    return true
  })
  if (!changed) throw new AppError('CONFLICT')
}
