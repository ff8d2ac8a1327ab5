/** Uploads of one user, page by page. */
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { uploads } from '../../platform/db/schema'
import type { UploadRow } from './repository'

export interface UploadFilter {
  readonly userId: string
  readonly kind: 'image' | 'video' | undefined
}

export interface UploadPosition {
  readonly createdAt: Date
  readonly id: string
}

function filtered({ userId, kind }: UploadFilter): SQL | undefined {
  const ofKind = kind === undefined ? undefined : sql`${uploads.mime} like ${`${kind}/%`}`
  return and(eq(uploads.userId, userId), ofKind)
}

export async function countUploads(db: Db, filter: UploadFilter): Promise<number> {
  return db.$count(uploads, filtered(filter))
}

/** Newest first; `after` is the last upload of the page before. */
export async function listUploads(
  db: Db,
  filter: UploadFilter,
  page: { limit: number; offset: number; after: UploadPosition | null },
): Promise<UploadRow[]> {
  const older = page.after
    ? sql`(${uploads.createdAt}, ${uploads.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select()
    .from(uploads)
    .where(and(filtered(filter), older))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}
