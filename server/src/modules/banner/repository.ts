import { asc, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { banners } from '../../platform/db/schema'

export type BannerRow = typeof banners.$inferSelect

export async function listBannerRows(db: Executor): Promise<BannerRow[]> {
  return db.select().from(banners).orderBy(asc(banners.position), asc(banners.key))
}

/** Those that are on at this time on this platform, in their order. */
export async function listActive(
  db: Executor,
  { at, platform }: { at: Date; platform: string },
): Promise<BannerRow[]> {
  const { activeFrom, activeUntil, platforms } = banners
  return db
    .select()
    .from(banners)
    .where(
      sql`(${activeFrom} is null or ${activeFrom} <= ${at.toISOString()}::timestamptz)
        and (${activeUntil} is null or ${activeUntil} > ${at.toISOString()}::timestamptz)
        and (cardinality(${platforms}) = 0 or ${platform} = any(${platforms}))`,
    )
    .orderBy(asc(banners.position), asc(banners.key))
}

/** Puts these in the place of all before. */
export async function replaceBanners(tx: Tx, rows: readonly BannerRow[]): Promise<void> {
  await tx.delete(banners)
  if (rows.length > 0) await tx.insert(banners).values([...rows])
}
