/** A person's part in contests, for their export. */
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { PAGE, paged } from '../../platform/db/paged'
import { contestEntries, contests, contestVotes } from '../../platform/db/schema'

/** Results from the closing on, as everybody sees them. */
export const eachContestEntry = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select({
        id: contestEntries.id,
        contest: contests.title,
        workId: contestEntries.workId,
        place: contestEntries.place,
        votes: contestEntries.votes,
        credits: contestEntries.credits,
        removedReason: contestEntries.removedReason,
        createdAt: contestEntries.createdAt,
      })
      .from(contestEntries)
      .innerJoin(contests, eq(contests.id, contestEntries.contestId))
      .where(and(eq(contestEntries.userId, userId), gt(contestEntries.id, after?.id ?? '')))
      .orderBy(asc(contestEntries.id))
      .limit(PAGE),
  )

export const eachContestVote = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select({
        id: contestVotes.entryId,
        contest: contests.title,
        workId: contestEntries.workId,
        createdAt: contestVotes.createdAt,
      })
      .from(contestVotes)
      .innerJoin(contestEntries, eq(contestEntries.id, contestVotes.entryId))
      .innerJoin(contests, eq(contests.id, contestEntries.contestId))
      .where(and(eq(contestVotes.userId, userId), gt(contestVotes.entryId, after?.id ?? '')))
      .orderBy(asc(contestVotes.entryId))
      .limit(PAGE),
  )
