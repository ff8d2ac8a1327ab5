import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/client'
import { uploadGrants, uploads } from '../../db/schema'

export type UploadRow = typeof uploads.$inferSelect
export type NewUpload = typeof uploads.$inferInsert
export type GrantRow = typeof uploadGrants.$inferSelect

export async function insertGrant(
  db: Executor,
  grant: { key: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(uploadGrants).values(grant)
}

/** Grants that may still be used. */
export async function countOpenGrants(db: Executor, userId: string): Promise<number> {
  return db.$count(
    uploadGrants,
    and(
      eq(uploadGrants.userId, userId),
      isNull(uploadGrants.uploadId),
      gt(uploadGrants.expiresAt, sql`now()`),
    ),
  )
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
