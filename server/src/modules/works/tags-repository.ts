import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'

const NEWEST_WORKS = 2000
const MOST_TAGS = 30

/** Number of the newest 2,000 public works with each tag. */
export async function countTags(db: Db): Promise<{ name: string; count: number }[]> {
  const result = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::int as count
    from (
      select tags from works where state = 'public'
      order by published_at desc, id desc limit ${NEWEST_WORKS}) newest,
      unnest(newest.tags) tag
    group by tag order by count(*) desc, tag limit ${MOST_TAGS}`)
  return result.rows
}
