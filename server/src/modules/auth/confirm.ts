/** What an account says that something is meant by: a code, its password, or a sign-in of just now. */
import type { ConfirmBy } from '@contract/sign-in'
import type { Tx } from '../../db/client'
import { AppError } from '../../lib/errors'
import type { Deps } from '../../ports'
import { confirmBy } from '../../sign-in/ways'
import { useCode } from './codes'
import { requireOwnPassword } from './password'
import { findPasswordOf, holdPassword } from './password-repository'
import { findReachable } from './repository'
import { findSession } from './session-repository'

/** A sign-in is proof for as long as a code is. */
const FRESH_MS = 10 * 60_000

const texts = {
  code: '请填写收到的验证码',
  password: '请填写密码',
}

export interface Proof {
  readonly code?: string | undefined
  readonly password?: string | undefined
  readonly address: string
}

export interface Asking {
  readonly id: string
  readonly sessionId: string
}

interface What {
  /** What a code was asked for. */
  readonly purpose: 'close' | 'passkey'
  /** What is said to who signed in too long ago. */
  readonly stale: string
}

function missing(by: 'code' | 'password'): AppError {
  return new AppError('PARAM_INVALID', { message: texts[by], details: { key: by } })
}

/** Whether they have just signed in. */
async function isFresh({ db, now }: Pick<Deps, 'db' | 'now'>, { id, sessionId }: Asking) {
  const session = await findSession(db, { id: sessionId, userId: id })
  return session !== null && now().getTime() - session.createdAt.getTime() <= FRESH_MS
}

async function confirmsBy(deps: Deps, userId: string): Promise<ConfirmBy> {
  const reachable = await findReachable(deps.db, userId)
  const hasPassword = (await findPasswordOf(deps.db, userId)) !== null
  return confirmBy(deps, { ...reachable, hasPassword })
}

/**
 * What of the proof is still to be looked at within what is meant; false there is a wrong code, whose
 * try counts when that transaction ends. Throws PARAM_INVALID, and PASSWORD_WRONG or
 * TOO_MANY_REQUESTS.
 */
export async function confirmation(
  deps: Deps,
  user: Asking,
  { code, password, address }: Proof,
  { purpose, stale }: What,
): Promise<(tx: Tx) => Promise<boolean>> {
  const by = await confirmsBy(deps, user.id)
  if (by === 'signIn') {
    if (!(await isFresh(deps, user)))
      throw new AppError('PARAM_INVALID', { message: stale, details: { key: 'signIn' } })
    return async () => true
  }
  if (by === 'password') {
    if (password === undefined) throw missing('password')
    const { hash } = await requireOwnPassword(deps, user, password)
    return (tx) => holdPassword(tx, user.id, hash)
  }
  if (code === undefined) throw missing('code')
  const asker = { address, deviceHash: null, sessionId: user.sessionId }
  return async (tx) => {
    const recipient = (await findReachable(tx, user.id))[by]
    return recipient !== null && useCode(deps, tx, { recipient, purpose, asker }, code)
  }
}
