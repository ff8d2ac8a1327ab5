/** Contests of tests, by rows: open for four minutes more unless said otherwise, shorter than sessions last. */
import type { Db } from '../platform/db/client'
import { contestEntries, contests, users } from '../platform/db/schema'
import { newId } from '../platform/lib/ids'
import { eq, sql } from 'drizzle-orm'
import { fillSquare } from './works'

const MINUTE_MS = 60_000

export async function makeContest(
  { db, now }: { db: Db; now: () => Date },
  over: Partial<typeof contests.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const later = (minutes: number) => new Date(now().getTime() + minutes * MINUTE_MS)
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${contests.number}), 0)::int` })
    .from(contests)
  await db.insert(contests).values({
    id,
    number: (last?.number ?? 0) + 1,
    title: '雪夜归人',
    brief: '一个人，一场雪，一盏灯，三样都要有',
    prompt: '雪夜归人',
    wants: ['人', '雪', '灯'],
    startsAt: later(-60),
    endsAt: later(4),
    resultAt: later(6),
    prizes: [300, 200, 100],
    pickCredits: 20,
    ...over,
  })
  return id
}

/** An entry by its row; answers its id. */
export async function makeEntry(
  db: Db,
  entry: { contestId: string; workId: string; userId: string; slot?: number },
): Promise<string> {
  const id = newId()
  await db.insert(contestEntries).values({ slot: 1, ...entry, id })
  return id
}

/** Old enough to vote. */
export async function makeOlder(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ createdAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(users.id, userId))
}

/** A public work without a file, entered by its row. */
export async function makeEntered(
  db: Db,
  entry: { contestId: string; userId: string; slot?: number },
): Promise<{ entryId: string; workId: string }> {
  const [work] = await fillSquare({ db }, [{ userId: entry.userId, rank: 1 }])
  if (!work) throw new Error('no work was made')
  return { entryId: await makeEntry(db, { ...entry, workId: work.id }), workId: work.id }
}

/** May vote: an old account with a finished picture. */
export async function makeVoter(db: Db, userId: string): Promise<void> {
  await makeOlder(db, userId)
  await fillSquare({ db }, [{ userId, rank: 1, state: 'withdrawn', publishedAt: null }])
}
