/** Signing in with a phone, and binding one. */
import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/client'
import type { Deps } from '../../deps'
import { AppError } from '../../http/errors'
import { maskPhone } from '../../lib/phone'
import { grantCredits } from '../credits/service'
import { acceptInvite } from '../invite/service'
import { refuseGuessers, useCode } from './codes'
import { findOrCreateUser, setPhone } from './repository'
import { openSession, type Tokens } from './sessions'

interface PhoneAndCode {
  readonly phone: string
  readonly code: string
  /** Of the asker, see lib/address. */
  readonly address: string
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
  { phone, code, address, inviteCode }: PhoneAndCode & { inviteCode?: string | undefined },
): Promise<Tokens & { isNew: boolean }> {
  await refuseGuessers(deps, address)
  const session = await deps.db.transaction(async (tx) => {
    if (!(await useCode(deps, tx, { phone, purpose: 'login', address }, code))) return null
    const user = await findOrCreateUser(tx, { phone, nickname: newNickname(), now: deps.now() })
    if (user.isNew) await welcome(deps, tx, user.id)
    if (user.isNew && inviteCode) {
      await acceptInvite(deps, tx, { invitedId: user.id, code: inviteCode, address })
    }
    return { ...(await openSession(deps, tx, user.id)), isNew: user.isNew }
  })
  if (!session) throw new AppError('SMS_CODE_WRONG')
  return session
}

/** Returns the masked number. Throws SMS_CODE_WRONG, PHONE_TAKEN (the code is then used up). */
export async function bindPhone(
  deps: Deps,
  userId: string,
  { phone, code, address }: PhoneAndCode,
): Promise<{ phone: string }> {
  await refuseGuessers(deps, address)
  const outcome = await deps.db.transaction(async (tx) => {
    if (!(await useCode(deps, tx, { phone, purpose: 'bind', address }, code))) return 'wrong'
    return (await setPhone(tx, userId, phone)) ? 'bound' : 'taken'
  })
  if (outcome === 'wrong') throw new AppError('SMS_CODE_WRONG')
  if (outcome === 'taken') throw new AppError('PHONE_TAKEN')
  return { phone: maskPhone(phone) }
}
