/** Closing an account, requested with a confirmation, and taking that back. */
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import type { AuthPorts } from './ports'
import { hideUserWorks, showUserWorks } from '../works/closing'
import { type Asking, confirmation, isConfirmed, type Proof } from './confirm'
import { clearClosing, setClosing } from './repository'
import { endEverywhere } from './sessions'
import { closingTexts } from './texts'

const CLOSE_AFTER_MS = 7 * 24 * 3_600_000

/**
 * Signs out everywhere and hides the account; it is deleted after seven days. Throws
 * SMS_CODE_WRONG, and as confirmation says.
 */
export async function closeAccount(
  deps: AuthPorts,
  user: Asking,
  proof: Proof,
): Promise<{ closesAt: string }> {
  const { id: userId } = user
  const check = await confirmation(deps, user, proof, {
    purpose: 'close',
    stale: closingTexts.signIn,
    final: true,
  })
  const now = deps.now()
  const closesAt = new Date(now.getTime() + CLOSE_AFTER_MS)
  const closing = await transaction(deps.db, async (tx) => {
    if (!(await isConfirmed(tx, check))) return false
    await setClosing(tx, userId, closesAt)
    await hideUserWorks(tx, userId)
    await endEverywhere(tx, { userId }, now)
    return true
  })
  if (!closing) throw new AppError('SMS_CODE_WRONG')
  return { closesAt: closesAt.toISOString() }
}

/** Its works are back as they were. Throws NOT_FOUND once the seven days are over. */
export async function cancelAccountDeletion(
  deps: Pick<AuthPorts, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const updated = await transaction(deps.db, async (tx) => {
    if (!(await clearClosing(tx, userId, deps.now()))) return false
    await showUserWorks(tx, userId)
    return true
  })
  if (!updated) throw new AppError('NOT_FOUND', { message: closingTexts.tooLate })
}
