/** Signing in with a phone, and what every way of signing in shares. */
import { randomInt } from 'node:crypto'
import type { SignInWay } from '@contract/sign-in'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { AuthPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { grantCredits } from '../credits/service'
import { acceptInvite } from '../invite/service'
import type { Asker } from './code-requester'
import { rememberDevice } from './code-repository'
import { useCode } from './codes'
import { isNumberHeld } from './means/repository'
import { texts as meansTexts } from './means/texts'
import { findOrCreateUser } from './repository'
import { openSession, type Tokens, type Visit } from './sessions'
import { texts } from './texts'

/** The result of a sign-in by any means. */
export interface Arrival extends Visit {
  readonly inviteCode?: string | undefined
  /** Known from now on; null for a client without one. */
  readonly deviceHash: string | null
}

export type SignedIn = Tokens & { isNew: boolean }

interface PhoneArrival extends Arrival {
  readonly phone: string
}

export function newNickname(): string {
  return texts.newNickname(randomInt(10_000, 100_000))
}

async function welcome(deps: AuthPorts, tx: Tx, userId: string): Promise<void> {
  const credits = deps.config.credits.welcome
  if (credits === 0) return
  await grantCredits(tx, { userId, kind: 'welcome', credits, onceKey: `welcome:${userId}` })
}

/** Throws FORBIDDEN for a new user while registration is closed; links still work. */
export function requireSignUps(
  { running }: Pick<AuthPorts, 'running'>,
  { isNew }: { isNew: boolean },
) {
  if (isNew && running.current().signUps === false)
    throw new AppError('FORBIDDEN', { message: texts.noSignUps })
}

/**
 * Opens a session for who has proven to be this user, by `means`; a new one gets the welcome grant.
 */
export async function enter(
  deps: AuthPorts,
  tx: Tx,
  user: { id: string; isNew: boolean; means: string },
  { address, device, deviceHash, inviteCode }: Arrival,
): Promise<SignedIn> {
  if (user.isNew) await welcome(deps, tx, user.id)
  if (user.isNew && inviteCode) {
    await acceptInvite(deps, tx, { invitedId: user.id, code: inviteCode, address })
  }
  if (deviceHash !== null) {
    const seenAt = deps.now()
    await rememberDevice(tx, { userId: user.id, deviceHash, seenAt })
  }
  const tokens = await openSession(deps, tx, user.id, { device, address }, user.means)
  return { ...tokens, isNew: user.isNew }
}

/**
 * Opens a session for the owner of a number, and creates an account if it has none. `tx` must hold
 * the phone's lock, and the number must be proven.
 */
export async function enterByPhone(
  deps: AuthPorts,
  tx: Tx,
  { phone, ...arrival }: PhoneArrival,
): Promise<{ userId: string; session: SignedIn }> {
  const user = await findOrCreateUser(tx, { phone, nickname: newNickname(), now: deps.now() })
  requireSignUps(deps, user)
  const held = { phone, userId: user.id, now: deps.now() }
  if (user.isNew && (await isNumberHeld(tx, held)))
    throw new AppError('FORBIDDEN', { message: meansTexts.numberHeld })
  const session = await enter(deps, tx, { ...user, means: 'phone' }, arrival)
  return { userId: user.id, session }
}

/** Throws NOT_FOUND where the operator does not offer this way. */
export function requireWay({ config }: Pick<AuthPorts, 'config'>, way: SignInWay): void {
  if (!config.signIn.ways.includes(way)) throw new AppError('NOT_FOUND', { message: texts.offered })
}

/** Signs in, or up. Throws SMS_CODE_WRONG, TOO_MANY_REQUESTS. */
export async function signInWithPhone(
  deps: AuthPorts,
  { code, ...arrival }: PhoneArrival & { code: string },
): Promise<SignedIn> {
  requireWay(deps, 'phone')
  const { phone, address, deviceHash } = arrival
  const asker: Asker = { address, deviceHash }
  const session = await transaction(deps.db, async (tx) => {
    if (!(await useCode(deps, tx, { recipient: phone, purpose: 'login', asker }, code))) return null
    return (await enterByPhone(deps, tx, arrival)).session
  })
  if (!session) throw new AppError('SMS_CODE_WRONG')
  return session
}
