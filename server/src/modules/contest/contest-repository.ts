/** Contests and entries as rows, and what changes them. */
import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { notHidden, type Viewing } from '../../platform/db/hidden'
import {
  contestEntries,
  contests,
  contestVoters,
  contestVotes,
  pictures,
  users,
  works,
} from '../../platform/db/schema'

export type ContestRow = typeof contests.$inferSelect
export type EntryRow = typeof contestEntries.$inferSelect

/** Contests whose winners are barred from places of the next one. */
const BARRED_FOR = 2
const MOST_COUNTED = 10_000

export async function findContest(db: Executor, id: string): Promise<ContestRow | null> {
  const [row] = await db.select().from(contests).where(eq(contests.id, id))
  return row ?? null
}

/** Locked for this transaction: `share` keeps it from being ended meanwhile. */
export async function lockContest(
  tx: Tx,
  id: string,
  strength: 'share' | 'update',
): Promise<ContestRow | null> {
  const [row] = await tx.select().from(contests).where(eq(contests.id, id)).for(strength)
  return row ?? null
}

/** The last one that has begun and is not closed; else the last result; else the next one. */
export async function findCurrent(db: Executor, now: Date): Promise<ContestRow | null> {
  const [running] = await db
    .select()
    .from(contests)
    .where(and(lte(contests.startsAt, now), gt(contests.endsAt, now), isNull(contests.closedAt)))
    .limit(1)
  if (running) return running
  const [last] = await db
    .select()
    .from(contests)
    .where(lte(contests.startsAt, now))
    .orderBy(desc(contests.endsAt))
    .limit(1)
  if (last) return last
  const [next] = await db
    .select()
    .from(contests)
    .where(gt(contests.startsAt, now))
    .orderBy(contests.startsAt)
    .limit(1)
  return next ?? null
}

/** A disqualified entry, or one whose work is not public, is not in. */
export const isIn = and(eq(works.state, 'public'), isNull(contestEntries.removedAt))

/** Condition on entries and their works: own ones, and those without a mute or block. */
export function isShownTo({ viewer, hidden }: Viewing): SQL | undefined {
  if (viewer === null || hidden === null) return undefined
  const shown = notHidden(hidden)
  return shown && or(eq(contestEntries.userId, viewer), shown)
}

export async function countEntries(
  db: Executor,
  contestId: string,
  viewing: Viewing,
): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(contestEntries)
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .where(and(eq(contestEntries.contestId, contestId), isIn, isShownTo(viewing)))
    .limit(MOST_COUNTED)
    .as('some')
  return db.$count(some)
}

/** Pictures of the newest entries. */
export async function listNewestPictures(
  db: Executor,
  contestId: string,
  { viewing, limit }: { viewing: Viewing; limit: number },
) {
  const { key, thumbKey, thumbhash, color } = pictures
  return db
    .select({ kind: works.kind, key, thumbKey, thumbhash, color })
    .from(contestEntries)
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .where(and(eq(contestEntries.contestId, contestId), isIn, isShownTo(viewing)))
    .orderBy(desc(contestEntries.createdAt), desc(contestEntries.id))
    .limit(limit)
}

/** Entries of a person whose works are public or wait for it, and disqualified ones. */
export async function listOwnEntries(db: Executor, contestId: string, userId: string) {
  return db
    .select({
      entry: contestEntries,
      title: works.title,
      workState: works.state,
      thumbKey: pictures.thumbKey,
    })
    .from(contestEntries)
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .where(
      and(
        eq(contestEntries.contestId, contestId),
        eq(contestEntries.userId, userId),
        sql`(${works.state} in ('pending', 'public') or ${contestEntries.removedAt} is not null)`,
      ),
    )
    .orderBy(contestEntries.slot)
}

