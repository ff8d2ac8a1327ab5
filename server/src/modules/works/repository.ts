/** Works as rows: one whole, many as cards, and what changes them. */
import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
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
import type { Positions } from './feed-repository'
import type { WorkState } from './state'

/** Columns used by searching and merging only stay in the database. */
function plainColumns() {
  const { grams: _g, search: _s, phash: _p, phashBands: _b, ...columns } = getTableColumns(works)
  return columns
}
const columns = plainColumns()

export type WorkRow = Omit<typeof works.$inferSelect, 'grams' | 'search' | 'phash' | 'phashBands'>
export type NewWork = typeof works.$inferInsert

/** Null = a visitor. */
export type Viewer = string | null

const likedBy = (viewer: Viewer): SQL<boolean> =>
  viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${workLikes}
        where ${workLikes.userId} = ${viewer} and ${workLikes.workId} = ${works.id})`

const author = {
  id: users.id,
  nickname: users.nickname,
  avatarKey: users.avatarKey,
  demo: users.demo,
}

/** Columns of a card, and no more: lists are the most frequent reads. */
const card = {
  work: {
    id: works.id,
    title: works.title,
    kind: works.kind,
    state: works.state,
    reason: works.reason,
    jobId: works.jobId,
    pictureId: works.pictureId,
    likeCount: works.likeCount,
    featuredAt: works.featuredAt,
    createdAt: works.createdAt,
  },
  picture: {
    key: pictures.key,
    thumbKey: pictures.thumbKey,
    width: pictures.width,
    height: pictures.height,
    durationMs: pictures.durationMs,
    thumbhash: pictures.thumbhash,
    color: pictures.color,
  },
  author,
}

/** Works with their pictures and authors, as a viewer sees them, in no order. */
export async function findCards(db: Executor, ids: readonly string[], viewer: Viewer) {
  if (ids.length === 0) return []
  return db
    .select({ ...card, liked: likedBy(viewer) })
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(users, eq(users.id, works.userId))
    .where(inArray(works.id, [...ids]))
}

/** The cards of a list by time, in its order. */
export async function findCardsAt(db: Executor, positions: Positions, viewer: Viewer) {
  return db
    .select({ at: positions.at, ...card, liked: likedBy(viewer) })
    .from(positions)
    .innerJoin(works, eq(works.id, positions.id))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(users, eq(users.id, works.userId))
    .orderBy(desc(positions.at), desc(positions.id))
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

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
