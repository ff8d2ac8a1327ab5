import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { uploadGrants, uploads, users } from '../../platform/db/schema'

export type UploadRow = typeof uploads.$inferSelect
export type NewUpload = typeof uploads.$inferInsert
export type GrantRow = typeof uploadGrants.$inferSelect

/**
 * False when the user has `max` grants that may still be used. The user's row is locked meanwhile:
 * concurrent calls count one after the other.
 */
export async function insertGrant(
  db: Db,
  { max, ...grant }: { key: string; userId: string; expiresAt: Date; max: number },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, grant.userId))
      .for('no key update')
    const open = await tx.$count(
      uploadGrants,
      and(
        eq(uploadGrants.userId, grant.userId),
        isNull(uploadGrants.uploadId),
        gt(uploadGrants.expiresAt, sql`now()`),
      ),
    )
    if (open >= max) return false
    await tx.insert(uploadGrants).values(grant)
    return true
  })
}

/** Gives a grant that was not confirmed yet more time; false: there is none. */
export async function extendGrant(
  db: Executor,
  grant: { key: string; userId: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(uploadGrants)
    .set({ expiresAt: grant.expiresAt })
    .where(
      and(
        eq(uploadGrants.key, grant.key),
        eq(uploadGrants.userId, grant.userId),
        isNull(uploadGrants.uploadId),
      ),
    )
    .returning({ key: uploadGrants.key })
  return rows.length === 1
}

export async function findGrant(
  db: Executor,
  options: { key: string; userId: string },
): Promise<GrantRow | null> {
  const rows = await db
    .select()
    .from(uploadGrants)
    .where(and(eq(uploadGrants.key, options.key), eq(uploadGrants.userId, options.userId)))
  return rows[0] ?? null
}

/** True for the one confirmation that turns a grant into an upload. */
export async function claimGrant(
  tx: Tx,
  options: { key: string; uploadId: string },
): Promise<boolean> {
  const rows = await tx
    .update(uploadGrants)
    .set({ uploadId: options.uploadId })
    .where(and(eq(uploadGrants.key, options.key), isNull(uploadGrants.uploadId)))
    .returning({ key: uploadGrants.key })
  return rows.length === 1
}

export async function insertUpload(db: Executor, upload: NewUpload): Promise<UploadRow> {
  const rows = await db.insert(uploads).values(upload).returning()
  const [row] = rows
  if (!row) throw new Error('an upload was not inserted')
  return row
}

/** Null when there is one of this id already. */
export async function insertUploadOnce(tx: Tx, upload: NewUpload): Promise<UploadRow | null> {
  const rows = await tx.insert(uploads).values(upload).onConflictDoNothing().returning()
  return rows[0] ?? null
}

export async function findUpload(
  db: Executor,
  options: { id: string; userId: string },
): Promise<UploadRow | null> {
  const rows = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, options.id), eq(uploads.userId, options.userId)))
  return rows[0] ?? null
}
