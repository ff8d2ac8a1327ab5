/** 相关作品: works that share tags, style or author with one. */
import type { workEndpoints } from '@contract/endpoints/works'
import type { z } from 'zod'
import { isHiddenUser, type Viewing } from '../../../platform/db/hidden'
import { AppError } from '../../../platform/lib/errors'
import { listCards } from '../card-repository'
import type { WorksPorts } from '../ports'
import { listRelatedRows, type RelatedRow } from './related-repository'
import { findWork, type WorkRow } from '../repository'
import { texts } from '../texts'
import { viewListed } from '../view'

/** Four rows of three. */
export const RELATED_MAX = 12
/** Of one author: the rest leads further. */
const PER_AUTHOR = 4

const WEIGHTS = { tag: 3, style: 2, author: 1 }

function likeness(work: WorkRow, row: RelatedRow): number {
  const shared = row.tags.filter((tag) => work.tags.includes(tag)).length
  const style = work.styleId !== null && row.styleId === work.styleId ? WEIGHTS.style : 0
  const author = row.authorId === work.userId ? WEIGHTS.author : 0
  return shared * WEIGHTS.tag + style + author
}

/** The most alike first, among equals the better ranked; each once, few of one author. */
export function chooseRelated(work: WorkRow, rows: readonly RelatedRow[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const sorted = [...byId.values()]
    .map((row) => ({ ...row, likeness: likeness(work, row) }))
    .sort((a, b) => b.likeness - a.likeness || b.rank - a.rank || (a.id < b.id ? 1 : -1))
  const counts = new Map<string, number>()
  const chosen = sorted.filter(({ authorId }) => {
    const count = (counts.get(authorId) ?? 0) + 1
    counts.set(authorId, count)
    return count <= PER_AUTHOR
  })
  return chosen.slice(0, RELATED_MAX).map(({ id }) => id)
}

/** Throws NOT_FOUND for whom `readWork` throws it. */
export async function listRelated(
  { db, pool, storage }: Pick<WorksPorts, 'db' | 'pool' | 'storage'>,
  viewing: Viewing,
  id: string,
): Promise<z.output<typeof workEndpoints.related.data>> {
  const { viewer, hidden } = viewing
  const work = await findWork(db, id)
  const isReadable = work?.state === 'public' || work?.userId === viewer
  if (!work || !isReadable || (await isHiddenUser(db, viewing, work.userId)))
    throw new AppError('NOT_FOUND', { message: texts.gone })
  const rows = await listRelatedRows(db, work, { limit: RELATED_MAX, hidden })
  const cards = await listCards(pool, chooseRelated(work, rows), viewer)
  return { list: cards.map((card) => viewListed(card, storage)) }
}
