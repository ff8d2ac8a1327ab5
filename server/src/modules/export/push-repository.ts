/** Messages outside the app, for the export. */
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { pushPreferences, pushSubscriptions, subscribePermits } from '../../platform/db/schema'

/** Settings and devices of messages outside the app, without addresses and keys of browsers. */
export async function readPushSettings(db: Db, userId: string) {
  const { kinds, quiet, quietFrom, quietTo, words } = pushPreferences
  const [preferences] = await db
    .select({ kinds, quiet, quietFrom, quietTo, words })
    .from(pushPreferences)
    .where(eq(pushPreferences.userId, userId))
  const { device, createdAt, lastSuccessAt } = pushSubscriptions
  const browsers = await db
    .select({ device, createdAt, lastSuccessAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(createdAt), asc(pushSubscriptions.id))
  const { template, permits } = subscribePermits
  const wechat = await db
    .select({ template, permits })
    .from(subscribePermits)
    .where(eq(subscribePermits.userId, userId))
  return { preferences: preferences ?? null, browsers, wechat }
}
