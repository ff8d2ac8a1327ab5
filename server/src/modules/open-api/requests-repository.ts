/** Rows of api_requests. */
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { apiRequests } from '../../platform/db/schema'

export type ApiRequestRow = typeof apiRequests.$inferSelect

/** False: the key has used this Idempotency-Key. */
export async function insertRequest(db: Db, row: ApiRequestRow): Promise<boolean> {
  const rows = await db
    .insert(apiRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: apiRequests.id })
  return rows.length > 0
}

export async function deleteRequest(db: Db, id: string): Promise<void> {
  await db.delete(apiRequests).where(eq(apiRequests.id, id))
}

export async function findRequest(db: Db, id: string): Promise<ApiRequestRow | null> {
  const [row] = await db.select().from(apiRequests).where(eq(apiRequests.id, id))
  return row ?? null
}

export async function findByIdempotencyKey(
  db: Db,
  { keyId, idempotencyKey }: { keyId: string; idempotencyKey: string },
): Promise<ApiRequestRow | null> {
  const [row] = await db
    .select()
    .from(apiRequests)
    .where(and(eq(apiRequests.keyId, keyId), eq(apiRequests.idempotencyKey, idempotencyKey)))
  return row ?? null
}

/** The newest one with this content. */
export async function findSame(
  db: Db,
  { keyId, fingerprint, since }: { keyId: string; fingerprint: string; since: Date },
): Promise<ApiRequestRow | null> {
  const [row] = await db
    .select()
    .from(apiRequests)
    .where(
      and(
        eq(apiRequests.keyId, keyId),
        eq(apiRequests.fingerprint, fingerprint),
        gt(apiRequests.createdAt, since),
      ),
    )
    .orderBy(desc(apiRequests.createdAt))
    .limit(1)
  return row ?? null
}

export async function deleteRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(apiRequests).where(lt(apiRequests.createdAt, before))
}
