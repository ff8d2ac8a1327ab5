/** Works related to one: ancestors, descendants, and public works alike in one way each. */
import { and, arrayOverlaps, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../../platform/db/client'
import { type Hidden, notBlocked, notHidden } from '../../../platform/db/hidden'
import { pictures, users, works } from '../../../platform/db/schema'

const MAX_DEPTH = 8
const MAX_REMAKES = 12

const relative = {
  id: works.id,
  title: works.title,
  thumbKey: pictures.thumbKey,
  author: { id: users.id, nickname: users.nickname, avatarKey: users.avatarKey, demo: users.demo },
}

function publicRelatives(db: Executor) {
  return db
    .select(relative)
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(users, eq(users.id, works.userId))
    .$dynamic()
}

const isPublic = eq(works.state, 'public')

/** Up to eight generations, the first one first; those not public are passed over. */
export async function findAncestors(db: Executor, parentId: string | null, hidden: Hidden | null) {
  if (parentId === null) return []
  const chain = await db.execute<{ id: string; depth: number }>(sql`
    with recursive line as (
      select id, parent_id, 1 as depth from works where id = ${parentId}
      union all
      select up.id, up.parent_id, line.depth + 1
      from works up join line on up.id = line.parent_id
      where line.depth < ${MAX_DEPTH})
    select id, depth from line order by depth desc`)
  const ids = chain.rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await publicRelatives(db).where(
    and(inArray(works.id, ids), isPublic, notBlocked(hidden, sql`${works.userId}`)),
  )
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export type RelativeRow = Awaited<ReturnType<typeof findAncestors>>[number]

/** The newest public works made from this one. */
export async function findRemakes(
  db: Executor,
  workId: string,
  hidden: Hidden | null,
): Promise<RelativeRow[]> {
  return publicRelatives(db)
    .where(and(eq(works.parentId, workId), isPublic, notHidden(hidden)))
    .orderBy(desc(works.publishedAt), desc(works.id))
    .limit(MAX_REMAKES)
}

/**
 * The work that a job comes from: what it, or a job it was continued from, was remade from, or
 * what was published of such a job. The nearest one; null when there is none.
 */
export async function findParentWork(db: Executor, jobId: string): Promise<string | null> {
  const result = await db.execute<{ work_id: string }>(sql`
    with recursive line as (
      select id, parent_id, remake_of, user_id, 1 as depth from jobs where id = ${jobId}
      union all
      select up.id, up.parent_id, up.remake_of, up.user_id, line.depth + 1
      from jobs up join line on up.id = line.parent_id and up.user_id = line.user_id
      where line.depth < ${MAX_DEPTH})
    select origin.work_id
    from line cross join lateral (
      select line.remake_of as work_id, 0 as turn where line.remake_of is not null
      union all
      (select w.id, 1 from works w
        where w.job_id = line.id and line.id <> ${jobId}
        order by w.created_at, w.id limit 1)) origin
    order by line.depth, origin.turn desc limit 1`)
  return result.rows[0]?.work_id ?? null
}

/** Works of these jobs go with their pictures: their children keep the line to who was before. */
export async function skipGeneration(tx: Tx, jobId: string): Promise<void> {
  await tx.execute(sql`
    update works child set parent_id = gone.parent_id
    from works gone where gone.job_id = ${jobId} and child.parent_id = gone.id`)
}

export async function findWorksOfJob(tx: Tx, jobId: string): Promise<string[]> {
  const rows = await tx.select({ id: works.id }).from(works).where(eq(works.jobId, jobId))
  return rows.map(({ id }) => id)
}

const related = {
  id: works.id,
  authorId: works.userId,
  styleId: works.styleId,
  tags: works.tags,
  rank: works.rank,
}

/** The best public works that this holds for; of pictures that look the same one. */
async function listBest(db: Db, limit: number, alike: SQL | undefined) {
  return db
    .select(related)
    .from(works)
    .where(and(sql`${works.state} = 'public'`, isNull(works.mergedInto), alike))
    .orderBy(desc(works.rank), desc(works.id))
    .limit(limit)
}

export type RelatedRow = Awaited<ReturnType<typeof listBest>>[number]

interface Origin {
  readonly id: string
  readonly userId: string
  readonly styleId: string | null
  readonly tags: readonly string[]
}

/** Up to `limit` works by the same author, in the same style and with a tag in common, each. */
export async function listRelatedRows(
  db: Db,
  { id, userId, styleId, tags }: Origin,
  { limit, hidden }: { limit: number; hidden: Hidden | null },
): Promise<RelatedRow[]> {
  const best = (alike: SQL | undefined) =>
    listBest(db, limit, and(ne(works.id, id), alike, notHidden(hidden)))
  const lists = await Promise.all([
    best(eq(works.userId, userId)),
    styleId === null ? [] : best(eq(works.styleId, styleId)),
    tags.length === 0 ? [] : best(arrayOverlaps(works.tags, [...tags])),
  ])
  return lists.flat()
}
