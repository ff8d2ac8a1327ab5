/** Codes to what an account already has, and another number for it. */
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { AuthPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { maskPhone } from '../../platform/lib/phone'
import type { Asker } from './code-requester'
import { sendCode, useCode } from './codes'
import {
  type Asking,
  type Check,
  confirmation,
  type OwnCodePurpose,
  type Proof,
  requireChoice,
} from './confirm'
import { lockMeans, recordChange, settlesAt } from './means/change'
import { isNumberHeld } from './means/repository'
import { texts as meansTexts } from './means/texts'
import { findReachable, lockSubject, setPhone } from './repository'
import { phoneTexts } from './texts'

interface OwnCode {
  readonly purpose: OwnCodePurpose
  readonly by?: 'phone' | 'email' | undefined
  readonly address: string
}

/**
 * Sends a code to the number or mailbox the account has, the older one unless `by` names the other.
 * Throws PARAM_INVALID where there is none that may confirm, FORBIDDEN.
 */
export async function sendOwnCode(
  deps: AuthPorts,
  { id, sessionId }: Asking,
  { purpose, by, address }: OwnCode,
) {
  const final = purpose === 'close' || purpose === 'apiKey' || purpose === 'undo'
  const options = await requireChoice(deps, { userId: id, final, purpose })
  const chosen = options.find((one) =>
    by === undefined ? one === 'phone' || one === 'email' : one === by,
  )
  const reachable = await findReachable(deps.db, id)
  const recipient = chosen === 'phone' || chosen === 'email' ? reachable[chosen] : null
  if (recipient === null)
    throw new AppError('PARAM_INVALID', {
      message: by === undefined ? phoneTexts.unbound : meansTexts.notBy,
    })
  return sendCode(deps, { recipient, purpose, asker: { address, deviceHash: null, sessionId } })
}

interface Binding extends Pick<Proof, 'by' | 'password' | 'passkey'> {
  readonly phone: string
  readonly code: string
  /** Confirmation by a code to a number or mailbox of the account. */
  readonly oldCode?: string | undefined
  readonly asker: Asker
}

type Outcome = 'bound' | 'taken' | 'held' | 'wrong' | 'notConfirmed'

/** No code is used up unless all are right. */
async function tryBinding(
  deps: AuthPorts,
  tx: Tx,
  user: Asking,
  { phone, code, asker, check }: Binding & { check: Check },
): Promise<Outcome> {
  const { phone: before } = await findReachable(tx, user.id)
  // Two people who swap numbers must not wait for each other.
  for (const number of [phone, before ?? phone].sort()) await lockSubject(tx, `sms:${number}`)
  const earlier = await lockMeans(deps, tx, user.id)
  const spend = await check(tx)
  if (!spend) return 'notConfirmed'
  const own = { ...asker, sessionId: user.sessionId }
  if (!(await useCode(deps, tx, { recipient: phone, purpose: 'bind', asker: own }, code)))
    return 'wrong'
  await spend()
  if (phone === before) return 'bound'
  if (await isNumberHeld(tx, { phone, userId: user.id, now: deps.now() })) return 'held'
  const bound = await setPhone(tx, { userId: user.id, phone, settlesAt: settlesAt(deps.now()) })
  if (!bound) return 'taken'
  const say = before === null ? meansTexts.added : meansTexts.replaced
  await recordChange(deps, tx, earlier, {
    sessionId: user.sessionId,
    means: 'phone',
    words: say(meansTexts.kinds.phone, ` ${maskPhone(phone)}`),
    before: { kind: 'phone', phone: before, settlesAt: earlier.phoneSettlesAt },
  })
  return 'bound'
}

/**
 * Returns the masked number. It takes a code of the new number and what confirms it by a means that
 * the account has. Throws SMS_CODE_WRONG, PHONE_TAKEN (the codes are then used up), and as
 * confirmation.
 */
export async function bindPhone(
  deps: AuthPorts,
  user: Asking,
  binding: Binding,
): Promise<{ phone: string }> {
  const { by, password, passkey, oldCode, asker } = binding
  const proof = { by, password, passkey, code: oldCode, address: asker.address }
  const what = { purpose: 'change', stale: phoneTexts.stale, final: false } as const
  const check = await confirmation(deps, user, proof, what)
  const { phone: before } = await findReachable(deps.db, user.id)
  const outcome = await transaction(deps.db, (tx) =>
    tryBinding(deps, tx, user, { ...binding, check }),
  )
  switch (outcome) {
    case 'wrong':
      throw new AppError('SMS_CODE_WRONG')
    case 'notConfirmed':
      throw new AppError('SMS_CODE_WRONG', {
        message: before === null ? phoneTexts.confirmationWrong : phoneTexts.oldCodeWrong,
        details: { key: 'oldCode' },
      })
    case 'taken':
      throw new AppError('PHONE_TAKEN')
    case 'held':
      throw new AppError('PHONE_TAKEN', { message: meansTexts.numberHeld })
    case 'bound':
      return { phone: maskPhone(binding.phone) }
  }
}
