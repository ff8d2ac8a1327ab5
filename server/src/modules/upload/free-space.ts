/** Frees space for new uploads when a quota is used up: old, unused uploads are removed. */
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Config } from '../../config/config'
import type { Db, Tx } from '../../platform/db/client'
import { characters, feedbacks, storyboards, uploads } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { deleteFilesLater } from '../../integrations/storage/deletion'
import { isNamedByJob } from '../job/sources'

export interface SpaceDeps {
  readonly db: Db
  readonly config: Pick<Config, 'uploads'>
  readonly now: () => Date
}

const DAY_MS = 86_400_000
/** Looked at in one call; the rest waits for the next. */
const MOST = 500

/** Named by a job that its owner still has, by a character or a storyboard, or by what they wrote to the operators. */
const isUsed = sql`(${isNamedByJob(uploads)}
  or exists (
    select 1 from ${feedbacks}
    where ${feedbacks.userId} = ${uploads.userId}
      and position(${uploads.id} in ${feedbacks.uploadIds}::text) > 0)
  or exists (
    select 1 from ${characters}
    where ${characters.userId} = ${uploads.userId}
      and position('upload:' || ${uploads.id} in ${characters.pictures}::text) > 0)
  or exists (
    select 1 from ${storyboards}
    where ${storyboards.userId} = ${uploads.userId}
      and position('upload:' || ${uploads.id} in ${storyboards.shots}::text || ${storyboards.sound}::text) > 0))`

function listUnused(tx: Tx, userId: string, before: Date) {
  const { id, key, thumbKey, sizeBytes, createdAt } = uploads
  return tx
    .select({ id, key, thumbKey, sizeBytes })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), lt(createdAt, before), sql`not ${isUsed}`))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST)
    .for('update', { skipLocked: true })
}

/** Lets go of the oldest unused uploads until so many bytes are free; answers how many that made. */
export async function freeSpace(
  { db, config, now }: SpaceDeps,
  userId: string,
  neededBytes: number,
): Promise<number> {
  const before = new Date(now().getTime() - config.uploads.unusedDays * DAY_MS)
  return transaction(db, async (tx) => {
    const gone: string[] = []
    let freed = 0
    for (const upload of await listUnused(tx, userId, before)) {
      if (freed >= neededBytes) break
      gone.push(upload.id)
      freed += upload.sizeBytes
      for (const key of [upload.key, upload.thumbKey]) await deleteFilesLater(tx, key)
    }
    if (gone.length > 0) await tx.delete(uploads).where(inArray(uploads.id, gone))
    return freed
  })
}
