/** People with a session, without a phone or a code. */
import { transaction } from '../platform/db/transaction'
import { openSession } from '../modules/auth/sessions'
import { makeUser } from './accounts'
import type { TestApp } from './app'

export async function signInNew({ deps }: TestApp): Promise<{ id: string; token: string }> {
  const id = await makeUser(deps.db)
  const { token } = await transaction(deps.db, (tx) => openSession(deps, tx, id))
  return { id, token }
}
