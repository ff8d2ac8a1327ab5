/** Signing in with a mailbox: a code sent there proves whose it is, like a number. */
import { AppError } from '../../platform/lib/errors'
import { transaction } from '../../platform/db/transaction'
import type { AuthPorts } from './ports'
import type { Asker } from './code-requester'
import { sendCode, useCode } from './codes'
import type { Proof } from './prove'
import { findOrCreateByEmail } from './repository'
import {
  type Arrival,
  enter,
  newNickname,
  requireSignUps,
  requireWay,
  type SignedIn,
} from './service'
import { texts } from './texts'

/** Throws FORBIDDEN where the operator takes mailboxes of other domains only. */
function requireDomain({ config }: Pick<AuthPorts, 'config'>, email: string): void {
  const domains = config.mail?.domains ?? []
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (domains.length > 0 && !domains.includes(domain))
    throw new AppError('FORBIDDEN', { message: texts.mailDomain })
}

/** Throws as sendCode does, and NOT_FOUND or FORBIDDEN. */
export async function sendEmailCode(
  deps: AuthPorts,
  { email, asker, proof }: { email: string; asker: Asker; proof: Omit<Proof, 'purpose'> },
): Promise<{ resendAfterMs: number; devCode?: string }> {
  requireWay(deps, 'email')
  requireDomain(deps, email)
  return sendCode(deps, { recipient: email, purpose: 'login', asker, proof })
}

/** Signs in, or up. Throws SMS_CODE_WRONG, TOO_MANY_REQUESTS, NOT_FOUND, FORBIDDEN. */
export async function signInWithEmail(
  deps: AuthPorts,
  { email, code, ...arrival }: Arrival & { email: string; code: string },
): Promise<SignedIn> {
  requireWay(deps, 'email')
  requireDomain(deps, email)
  const { address, deviceHash } = arrival
  const session = await transaction(deps.db, async (tx) => {
    const subject = { recipient: email, purpose: 'login', asker: { address, deviceHash } } as const
    if (!(await useCode(deps, tx, subject, code))) return null
    const wanted = { email, nickname: newNickname(), now: deps.now() }
    const user = await findOrCreateByEmail(tx, wanted)
    requireSignUps(deps, user)
    return enter(deps, tx, { ...user, means: 'email' }, arrival)
  })
  if (!session) throw new AppError('SMS_CODE_WRONG')
  return session
}
