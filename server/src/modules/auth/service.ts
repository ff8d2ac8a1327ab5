/** Signing in with a phone. */
import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/client'
import type { Deps } from '../../deps'
import { AppError } from '../../http/errors'
import { grantCredits } from '../credits/service'
import { acceptInvite } from '../invite/service'
import { refuseGuessers, useCode } from './codes'
import { findOrCreateUser } from './repository'
import { openSession, type Tokens, type Visit } from './sessions'

interface SignIn extends Visit {
  readonly phone: string
  readonly code: string
  readonly inviteCode?: string | undefined
}

function newNickname(): string {
  return `墨友${randomInt(10_000, 100_000)}`
}

async function welcome(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const credits = deps.config.credits.welcome
  if (credits === 0) return
  await grantCredits(tx, { userId, kind: 'welcome', credits, onceKey: `welcome:${userId}` })
}

/** Signs in, and up when the number is new: then with the welcome grant. Throws SMS_CODE_WRONG. */
export async function signInWithPhone(
  deps: Deps,
  { phone, code, address, device, inviteCode }: SignIn,
): Promise<Tokens & { isNew: boolean }> {
  await refuseGuessers(deps, address)
  const session = await deps.db.transaction(async (tx) => {
    if (!(await useCode(deps, tx, { phone, purpose: 'login', address }, code))) return null
    const user = await findOrCreateUser(tx, { phone, nickname: newNickname(), now: deps.now() })
    if (user.isNew) await welcome(deps, tx, user.id)
    if (user.isNew && inviteCode) {
      await acceptInvite(deps, tx, { invitedId: user.id, code: inviteCode, address })
    }
    return { ...(await openSession(deps, tx, user.id, { device, address })), isNew: user.isNew }
  })
  if (!session) throw new AppError('SMS_CODE_WRONG')
  return session
}
