/** Reading albums as a list of albums shows them: with their count and their first pictures. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import { albums } from '../../platform/db/schema'

export interface AlbumPosition {
  readonly createdAt: Date
  readonly id: string
}

export interface AlbumListRow {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Only while it is in the album. */
  readonly coverJobId: string | null
  readonly count: number
  readonly holdsJob: boolean
}

function columnsWith(jobId: string | null) {
  const { id, name, createdAt, updatedAt } = albums
  const holding = (job: typeof albums.coverJobId | string) => sql`exists (
    select 1 from album_jobs held where held.album_id = "albums"."id" and held.job_id = ${job})`
  return {
    id,
    name,
    createdAt,
    updatedAt,
    coverJobId: sql<
      string | null
    >`case when ${holding(albums.coverJobId)} then ${albums.coverJobId} end`,
    count: sql<number>`(
      select count(*)::int from album_jobs counted where counted.album_id = "albums"."id")`,
    holdsJob: jobId === null ? sql<boolean>`false` : sql<boolean>`${holding(jobId)}`,
  }
}

/** The last changed first; `after` is the last album of the page before. */
export async function listAlbumRows(
  db: Executor,
  { userId, jobId }: { userId: string; jobId: string | null },
  page: { limit: number; offset: number; after: AlbumPosition | null },
): Promise<AlbumListRow[]> {
  const older = page.after
    ? sql`(${albums.updatedAt}, ${albums.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select(columnsWith(jobId))
    .from(albums)
    .where(and(eq(albums.userId, userId), older))
    .orderBy(desc(albums.updatedAt), desc(albums.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

export async function findListedAlbums(
  db: Executor,
  options: { userId: string; ids: readonly string[] },
): Promise<AlbumListRow[]> {
  return db
    .select(columnsWith(null))
    .from(albums)
    .where(and(eq(albums.userId, options.userId), inArray(albums.id, [...options.ids])))
}

export type CoverRow = {
  readonly album_id: string
  readonly thumb_key: string
  readonly thumbhash: string
}

/** Up to `most` pictures an album: of the cover, then of its first jobs. */
export async function listCovers(
  db: Executor,
  albumIds: readonly string[],
  most: number,
): Promise<CoverRow[]> {
  if (albumIds.length === 0) return []
  const result = await db.execute<CoverRow>(sql`
    select album.id as album_id, face.thumb_key, face.thumbhash
    from albums album
    cross join lateral (
      select distinct on (candidate.job_id) candidate.job_id, candidate.position
      from (
        select top.job_id, top.position from (
          select job_id, position from album_jobs where album_id = album.id
          order by position desc, job_id limit ${most}) top
        union all
        select job_id, ${2 ** 52}::bigint from album_jobs
        where album_id = album.id and job_id = album.cover_job_id) candidate
      order by candidate.job_id, candidate.position desc) chosen
    cross join lateral (
      select thumb_key, thumbhash from pictures where job_id = chosen.job_id
      order by index limit 1) face
    where album.id in ${[...albumIds]}
    order by album.id, chosen.position desc`)
  return result.rows
}
