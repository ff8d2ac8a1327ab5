/** Rows of storyboards, of one user at a time. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { storyboards } from '../../platform/db/schema'
import type { TimePosition } from '../../platform/http/paging'

export type StoryboardRow = typeof storyboards.$inferSelect
export type StoryboardContent = Pick<
  StoryboardRow,
  'title' | 'script' | 'ratio' | 'style' | 'model' | 'captions' | 'sound' | 'shots'
>

export interface Own {
  readonly id: string
  readonly userId: string
}

const own = ({ id, userId }: Own) => and(eq(storyboards.id, id), eq(storyboards.userId, userId))

/** The last changed first; `after` is the last one of the page before. */
export async function listStoryboards(
  db: Executor,
  userId: string,
  page: { limit: number; offset: number; after: TimePosition | null },
): Promise<StoryboardRow[]> {
  const older = page.after
    ? sql`(${storyboards.updatedAt}, ${storyboards.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select()
    .from(storyboards)
    .where(and(eq(storyboards.userId, userId), older))
    .orderBy(desc(storyboards.updatedAt), desc(storyboards.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

export async function countStoryboards(db: Executor, userId: string): Promise<number> {
  return db.$count(storyboards, eq(storyboards.userId, userId))
}

export async function findStoryboard(db: Executor, wanted: Own): Promise<StoryboardRow | null> {
  const [row] = await db.select().from(storyboards).where(own(wanted))
  return row ?? null
}

/** Locked until the transaction ends. */
export async function lockStoryboard(tx: Tx, wanted: Own): Promise<StoryboardRow | null> {
  const [row] = await tx.select().from(storyboards).where(own(wanted)).for('update')
  return row ?? null
}

export async function insertStoryboard(
  tx: Tx,
  row: typeof storyboards.$inferInsert,
): Promise<StoryboardRow> {
  const [inserted] = await tx.insert(storyboards).values(row).returning()
  if (!inserted) throw new Error('a storyboard was not inserted')
  return inserted
}

/** A new version of it. */
export async function updateStoryboard(
  tx: Tx,
  wanted: Own,
  change: Partial<StoryboardContent & Pick<StoryboardRow, 'film'>> & { updatedAt: Date },
): Promise<StoryboardRow> {
  const [row] = await tx
    .update(storyboards)
    .set({ ...change, version: sql`${storyboards.version} + 1` })
    .where(own(wanted))
    .returning()
  if (!row) throw new Error('a storyboard that is locked is gone')
  return row
}

/** False when it was not there. */
export async function deleteStoryboard(tx: Tx, wanted: Own): Promise<boolean> {
  const rows = await tx.delete(storyboards).where(own(wanted)).returning({ id: storyboards.id })
  return rows.length > 0
}

/** The draft whose film this job is, locked; null: it was deleted. */
export async function lockByFilm(
  tx: Tx,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<StoryboardRow | null> {
  const [row] = await tx
    .select()
    .from(storyboards)
    .where(and(eq(storyboards.userId, userId), sql`${storyboards.film}->>'jobId' = ${jobId}`))
    .for('update')
  return row ?? null
}

export async function writeCharged(tx: Tx, id: string, charged: string[]): Promise<void> {
  await tx.update(storyboards).set({ charged }).where(eq(storyboards.id, id))
}
