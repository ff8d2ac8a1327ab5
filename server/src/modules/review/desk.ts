/** What a reviewer works through: items are theirs for a while, and nobody else's. */
import type { reviewDesk, reviewItem } from '@contract/endpoints/works'
import type { z } from 'zod'
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import {
  countWaiting,
  holdItems,
  type ItemRow,
  readItems,
  readNotes,
  type Wish,
} from './desk-repository'
import { shownHash, shownPrompt } from './shown'

export type DeskDeps = Pick<Deps, 'db' | 'storage'>
export type Desk = z.output<typeof reviewDesk>

const LEASE_MS = 10 * 60_000
/** One to look at, one to preload. */
const AT_ONCE = 2

function viewItem(
  row: ItemRow,
  notes: string[],
  storage: Deps['storage'],
): z.output<typeof reviewItem> {
  const { item, work, picture } = row
  const { width, height, thumbhash, color } = picture
  return {
    id: item.id,
    workId: item.workId,
    kind: item.kind,
    reasons: item.reasons,
    notes,
    title: work.title,
    words: work.words,
    tags: work.tags,
    prompt: shownPrompt(row),
    media: work.kind,
    url: storage.url(picture.key),
    thumbUrl: storage.url(picture.thumbKey),
    width,
    height,
    thumbhash,
    color,
    createdAt: item.createdAt.toISOString(),
    heldUntil: (item.claimedUntil ?? new Date(0)).toISOString(),
    shown: shownHash(row),
  }
}

export async function readDesk({ db, storage }: DeskDeps, wish: Wish): Promise<Desk> {
  const ids = await transaction(db, (tx) =>
    holdItems(tx, wish, { count: AT_ONCE, leaseMs: LEASE_MS }),
  )
  const [rows, notes, waiting] = await Promise.all([
    readItems(db, ids),
    readNotes(db, ids),
    countWaiting(db, wish),
  ])
  const items = ids.flatMap((id) => {
    const row = rows.find(({ item }) => item.id === id)
    const said = notes.filter(({ itemId }) => itemId === id).map(({ words }) => words)
    return row ? [viewItem(row, said, storage)] : []
  })
  return { waiting, items }
}
