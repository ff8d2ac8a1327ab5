/** Public works alike in one way each; every list walks an index and is bounded. */
import { and, arrayOverlaps, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client'
import { works } from '../../platform/db/schema'

const related = {
  id: works.id,
  authorId: works.userId,
  styleId: works.styleId,
  tags: works.tags,
  rank: works.rank,
}

/** The best public works that this holds for, without `id`; of pictures that look the same one. */
async function listBest(db: Db, id: string, limit: number, alike: ReturnType<typeof eq>) {
  return db
    .select(related)
    .from(works)
    .where(and(sql`${works.state} = 'public'`, isNull(works.mergedInto), ne(works.id, id), alike))
    .orderBy(desc(works.rank), desc(works.id))
    .limit(limit)
}

export type RelatedRow = Awaited<ReturnType<typeof listBest>>[number]

interface Origin {
  readonly id: string
  readonly userId: string
  readonly styleId: string | null
  readonly tags: readonly string[]
}

/** Up to `limit` works by the same author, in the same style and with a tag in common, each. */
export async function listRelatedRows(
  db: Db,
  { id, userId, styleId, tags }: Origin,
  limit: number,
): Promise<RelatedRow[]> {
  const lists = await Promise.all([
    listBest(db, id, limit, eq(works.userId, userId)),
    styleId === null ? [] : listBest(db, id, limit, eq(works.styleId, styleId)),
    tags.length === 0 ? [] : listBest(db, id, limit, arrayOverlaps(works.tags, [...tags])),
  ])
  return lists.flat()
}
