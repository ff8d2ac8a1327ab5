/** Contests for the console. */
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { contestEntries, contests, pictures, users, works } from '../../platform/db/schema'
import type { ContestRow } from './contest-repository'

const PLAN_LOCK = 690_007

/** Contests are planned one after the other: two must not overlap. */
export async function lockPlanning(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PLAN_LOCK})`)
}

export async function hasOverlap(
  tx: Tx,
  { id, startsAt, endsAt }: { id: string; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: contests.id })
    .from(contests)
    .where(and(ne(contests.id, id), lt(contests.startsAt, endsAt), gt(contests.endsAt, startsAt)))
    .limit(1)
  return rows.length > 0
}

export async function nextNumber(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${contests.number}), 0)::int` })
    .from(contests)
  return (row?.last ?? 0) + 1
}

export async function insertContest(tx: Tx, row: typeof contests.$inferInsert): Promise<void> {
  await tx.insert(contests).values(row)
}

export async function updateContest(
  tx: Tx,
  id: string,
  change: Partial<Omit<ContestRow, 'id'>>,
): Promise<void> {
  await tx.update(contests).set(change).where(eq(contests.id, id))
}

/** The one that starts last first. */
export async function listContests(db: Db, page: { limit: number; offset: number }) {
  return db
    .select({
      contest: contests,
      entryCount: sql<number>`(select count(*)::int from contest_entries e
        where e.contest_id = contests.id)`,
    })
    .from(contests)
    .orderBy(desc(contests.startsAt))
    .limit(page.limit)
    .offset(page.offset)
}

/** Entries with their votes so far; pages by number among most votes, else by time. */
export async function listForStaff(
  db: Db,
  contestId: string,
  page: {
    order: 'votes' | 'newest'
    after: TimePosition | null
    limit: number
    offset: number
  },
) {
  const { createdAt, id } = contestEntries
  const votes = sql<number>`(select count(*)::int from contest_votes v
    where v.entry_id = ${contestEntries.id})`
  const mutual = sql<number>`(select count(*)::int from contest_votes v
    where v.entry_id = ${contestEntries.id} and exists (
      select 1 from contest_votes back join contest_entries theirs on theirs.id = back.entry_id
      where back.user_id = ${contestEntries.userId} and theirs.user_id = v.user_id
        and theirs.contest_id = ${contestEntries.contestId}))`
  const older =
    page.after &&
    sql`(${createdAt}, ${id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
  return db
    .select({
      entry: contestEntries,
      title: works.title,
      workState: works.state,
      thumbKey: pictures.thumbKey,
      user: { id: users.id, nickname: users.nickname },
      votes,
      mutual,
    })
    .from(contestEntries)
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .innerJoin(users, eq(users.id, contestEntries.userId))
    .where(and(eq(contestEntries.contestId, contestId), older ?? undefined))
    .orderBy(...(page.order === 'votes' ? [desc(votes)] : []), desc(createdAt), desc(id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

/** Locked; with its contest's closing. */
export async function lockEntry(tx: Tx, id: string) {
  const [row] = await tx
    .select({ entry: contestEntries, closedAt: contests.closedAt, title: contests.title })
    .from(contestEntries)
    .innerJoin(contests, eq(contests.id, contestEntries.contestId))
    .where(eq(contestEntries.id, id))
    .for('update', { of: contestEntries })
  return row ?? null
}

export async function updateEntry(
  tx: Executor,
  id: string,
  change: Partial<
    Pick<
      typeof contestEntries.$inferSelect,
      'pickedAt' | 'judgeWords' | 'removedAt' | 'removedReason'
    >
  >,
): Promise<void> {
  await tx.update(contestEntries).set(change).where(eq(contestEntries.id, id))
}
