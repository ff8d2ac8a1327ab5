import type { StaffRole } from '@contract/staff'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client'
import { passwords, users } from '../../platform/db/schema'

const PERSON = { id: users.id, nickname: users.nickname, role: users.role }

export async function findByPhone(tx: Tx, phone: string) {
  const [row] = await tx.select(PERSON).from(users).where(eq(users.phone, phone))
  return row ?? null
}

export async function findByEmail(tx: Tx, email: string) {
  const [row] = await tx.select(PERSON).from(users).where(eq(users.email, email))
  return row ?? null
}

export async function findByAccount(tx: Tx, account: string) {
  const [row] = await tx
    .select(PERSON)
    .from(users)
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(passwords.account, account))
  return row ?? null
}

export async function findById(tx: Tx, id: string) {
  const [row] = await tx.select(PERSON).from(users).where(eq(users.id, id))
  return row ?? null
}

export async function setRole(tx: Tx, id: string, role: 'user' | StaffRole): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, id))
}

export async function listReviewers(tx: Tx) {
  const { id, nickname, phone, email } = users
  return tx
    .select({ id, nickname, phone, email, account: passwords.account })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.role, 'reviewer'))
    .orderBy(asc(users.createdAt))
}
