/** Albums: rows, order and covers. A change of the members holds the album's row lock. */
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { albumJobs, albums, jobs } from '../../platform/db/schema'
import type { JobRow } from '../job/rows'

export type AlbumRow = typeof albums.$inferSelect

interface Own {
  readonly id: string
  readonly userId: string
}

const own = ({ id, userId }: Own) => and(eq(albums.id, id), eq(albums.userId, userId))

export async function insertAlbum(
  tx: Tx,
  album: { id: string; userId: string; name: string },
): Promise<void> {
  await tx.insert(albums).values(album)
}

export async function countAlbums(db: Executor, userId: string): Promise<number> {
  return db.$count(albums, eq(albums.userId, userId))
}

export async function hasAlbum(db: Executor, album: Own): Promise<boolean> {
  return (await db.$count(albums, own(album))) === 1
}

/** Locked until the transaction ends; null when it is not this user's. */
export async function lockAlbum(tx: Tx, album: Own): Promise<AlbumRow | null> {
  const [row] = await tx.select().from(albums).where(own(album)).for('update')
  return row ?? null
}

export async function updateAlbum(
  tx: Tx,
  id: string,
  changes: Partial<Pick<AlbumRow, 'name' | 'coverJobId'>>,
): Promise<void> {
  await tx
    .update(albums)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(albums.id, id))
}

export async function deleteAlbum(db: Executor, album: Own): Promise<boolean> {
  const rows = await db.delete(albums).where(own(album)).returning({ id: albums.id })
  return rows.length === 1
}

/**
 * The user's own jobs among these, finished and with a picture, in the given order. They cannot be
 * deleted before the transaction ends.
 */
export async function lockShowable(
  tx: Tx,
  options: { userId: string; jobIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.id, [...options.jobIds]),
        eq(jobs.userId, options.userId),
        isNull(jobs.deletedAt),
        inArray(jobs.status, ['succeeded', 'cancelled']),
        sql`exists (select 1 from pictures made where made.job_id = ${jobs.id})`,
      ),
    )
    .orderBy(jobs.id)
    .for('share')
  const found = new Set(rows.map(({ id }) => id))
  return [...new Set(options.jobIds)].filter((id) => found.has(id))
}

/** Of these jobs, those that are in the album. */
export async function membersAmong(
  tx: Tx,
  albumId: string,
  jobIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: albumJobs.jobId })
    .from(albumJobs)
    .where(and(eq(albumJobs.albumId, albumId), inArray(albumJobs.jobId, [...jobIds])))
  return new Set(rows.map(({ id }) => id))
}

export async function countMembers(db: Executor, albumId: string): Promise<number> {
  return db.$count(albumJobs, eq(albumJobs.albumId, albumId))
}

export async function insertMembers(
  tx: Tx,
  albumId: string,
  members: readonly { jobId: string; position: number }[],
): Promise<void> {
  if (members.length === 0) return
  await tx.insert(albumJobs).values(members.map((member) => ({ albumId, ...member })))
}

export async function deleteMembers(
  tx: Tx,
  albumId: string,
  jobIds: readonly string[],
): Promise<void> {
  await tx
    .delete(albumJobs)
    .where(and(eq(albumJobs.albumId, albumId), inArray(albumJobs.jobId, [...jobIds])))
}

/** Out of every album. */
export async function deleteMemberships(tx: Tx, jobId: string): Promise<void> {
  await tx.delete(albumJobs).where(eq(albumJobs.jobId, jobId))
}

export async function setPosition(
  tx: Tx,
  member: { albumId: string; jobId: string; position: number },
): Promise<void> {
  const { albumId, jobId, position } = member
  await tx
    .update(albumJobs)
    .set({ position })
    .where(and(eq(albumJobs.albumId, albumId), eq(albumJobs.jobId, jobId)))
}

/** Renumbers the album with `gap` between neighbours. */
export async function renumber(tx: Tx, albumId: string, gap: number): Promise<void> {
  await tx.execute(sql`
    update album_jobs set position = numbered.ordinal * ${gap}::bigint
    from (select job_id, row_number() over (order by position, job_id desc) as ordinal
      from album_jobs where album_id = ${albumId}) numbered
    where album_jobs.album_id = ${albumId} and album_jobs.job_id = numbered.job_id`)
}

async function edge(tx: Tx, where: SQL | undefined, pick: 'max' | 'min'): Promise<number | null> {
  const { position } = albumJobs
  const value = pick === 'max' ? sql`max(${position})` : sql`min(${position})`
  const [row] = await tx
    .select({ value: sql<number | null>`(${value})::float8` })
    .from(albumJobs)
    .where(where)
  return row?.value ?? null
}

/** Of the first job in the album; null when it is empty. */
export function topPosition(tx: Tx, albumId: string): Promise<number | null> {
  return edge(tx, eq(albumJobs.albumId, albumId), 'max')
}

/**
 * Positions on both sides of the gap a job is to move into; `before` null = after the last one.
 * Null when `before` is not in the album.
 */
export async function gapBefore(
  tx: Tx,
  options: { albumId: string; moving: string; before: string | null },
): Promise<{ earlier: number | null; later: number | null } | null> {
  const { albumId, moving, before } = options
  const others = and(eq(albumJobs.albumId, albumId), sql`${albumJobs.jobId} <> ${moving}`)
  if (before === null) return { earlier: await edge(tx, others, 'min'), later: null }
  const [next] = await tx
    .select({ position: albumJobs.position })
    .from(albumJobs)
    .where(and(others, eq(albumJobs.jobId, before)))
  if (!next) return null
  const earlier = await edge(tx, and(others, sql`${albumJobs.position} > ${next.position}`), 'min')
  return { earlier, later: next.position }
}

/** In the album's own order; `below` is the position of the last job of the page before. */
export async function listMembers(
  db: Db,
  albumId: string,
  page: { limit: number; offset: number; below: number | null },
): Promise<{ job: JobRow; position: number }[]> {
  return db
    .select({ job: jobs, position: albumJobs.position })
    .from(albumJobs)
    .innerJoin(jobs, eq(jobs.id, albumJobs.jobId))
    .where(
      and(
        eq(albumJobs.albumId, albumId),
        page.below === null ? undefined : sql`${albumJobs.position} < ${page.below}`,
      ),
    )
    .orderBy(desc(albumJobs.position), albumJobs.jobId)
    .limit(page.limit)
    .offset(page.below === null ? page.offset : 0)
}
