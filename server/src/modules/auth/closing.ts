/** The end of an account, asked for with whatever proves that it is meant, and taken back. */
import type { ConfirmBy } from '@contract/sign-in'
import type { Tx } from '../../db/client'
import { transaction } from '../../db/transaction'
import { AppError } from '../../lib/errors'
import type { Deps } from '../../ports'
import { confirmBy } from '../../sign-in/ways'
import { hideWorksOf, showWorksOf } from '../works/closing'
import { useCode } from './codes'
import { requireOwnPassword } from './password'
import { findPasswordOf, holdPassword } from './password-repository'
import { clearClosing, findReachable, setClosing } from './repository'
import { findSession } from './session-repository'
import { endEverywhere } from './sessions'

const CLOSE_AFTER_MS = 7 * 24 * 3_600_000
/** A sign-in is proof for as long as a code is. */
const FRESH_MS = 10 * 60_000

const texts = {
  code: '请填写收到的验证码',
  password: '请填写密码',
  signIn: '请先退出登录，重新登录后 10 分钟内再注销',
  tooLate: '7 天已过，账号正在删除',
}

interface Proof {
  readonly code?: string | undefined
  readonly password?: string | undefined
  readonly address: string
}

interface Asking {
  readonly id: string
  readonly sessionId: string
}

function missing(by: 'code' | 'password'): AppError {
  return new AppError('PARAM_INVALID', { message: texts[by], details: { key: by } })
}

/** Whether they have just signed in. */
async function isFresh({ db, now }: Pick<Deps, 'db' | 'now'>, { id, sessionId }: Asking) {
  const session = await findSession(db, { id: sessionId, userId: id })
  return session !== null && now().getTime() - session.createdAt.getTime() <= FRESH_MS
}

type Check = (tx: Tx) => Promise<boolean>

/**
 * What of the proof is still to be looked at within the closing. Throws PARAM_INVALID, and
 * PASSWORD_WRONG or TOO_MANY_REQUESTS.
 */
async function checkOf(deps: Deps, user: Asking, by: ConfirmBy, proof: Proof): Promise<Check> {
  if (by === 'signIn') {
    if (!(await isFresh(deps, user)))
      throw new AppError('PARAM_INVALID', { message: texts.signIn, details: { key: 'signIn' } })
    return async () => true
  }
  if (by === 'password') {
    if (proof.password === undefined) throw missing('password')
    const { hash } = await requireOwnPassword(deps, user.id, proof.password)
    return (tx) => holdPassword(tx, user.id, hash)
  }
  const { code, address } = proof
  if (code === undefined) throw missing('code')
  const asker = { address, deviceHash: null, userId: user.id }
  return async (tx) => {
    const recipient = (await findReachable(tx, user.id))[by]
    return recipient !== null && useCode(deps, tx, { recipient, purpose: 'close', asker }, code)
  }
}

/** What this account says that it is meant by. */
async function confirmsBy(deps: Deps, userId: string): Promise<ConfirmBy> {
  const reachable = await findReachable(deps.db, userId)
  const hasPassword = (await findPasswordOf(deps.db, userId)) !== null
  return confirmBy(deps, { ...reachable, hasPassword })
}

/**
 * From now on signed out everywhere and seen by nobody, in seven days gone. Throws SMS_CODE_WRONG,
 * and as checkOf says.
 */
export async function closeAccount(
  deps: Deps,
  user: Asking,
  proof: Proof,
): Promise<{ closesAt: string }> {
  const { id: userId } = user
  const check = await checkOf(deps, user, await confirmsBy(deps, userId), proof)
  const now = deps.now()
  const closesAt = new Date(now.getTime() + CLOSE_AFTER_MS)
  const closing = await transaction(deps.db, async (tx) => {
    if (!(await check(tx))) return false
    await setClosing(tx, userId, closesAt)
    await hideWorksOf(tx, userId)
    await endEverywhere(tx, { userId }, now)
    return true
  })
  if (!closing) throw new AppError('SMS_CODE_WRONG')
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
