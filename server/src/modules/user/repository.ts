import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import { passwords, uploads, users } from '../../platform/db/schema'

export type User = typeof users.$inferSelect

export async function findUser(db: Executor, userId: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row ?? null
}

/** Account name for a password; null where it has none. */
export async function findAccountName(db: Executor, userId: string): Promise<string | null> {
  const { account } = passwords
  const [row] = await db.select({ account }).from(passwords).where(eq(passwords.userId, userId))
  return row?.account ?? null
}

export async function updateUser(
  db: Executor,
  userId: string,
  changes: Partial<Pick<User, 'nickname' | 'bio' | 'avatarKey'>>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId))
}

/** Storage key of the small picture of an own upload, or null. */
export async function findUploadKey(
  db: Executor,
  { userId, uploadId }: { userId: string; uploadId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ thumbKey: uploads.thumbKey })
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId)))
  return row?.thumbKey ?? null
}
