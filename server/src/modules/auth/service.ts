/** Signing in with a phone, and what every way of signing in shares. */
import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/client'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { grantCredits } from '../credits/service'
import { acceptInvite } from '../invite/service'
import type { Asker } from './asker'
import { rememberDevice } from './code-repository'
import { useCode } from './codes'
import { findOrCreateUser } from './repository'
import { openSession, type Tokens, type Visit } from './sessions'

interface Arrival extends Visit {
  readonly phone: string
  readonly inviteCode?: string | undefined
  /** Known from now on; null for a client without one. */
  readonly deviceHash: string | null
}

const KNOWN_DEVICES = 30

export type SignedIn = Tokens & { isNew: boolean }

function newNickname(): string {
  return `墨友${randomInt(10_000, 100_000)}`
}

async function welcome(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const credits = deps.config.credits.welcome
  if (credits === 0) return
  await grantCredits(tx, { userId, kind: 'welcome', credits, onceKey: `welcome:${userId}` })
}

/**
 * Opens a session for whose number it is, and an account with the welcome grant when it is
 * nobody's. `tx` must hold the phone's lock, and the number must be proven.
 */
export async function enterByPhone(
  deps: Deps,
  tx: Tx,
  { phone, address, device, deviceHash, inviteCode }: Arrival,
): Promise<{ userId: string; session: SignedIn }> {
  const user = await findOrCreateUser(tx, { phone, nickname: newNickname(), now: deps.now() })
  if (user.isNew) await welcome(deps, tx, user.id)
  if (user.isNew && inviteCode) {
    await acceptInvite(deps, tx, { invitedId: user.id, code: inviteCode, address })
  }
  if (deviceHash !== null) {
    const seenAt = deps.now()
    await rememberDevice(tx, { userId: user.id, deviceHash, seenAt }, KNOWN_DEVICES)
  }
  const tokens = await openSession(deps, tx, user.id, { device, address })
  return { userId: user.id, session: { ...tokens, isNew: user.isNew } }
}

/** Signs in, or up. Throws SMS_CODE_WRONG, TOO_MANY_REQUESTS. */
export async function signInWithPhone(
  deps: Deps,
  { code, ...arrival }: Arrival & { code: string },
): Promise<SignedIn> {
  const { phone, address, deviceHash } = arrival
  const asker: Asker = { address, deviceHash }
  const session = await transaction(deps.db, async (tx) => {
    if (!(await useCode(deps, tx, { phone, purpose: 'login', asker }, code))) return null
    return (await enterByPhone(deps, tx, arrival)).session
  })
  if (!session) throw new AppError('SMS_CODE_WRONG')
  return session
}
