/** Works as rows: one whole, its files, and what changes it. */
import { and, count, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import {
  favourites,
  follows,
  jobs,
  pictures,
  users,
  workLikes,
  works,
} from '../../platform/db/schema'

/** Columns used by searching and merging only stay in the database. */
function plainColumns() {
  const { grams: _g, search: _s, phash: _p, phashBands: _b, ...columns } = getTableColumns(works)
  return columns
}
const columns = plainColumns()

export type WorkRow = Omit<typeof works.$inferSelect, 'grams' | 'search' | 'phash' | 'phashBands'>
export type NewWork = typeof works.$inferInsert
export type WorkState = WorkRow['state']

/** Null = a visitor. */
export type Viewer = string | null

export const likedBy = (viewer: Viewer): SQL<boolean> =>
  viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${workLikes}
        where ${workLikes.userId} = ${viewer} and ${workLikes.workId} = ${works.id})`

/** Of a work's author, as others see them. */
export const author = {
  id: users.id,
  nickname: users.nickname,
  avatarKey: users.avatarKey,
  demo: users.demo,
}

export async function findWhole(db: Executor, id: string, viewer: Viewer) {
  const following =
    viewer === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${follows}
          where ${follows.followerId} = ${viewer} and ${follows.followedId} = ${works.userId})`
  const favourite =
    viewer === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${favourites}
          where ${favourites.userId} = ${viewer} and ${favourites.workId} = ${works.id})`
  const job = {
    tool: jobs.tool,
    params: jobs.params,
    engineId: jobs.engineId,
    modelId: jobs.modelId,
  }
  const [row] = await db
    .select({
      work: columns,
      picture: pictures,
      author,
      job,
      liked: likedBy(viewer),
      following,
      favourite,
    })
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(users, eq(users.id, works.userId))
    .innerJoin(jobs, eq(jobs.id, works.jobId))
    .where(eq(works.id, id))
  return row ?? null
}

export type WholeRow = NonNullable<Awaited<ReturnType<typeof findWhole>>>

export async function findWork(db: Executor, id: string): Promise<WorkRow | null> {
  const [row] = await db.select(columns).from(works).where(eq(works.id, id))
  return row ?? null
}

export async function findByPicture(db: Executor, pictureId: string): Promise<WorkRow | null> {
  const [row] = await db.select(columns).from(works).where(eq(works.pictureId, pictureId))
  return row ?? null
}

/** A picture of an own, not deleted job. */
export async function findOwnPicture(
  db: Executor,
  { userId, jobId, pictureId }: { userId: string; jobId: string; pictureId: string },
) {
  const [row] = await db
    .select({ job: jobs, picture: pictures })
    .from(pictures)
    .innerJoin(jobs, eq(jobs.id, pictures.jobId))
    .where(
      and(
        eq(pictures.id, pictureId),
        eq(jobs.id, jobId),
        eq(jobs.userId, userId),
        sql`${jobs.deletedAt} is null`,
      ),
    )
  return row ?? null
}

export type OwnPicture = NonNullable<Awaited<ReturnType<typeof findOwnPicture>>>

/** Order of an own, not deleted job; with the seed of one of its pictures. */
export async function findOwnOrder(
  db: Executor,
  { userId, jobId, pictureId }: { userId: string; jobId: string; pictureId: string | null },
) {
  const [row = null] = await db
    .select({ tool: jobs.tool, params: jobs.params, seed: pictures.seed })
    .from(jobs)
    .leftJoin(
      pictures,
      and(
        eq(pictures.jobId, jobs.id),
        pictureId === null ? sql`false` : eq(pictures.id, pictureId),
      ),
    )
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, userId), sql`${jobs.deletedAt} is null`))
  return row
}

/** False when the picture has a work already. */
export async function insertWork(tx: Tx, work: NewWork): Promise<boolean> {
  const rows = await tx
    .insert(works)
    .values(work)
    .onConflictDoNothing({ target: works.pictureId })
    .returning({ id: works.id })
  return rows.length === 1
}

/** A withdrawn or rejected work asks again; false when it is neither any more. */
export async function renewWork(tx: Tx, id: string, work: Omit<NewWork, 'id'>): Promise<boolean> {
  const rows = await tx
    .update(works)
    .set({ ...work, reason: null, featuredAt: null, mergedInto: null })
    .where(and(eq(works.id, id), inArray(works.state, ['withdrawn', 'rejected'])))
    .returning({ id: works.id })
  return rows.length === 1
}

/** Answers the state before, null when it was withdrawn already (or is not theirs). */
export async function markWithdrawn(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<WorkState | null> {
  const own = and(eq(works.id, id), eq(works.userId, userId), ne(works.state, 'withdrawn'))
  const [before] = await tx
    .select({ state: works.state })
    .from(works)
    .where(own)
    .for('no key update')
  if (!before) return null
  await tx
    .update(works)
    .set({ state: 'withdrawn', featuredAt: null, mergedInto: null })
    .where(eq(works.id, id))
  return before.state
}

/** Locations of a work's files; null when it is gone. */
export async function findFiles(db: Executor, workId: string) {
  const [row] = await db
    .select({
      pictureId: pictures.id,
      jobId: pictures.jobId,
      key: pictures.key,
      thumbKey: pictures.thumbKey,
      mime: pictures.mime,
    })
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .where(eq(works.id, workId))
  return row ?? null
}

export type Files = NonNullable<Awaited<ReturnType<typeof findFiles>>>

export async function countByState(db: Executor, userId: string) {
  const rows = await db
    .select({ state: works.state, works: count() })
    .from(works)
    .where(eq(works.userId, userId))
    .groupBy(works.state)
  return new Map(rows.map(({ state, works: number }) => [state, number]))
}

/** Its author and title; null when it is not refused (any more). */
export async function markPendingAgain(tx: Tx, id: string) {
  const { userId, title } = works
  const [row] = await tx
    .update(works)
    .set({ state: 'pending', reason: null })
    .where(and(eq(works.id, id), eq(works.state, 'rejected')))
    .returning({ userId, title })
  return row ?? null
}
