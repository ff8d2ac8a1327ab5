/** Author of a text for WeChat's checks, by their own open id. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { identities } from '../../platform/db/schema'

/** Null for people who never signed in there. */
export async function openIdOfUser(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'wechat-mini')))
  return row?.subject ?? null
}
