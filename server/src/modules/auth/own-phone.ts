/** Codes to what an account already has, and another number for it. */
import type { Tx } from '../../db/client'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { maskPhone } from '../../lib/phone'
import type { Asker } from './asker'
import { markCodeUsed } from './code-repository'
import type { Asking } from './confirm'
import { findRightCode, sendCode, useCode } from './codes'
import { requireOwnPassword } from './password'
import { findPasswordOf } from './password-repository'
import { findPhone, findReachable, lockSubject, setPhone } from './repository'

const texts = {
  unbound: '还没有绑定手机号',
  passwordNeeded: '请填写这个账号的密码',
  oldCodeNeeded: '请填写现在的手机号收到的验证码',
  oldCodeWrong: '现在的手机号收到的验证码不正确或已失效',
}

/** Sends a code to the number or mailbox the account has. Throws PARAM_INVALID where there is none. */
export async function sendOwnCode(
  deps: Deps,
  { id, sessionId }: Asking,
  { purpose, address }: { purpose: 'change' | 'close' | 'passkey'; address: string },
) {
  const { phone, email } = await findReachable(deps.db, id)
  // A number is changed by itself alone; anything else takes whatever can be reached.
  const recipient =
    purpose !== 'change' && (phone === null || deps.sms === null) ? (email ?? phone) : phone
  if (recipient === null) throw new AppError('PARAM_INVALID', { message: texts.unbound })
  return sendCode(deps, { recipient, purpose, asker: { address, deviceHash: null, sessionId } })
}

interface Binding {
  readonly phone: string
  readonly code: string
  /** Of an account that signs in with one and has no number yet: who finds it open adds none. */
  readonly password?: string | undefined
  /** What the number bound so far got. */
  readonly oldCode?: string | undefined
  readonly asker: Asker
}

type Outcome = 'bound' | 'taken' | 'wrong' | 'oldNeeded' | 'oldWrong'

/**
 * A first number opens the account as its password does. Throws PARAM_INVALID, PASSWORD_WRONG,
 * TOO_MANY_REQUESTS.
 */
async function requireOwner(deps: Deps, user: Asking, password: string | undefined): Promise<void> {
  if ((await findPhone(deps.db, user.id)) !== null) return
  if ((await findPasswordOf(deps.db, user.id)) === null) return
  if (password === undefined)
    throw new AppError('PARAM_INVALID', {
      message: texts.passwordNeeded,
      details: { key: 'password' },
    })
  await requireOwnPassword(deps, user, password)
}

/** Neither code is used up unless both are right. */
async function tryBinding(
  deps: Deps,
  tx: Tx,
  { id: userId, sessionId }: Asking,
  binding: Binding,
): Promise<Outcome> {
  const { phone, code, oldCode } = binding
  const own = { ...binding.asker, sessionId }
  const before = await findPhone(tx, userId)
  // Two people who swap numbers must not wait for each other.
  for (const number of [phone, before ?? phone].sort()) await lockSubject(tx, `sms:${number}`)
  if (before !== null && oldCode === undefined) return 'oldNeeded'
  const old =
    before === null || oldCode === undefined
      ? ''
      : await findRightCode(deps, tx, { recipient: before, purpose: 'change', asker: own }, oldCode)
  if (old === null) return 'oldWrong'
  if (!(await useCode(deps, tx, { recipient: phone, purpose: 'bind', asker: own }, code)))
    return 'wrong'
  if (old !== '') await markCodeUsed(tx, old, deps.now())
  return (await setPhone(tx, userId, phone)) ? 'bound' : 'taken'
}

/**
 * Returns the masked number. Changing one takes a code of both, adding one to an account with a
 * password takes that. Throws SMS_CODE_WRONG, PASSWORD_WRONG, PARAM_INVALID, PHONE_TAKEN (the codes are then used up).
 */
export async function bindPhone(
  deps: Deps,
  user: Asking,
  binding: Binding,
): Promise<{ phone: string }> {
  await requireOwner(deps, user, binding.password)
  const outcome = await transaction(deps.db, (tx) => tryBinding(deps, tx, user, binding))
  switch (outcome) {
    case 'wrong':
      throw new AppError('SMS_CODE_WRONG')
    case 'oldWrong':
      throw new AppError('SMS_CODE_WRONG', { message: texts.oldCodeWrong })
    case 'oldNeeded':
      throw new AppError('PARAM_INVALID', {
        message: texts.oldCodeNeeded,
        details: { key: 'oldCode' },
      })
    case 'taken':
      throw new AppError('PHONE_TAKEN')
    case 'bound':
      return { phone: maskPhone(binding.phone) }
  }
}
