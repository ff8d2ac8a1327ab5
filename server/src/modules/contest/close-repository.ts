/** Counting votes and writing the result. */
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { contestEntries, contests, users, works } from '../../platform/db/schema'
import { isIn } from './contest-repository'

export interface CountedEntry {
  readonly id: string
  readonly userId: string
  readonly workId: string
  readonly picked: boolean
  readonly votes: number
}

/** Contests whose result is due. */
export async function listDue(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: contests.id })
    .from(contests)
    .where(and(isNull(contests.closedAt), lte(contests.resultAt, now)))
    .orderBy(contests.resultAt)
  return rows.map(({ id }) => id)
}

const blocked = (now: Date) => sql`(blocked_at is not null and
  (blocked_until is null or blocked_until > ${now.toISOString()}::timestamptz))`

/** Entries and votes of accounts that are neither blocked nor being closed. */
export async function countVotes(tx: Tx, contestId: string, now: Date): Promise<CountedEntry[]> {
  return tx
    .select({
      id: contestEntries.id,
      userId: contestEntries.userId,
      workId: contestEntries.workId,
      picked: sql<boolean>`${contestEntries.pickedAt} is not null`,
      votes: sql<number>`(select count(*)::int from contest_votes v
        join users voter on voter.id = v.user_id
        where v.entry_id = ${contestEntries.id} and voter.closes_at is null
          and not ${blocked(now)})`,
    })
    .from(contestEntries)
    .innerJoin(works, eq(works.id, contestEntries.workId))
    .innerJoin(users, eq(users.id, contestEntries.userId))
    .where(
      and(
        eq(contestEntries.contestId, contestId),
        isIn,
        isNull(users.closesAt),
        sql`(${users.blockedAt} is null or ${users.blockedUntil} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
}

export interface EntryResult {
  readonly id: string
  readonly place: number | null
  readonly votes: number
  readonly credits: number
}

/** All in one statement, however many they are. */
export async function writeResults(tx: Tx, results: readonly EntryResult[]): Promise<void> {
  if (results.length === 0) return
  await tx.execute(sql`
    update contest_entries e set place = r.place, votes = r.votes, credits = r.credits
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as r(id text, place int, votes int, credits int)
    where e.id = r.id`)
}

export async function writeClosed(tx: Tx, id: string, closedAt: Date): Promise<void> {
  await tx.update(contests).set({ closedAt }).where(eq(contests.id, id))
}
