/** Tags whose works are in the list of 关注. */
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client'
import { tagFollows } from '../../../platform/db/schema'

export async function listFollowedTags(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ tag: tagFollows.tag })
    .from(tagFollows)
    .where(eq(tagFollows.userId, userId))
    .orderBy(desc(tagFollows.createdAt))
  return rows.map(({ tag }) => tag)
}
