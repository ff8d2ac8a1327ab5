/** Passwords by account, and the links that set them. */
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { accountLinks, knownDevices, passwords } from '../../platform/db/schema'

type PasswordRow = typeof passwords.$inferSelect
export type LinkRow = typeof accountLinks.$inferSelect

export async function findPassword(
  db: Executor,
  account: string,
): Promise<Pick<PasswordRow, 'userId' | 'hash'> | null> {
  const { userId, hash } = passwords
  const [row] = await db
    .select({ userId, hash })
    .from(passwords)
    .where(eq(passwords.account, account))
  return row ?? null
}

export async function findUserPassword(
  db: Executor,
  userId: string,
): Promise<Pick<PasswordRow, 'account' | 'hash'> | null> {
  const { account, hash } = passwords
  const [row] = await db
    .select({ account, hash })
    .from(passwords)
    .where(eq(passwords.userId, userId))
  return row ?? null
}

/** Whether it is still their password; it stays so until the end of `tx`. */
export async function holdPassword(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: passwords.userId })
    .from(passwords)
    .where(and(eq(passwords.userId, userId), eq(passwords.hash, hash)))
    .for('share')
  return rows.length > 0
}

/** False when the name is taken. */
export async function insertPassword(tx: Tx, row: PasswordRow): Promise<boolean> {
  const rows = await tx
    .insert(passwords)
    .values(row)
    .onConflictDoNothing({ target: passwords.account })
    .returning({ userId: passwords.userId })
  return rows.length > 0
}

/** The whole row, locked until the end of `tx`; null: the account has none. */
export async function findPasswordRow(tx: Tx, userId: string): Promise<PasswordRow | null> {
  const [row] = await tx.select().from(passwords).where(eq(passwords.userId, userId)).for('update')
  return row ?? null
}

/** False when the account has none. */
export async function replacePassword(
  tx: Tx,
  {
    userId,
    hash,
    settlesAt,
    now,
  }: Pick<PasswordRow, 'userId' | 'hash' | 'settlesAt'> & { now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(passwords)
    .set({ hash, settlesAt, changedAt: now })
    .where(eq(passwords.userId, userId))
    .returning({ userId: passwords.userId })
  return rows.length > 0
}

/** Whether this device has signed in to this account before. */
export async function isDeviceOfAccount(
  db: Executor,
  { account, deviceHash }: { account: string; deviceHash: string },
): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(passwords, eq(passwords.userId, knownDevices.userId))
    .where(and(eq(passwords.account, account), eq(knownDevices.deviceHash, deviceHash)))
  return row !== undefined
}

export async function insertLink(tx: Tx, link: Omit<LinkRow, 'usedAt'>): Promise<void> {
  await tx.insert(accountLinks).values(link)
}

const usable = (tokenHash: string, now: Date) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  )

/** Null for one that is used up, over, or none. */
export async function findLink(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<LinkRow | null> {
  const [row] = await db.select().from(accountLinks).where(usable(tokenHash, now))
  return row ?? null
}

/** Concurrent use waits for the end of `tx`. */
export async function lockLink(tx: Tx, tokenHash: string, now: Date): Promise<LinkRow | null> {
  const [row] = await tx.select().from(accountLinks).where(usable(tokenHash, now)).for('update')
  return row ?? null
}

/** From now on it is no good, nor is any other that sets this person's password. */
export async function spendLink(
  tx: Tx,
  { id, userId, usedAt }: { id: string; userId: string; usedAt: Date },
): Promise<void> {
  await tx.update(accountLinks).set({ usedAt, userId }).where(eq(accountLinks.id, id))
  await tx
    .update(accountLinks)
    .set({ usedAt })
    .where(
      and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt), ne(accountLinks.id, id)),
    )
}
