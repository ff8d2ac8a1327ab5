/** Uploads of one user, page by page. */
import type { MediaKind } from '@contract/tools/define'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { uploads } from '../../platform/db/schema'
import type { UploadRow } from './repository'

export interface UploadFilter {
  readonly userId: string
  /** Undefined: pictures and videos. */
  readonly kind: MediaKind | undefined
}

export interface UploadPosition {
  readonly createdAt: Date
  readonly id: string
}

function filtered({ userId, kind }: UploadFilter): SQL | undefined {
  const type = kind === 'sound' ? 'audio' : kind
  const ofKind =
    type === undefined
      ? sql`${uploads.mime} not like 'audio/%'`
      : sql`${uploads.mime} like ${`${type}/%`}`
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