/** Users with a prize for a place in the last contests before this one. */
export async function listBarred(db: Executor, before: ContestRow): Promise<Set<string>> {
  const last = db
    .select({ id: contests.id })
    .from(contests)
    .where(
      and(
        isNotNull(contests.closedAt),
        sql`${contests.startsAt} < ${before.startsAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(contests.startsAt))
    .limit(BARRED_FOR)
  const rows = await db
    .select({ userId: contestEntries.userId })
    .from(contestEntries)
    .innerJoin(contests, eq(contests.id, contestEntries.contestId))
    .where(
      and(
        inArray(contestEntries.contestId, last),
        sql`${contestEntries.place} <= jsonb_array_length(${contests.prizes})`,
        gt(contestEntries.credits, 0),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

export async function findEntry(db: Executor, id: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(contestEntries).where(eq(contestEntries.id, id))
  return row ?? null
}

export async function findEntryOfWork(db: Executor, workId: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(contestEntries).where(eq(contestEntries.workId, workId))
  return row ?? null
}

/** Entry with the state of its work, and its author. */
export async function findEntryToVote(db: Executor, id: string) {
  const [row] = await db
    .select({ entry: contestEntries, workState: works.state })
    .from(contestEntries)
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .where(eq(contestEntries.id, id))
  return row ?? null
}

/** Entries whose works were withdrawn or refused free their places. */
export async function dropLeft(tx: Tx, contestId: string, userId: string): Promise<void> {
  const gone = tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.userId, userId), inArray(works.state, ['withdrawn', 'rejected'])))
  await tx
    .delete(contestEntries)
    .where(
      and(
        eq(contestEntries.contestId, contestId),
        eq(contestEntries.userId, userId),
        isNull(contestEntries.removedAt),
        inArray(contestEntries.workId, gone),
      ),
    )
}

export async function listSlots(tx: Tx, contestId: string, userId: string): Promise<number[]> {
  const rows = await tx
    .select({ slot: contestEntries.slot })
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.userId, userId)))
  return rows.map(({ slot }) => slot)
}

/** False when the slot or the work is taken. */
export async function insertEntry(
  tx: Tx,
  entry: typeof contestEntries.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(contestEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: contestEntries.id })
  return rows.length === 1
}

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.delete(contestEntries).where(eq(contestEntries.id, id))
}

/** False while the cooldown since the last vote runs; concurrent votes wait for each other. */
export async function takeTurn(
  tx: Tx,
  {
    userId,
    contestId,
    now,
    cooldownMs,
  }: {
    userId: string
    contestId: string
    now: Date
    cooldownMs: number
  },
): Promise<boolean> {
  const rows = await tx
    .insert(contestVoters)
    .values({ userId, contestId, votedAt: now })
    .onConflictDoUpdate({
      target: [contestVoters.userId, contestVoters.contestId],
      set: { votedAt: now },
      setWhere: lte(contestVoters.votedAt, new Date(now.getTime() - cooldownMs)),
    })
    .returning({ userId: contestVoters.userId })
  return rows.length === 1
}

export async function hasVoted(db: Executor, userId: string, entryId: string): Promise<boolean> {
  const rows = await db
    .select({ entryId: contestVotes.entryId })
    .from(contestVotes)
    .where(and(eq(contestVotes.userId, userId), eq(contestVotes.entryId, entryId)))
  return rows.length > 0
}

export async function insertVote(
  tx: Tx,
  vote: { userId: string; entryId: string; createdAt: Date },
): Promise<void> {
  await tx.insert(contestVotes).values(vote).onConflictDoNothing()
}

export async function deleteVote(tx: Tx, userId: string, entryId: string): Promise<void> {
  await tx
    .delete(contestVotes)
    .where(and(eq(contestVotes.userId, userId), eq(contestVotes.entryId, entryId)))
}

/** Creation time of the account; `hasPicture`: it finished a picture of its own. */
export async function readVoter(db: Executor, userId: string) {
  const [row] = await db
    .select({
      createdAt: users.createdAt,
      hasPicture: sql<boolean>`exists (select 1 from jobs j
        where j.user_id = users.id and j.status = 'succeeded')`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

export async function countContests(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(contests)
  return row?.total ?? 0
}

export async function findWorkState(db: Executor, id: string) {
  const [row] = await db
    .select({ userId: works.userId, state: works.state })
    .from(works)
    .where(eq(works.id, id))
  return row ?? null
}

/** The account is being closed; until the end of `tx` it does not begin to be. */
export async function isClosing(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ closesAt: users.closesAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return row?.closesAt != null
}
