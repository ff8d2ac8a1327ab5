/** Recipients of copies without the visible label. */
import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { plainCopies } from '../../platform/db/schema'

export async function insertPlainCopy(db: Db, row: typeof plainCopies.$inferInsert): Promise<void> {
  await db.insert(plainCopies).values(row)
}

export async function deletePlainCopiesBefore(db: Db, time: Date): Promise<void> {
  await db.delete(plainCopies).where(lt(plainCopies.createdAt, time))
}
