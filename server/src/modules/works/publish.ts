/**
 * Publishing and withdrawing a work: whatever decides (a reviewer, its author, a check), the square
 * changes here.
 */
import type { Tx } from '../../platform/db/client'
import { ALIKE_MAX_BITS, bitsApart } from './phash'
import {
  countEarlier,
  findAlike,
  findMerged,
  lockPublishing,
  raiseRank,
  type RankRow,
  readForRank,
  writeMerged,
  writePublic,
} from './publication-repository'
import { computeRank } from './feed/rank'
import { insertWork, type NewWork } from './repository'

async function rankFor(tx: Tx, row: RankRow, publishedAt: Date): Promise<number> {
  const { userId, likes, remakes, featuredAt } = row
  const earlierWorks = await countEarlier(tx, { userId, before: publishedAt })
  return computeRank({ publishedAt, likes, remakes, featured: featuredAt !== null, earlierWorks })
}

/** The oldest public work that looks the same, or null. */
export async function findSimilarWork(tx: Tx, row: RankRow): Promise<string | null> {
  const { phash } = row
  if (phash === null) return null
  const alike = await findAlike(tx, row)
  const found = alike.find(
    (other) => other.phash !== null && bitsApart(other.phash, phash) <= ALIKE_MAX_BITS,
  )
  return found?.id ?? null
}

/** A pending work becomes public now. False when it is not pending any more. */
export async function makePublic(tx: Tx, id: string, now: Date): Promise<boolean> {
  await lockPublishing(tx)
  const row = await readForRank(tx, id)
  if (row?.state !== 'pending') return false
  const rank = await rankFor(tx, row, now)
  await writePublic(tx, { id, publishedAt: now, rank, mergedInto: await findSimilarWork(tx, row) })
  return true
}

/** Writes a work that needs no review, public from `createdAt` on. */
export async function insertPublicWork(
  tx: Tx,
  work: NewWork & { readonly createdAt: Date },
): Promise<void> {
  await insertWork(tx, work)
  await makePublic(tx, work.id, work.createdAt)
}

/** Works that a work stood for stand for themselves again: the oldest for the others. */
export async function releaseMerged(tx: Tx, id: string): Promise<void> {
  const [first, ...others] = await findMerged(tx, id)
  if (first === undefined) return
  await writeMerged(tx, first, null)
  for (const other of others) await writeMerged(tx, other, first)
}

/** After likes, remakes or 精选 have changed: up, never down. */
export async function rerank(tx: Tx, id: string): Promise<void> {
  const row = await readForRank(tx, id)
  if (row?.state !== 'public' || row.publishedAt === null) return
  await raiseRank(tx, id, await rankFor(tx, row, row.publishedAt))
}
