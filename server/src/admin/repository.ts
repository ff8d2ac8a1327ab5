import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../db/client'
import { adminLog, users } from '../db/schema'

const PERSON = { id: users.id, nickname: users.nickname, role: users.role }

export async function findByPhone(tx: Tx, phone: string) {
  const [row] = await tx.select(PERSON).from(users).where(eq(users.phone, phone))
  return row ?? null
}

export async function setRole(tx: Tx, id: string, role: 'user' | 'reviewer'): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, id))
}

export async function listReviewers(tx: Tx) {
  const { id, nickname, phone } = users
  return tx
    .select({ id, nickname, phone })
    .from(users)
    .where(eq(users.role, 'reviewer'))
    .orderBy(asc(users.createdAt))
}

export async function addToLog(tx: Tx, entry: typeof adminLog.$inferInsert): Promise<void> {
  await tx.insert(adminLog).values(entry)
}
