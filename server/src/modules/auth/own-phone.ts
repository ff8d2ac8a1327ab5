/** What the number of an account is asked for: another number, and the end of the account. */
import type { Tx } from '../../db/client'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { maskPhone } from '../../lib/phone'
import type { Asker } from './asker'
import { markCodeUsed } from './code-repository'
import { findRightCode, sendCode, useCode } from './codes'
import { clearClosing, findPhone, lockSubject, setClosing, setPhone } from './repository'
import { hideWorksOf, showWorksOf } from '../works/closing'
import { endEverywhere } from './sessions'

export const CLOSE_AFTER_MS = 7 * 24 * 3_600_000

const texts = {
  unbound: '还没有绑定手机号',
  tooLate: '7 天已过，账号正在删除',
  oldCodeNeeded: '请填写现在的手机号收到的验证码',
  oldCodeWrong: '现在的手机号收到的验证码不正确或已失效',
}

/** Sends a code to the number the account has. Throws PARAM_INVALID where there is none. */
export async function sendOwnCode(
  deps: Deps,
  userId: string,
  { purpose, address }: { purpose: 'change' | 'close'; address: string },
) {
  const phone = await findPhone(deps.db, userId)
  if (phone === null) throw new AppError('PARAM_INVALID', { message: texts.unbound })
  return sendCode(deps, { phone, purpose, asker: { address, deviceHash: null, userId } })
}

interface Binding {
  readonly phone: string
  readonly code: string
  /** What the number bound so far got. */
  readonly oldCode?: string | undefined
  readonly asker: Asker
}

type Outcome = 'bound' | 'taken' | 'wrong' | 'oldNeeded' | 'oldWrong'

/** Neither code is used up unless both are right. */
async function tryBinding(deps: Deps, tx: Tx, userId: string, binding: Binding): Promise<Outcome> {
  const { phone, code, oldCode, asker } = binding
  const before = await findPhone(tx, userId)
  // Two people who swap numbers must not wait for each other.
  for (const number of [phone, before ?? phone].sort()) await lockSubject(tx, `sms:${number}`)
  if (before !== null && oldCode === undefined) return 'oldNeeded'
  const old =
    before === null || oldCode === undefined
      ? ''
      : await findRightCode(
          deps,
          tx,
          { phone: before, purpose: 'change', asker: { ...asker, userId } },
          oldCode,
        )
  if (old === null) return 'oldWrong'
  if (!(await useCode(deps, tx, { phone, purpose: 'bind', asker }, code))) return 'wrong'
  if (old !== '') await markCodeUsed(tx, old, deps.now())
  return (await setPhone(tx, userId, phone)) ? 'bound' : 'taken'
}

/**
 * Returns the masked number. Changing one takes a code of both. Throws SMS_CODE_WRONG,
 * PARAM_INVALID, PHONE_TAKEN (the codes are then used up).
 */
export async function bindPhone(
  deps: Deps,
  userId: string,
  binding: Binding,
): Promise<{ phone: string }> {
  const outcome = await transaction(deps.db, (tx) => tryBinding(deps, tx, userId, binding))
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

/** From now on signed out everywhere and seen by nobody, in seven days gone. Throws SMS_CODE_WRONG, PARAM_INVALID. */
export async function closeAccount(
  deps: Deps,
  userId: string,
  { code, address }: { code: string; address: string },
): Promise<{ closesAt: string }> {
  const now = deps.now()
  const closesAt = new Date(now.getTime() + CLOSE_AFTER_MS)
  const outcome = await transaction(deps.db, async (tx) => {
    const phone = await findPhone(tx, userId)
    if (phone === null) return 'unbound'
    const asker = { address, deviceHash: null, userId }
    if (!(await useCode(deps, tx, { phone, purpose: 'close', asker }, code))) return 'wrong'
    await setClosing(tx, userId, closesAt)
    await hideWorksOf(tx, userId)
    await endEverywhere(tx, { userId }, now)
    return 'closing'
  })
  if (outcome === 'unbound') throw new AppError('PARAM_INVALID', { message: texts.unbound })
  if (outcome === 'wrong') throw new AppError('SMS_CODE_WRONG')
  return { closesAt: closesAt.toISOString() }
}

/** Its works are back as they were. Throws NOT_FOUND once the seven days are over. */
export async function keepAccount(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  const updated = await transaction(deps.db, async (tx) => {
    if (!(await clearClosing(tx, userId, deps.now()))) return false
    await showWorksOf(tx, userId)
    return true
  })
  if (!updated) throw new AppError('NOT_FOUND', { message: texts.tooLate })
}
