/** People of the staff with a sign-in at the console, without a password or a code. */
import type { StaffRole } from '@contract/staff'
import { asc, eq } from 'drizzle-orm'
import { adminLog, users } from '../platform/db/schema'
import { transaction } from '../platform/db/transaction'
import { openSession } from '../modules/console/sessions'
import { makeUser } from './accounts'
import type { TestApp } from './app'

export async function signInStaff(
  { deps }: Pick<TestApp, 'deps'>,
  role: StaffRole,
): Promise<{ id: string; token: string }> {
  const id = await makeUser(deps.db)
  await deps.db.update(users).set({ role }).where(eq(users.id, id))
  const visit = { device: 'Linux · Chrome', address: '127.0.0.1' }
  const { token } = await transaction(deps.db, (tx) =>
    openSession(deps, tx, { userId: id, visit, means: null }),
  )
  return { id, token }
}

/** Log entries of an actor, oldest first: the command, its arguments, and the reason. */
export async function readAdminLog({ deps }: Pick<TestApp, 'deps'>, actorId: string) {
  const mine = eq(adminLog.actorId, actorId)
  const rows = await deps.db.select().from(adminLog).where(mine).orderBy(asc(adminLog.id))
  return rows.map(({ command, args, reason }) => [command, ...args, reason])
}
