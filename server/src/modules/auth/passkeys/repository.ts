/** Passkeys of accounts. */
import { and, count, desc, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/client'
import { passkeys, passwords, users } from '../../../platform/db/schema'

export type PasskeyRow = typeof passkeys.$inferSelect

const ofPerson = ({ id, userId }: Pick<PasskeyRow, 'id' | 'userId'>) =>
  and(eq(passkeys.id, id), eq(passkeys.userId, userId))

/** The newest first. */
export async function listPasskeys(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
}

/** Locked until the end of `tx`. */
export async function lockPasskey(tx: Tx, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for('update')
  return row ?? null
}

export async function noteUse(
  tx: Tx,
  { id, counter, lastUsedAt }: { id: string; counter: number; lastUsedAt: Date },
): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id))
}

/** False when it is registered already. */
export async function insertPasskey(
  tx: Tx,
  row: Omit<PasskeyRow, 'lastUsedAt'> & { lastUsedAt?: Date | null },
): Promise<boolean> {
  const rows = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function countPasskeys(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ many: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.many ?? 0
}

/** False when it is not theirs. */
export async function setName(
  db: Executor,
  { name, ...which }: Pick<PasskeyRow, 'id' | 'userId' | 'name'>,
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ name })
    .where(ofPerson(which))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function findPasskey(
  db: Executor,
  which: Pick<PasskeyRow, 'id' | 'userId'>,
): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(ofPerson(which))
  return row ?? null
}

/** As it was; null when it is not theirs. */
export async function deletePasskey(
  tx: Tx,
  which: Pick<PasskeyRow, 'id' | 'userId'>,
): Promise<PasskeyRow | null> {
  const [row] = await tx.delete(passkeys).where(ofPerson(which)).returning()
  return row ?? null
}

/** As they were. */
export async function dropPasskeys(tx: Tx, userId: string): Promise<PasskeyRow[]> {
  return tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning()
}

/** Names of an account. */
export async function findNames(db: Executor, userId: string) {
  const [row] = await db
    .select({
      nickname: users.nickname,
      phone: users.phone,
      email: users.email,
      account: passwords.account,
    })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}
