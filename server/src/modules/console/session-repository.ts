/** Sign-ins at the console as rows, and who may have one. */
import { STAFF_ROLES, type StaffRole } from '@contract/staff'
import { and, eq, gt, inArray, isNull, lt, not, type SQL } from 'drizzle-orm'
import { isBlocked } from '../../platform/db/blocked'
import type { Executor, Tx } from '../../platform/db/client'
import { consoleSessions, passwords, users } from '../../platform/db/schema'

export interface Staff {
  readonly id: string
  readonly nickname: string
  readonly role: StaffRole
}

const mayWork = and(inArray(users.role, [...STAFF_ROLES]), isNull(users.closesAt), not(isBlocked))
const STAFF = { id: users.id, nickname: users.nickname, role: users.role }

/** Null for a user who is not of the staff. */
function toStaff<T extends { role: string }>(row: T | undefined): (T & { role: StaffRole }) | null {
  const role = STAFF_ROLES.find((known) => known === row?.role)
  return row && role ? { ...row, role } : null
}

async function findWhere(db: Executor, condition: SQL): Promise<Staff | null> {
  const [row] = await db.select(STAFF).from(users).where(and(condition, mayWork))
  return toStaff(row)
}

export const findById = (db: Executor, id: string) => findWhere(db, eq(users.id, id))
export const findByPhone = (db: Executor, phone: string) => findWhere(db, eq(users.phone, phone))
export const findByEmail = (db: Executor, email: string) => findWhere(db, eq(users.email, email))

export async function findAvatarKey(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db.select({ key: users.avatarKey }).from(users).where(eq(users.id, userId))
  return row?.key ?? null
}

type SessionRow = typeof consoleSessions.$inferSelect

export async function insertSession(tx: Tx, row: SessionRow): Promise<void> {
  await tx.insert(consoleSessions).values(row)
}

function living(tokenHash: string, state: SessionRow['state'], now: Date) {
  return and(
    eq(consoleSessions.tokenHash, tokenHash),
    eq(consoleSessions.state, state),
    gt(consoleSessions.expiresAt, now),
  )
}

/** Whose sign-in that lives this is. */
export async function findSession(
  db: Executor,
  { tokenHash, state, now }: { tokenHash: string; state: SessionRow['state']; now: Date },
) {
  const [row] = await db
    .select({
      ...STAFF,
      sessionId: consoleSessions.id,
      expiresAt: consoleSessions.expiresAt,
      device: consoleSessions.device,
      address: consoleSessions.address,
      means: consoleSessions.means,
    })
    .from(consoleSessions)
    .innerJoin(users, eq(users.id, consoleSessions.userId))
    .where(and(living(tokenHash, state, now), mayWork))
  return toStaff(row)
}

/** False when it is gone already. */
export async function deleteSession(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .delete(consoleSessions)
    .where(eq(consoleSessions.id, id))
    .returning({ id: consoleSessions.id })
  return rows.length > 0
}

export async function deleteExpired(tx: Executor, now: Date): Promise<void> {
  await tx.delete(consoleSessions).where(lt(consoleSessions.expiresAt, now))
}

export async function listStaff(db: Executor) {
  const { id, nickname, role, phone, email } = users
  return db
    .select({ id, nickname, role, phone, email, account: passwords.account })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(inArray(role, [...STAFF_ROLES]))
    .orderBy(role, users.createdAt)
}
